import type { Seat, Tell } from '@orrery/kernel'
import type { Event } from '../events.ts'
import type { Ask, State } from '../state.ts'

/**
 * Where the game goes on. The functions of the rules do their part and return the next step; `flow.ts` goes from step to step
 * until a decision is open. So no rule has to know who called it, and nothing is kept but the state.
 */
export type Next =
  | 'before-move'
  | 'move'
  | 'fights'
  | 'roll'
  | 'reactions'
  | 'settle'
  | 'field'
  | 'decay'
  | 'events'
  | 'fusion'
  | 'create'
  | 'choices'
  | 'dark-energy'
  | 'effect'
  | 'card-done'
  | 'misplaced'
  | 'turn-end'
  | 'boundary'
  | 'next-turn'
  | 'wait'

/** Opens a decision that everybody could see coming. */
export function ask(state: State, what: Ask, seat: Seat): Next {
  state.ask = what
  state.asked = seat
  return 'wait'
}

/** Opens a decision that a seat has only because of a card in its hand: being asked tells the others of it (H15.2). */
export function askHolder(state: State, what: Ask, seat: Seat, tell: Tell<Event>): Next {
  tell.reveal({ type: 'asked', seat, ask: what })
  return ask(state, what, seat)
}
