import type { ReactNode } from 'react'
import { CloseButton } from './IconButton.tsx'

interface SidePanelProps {
  readonly title: string
  readonly className: string
  readonly children: ReactNode
  onClose(): void
}

/** A panel over one edge of the table. */
export function SidePanel({ title, className, children, onClose }: SidePanelProps): ReactNode {
  return (
    <aside className={className} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <CloseButton size={20} onClick={onClose} />
      </header>
      {children}
    </aside>
  )
}
