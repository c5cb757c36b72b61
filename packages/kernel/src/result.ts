/** How one seat, or an opponent without a seat, came out. */
export interface Standing {
  /** 1 is first; equal ranks are shared. */
  readonly rank: number
  readonly score: number
  /** Where the points came from; adds up to the score. */
  readonly sources: Readonly<Record<string, number>>
  /** What decides between equal scores, most important first, higher is better. */
  readonly tiebreaks: readonly number[]
}

/** The end of a game. */
export interface Result {
  /** By seat. */
  readonly seats: readonly Standing[]
  /** An opponent the rules play themselves (a solo automa), ranked with the seats. */
  readonly rival?: Standing
}

type Unranked = Omit<Standing, 'rank'>

/** Positive when a is ahead of b: points first, then the tie-breaks in order. */
export function compareStandings(a: Unranked, b: Unranked): number {
  if (a.score !== b.score) return a.score - b.score
  for (let i = 0; i < Math.max(a.tiebreaks.length, b.tiebreaks.length); i++) {
    const difference = (a.tiebreaks[i] ?? 0) - (b.tiebreaks[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}

/** Ranks players by points and tie-breaks; players equal in all of them share a rank. */
export function rank(players: readonly Unranked[]): Standing[] {
  return players.map((player) => ({
    ...player,
    rank: 1 + players.filter((other) => compareStandings(other, player) > 0).length,
  }))
}

/** The seats that won: those on rank 1 (none when a rival won). */
export function winners(result: Result): number[] {
  return result.seats.flatMap((standing, seat) => (standing.rank === 1 ? [seat] : []))
}
