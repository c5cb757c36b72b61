import { NONE } from '@orrery/kernel'
import { type Action, CORNERS, cornersOfHex, FLIPPED, HEXES, numbersOf, type State } from '../surface.ts'

/** The hexes around each corner. */
const hexesOfCorner: readonly (readonly number[])[] = Array.from({ length: CORNERS }, (_, corner) =>
  cornersOfHex.flatMap((corners, hex) => (corners.includes(corner) ? [hex] : [])),
)

/** By hex and element, how many stars an unfinished nebula still lacks; a negative count is a surplus. */
const lacks = Array.from({ length: HEXES }, () => [0, 0, 0, 0])

function countLacks(state: State, seat: number): void {
  const player = state.players[seat]
  const { tileRequires } = numbersOf(state)
  for (let hex = 0; hex < HEXES; hex++) {
    const row = lacks[hex]
    const tile = player?.tiles[hex] ?? NONE
    if (player === undefined || row === undefined) continue
    const requires = tileRequires[tile]
    const open = requires !== undefined && (player.done & (1 << hex)) === 0
    for (let element = 0; element < 4; element++) row[element] = open ? (requires[element] ?? 0) : 0
    if (!open) continue
    for (const corner of cornersOfHex[hex] ?? []) {
      const star = player.stars[corner] ?? 0
      if (star > 0 && star <= FLIPPED) row[star - 1] = (row[star - 1] ?? 0) - 1
    }
  }
}

/** Whether a star of this element on this corner helps some nebula. */
function helps(corner: number, element: number): boolean {
  for (const hex of hexesOfCorner[corner] ?? []) if ((lacks[hex]?.[element] ?? 0) > 0) return true
  return false
}

const kept: Action[] = []

/** Leaves out star places that help no nebula, unless there are no others. */
export function worthwhile(state: State, seat: number, legal: readonly Action[]): readonly Action[] {
  if (legal.length < 12) return legal
  const held = state.players[seat]?.held ?? NONE
  countLacks(state, seat)
  kept.length = 0
  let helping = 0
  for (const action of legal) {
    if (action.kind === 'place-star') {
      if (!helps(action.where, action.n)) continue
      helping++
    } else if (action.kind === 'to-corner' && held >= 0) {
      if (!helps(action.n, held)) continue
      helping++
    }
    kept.push(action)
  }
  if (helping > 0) return kept.slice()
  // No nebula profits: one place is as good as another, so a few will do.
  let others = 0
  return legal.filter((action) => {
    if (action.kind !== 'place-star') return true
    others++
    return others % 9 === 1
  })
}
