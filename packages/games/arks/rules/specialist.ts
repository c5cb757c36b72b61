import { always, at, item, type Refusal, withAt } from '@orrery/kernel'
import { specialists } from '../components/basics.ts'
import { numbersOf } from '../sets/loaded.ts'
import { say } from './actions.ts'
import { discardCrew, heldCrew, holdsCrew, removeCrew } from './gains.ts'
import { deny } from './refusals.ts'
import type { Rule, Teller } from './rule.ts'
import { has, type State } from './state.ts'
import { ENGINEER, LEADER, LEADERS } from './tables.ts'

/** A19.1, A19.2: an Engineer card needs a locked Leader, a Leader card the locked Engineer. */
function tradable(state: State, seat: number, card: number): boolean {
  const ready = at(state.ready, seat)
  return at(numbersOf(state).crewSpecialist, card) === ENGINEER
    ? (ready & LEADERS) !== LEADERS
    : (ready & (1 << ENGINEER)) === 0
}

/** Why the active player cannot gain a specialist. */
export function refuseTrade(state: State, seat: number): Refusal | undefined {
  for (const card of item(state.upper, seat)) if (tradable(state, seat, card)) return undefined
  for (const card of item(state.lower, seat)) if (tradable(state, seat, card)) return undefined
  return deny('nothing-to-trade', 'A19.1')
}

/** Begins to gain a specialist. */
export function startTrade(state: State): void {
  state.todo.push({ kind: 'trade' })
}

function makeReady(state: State, seat: number, specialist: number, tell: Teller): void {
  state.ready = withAt(state.ready, seat, at(state.ready, seat) | (1 << specialist))
  tell.all({ type: 'token-ready', seat, specialist })
}

const held: number[] = []

/** AD18: which crew card is given. */
export const trade: Rule<'trade'> = {
  answers: ['trade'],
  open: always,
  list(state, seat, _task, out) {
    for (const card of heldCrew(state, seat, held)) if (tradable(state, seat, card)) out.push(item(say.trade, card))
  },
  check(state, seat, _task, { n }) {
    if (!holdsCrew(state, seat, n)) return deny('card-not-held', 'A19.1')
    return tradable(state, seat, n) ? undefined : deny('token-ready', 'A19.2')
  },
  perform(state, seat, _task, { n }, tell) {
    const row = removeCrew(state, seat, n)
    discardCrew(state, seat, n, row, 'traded', tell)
    if (at(numbersOf(state).crewSpecialist, n) === ENGINEER) state.todo.push({ kind: 'unlock' })
    else makeReady(state, seat, ENGINEER, tell)
  },
}

/** AD19: which Leader becomes ready. */
export const unlock: Rule<'unlock'> = {
  answers: ['unlock'],
  open: always,
  list(state, seat, _task, out) {
    for (let specialist = LEADER; specialist < specialists.length; specialist++) {
      if (!has(state.ready, seat, specialist)) out.push(item(say.unlock, specialist))
    }
  },
  check(state, seat, _task, { n }) {
    return has(state.ready, seat, n) ? deny('token-ready', 'A19.2') : undefined
  },
  perform: (state, seat, _task, { n }, tell) => makeReady(state, seat, n, tell),
}
