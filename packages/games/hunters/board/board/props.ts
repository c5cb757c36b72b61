import type { PlayerView, View } from '../data.ts'
import type { Texts } from '../texts/index.ts'
import type { Targets } from './targets.ts'

/** What all panels are drawn from. */
export interface PanelProps {
  readonly view: View
  readonly me: number | undefined
  readonly seat: number
  readonly player: PlayerView
  readonly targets: Targets
  readonly texts: Texts
  readonly names: readonly string[]
}
