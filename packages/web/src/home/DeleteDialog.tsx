import type { ReactNode } from 'react'
import { ConfirmDialog } from '../design/ConfirmDialog.tsx'
import { useTexts } from '../texts/index.ts'

/** Asks before a game is thrown away. */
export function DeleteDialog({ onClose, onDelete }: { onClose(): void; onDelete(): void }): ReactNode {
  const t = useTexts()
  return (
    <ConfirmDialog
      title={t.home.deleteTitle}
      cancel={t.cancel}
      confirm={t.home.delete}
      danger
      onClose={onClose}
      onConfirm={onDelete}
    >
      <p>{t.home.deleteText}</p>
    </ConfirmDialog>
  )
}
