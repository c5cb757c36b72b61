import type { Box, Size } from '../guide/box.ts'

/** Something a card should not cover, and how much worse that is than covering anything else. */
export interface Kept {
  readonly box: Box
  readonly weight: number
}

/** Places are tried this far apart, in pixels. */
const STEP = 24
/** What a pixel away from the usual place costs, compared with a covered square pixel of weight 1. */
const WAY = 2

/** How far two spans from `a` and `b` on share the same pixels. */
const shared = (a: number, long: number, b: number, wide: number): number =>
  Math.max(0, Math.min(a + long, b + wide) - Math.max(a, b))

/** The place in a room where a card covers least of what should be seen; of places that cover as little, the nearest to the usual one. */
export function clearPlace(room: Box, card: Size, usual: Pick<Box, 'left' | 'top'>, kept: readonly Kept[]): Box {
  const rightmost = Math.max(room.left, room.left + room.width - card.width)
  const lowest = Math.max(room.top, room.top + room.height - card.height)
  const along = (from: number, to: number, at: number): readonly number[] => [
    Math.min(Math.max(at, from), to),
    ...Array.from({ length: Math.floor((to - from) / STEP) + 1 }, (_, i) => from + i * STEP),
    to,
  ]
  let best: Box = { ...card, left: room.left, top: room.top }
  let least = Number.POSITIVE_INFINITY
  for (const top of along(room.top, lowest, usual.top)) {
    for (const left of along(room.left, rightmost, usual.left)) {
      const place = { ...card, left, top }
      const covered = kept.reduce(
        (sum, { box, weight }) =>
          sum + weight * shared(left, card.width, box.left, box.width) * shared(top, card.height, box.top, box.height),
        0,
      )
      const cost = covered + WAY * Math.hypot(left - usual.left, top - usual.top)
      if (cost < least) [best, least] = [place, cost]
    }
  }
  return best
}
