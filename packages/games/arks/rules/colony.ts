import { at, bits, type Refusal, withAt } from '@orrery/kernel'
import { numbersOf } from '../sets/loaded.ts'
import { lacking, lackRefusal, PAYABLE, specialistSupply, startPayment } from './payment.ts'
import { deny } from './refusals.ts'
import type { Step, Teller } from './rule.ts'
import { has, type State, slotOf } from './state.ts'

/** The cost of a player's next colony, by how many already stand on planets (A17.1). */
export function nextColonyCost(state: State, seat: number): number {
  return at(numbersOf(state).colonyCost, bits(at(state.colonies, seat)))
}

/** Why a player cannot found a colony where the ark stands, whatever it costs (A17.1, A17.3). */
export function noColony(state: State, seat: number): Refusal | undefined {
  if (has(state.colonies, seat, slotOf(state, seat))) return deny('colony-here', 'A17.3')
  return at(state.colonyPool, seat) === 0 ? deny('no-marker', 'A17.1') : undefined
}

/** Why the active player cannot found a colony here. */
export function refuseColony(state: State, seat: number): Refusal | undefined {
  const refusal = noColony(state, seat)
  if (refusal !== undefined) return refusal
  const cost = nextColonyCost(state, seat)
  const due = lacking(state, seat, cost, specialistSupply(state, seat))
  return due === PAYABLE ? undefined : lackRefusal(due)
}

/** Begins to found a colony: first it is paid for. */
export function startColony(state: State, seat: number): void {
  state.todo.push({ kind: 'found' })
  startPayment(state, nextColonyCost(state, seat))
}

/** A17.2: the marker goes from the pool to the planet and stays. */
function foundColony(state: State, seat: number, tell: Teller): void {
  const slot = slotOf(state, seat)
  state.colonyPool = withAt(state.colonyPool, seat, at(state.colonyPool, seat) - 1)
  state.colonies = withAt(state.colonies, seat, at(state.colonies, seat) | (1 << slot))
  const nth = bits(at(state.colonies, seat))
  tell.all({ type: 'colony-founded', seat, slot, planet: at(state.system, slot), nth })
}

/** The colony is paid for. */
export const colonyPaid: Step<'found'> = { run: (state, seat, _task, tell) => foundColony(state, seat, tell) }
