import { at, bits, item, type Refusal } from '@orrery/kernel'
import { type DestinationAction, destinationActions } from '../components/basics.ts'
import { numbersOf } from '../sets/loaded.ts'
import { say } from './actions.ts'
import { refuseColony, startColony } from './colony.ts'
import { refuseExplore, startExploring } from './explore.ts'
import { startGain } from './gains.ts'
import { noOutpost, startOutpost } from './outpost.ts'
import { deny } from './refusals.ts'
import type { Rule } from './rule.ts'
import { refuseSettle, startSettling } from './settle.ts'
import { refuseTrade, startTrade } from './specialist.ts'
import { has, isPlanet, type State, slotOf } from './state.ts'
import { ASTEROID, FIELDS, MOON, PORTAL_FIELD, ROBOTICS, STATION } from './tables.ts'
import { refuseTerraform, startTerraforming } from './terraform.ts'
import { planetYield } from './travel.ts'

/** A destination action: why it cannot be begun, and how it begins. */
interface Destination {
  /** Possible on planets (A13.1). */
  readonly planet: boolean
  /** Possible on moons, stations and the Portal (A13.2). */
  readonly orbit: boolean
  check(state: State, seat: number): Refusal | undefined
  start(state: State, seat: number): void
}

/** A13.5: the gain list of the field where the active ark stands. */
function gatherGain(state: State, seat: number): number {
  const field = at(state.arks, seat)
  const slot = slotOf(state, seat)
  const card = at(state.system, slot)
  if (field % FIELDS === MOON) return at(numbersOf(state).moonGain, card)
  if (field % FIELDS === STATION) return at(numbersOf(state).stationGain, card)
  return planetYield(state, slot)
}

const byAction: Readonly<Record<DestinationAction, Destination>> = {
  gather: {
    planet: true,
    orbit: true,
    check: () => undefined,
    start: (state, seat) => startGain(state, seat, gatherGain(state, seat)),
  },
  terraform: { planet: true, orbit: false, check: refuseTerraform, start: startTerraforming },
  explore: { planet: true, orbit: false, check: refuseExplore, start: startExploring },
  settle: { planet: true, orbit: false, check: refuseSettle, start: startSettling },
  colony: { planet: true, orbit: false, check: refuseColony, start: startColony },
  outpost: { planet: true, orbit: false, check: noOutpost, start: startOutpost },
  specialist: { planet: false, orbit: true, check: refuseTrade, start: startTrade },
}

const destinations: readonly Destination[] = destinationActions.map((action) => byAction[action])

const orbitActions = destinations.filter(({ orbit }) => orbit).length

/** AD12, step 4: as many destination actions as A13 allows, each of another kind. */
export const act: Rule<'act'> = {
  asked: true,
  answers: ['act', 'act-none'],
  open(state, seat, { done }) {
    const field = at(state.arks, seat)
    // A13.3: nothing on asteroids.
    if (field % FIELDS >= ASTEROID) return false
    const taken = bits(done)
    if (!isPlanet(field)) return taken < orbitActions
    // A13.4: with Robotics, a second action where the player has a colony by then.
    if (taken === 0) return true
    return taken === 1 && has(state.upgrades, seat, ROBOTICS) && has(state.colonies, seat, slotOf(state, seat))
  },
  list(state, seat, { done }, out) {
    const onPlanet = isPlanet(at(state.arks, seat))
    for (let i = 0; i < destinations.length; i++) {
      const destination = item(destinations, i)
      if (!(onPlanet ? destination.planet : destination.orbit) || (done >> i) & 1) continue
      if (destination.check(state, seat) === undefined) out.push(item(say.act, i))
    }
    out.push(say.actNone)
  },
  check(state, seat, { done }, { kind, n }) {
    if (kind === 'act-none') return undefined
    const onPlanet = isPlanet(at(state.arks, seat))
    const destination = item(destinations, n)
    if (!(onPlanet ? destination.planet : destination.orbit)) return deny('wrong-place', onPlanet ? 'A13.1' : 'A13.2')
    if ((done >> n) & 1) return deny('action-done', onPlanet ? 'A13.4' : 'A13.2')
    return destination.check(state, seat)
  },
  perform(state, seat, { done }, { kind, n }) {
    if (kind === 'act-none') return
    state.todo.push({ kind: 'act', done: done | (1 << n) })
    item(destinations, n).start(state, seat)
  },
}

/** Why no more destination actions can be taken where the active ark stands. */
export function noMoreActions(state: State, seat: number): Refusal {
  const field = at(state.arks, seat)
  if (field % FIELDS >= ASTEROID) return deny('nothing-on-asteroid', 'A13.3')
  return deny('actions-used', field === PORTAL_FIELD || !isPlanet(field) ? 'A13.2' : 'A13.1')
}
