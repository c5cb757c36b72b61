import { type Colour, seatColour } from '@orrery/board/seats'
import { abilities, kindIds, numbersOf, type View } from '../data.ts'

/** Questions about the main board. */

/** The marbles in a regulator: those of players by seat, then the dark ones. */
export function tokensIn(view: View, kind: number): (Colour | 'dark')[] {
  const own = view.tokens.flatMap((at, seat) => (at === kind ? [seatColour(seat)] : []))
  return [...own, ...Array.from({ length: view.dark[kind] ?? 0 }, () => 'dark' as const)]
}

/** Where a marble goes that leaves this regulator: full ones are skipped (C5.2). */
export function nextRegulator(view: View, from: number): number {
  for (let step = 1; step <= kindIds.length; step++) {
    const kind = (from + step) % kindIds.length
    if (kind === from || tokensIn(view, kind).length < numbersOf(view).capacity) return kind
  }
  return from
}

/** Ability markers in a regulator by seat (C11.3). */
export function markersOf(view: View, kind: number): { seat: number; count: number }[] {
  return view.players.flatMap((player, seat) => {
    const count = player.slots.filter((card) => card >= 0 && abilities[card]?.kind === kindIds[kind]).length
    return count > 0 ? [{ seat, count }] : []
  })
}
