import type { ReactNode } from 'react'
import { Dialog } from '../design/Dialog.tsx'
import { useReplayTexts } from './texts/index.ts'

/** The keys of a replay. */
export function KeysDialog({ onClose }: { onClose(): void }): ReactNode {
  const k = useReplayTexts().keysDialog
  const rows: readonly (readonly [keys: readonly string[], what: string])[] = [
    [[k.space, 'K'], k.play],
    [['←', '→'], k.step],
    [[`${k.shift} ←`, `${k.shift} →`], k.turn],
    [[k.pageUp, k.pageDown], k.round],
    [[k.home, k.end], k.ends],
    [['−', '+'], k.speed],
    [['V'], k.view],
    [['L'], k.log],
  ]
  return (
    <Dialog title={k.title} onClose={onClose}>
      <dl className="keys replay-keys">
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
