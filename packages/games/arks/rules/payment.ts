import { always, at, item, type Refusal, withAt } from '@orrery/kernel'
import { resources, specialists } from '../components/basics.ts'
import { numbersOf } from '../sets/loaded.ts'
import { say } from './actions.ts'
import { discardCrew, heldCrew, holdsCrew, removeCrew, take } from './gains.ts'
import { deny } from './refusals.ts'
import type { Rule, Teller } from './rule.ts'
import { has, type State, slotOf, units } from './state.ts'
import { ANY, ANY_LEADER, ENGINEER, ENGINEER_DUE, LEADER, PLANET_LEADER, RESOURCES } from './tables.ts'

/** Nothing is lacking. */
export const PAYABLE = -1

/** The colour of the planet a player's ark stands on; -1 elsewhere. */
export function colourHere(state: State, seat: number): number {
  return at(numbersOf(state).planetColour, at(state.system, slotOf(state, seat)))
}

/** How many of each specialist a player could supply with crew cards and ready tokens (A7.1), four bits each. */
export function specialistSupply(state: State, seat: number): number {
  const { crewSpecialist } = numbersOf(state)
  const ready = at(state.ready, seat)
  let packed = (ready & 1) | ((ready & 2) << 3) | ((ready & 4) << 6) | ((ready & 8) << 9)
  for (const card of item(state.upper, seat)) packed += 1 << (at(crewSpecialist, card) * 4)
  for (const card of item(state.lower, seat)) packed += 1 << (at(crewSpecialist, card) * 4)
  return packed
}

/** What a player lacks first to pay a cost (A5.3, A7.7), as a due; `PAYABLE` when nothing. */
export function lacking(state: State, seat: number, cost: number, supply: number): number {
  const { planetLeaders, engineers, anyLeaders, fixed, any, units: all } = item(numbersOf(state).costs, cost)
  const leaders = ((supply >> 4) & 15) + ((supply >> 8) & 15) + ((supply >> 12) & 15)
  if (planetLeaders > 0 && ((supply >> ((LEADER + colourHere(state, seat)) * 4)) & 15) < planetLeaders) {
    return PLANET_LEADER
  }
  if ((supply & 15) < engineers) return ENGINEER_DUE
  if (leaders < planetLeaders + anyLeaders) return ANY_LEADER
  if (all === 0) return PAYABLE
  for (let resource = 0; resource < RESOURCES; resource++) {
    if (at(state.cargo, seat * RESOURCES + resource) < at(fixed, resource)) return resource
  }
  return any > 0 && units(state, seat) < all ? ANY : PAYABLE
}

/** Says what is lacking. */
export function lackRefusal(due: number): Refusal {
  switch (due) {
    case PLANET_LEADER:
      return deny('lacks-specialist', 'A7.4', { specialist: 'planetLeader' })
    case ENGINEER_DUE:
      return deny('lacks-specialist', 'A7.1', { specialist: 'engineer' })
    case ANY_LEADER:
      return deny('lacks-specialist', 'A7.4', { specialist: 'anyLeader' })
    default:
      return deny('lacks-resource', 'A5.3', { resource: due === ANY ? 'any' : item(resources, due) })
  }
}

/** Begins a payment by the active player; a cost without dues is paid already. */
export function startPayment(state: State, cost: number): void {
  if (item(numbersOf(state).costs, cost).dues.length > 0) state.todo.push({ kind: 'pay', cost, at: 0 })
}

function supplies(state: State, seat: number, due: number, specialist: number): boolean {
  // A7.4: any Leader is never an Engineer; the planet's colour is that of the planet where the player's ark stands.
  if (due === ANY_LEADER) return specialist >= LEADER
  if (due === ENGINEER_DUE) return specialist === ENGINEER
  return specialist === LEADER + colourHere(state, seat)
}

const held: number[] = []

/**
 * AD7 and AD8: one unit or one specialist at a time (A7.3). The order of A7.7 keeps every answer safe: what is asked for
 * exactly comes before what may be anything, so no choice can make the rest unpayable.
 */
export const pay: Rule<'pay'> = {
  answers: ['pay-card', 'pay-token', 'pay'],
  open: always,
  list(state, seat, task, out) {
    const { costs, crewSpecialist } = numbersOf(state)
    const due = at(item(costs, task.cost).dues, task.at)
    if (due < RESOURCES) {
      out.push(item(say.pay, due))
    } else if (due === ANY) {
      for (let resource = 0; resource < RESOURCES; resource++) {
        if (at(state.cargo, seat * RESOURCES + resource) > 0) out.push(item(say.pay, resource))
      }
    } else {
      for (const card of heldCrew(state, seat, held)) {
        if (supplies(state, seat, due, at(crewSpecialist, card))) out.push(item(say.payCard, card))
      }
      for (let specialist = 0; specialist < specialists.length; specialist++) {
        if (has(state.ready, seat, specialist) && supplies(state, seat, due, specialist)) {
          out.push(item(say.payToken, specialist))
        }
      }
    }
  },
  check(state, seat, task, { kind, n }) {
    const { costs, crewSpecialist } = numbersOf(state)
    const due = at(item(costs, task.cost).dues, task.at)
    if ((kind === 'pay') !== due <= ANY) return deny('not-asked', kind === 'pay' ? 'A5.5' : 'A7.3')
    if (kind === 'pay') {
      return at(state.cargo, seat * RESOURCES + n) > 0
        ? undefined
        : deny('lacks-resource', 'A5.5', { resource: item(resources, n) })
    }
    if (kind === 'pay-card' && !holdsCrew(state, seat, n)) return deny('card-not-held', 'A7.1')
    const specialist = kind === 'pay-card' ? at(crewSpecialist, n) : n
    if (!supplies(state, seat, due, specialist)) return deny('wrong-specialist', 'A7.4')
    if (kind === 'pay-token' && !has(state.ready, seat, n)) return deny('token-locked', 'A7.1')
    return undefined
  },
  perform(state, seat, task, { kind, n }, tell) {
    if (task.at + 1 < item(numbersOf(state).costs, task.cost).dues.length) {
      state.todo.push({ kind: 'pay', cost: task.cost, at: task.at + 1 })
    }
    if (kind === 'pay') take(state, seat, n, 1, tell)
    else if (kind === 'pay-card') payCard(state, seat, n, tell)
    else lockToken(state, seat, n, tell)
  },
}

/** A7.2: a crew card that pays is discarded; that is not playing it (A7.5). */
function payCard(state: State, seat: number, card: number, tell: Teller): void {
  const row = removeCrew(state, seat, card)
  discardCrew(state, seat, card, row, 'paid', tell)
}

/** A7.2: a token that pays is locked. */
function lockToken(state: State, seat: number, specialist: number, tell: Teller): void {
  state.ready = withAt(state.ready, seat, at(state.ready, seat) & ~(1 << specialist))
  tell.all({ type: 'token-locked', seat, specialist })
}
