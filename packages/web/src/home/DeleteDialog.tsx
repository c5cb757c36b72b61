import type { ReactNode } from 'react'
import { Dialog } from '../design/Dialog.tsx'
import { useTexts } from '../texts/index.ts'

/** Asks before a game is thrown away. */
export function DeleteDialog({ onClose, onDelete }: { onClose(): void; onDelete(): void }): ReactNode {
  const t = useTexts()
  return (
    <Dialog
      title={t.home.deleteTitle}
      onClose={onClose}
      className="small"
      actions={
        <>
          <button type="button" className="btn" onClick={onClose}>
            {t.cancel}
          </button>
          <button type="button" className="btn danger" onClick={onDelete}>
            {t.home.delete}
          </button>
        </>
      }
    >
      <p>{t.home.deleteText}</p>
    </Dialog>
  )
}
