import type { Action, GameEvent, GameState, Seat } from '@orrery/kernel'
import type { Knowledge } from './knowledge.ts'

/** Between lines with the same chance, those that are lost included, the value decides; it is too small to change anything else. */
const TIE_BREAK = 1e-6

/** How good the end of a turn is for a seat: the chance to win where the game knows it, and its value where not. */
export function valueOfEnd<S extends GameState, A extends Action, V, E extends GameEvent>(
  { game, value, chance }: Knowledge<S, A, V, E>,
  state: S,
  seat: Seat,
  known?: number,
): number {
  const worth = known ?? value(state, seat)
  if (chance === undefined) return worth
  const result = game.toAct(state).length === 0 ? game.result(state) : undefined
  if (result === undefined) return chance(state, seat) + TIE_BREAK * worth
  const first = result.seats.filter(({ rank }) => rank === 1).length + (result.rival?.rank === 1 ? 1 : 0)
  return (result.seats[seat]?.rank === 1 ? 1 / first : 0) + TIE_BREAK * worth
}
