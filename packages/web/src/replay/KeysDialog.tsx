import type { ReactNode } from 'react'
import { Dialog } from '../design/Dialog.tsx'
import { KeyList, type KeyRow } from '../design/KeyList.tsx'
import { useReplayTexts } from '../texts/index.ts'

/** The keys of a replay. */
export function KeysDialog({ onClose }: { onClose(): void }): ReactNode {
  const k = useReplayTexts().keysDialog
  const rows: readonly KeyRow[] = [
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
      <KeyList rows={rows} className="replay-keys" />
    </Dialog>
  )
}
