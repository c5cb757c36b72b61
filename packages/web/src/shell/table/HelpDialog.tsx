import type { ReactNode } from 'react'
import { Dialog } from '../../design/Dialog.tsx'
import { useTexts } from '../../texts/index.ts'

/** What the keys do. */
export function HelpDialog({ onClose }: { onClose(): void }): ReactNode {
  const { keys: k, table } = useTexts()
  const rows: readonly (readonly [keys: readonly string[], what: string])[] = [
    [[k.tab, k.arrows], k.walk],
    [[k.enter], k.take],
    [[table.escape], k.back],
    [['U'], k.undo],
    [[`${k.shift} + U`], k.undoTurn],
    [['E'], k.end],
    [['L'], k.log],
    [['R'], k.rulebook],
    [['S'], k.scores],
    [['?'], k.help],
  ]
  return (
    <Dialog title={k.title} onClose={onClose} className="small">
      <dl className="keys">
        {rows.map(([keys, what]) => (
          <div key={what}>
            <dt>
              {keys.map((key) => (
                <kbd key={key}>{key}</kbd>
              ))}
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
