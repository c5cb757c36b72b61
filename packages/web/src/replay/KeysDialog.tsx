import type { ReactNode } from 'react'
import { LettersSwitch } from '../common/LettersSwitch.tsx'
import { Dialog } from '../design/Dialog.tsx'
import { KeyList, type KeyRow } from '../design/KeyList.tsx'
import { useSettings } from '../store/settings.ts'
import { useReplayTexts } from '../texts/index.ts'

/** The keys of a replay; single letters can be switched off here as at a table. */
export function KeysDialog({ onClose }: { onClose(): void }): ReactNode {
  const k = useReplayTexts().keysDialog
  const { letters } = useSettings()
  const singles: readonly KeyRow[] = [
    [['−', '+'], k.speed],
    [['V'], k.view],
    [['L'], k.log],
  ]
  const rows: readonly KeyRow[] = [
    [letters ? [k.space, 'K'] : [k.space], k.play],
    [['←', '→'], k.step],
    [[`${k.shift} ←`, `${k.shift} →`], k.turn],
    [[k.pageUp, k.pageDown], k.round],
    [[k.home, k.end], k.ends],
    ...(letters ? singles : []),
  ]
  return (
    <Dialog title={k.title} onClose={onClose}>
      <KeyList rows={rows} className="replay-keys" />
      <LettersSwitch />
    </Dialog>
  )
}
