import type { Refusal } from '@orrery/kernel'
import { say } from '../actions.ts'
import { specialists } from '../components/basics.ts'
import { no } from '../refusals.ts'
import { has, type State } from '../state.ts'
import { at, crewSpecialist, ENGINEER, LEADER, LEADERS } from '../tables.ts'
import { discardCrew, heldCrew, holdsCrew, removeCrew } from './gains.ts'
import { always, type Rule, type Teller } from './rule.ts'

/** A19.1, A19.2: an Engineer card needs a locked Leader, a Leader card the locked Engineer. */
function tradable(state: State, card: number): boolean {
  const ready = at(state.ready, state.active)
  return at(crewSpecialist, card) === ENGINEER ? (ready & LEADERS) !== LEADERS : (ready & (1 << ENGINEER)) === 0
}

/** Why the active player cannot gain a specialist. */
export function refuseTrade(state: State): Refusal | undefined {
  for (const card of at(state.upper, state.active)) if (tradable(state, card)) return undefined
  for (const card of at(state.lower, state.active)) if (tradable(state, card)) return undefined
  return no('nothing-to-trade', 'A19.1')
}

/** Begins to gain a specialist. */
export function startTrade(state: State): void {
  state.todo.push({ kind: 'trade' })
}

function makeReady(state: State, specialist: number, tell: Teller): void {
  const player = state.active
  state.ready[player] = at(state.ready, player) | (1 << specialist)
  tell.all({ type: 'token-ready', player, specialist })
}

const held: number[] = []

/** AD18: which crew card is given. */
export const trade: Rule<'trade'> = {
  asked: false,
  answers: ['trade'],
  open: always,
  list(state, _task, out) {
    for (const card of heldCrew(state, state.active, held)) if (tradable(state, card)) out.push(at(say.trade, card))
  },
  check(state, _task, { n }) {
    if (!holdsCrew(state, state.active, n)) return no('card-not-held', 'A19.1')
    return tradable(state, n) ? undefined : no('token-ready', 'A19.2')
  },
  perform(state, _task, { n }, tell) {
    const row = removeCrew(state, state.active, n)
    discardCrew(state, state.active, n, row, 'traded', tell)
    if (at(crewSpecialist, n) === ENGINEER) state.todo.push({ kind: 'unlock' })
    else makeReady(state, ENGINEER, tell)
  },
}

/** AD19: which Leader becomes ready. */
export const unlock: Rule<'unlock'> = {
  asked: false,
  answers: ['unlock'],
  open: always,
  list(state, _task, out) {
    for (let specialist = LEADER; specialist < specialists.length; specialist++) {
      if (!has(state.ready, state.active, specialist)) out.push(at(say.unlock, specialist))
    }
  },
  check(state, _task, { n }) {
    return has(state.ready, state.active, n) ? no('token-ready', 'A19.2') : undefined
  },
  perform: (state, _task, { n }, tell) => makeReady(state, n, tell),
}
