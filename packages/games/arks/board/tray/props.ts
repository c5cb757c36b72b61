import type { Targets } from '../board/targets.ts'
import type { View } from '../data.ts'
import type { Words } from '../words.ts'

/** What the tray of the pending decision is drawn from. */
export interface TrayProps extends Words {
  readonly view: View
  readonly me: number
  readonly targets: Targets
  /** The cards on the table are out of sight, so the tray shows them. */
  readonly compact: boolean
}
