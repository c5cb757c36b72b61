import type { ReactNode } from 'react'
import { CloseButton } from './IconButton.tsx'

interface ToastProps {
  readonly children: ReactNode
  readonly testid?: string | undefined
  /** The kind of its message, for tests. */
  readonly outcome?: string | undefined
  onClose(): void
}

/** A short message that can be closed. */
export function Toast({ children, testid, outcome, onClose }: ToastProps): ReactNode {
  return (
    <div className="toast" data-testid={testid} data-outcome={outcome}>
      {children}
      <CloseButton onClick={onClose} />
    </div>
  )
}
