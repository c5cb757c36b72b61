import { type Action, type GameEvent, type GameState, type Seat, silent } from '@orrery/kernel'
import type { Knowledge } from './knowledge.ts'

/** The action that looks best right after it, the first of equals, and how many states were looked at for it. */
function greedy<S extends GameState, A extends Action, V, E extends GameEvent>(
  { game, value, worthwhile }: Knowledge<S, A, V, E>,
  state: S,
  seat: Seat,
): { action: A; work: number } {
  const legal = game.legal(state, seat)
  const candidates = legal.length > 1 ? (worthwhile?.(state, seat, legal) ?? legal) : legal
  let best = candidates[0]
  if (best === undefined) throw new Error(`seat ${seat} owes no decision`)
  if (candidates.length === 1) return { action: best, work: 0 }
  let most = Number.NEGATIVE_INFINITY
  for (const action of candidates) {
    const next = game.clone(state)
    game.apply(next, seat, action, silent)
    const worth = value(next, seat)
    if (worth > most) {
      most = worth
      best = action
    }
  }
  return { action: best, work: candidates.length }
}

/** Whether this seat's turn, which began in turn `turn`, still goes on. */
export function goesOn<S extends GameState, A extends Action, V, E extends GameEvent>(
  { game }: Knowledge<S, A, V, E>,
  state: S,
  turn: number,
): boolean {
  return game.toAct(state).length > 0 && game.moment(state).turn === turn
}

/** Lets the others answer what they are asked in the middle of a seat's turn, each as looks best to them. */
export function settle<S extends GameState, A extends Action, V, E extends GameEvent>(
  knowledge: Knowledge<S, A, V, E>,
  state: S,
  seat: Seat,
  turn: number,
): void {
  const { game } = knowledge
  while (goesOn(knowledge, state, turn)) {
    const owing = game.toAct(state)
    const other = owing[0]
    if (other === undefined || owing.includes(seat)) return
    game.apply(state, other, greedy(knowledge, state, other).action, silent)
  }
}

/** Plays on greedily for everybody until this many turns have begun or the game is over; returns how many states were looked at. */
export function playOn<S extends GameState, A extends Action, V, E extends GameEvent>(
  knowledge: Knowledge<S, A, V, E>,
  state: S,
  turns: number,
): number {
  const { game } = knowledge
  let work = 0
  const last = game.moment(state).turn + turns
  for (
    let seat = game.toAct(state)[0];
    seat !== undefined && game.moment(state).turn < last;
    seat = game.toAct(state)[0]
  ) {
    const best = greedy(knowledge, state, seat)
    work += best.work
    game.apply(state, seat, best.action, silent)
  }
  return work
}
