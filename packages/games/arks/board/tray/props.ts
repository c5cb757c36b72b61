import type { Targets } from '../board/targets.ts'
import type { View } from '../data.ts'
import type { Names } from '../names.ts'
import type { Texts } from '../texts/index.ts'

/** What the tray of the pending decision is drawn from. */
export interface TrayProps {
  readonly view: View
  readonly me: number
  readonly targets: Targets
  readonly names: Names
  readonly texts: Texts
  /** The cards on the table are out of sight, so the tray shows them. */
  readonly compact: boolean
}
