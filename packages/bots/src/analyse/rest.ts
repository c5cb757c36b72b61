import { type Action, act, type GameEvent, type GameState, type Rng, type Seat } from '@orrery/kernel'
import { type Breadth, planTurn } from '../think/beam.ts'
import type { Knowledge } from '../think/knowledge.ts'
import { goesOn, settle } from '../think/settle.ts'

/**
 * Plays a turn to its end in a world, as a player would who does not know that world: whenever something new is revealed, the rest is
 * planned again from what the seat can see.
 */
export function finishTurn<S extends GameState, A extends Action, V, E extends GameEvent>(
  knowledge: Knowledge<S, A, V, E>,
  state: S,
  seat: Seat,
  turn: number,
  breadth: Breadth,
  rng: Rng,
): void {
  const { game } = knowledge
  settle(knowledge, state, seat, turn)
  while (goesOn(knowledge, state, turn)) {
    const imagined = game.imagine(game.view(state, seat), rng)
    const actions = planTurn(knowledge, imagined, seat, breadth).lines[0]?.actions ?? []
    if (playUntilSurprise(knowledge, state, seat, actions) === 0) throw new Error(`${game.id}: a turn cannot be ended`)
    settle(knowledge, state, seat, turn)
  }
}

/** Plays as many of the actions as were decided by the same knowledge, and says how many these are. */
export function playUntilSurprise<S extends GameState, A extends Action, V, E extends GameEvent>(
  { game }: Pick<Knowledge<S, A, V, E>, 'game'>,
  state: S,
  seat: Seat,
  actions: readonly A[],
): number {
  for (const [i, action] of actions.entries()) {
    // Somebody may have answered otherwise than where it was planned.
    if (game.refuse(state, seat, action) !== undefined) return i
    const { barrier } = act(game, state, seat, action)
    if (barrier || !game.toAct(state).includes(seat)) return i + 1
  }
  return actions.length
}
