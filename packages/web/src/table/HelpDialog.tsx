import type { ReactNode } from 'react'
import { Dialog } from '../design/Dialog.tsx'
import { KeyList, type KeyRow } from '../design/KeyList.tsx'
import { useTexts } from '../texts/index.ts'

/** What the keys do; with a guide at the table there is one more. */
export function HelpDialog({ guided, onClose }: { readonly guided: boolean; onClose(): void }): ReactNode {
  const { keys: k, table } = useTexts()
  const rows: readonly KeyRow[] = [
    [[k.tab, k.arrows], k.walk],
    [[k.enter], k.take],
    [[table.escape], k.back],
    [['U'], k.undo],
    [[`${k.shift} + U`], k.undoTurn],
    [['E'], k.end],
    [['L'], k.log],
    [['R'], k.rulebook],
    [['S'], k.scores],
    ...(guided ? [[['G'], k.guide] as const] : []),
    [['?'], k.help],
  ]
  return (
    <Dialog title={k.title} onClose={onClose} className="small">
      <KeyList rows={rows} />
    </Dialog>
  )
}
