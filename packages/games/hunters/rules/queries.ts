import { at, item, type Seat } from '@orrery/kernel'
import { systems } from '../components/stars.ts'
import { numbersOf } from '../sets/numbers.ts'
import type { State } from './state.ts'
import { ELEMENTS, nearMask, REACTIONS, reactionIn, reactionOut, systemMembers } from './tables.ts'

/** Questions about what lies on the table. */

/** How many crystals of a kind a seat has. */
export function crystalsOf(state: State, seat: Seat, element: number): number {
  return at(state.crystals, seat * ELEMENTS + element)
}

/** How many crystals a seat has. */
export function countCrystals(state: State, seat: Seat): number {
  let count = 0
  for (let element = 0; element < ELEMENTS; element++) count += crystalsOf(state, seat, element)
  return count
}

/** The k-th seat in turn order: clockwise from the first player (H2.6). */
export function seatInOrder(state: State, k: number): Seat {
  const seat = state.first + k
  return seat < state.seats ? seat : seat - state.seats
}

/** The k-th seat clockwise after a seat. */
export function seatAfter(state: State, seat: Seat, k: number): Seat {
  const next = seat + k
  return next < state.seats ? next : next - state.seats
}

/** Whether a rocket stands on a field or next to it. */
export function isHereOrNear(state: State, seat: Seat, field: number): boolean {
  const rocket = at(state.rockets, seat)
  return rocket === field || ((at(nearMask, field) >> rocket) & 1) === 1
}

/** Whether a seat owns every star of a system (H11.2). */
export function ownsSystem(state: State, seat: Seat, system: number): boolean {
  for (const star of item(systemMembers, system)) if (state.owners[star] !== seat) return false
  return true
}

/** Points of stars and systems (H11.1, H11.2). */
export function pointsOf(state: State, seat: Seat): number {
  const { starPoints, systemBonus } = numbersOf(state)
  let points = 0
  for (const star of state.created) if (state.owners[star] === seat) points += at(starPoints, star)
  for (let system = 0; system < systems.length; system++) {
    if (ownsSystem(state, seat, system)) points += at(systemBonus, system)
  }
  return points
}

/** Markers of a seat on the diagram: one for each star it owns (H10.6). */
export function markersOf(state: State, seat: Seat): number {
  let markers = 0
  for (const star of state.created) if (state.owners[star] === seat) markers++
  return markers
}

/** Whether a seat has at least these crystals. */
export function canPay(state: State, seat: Seat, cost: readonly number[]): boolean {
  const base = seat * ELEMENTS
  for (let element = 0; element < ELEMENTS; element++) {
    if (at(state.crystals, base + element) < at(cost, element)) return false
  }
  return true
}

/** Whether the pool holds at least these crystals (H9.7). */
export function poolHolds(state: State, amounts: readonly number[]): boolean {
  for (let element = 0; element < ELEMENTS; element++) {
    if (at(state.pool, element) < at(amounts, element)) return false
  }
  return true
}

/** How many fusions the active player may make in this turn when they are not unlimited (H9.3). */
export function fusionLimit(state: State): number {
  const { constants, sunFusions } = numbersOf(state)
  return constants.fusionsPerTurn + at(sunFusions, at(state.suns, state.active))
}

/** Whether the active player may make one more fusion. */
export function fusionsLeft(state: State): boolean {
  return state.unlimited || state.fusions < fusionLimit(state)
}

/** Whether a seat can make a fusion now, the limit aside: it has one side, and the pool has the other (H9.2, H9.7). */
export function canFuse(state: State, seat: Seat, reaction: number): boolean {
  return canPay(state, seat, item(reactionIn, reaction)) && poolHolds(state, item(reactionOut, reaction))
}

/** Whether a seat can make a decay now (H9.6, H9.7). */
export function canDecay(state: State, seat: Seat, reaction: number): boolean {
  return canPay(state, seat, item(reactionOut, reaction)) && poolHolds(state, item(reactionIn, reaction))
}

/** Whether a seat has a fusion left and can make one. */
export function anyFusion(state: State, seat: Seat): boolean {
  if (!fusionsLeft(state)) return false
  for (let reaction = 0; reaction < REACTIONS; reaction++) if (canFuse(state, seat, reaction)) return true
  return false
}

/** Whether any decay is possible. */
export function anyDecay(state: State, seat: Seat): boolean {
  for (let reaction = 0; reaction < REACTIONS; reaction++) if (canDecay(state, seat, reaction)) return true
  return false
}
