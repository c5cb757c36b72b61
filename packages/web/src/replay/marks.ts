import type { Moment } from '@orrery/kernel'

/** The units a replay can be stepped by. */
export type StepUnit = 'step' | 'turn' | 'round'

/**
 * Where a step forward or back leads. Positions count the decisions before them; `moments` has one entry for each. A step forward leads to
 * the beginning of the next turn or round; a step back leads first to the beginning of the present one.
 */
export function nextStop(moments: readonly Moment[], index: number, by: StepUnit, way: 1 | -1): number {
  const last = moments.length - 1
  if (by === 'step') return Math.min(Math.max(index + way, 0), last)
  const at = (position: number): number | undefined => moments[position]?.[by]
  if (way === 1) {
    const next = moments.findIndex((_, position) => position > index && at(position) !== at(index))
    return next === -1 ? last : next
  }
  let back = Math.max(index - 1, 0)
  while (back > 0 && at(back - 1) === at(back)) back--
  return back
}

/** The positions at which a round begins, for the marks on the seek bar. */
export function roundStarts(moments: readonly Moment[]): { readonly round: number; readonly index: number }[] {
  return moments.flatMap(({ round }, index) => (moments[index - 1]?.round === round ? [] : [{ round, index }]))
}
