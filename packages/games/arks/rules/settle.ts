import { always, at, item, type Refusal, withListAt, without } from '@orrery/kernel'
import { numbersOf } from '../sets/loaded.ts'
import { say } from './actions.ts'
import { colourHere } from './payment.ts'
import { deny } from './refusals.ts'
import type { Rule } from './rule.ts'
import { type State, slotOf } from './state.ts'
import { survivorIds } from './tables.ts'

function fits(state: State, seat: number, card: number): boolean {
  return at(numbersOf(state).survivorColour, card) === colourHere(state, seat)
}

/** Why the active player cannot settle anybody here (A16.1). */
export function refuseSettle(state: State, seat: number): Refusal | undefined {
  if (((state.terraformed >> slotOf(state, seat)) & 1) === 0) return deny('devastated', 'A16.1')
  for (const card of item(state.carried, seat)) if (fits(state, seat, card)) return undefined
  return deny('no-survivor', 'A16.1')
}

/** Begins to settle. */
export function startSettling(state: State): void {
  state.todo.push({ kind: 'settle' })
}

/** AD16: one carried survivor of the planet's colour (A16.1, A16.2). */
export const settle: Rule<'settle'> = {
  answers: ['settle'],
  open: always,
  list(state, seat, _task, out) {
    const carried = item(state.carried, seat)
    for (let card = 0; card < survivorIds.length; card++) {
      if (fits(state, seat, card) && carried.includes(card)) out.push(item(say.settle, card))
    }
  },
  check(state, seat, _task, { n }) {
    return fits(state, seat, n) && item(state.carried, seat).includes(n) ? undefined : deny('no-survivor', 'A16.1')
  },
  perform(state, seat, _task, { n }, tell) {
    state.carried = withListAt(state.carried, seat, without(item(state.carried, seat), n))
    // A16.3: it never returns to the deck.
    state.settled = withListAt(state.settled, seat, [...item(state.settled, seat), n])
    const slot = slotOf(state, seat)
    tell.all({ type: 'survivor-settled', seat, card: n, slot, planet: at(state.system, slot) })
  },
}
