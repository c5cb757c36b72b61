import type { Refusal } from '@orrery/kernel'
import { say } from '../actions.ts'
import { no } from '../refusals.ts'
import { type State, slotOf } from '../state.ts'
import { at, survivorColour } from '../tables.ts'
import { colourHere } from './payment.ts'
import { always, type Rule } from './rule.ts'

function fits(state: State, card: number): boolean {
  return at(survivorColour, card) === colourHere(state, state.active)
}

/** Why the active player cannot settle anybody here (A16.1). */
export function refuseSettle(state: State): Refusal | undefined {
  if (((state.terraformed >> slotOf(state, state.active)) & 1) === 0) return no('devastated', 'A16.1')
  for (const card of at(state.carried, state.active)) if (fits(state, card)) return undefined
  return no('no-survivor', 'A16.1')
}

/** Begins to settle. */
export function startSettling(state: State): void {
  state.todo.push({ kind: 'settle' })
}

/** AD16: one carried survivor of the planet's colour (A16.1, A16.2). */
export const settle: Rule<'settle'> = {
  asked: false,
  answers: ['settle'],
  open: always,
  list(state, _task, out) {
    const carried = at(state.carried, state.active)
    for (let card = 0; card < survivorColour.length; card++) {
      if (fits(state, card) && carried.includes(card)) out.push(at(say.settle, card))
    }
  },
  check(state, _task, { n }) {
    return fits(state, n) && at(state.carried, state.active).includes(n) ? undefined : no('no-survivor', 'A16.1')
  },
  perform(state, _task, { n }, tell) {
    const player = state.active
    const carried = at(state.carried, player)
    carried.splice(carried.indexOf(n), 1)
    // A16.3: it never returns to the deck.
    at(state.settled, player).push(n)
    const slot = slotOf(state, player)
    tell.all({ type: 'survivor-settled', player, card: n, slot, planet: at(state.system, slot) })
  },
}
