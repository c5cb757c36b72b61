import { always, at, item, type Refusal } from '@orrery/kernel'
import { resources } from '../components/basics.ts'
import { numbersOf } from '../sets/loaded.ts'
import { say } from './actions.ts'
import { take } from './gains.ts'
import { deny } from './refusals.ts'
import type { Rule, Teller } from './rule.ts'
import { type State, slotOf } from './state.ts'
import { RESOURCES } from './tables.ts'
import { canRise, capacity, complete, isFull, moveMarker, setLevel } from './tracks.ts'

/** Whether a player can raise a track of a planet with a unit from the cargo (A14.2). */
export function canRaise(state: State, seat: number, slot: number, resource: number): boolean {
  return at(state.cargo, seat * RESOURCES + resource) > 0 && canRise(state, slot, resource)
}

function canRaiseAny(state: State, seat: number, slot: number): boolean {
  for (const resource of item(numbersOf(state).tracks, at(state.system, slot))) {
    if (canRaise(state, seat, slot, resource)) return true
  }
  return false
}

/** Why a player cannot terraform a planet (A14.1, A14.2). */
export function cannotTerraform(state: State, seat: number, slot: number): Refusal | undefined {
  if ((state.terraformed >> slot) & 1) return deny('terraformed', 'A14.1')
  return canRaiseAny(state, seat, slot) ? undefined : deny('nothing-to-raise', 'A14.2')
}

/** Why the active player cannot terraform here. */
export function refuseTerraform(state: State, seat: number): Refusal | undefined {
  return cannotTerraform(state, seat, slotOf(state, seat))
}

/** Begins a terraforming action. */
export function startTerraforming(state: State): void {
  state.todo.push({ kind: 'raise', raised: 0 })
}

/** A14.2: one unit raises the track of its resource by one. */
export function raiseTrack(state: State, seat: number, slot: number, resource: number, tell: Teller): void {
  take(state, seat, resource, 1, tell)
  setLevel(state, seat, slot, resource, at(state.levels, slot * RESOURCES + resource) + 1, tell)
}

/** A14.4, A14.6: the marker moves by the levels raised, then a full planet is completed. */
export function endTerraforming(state: State, seat: number, slot: number, raised: number, tell: Teller): void {
  moveMarker(state, seat, slot, raised, tell)
  if (isFull(state, slot)) complete(state, slot, tell)
}

/** AD13: level by level, at least one and at most L (A14.3). */
export const raise: Rule<'raise'> = {
  answers: ['raise', 'raise-stop'],
  open: always,
  list(state, seat, { raised }, out) {
    const slot = slotOf(state, seat)
    for (let resource = 0; resource < RESOURCES; resource++) {
      if (canRaise(state, seat, slot, resource)) out.push(item(say.raise, resource))
    }
    if (raised > 0) out.push(say.raiseStop)
  },
  check(state, seat, { raised }, { kind, n }) {
    if (kind === 'raise-stop') return raised > 0 ? undefined : deny('raise-first', 'A14.3')
    const slot = slotOf(state, seat)
    const resource = item(resources, n)
    if (at(numbersOf(state).trackTop, at(state.system, slot) * RESOURCES + n) === 0)
      return deny('no-track', 'A14.2', { resource })
    if (!canRise(state, slot, n)) return deny('track-full', 'A14.2', { resource })
    if (at(state.cargo, seat * RESOURCES + n) === 0) return deny('lacks-resource', 'A5.3', { resource })
    return undefined
  },
  perform(state, seat, { raised }, { kind, n }, tell) {
    const slot = slotOf(state, seat)
    if (kind === 'raise-stop') {
      endTerraforming(state, seat, slot, raised, tell)
      return
    }
    raiseTrack(state, seat, slot, n, tell)
    // The action ends by itself at L, on a full planet (A14.6), and when no unit is left to use.
    if (raised + 1 < capacity(state, seat) && canRaiseAny(state, seat, slot)) {
      state.todo.push({ kind: 'raise', raised: raised + 1 })
    } else {
      endTerraforming(state, seat, slot, raised + 1, tell)
    }
  },
}
