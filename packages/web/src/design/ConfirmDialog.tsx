import type { ReactNode } from 'react'
import { Dialog } from './Dialog.tsx'

interface ConfirmDialogProps {
  readonly title: string
  readonly children: ReactNode
  /** What the two buttons say. */
  readonly cancel: string
  readonly confirm: string
  /** It cannot be undone. */
  readonly danger?: boolean
  /** Rather not: the button that stands out is the one that does nothing. */
  readonly doubtful?: boolean
  /** The id of the action that it confirms, where it is one of the game. */
  readonly action?: string | undefined
  readonly testid?: string | undefined
  onClose(): void
  onConfirm(): void
}

/** Asks before something is done. */
export function ConfirmDialog(props: ConfirmDialogProps): ReactNode {
  const {
    title,
    children,
    cancel,
    confirm,
    danger = false,
    doubtful = false,
    action,
    testid,
    onClose,
    onConfirm,
  } = props
  return (
    <Dialog
      title={title}
      onClose={onClose}
      className="small"
      actions={
        <>
          <button type="button" className={doubtful ? 'btn primary' : 'btn'} onClick={onClose}>
            {cancel}
          </button>
          <button
            type="button"
            className={danger ? 'btn danger' : doubtful ? 'btn' : 'btn primary'}
            onClick={onConfirm}
            data-action={action}
            data-testid={testid}
          >
            {confirm}
          </button>
        </>
      }
    >
      {children}
    </Dialog>
  )
}
