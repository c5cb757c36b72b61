import type { Refusal } from '@orrery/kernel'
import { no } from '../refusals.ts'
import { has, type State, slotOf } from '../state.ts'
import { at, bits, colonyCost } from '../tables.ts'
import { lacking, lackRefusal, PAYABLE, specialistSupply, startPayment } from './payment.ts'
import type { Step, Teller } from './rule.ts'

/** The cost of a player's next colony: next counts those on planets (A17.1). */
export function nextColonyCost(state: State, player: number): number {
  return at(colonyCost, bits(at(state.colonies, player)))
}

/** Why a player cannot found a colony where the ark stands, money aside (A17.1, A17.3). */
export function noColony(state: State, player: number): Refusal | undefined {
  if (has(state.colonies, player, slotOf(state, player))) return no('colony-here', 'A17.3')
  return at(state.colonyPool, player) === 0 ? no('no-marker', 'A17.1') : undefined
}

/** Why the active player cannot found a colony here. */
export function refuseColony(state: State): Refusal | undefined {
  const refusal = noColony(state, state.active)
  if (refusal !== undefined) return refusal
  const cost = nextColonyCost(state, state.active)
  const due = lacking(state, state.active, cost, specialistSupply(state, state.active))
  return due === PAYABLE ? undefined : lackRefusal(due)
}

/** Begins to found a colony: first it is paid for. */
export function startColony(state: State): void {
  state.todo.push({ kind: 'found' })
  startPayment(state, nextColonyCost(state, state.active))
}

/** A17.2: the marker goes from the pool to the planet and stays. */
export function foundColony(state: State, player: number, tell: Teller): void {
  const slot = slotOf(state, player)
  state.colonyPool[player] = at(state.colonyPool, player) - 1
  state.colonies[player] = at(state.colonies, player) | (1 << slot)
  const nth = bits(at(state.colonies, player))
  tell.all({ type: 'colony-founded', player, slot, planet: at(state.system, slot), nth })
}

/** The colony is paid for. */
export const found: Step<'found'> = (state, _task, tell) => foundColony(state, state.active, tell)
