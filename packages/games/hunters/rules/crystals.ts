import { add, at, below, type Seat } from '@orrery/kernel'
import { numbersOf } from '../sets/numbers.ts'
import type { Cause } from './events.ts'
import { countCrystals, crystalsOf } from './queries.ts'
import type { Teller } from './rule.ts'
import type { State } from './state.ts'
import { ELEMENTS } from './tables.ts'

/** Crystals on their way between players and the pool. Every movement keeps H13.5: pool plus players is the box. */

const nothing: readonly number[] = [0, 0, 0, 0, 0, 0]

/** Moves crystals from the pool to a seat, or back (`way` -1), of each kind as many as there are; undefined when there are none. */
function transfer(state: State, seat: Seat, amounts: readonly number[], way: 1 | -1): readonly number[] | undefined {
  const crystals = nothing.slice()
  let any = false
  for (let element = 0; element < ELEMENTS; element++) {
    const there = way === 1 ? at(state.pool, element) : crystalsOf(state, seat, element)
    const n = Math.min(at(amounts, element), there)
    if (n === 0) continue
    add(state.pool, element, -way * n)
    add(state.crystals, seat * ELEMENTS + element, way * n)
    crystals[element] = n
    any = true
  }
  return any ? crystals : undefined
}

/** Why crystals move: the cause, and the field, star or card it comes from. */
type Reason = readonly [cause: Cause, source: string]

/** Takes crystals from the pool, kind by kind what is there (H13.2). */
export function gain(state: State, seat: Seat, amounts: readonly number[], tell: Teller, ...reason: Reason): void {
  const [cause, source] = reason
  const crystals = transfer(state, seat, amounts, 1)
  if (crystals !== undefined) tell.all({ type: 'gain', seat, crystals, cause, source })
}

/** Gives crystals back to the pool, all of a kind if there are fewer (H13.4). */
export function lose(state: State, seat: Seat, amounts: readonly number[], tell: Teller, ...reason: Reason): void {
  const [cause, source] = reason
  const crystals = transfer(state, seat, amounts, -1)
  if (crystals !== undefined) tell.all({ type: 'return', seat, crystals, cause, source })
}

/** Pays exactly these crystals to the pool. */
export function pay(state: State, seat: Seat, cost: readonly number[]): void {
  for (let element = 0; element < ELEMENTS; element++) {
    const n = at(cost, element)
    add(state.crystals, seat * ELEMENTS + element, -n)
    add(state.pool, element, n)
  }
}

/** Pays one side of a reaction and takes the other (H9.2); what is paid is in the pool before anything is taken from it (H13.1). */
export function react(state: State, seat: Seat, paid: readonly number[], given: readonly number[]): void {
  pay(state, seat, paid)
  for (let element = 0; element < ELEMENTS; element++) {
    const n = at(given, element)
    add(state.pool, element, -n)
    add(state.crystals, seat * ELEMENTS + element, n)
  }
}

/**
 * Takes random crystals from a victim, one draw for each: every crystal is equally likely, and no random number is used up
 * when there is none (H6.8). One event names all of them, since their order means nothing.
 */
export function capture(state: State, from: Seat, to: Seat, count: number, tell: Teller): void {
  const crystals = nothing.slice()
  let any = false
  for (let i = 0; i < count; i++) {
    const n = countCrystals(state, from)
    if (n === 0) break
    let k = below(state.rng, n)
    let element = 0
    while (k >= crystalsOf(state, from, element)) k -= crystalsOf(state, from, element++)
    add(state.crystals, from * ELEMENTS + element, -1)
    add(state.crystals, to * ELEMENTS + element, 1)
    add(crystals, element, 1)
    any = true
  }
  if (any) tell.all({ type: 'capture', from, to, crystals })
}

/** The hold limit at the end of the player's own turn (H13.6). */
export function keepLimit(state: State, seat: Seat, tell: Teller): void {
  const { holdLimit } = numbersOf(state)
  const above = nothing.slice()
  for (let element = 0; element < ELEMENTS; element++) {
    above[element] = Math.max(0, crystalsOf(state, seat, element) - at(holdLimit, element))
  }
  lose(state, seat, above, tell, 'limit', '')
}
