import type { Language } from '@orrery/kernel'
import type { PlayerView, View } from '../data.ts'
import type { Texts } from '../texts/index.ts'
import type { Targets } from './targets.ts'

/** What a player's own panels are drawn from. */
export interface MineProps {
  readonly player: PlayerView
  readonly targets: Targets
  readonly texts: Texts
  readonly language: Language
  /** On a phone: rows of chips instead of panels. */
  readonly small: boolean
  /** The window is low: everything is drawn a little tighter. */
  readonly low: boolean
}

/** What all panels are drawn from. */
export interface PanelProps extends MineProps {
  readonly view: View
  readonly me: number | undefined
  /** Whose panels they are, for somebody who only watches; `undefined` for one's own. */
  readonly whose: string | undefined
  readonly names: readonly string[]
}

/** What the shared table is drawn from. */
export type SharedProps = Pick<PanelProps, 'view' | 'targets' | 'texts'>
