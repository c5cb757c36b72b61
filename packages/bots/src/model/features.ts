import type { GameState, Seat } from '@orrery/kernel'

/** How a game describes its players to a model: the same list of numbers for each of them. */
export interface Features<S extends GameState = GameState> {
  /** What the numbers are called, in their order. A model keeps the names, so that it is never used with other numbers. */
  readonly names: readonly string[]
  /** How many players a state has: its seats, and behind them an opponent that the rules play themselves. */
  players(state: S): number
  /**
   * Writes the numbers of all players, one player after the other. What `viewer` may not see has no influence on them; without a viewer
   * everything is seen, as in the analysis of a finished game. Called for every state that is judged, so it must not allocate.
   */
  write(state: S, viewer: Seat | undefined, out: Float64Array): void
}

/** The place of each feature by its name, for code that writes them. */
export function placesOf<const N extends readonly string[]>(names: N): Readonly<Record<N[number], number>> {
  const places: Partial<Record<string, number>> = {}
  for (const [i, name] of names.entries()) places[name] = i
  // Every name has been given its place.
  return places as Record<N[number], number>
}

/** No game has more players, an opponent played by the rules included. */
export const MOST_PLAYERS = 5
