import { at, bits, item, withAt } from '@orrery/kernel'
import { numbersOf } from '../sets/loaded.ts'
import { addPoints } from './gains.ts'
import type { Teller } from './rule.ts'
import type { State, Table } from './state.ts'
import { PLAYERS, RESOURCES } from './tables.ts'

/** L: how many levels one terraforming action of a player may raise (A14.3). */
export function capacity(state: Table, seat: number): number {
  return numbersOf(state).constants.terraformBase + bits(at(state.colonies, seat)) + bits(at(state.outposts, seat))
}

/** Sets a resource track; its marker comes from the supply the first time. */
export function setLevel(
  state: State,
  seat: number,
  slot: number,
  resource: number,
  level: number,
  tell: Teller,
): void {
  const i = slot * RESOURCES + resource
  if (at(state.levels, i) === 0) state.supply[resource] = at(state.supply, resource) - 1
  state.levels = withAt(state.levels, i, level)
  tell.all({ type: 'raised', seat, slot, planet: at(state.system, slot), resource, level })
}

/** Whether a track of the planet in a slot can still rise (A14.2). */
export function canRise(state: State, slot: number, resource: number): boolean {
  const top = at(numbersOf(state).trackTop, at(state.system, slot) * RESOURCES + resource)
  return at(state.levels, slot * RESOURCES + resource) < top
}

/** A14.4, A14.5: a terraforming marker advances; whoever comes to a field last lies on top and is ahead of the others there. */
export function moveMarker(state: State, seat: number, slot: number, n: number, tell: Teller): void {
  const base = slot * PLAYERS
  const from = at(state.markers, base + seat)
  const to = from + n
  if (from === 0) state.terraformPool = withAt(state.terraformPool, seat, at(state.terraformPool, seat) - 1)
  state.markers = withAt(state.markers, base + seat, to)
  // The own marker leaves its place in the ranking, then passes everybody on a field that is not higher.
  const ranking = state.ranking.slice()
  let place = 0
  while (place < PLAYERS && at(ranking, base + place) !== seat && at(ranking, base + place) >= 0) place++
  while (place > 0 && at(state.markers, base + at(ranking, base + place - 1)) <= to) {
    ranking[base + place] = at(ranking, base + place - 1)
    place--
  }
  ranking[base + place] = seat
  state.ranking = ranking
  tell.all({ type: 'marker-moved', seat, slot, planet: at(state.system, slot), from, to })
}

/** Whether every track of the planet is full. */
export function isFull(state: State, slot: number): boolean {
  for (const resource of item(numbersOf(state).tracks, at(state.system, slot)))
    if (canRise(state, slot, resource)) return false
  return true
}

/** A14.7, A14.8: the planet is complete: points, markers back to their owners, the card is turned, and perhaps the end is triggered (A21.1). */
export function complete(state: State, slot: number, tell: Teller): void {
  const { constants, tracks } = numbersOf(state)
  const base = slot * PLAYERS
  const ranking = state.ranking.slice(base, base + PLAYERS).filter((seat) => seat >= 0)
  const fields = ranking.map((seat) => at(state.markers, base + seat))
  tell.all({ type: 'terraformed', slot, planet: at(state.system, slot), ranking, fields })
  for (let place = 0; place < ranking.length; place++) {
    const seat = at(ranking, place)
    addPoints(state, seat, 'terraforming', at(fields, place), tell)
    if (place === 0) addPoints(state, seat, 'places', constants.firstPlacePoints, tell)
    if (place === 1) addPoints(state, seat, 'places', constants.secondPlacePoints, tell)
    state.terraformPool = withAt(state.terraformPool, seat, at(state.terraformPool, seat) + 1)
    state.markers = withAt(state.markers, base + seat, 0)
    state.ranking = withAt(state.ranking, base + place, -1)
  }
  for (const resource of item(tracks, at(state.system, slot))) {
    state.levels = withAt(state.levels, slot * RESOURCES + resource, 0)
    state.supply[resource] = at(state.supply, resource) + 1
  }
  state.terraformed |= 1 << slot
  // A21.1, A22.1: the planet that brings the end; later ones change nothing (A21.2).
  const needed = state.long ? constants.planetsToEndLong : constants.planetsToEnd
  if (state.lastRound === 0 && bits(state.terraformed) >= needed) {
    state.lastRound = state.round + constants.extraRounds
    tell.all({ type: 'end-triggered', round: state.round, lastRound: state.lastRound })
  }
}
