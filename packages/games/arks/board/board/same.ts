import { sameBut, sameParts, sameVerbs } from '@orrery/board/share'
import type { View } from '../data.ts'
import type { Targets } from './targets.ts'

interface Drawn {
  readonly view: View
  readonly targets?: Targets | undefined
}

/**
 * Whether two sets of props would draw the same thing. Of the view only these parts count, and of the legal actions only those with these
 * verbs; all other props must be identical. A decision changes little of the table, and only that is drawn again.
 */
export function sameDrawn(
  parts: readonly (keyof View)[],
  verbs: readonly string[] = [],
): (a: Drawn, b: Drawn) => boolean {
  return (a, b) => {
    if (!sameBut(a, b, ['view', 'targets']) || !sameParts(a.view, b.view, parts)) return false
    if (verbs.length === 0 || a.targets === b.targets) return true
    if (a.targets === undefined || b.targets === undefined) return false
    return (
      a.view.asked?.decision.kind === b.view.asked?.decision.kind &&
      a.targets.selected === b.targets.selected &&
      sameVerbs(a.targets, b.targets, verbs)
    )
  }
}
