import type { Seat } from '@orrery/kernel'
import type { Table } from '@orrery/table'

/**
 * The place of each seat of a finished rated table, for the ratings; `undefined` when it is not rated. A player who was away at the end
 * (resigned, out of time, or gone) has lost to all who stayed: a bot's play is nobody's merit, and leaving must not be a way out of a
 * loss.
 */
export function placesOf({ rated, seats, over }: Table): number[] | undefined {
  if (rated !== true || over === undefined) return undefined
  if (seats.length < 2 || seats.some(({ kind }) => kind !== 'person')) return undefined
  // A game that ended with a resignation has no ranks: all who stayed are equal.
  const ranks = seats.map((occupant, seat) => {
    const stayed = occupant.kind === 'person' && occupant.away === undefined
    return stayed ? (over.result?.seats[seat]?.rank ?? 1) : seats.length + 1
  })
  return ranks.map((rank) => 1 + ranks.filter((other) => other < rank).length)
}

/**
 * Whether a player has played enough of a finished game for it to count: this many decisions of their own, or all of their seat's if the
 * game was shorter and was played to its end.
 */
export function playedEnough({ play, over }: Table, seat: Seat, fewest: number): boolean {
  const steps = play?.history.filter((step) => step.seat === seat) ?? []
  const own = steps.filter(({ bot }) => bot !== true).length
  return own >= fewest || (over?.reason === 'finished' && own > 0 && own === steps.length)
}
