import { at, item, NONE, type Seat } from '@orrery/kernel'
import { numbersOf } from '../sets/numbers.ts'
import { playCard, reaction } from './cards.ts'
import { keepLimit } from './crystals.ts'
import { produce } from './effects.ts'
import { seatAfter, seatInOrder } from './queries.ts'
import type { Rule, Step, Teller } from './rule.ts'
import { rulingsOf } from './rulings.ts'
import type { State } from './state.ts'
import { ONE_STEP } from './tables.ts'
import type { Task } from './tasks.ts'

/** The steps of a turn (H4.3), the first one last. Fights and the use of the field follow from the move. */
export const turnSteps: readonly Task[] = [
  { kind: 'end-turn' },
  { kind: 'create' },
  { kind: 'fusion' },
  { kind: 'events' },
  { kind: 'move' },
  { kind: 'before-move' },
]

/** Begins a turn: no fusion made, no field used, no rule of movement changed. */
export function startTurn(state: State, seat: Seat, tell: Teller): void {
  state.active = seat
  state.turn++
  state.fusions = 0
  state.unlimited = false
  state.moveRule = ONE_STEP
  state.from = at(state.rockets, seat)
  state.used = false
  tell.all({ type: 'turn', seat, turn: state.turn })
  for (let i = 0; i < turnSteps.length; i++) state.todo.push(item(turnSteps, i))
}

/** Whether the active player may play cards in the window after the turn: not after announcing a star, which ends the turn (H8.10). */
function mayPlayAfterTurn(state: State): boolean {
  return state.star === NONE || rulingsOf(state).creatorMayPlayAfterStar === true
}

/** The turn is over: hold limit (H13.6), then each player has one go, clockwise from the one who has just finished (H4.6, H8.9). */
export const endTurn: Step<'end-turn'> = {
  run(state, seat, _task, tell) {
    const first = mayPlayAfterTurn(state) ? 0 : 1
    state.star = NONE
    state.tried = NONE
    if (state.holdLimit) keepLimit(state, seat, tell)
    tell.all({ type: 'turn-end', seat })
    state.todo.push({ kind: 'next-turn' })
    for (let k = state.seats - 1; k >= first; k--) {
      state.todo.push({ kind: 'boundary', seat: seatAfter(state, seat, k) })
    }
  },
}

/** HD17: any-moment cards between two turns, one after the other (H8.9). */
export const boundary: Rule<'boundary'> = reaction('boundary', {
  played: (state, seat, task, card, tell) => playCard(state, seat, card, task, tell),
  declined() {},
})

/** The next player's turn, the next round with its production (H4.1, H4.2), or the end (H12). */
export const nextTurn: Step<'next-turn'> = {
  run(state, seat, _task, tell) {
    const next = seatAfter(state, seat, 1)
    if (next === state.first) {
      if (state.lastTurns || state.round >= numbersOf(state).constants.roundLimit) {
        tell.all({ type: 'over' })
        return
      }
      state.round++
      tell.all({ type: 'round', round: state.round })
      for (let k = 0; k < state.seats; k++) produce(state, seatInOrder(state, k), tell)
    }
    startTurn(state, next, tell)
  },
}
