import { sameBut, sameParts, sameVerbs } from '@orrery/board/share'
import type { PlayerView, View } from '../data.ts'
import type { PanelProps } from './props.ts'

/** What a panel is drawn from. */
interface Parts {
  readonly view?: readonly (keyof View)[]
  readonly player?: readonly (keyof PlayerView)[]
  /** The verbs of the actions that are lit on it. */
  readonly verbs?: readonly string[]
}

/** Whether two sets of props draw the same panel: a decision changes little of the table, and only that is drawn again. */
export function samePanel({ view = [], player = [], verbs = [] }: Parts): (a: PanelProps, b: PanelProps) => boolean {
  return (a, b) =>
    sameBut(a, b, ['view', 'player', 'targets']) &&
    sameParts(a.view, b.view, view) &&
    sameParts(a.player, b.player, player) &&
    sameVerbs(a.targets, b.targets, verbs)
}
