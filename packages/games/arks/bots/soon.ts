import { bits } from '@orrery/kernel'
import { capacity, FIELDS, measure, numbersOf, PLAYERS, RESOURCES, RING, type State } from '../surface.ts'
import type { Planets } from './position.ts'

/** What a player could do in the next turn with what is there now. */
export const soon = [
  'raisable',
  'finishing',
  'finishingLead',
  'colonyReady',
  'nextColony',
  'planetsInReach',
  'tokens',
  'upgradesMissing',
  'couldEnd',
] as const

/** The numbers of `soon`; overwritten by the next call of `lookSoon`. */
export const next: Record<(typeof soon)[number], number> = {
  raisable: 0,
  finishing: 0,
  finishingLead: 0,
  colonyReady: 0,
  nextColony: 0,
  planetsInReach: 0,
  tokens: 0,
  upgradesMissing: 0,
  couldEnd: 0,
}

const supply = new Uint8Array(4)

/**
 * Looks at what a player could do in the next turn: on which planets it can land (A9.1), how many levels it could raise there (A14.3), what completing
 * one of them would bring (A14.7), and whether the next colony could be paid for (A17.1). Arks in the way are not looked at.
 */
export function lookSoon(state: State, player: number, planets: Planets): void {
  const { colonyPoints, constants, purchases, travelRange } = numbersOf(state)
  const reach = measure(state, state.arks[player] ?? 0, travelRange[state.engines[player] ?? 0] ?? 0).fields
  const colonies = state.colonies[player] ?? 0
  const count = bits(colonies)
  const goal = state.long ? constants.planetsToEndLong : constants.planetsToEnd
  const last = state.lastRound === 0 && bits(state.terraformed) === goal - 1
  const open = payableColours(state, player, count)
  next.raisable = next.finishing = next.finishingLead = next.colonyReady = next.planetsInReach = next.couldEnd = 0
  next.nextColony = ((colonyPoints[count + 1] ?? 0) - (colonyPoints[count] ?? 0)) / 10
  next.tokens = bits(state.ready[player] ?? 0) / 4
  let missing = 0
  for (const times of purchases) missing += times
  next.upgradesMissing =
    (missing - bits(state.upgrades[player] ?? 0) - Math.min(1, state.engines[player] ?? 0)) / missing
  for (let slot = 0; slot < RING; slot++) {
    if (reach[slot * FIELDS] === 0 || (state.system[slot] ?? -1) < 0) continue
    next.planetsInReach += 1 / 8
    if (((colonies >> slot) & 1) === 0 && (open >> colourOf(state, slot)) & 1) next.colonyReady = next.nextColony
    const whole = planets.missing[slot] ?? 0
    if (whole === 0) continue
    const levels = Math.min(capacity(state, player), levelsThere(state, player, slot))
    next.raisable = Math.max(next.raisable, levels / 4)
    if (levels < whole) continue
    const [gain, lead] = worthOfFinishing(state, player, slot, whole)
    next.finishing = Math.max(next.finishing, gain / 10)
    next.finishingLead = Math.max(next.finishingLead, lead / 10)
    if (last) next.couldEnd = 1
  }
}

function colourOf(state: State, slot: number): number {
  return numbersOf(state).planetColour[state.system[slot] ?? 0] ?? 0
}

/** The levels that a player's cargo is enough for on a planet. */
function levelsThere(state: State, player: number, slot: number): number {
  const { tracks, trackTop } = numbersOf(state)
  const card = state.system[slot] ?? 0
  let levels = 0
  for (const resource of tracks[card] ?? []) {
    const here = (trackTop[card * RESOURCES + resource] ?? 0) - (state.levels[slot * RESOURCES + resource] ?? 0)
    levels += Math.min(here, state.cargo[player * RESOURCES + resource] ?? 0)
  }
  return levels
}

const finish: [gain: number, lead: number] = [0, 0]

/** What completing a planet adds to a player's points, and how far it puts it ahead of whoever gains most of the others by it (A14.7). */
function worthOfFinishing(
  state: State,
  player: number,
  slot: number,
  levels: number,
): readonly [gain: number, lead: number] {
  const { firstPlacePoints, secondPlacePoints } = numbersOf(state).constants
  const own = (state.markers[slot * PLAYERS + player] ?? 0) + levels
  let ahead = 0
  let others = 0
  for (let other = 0; other < state.players; other++) {
    const field = state.markers[slot * PLAYERS + other] ?? 0
    if (other === player || field === 0) continue
    // Who comes to a field last lies on top (A14.5).
    if (field > own) ahead++
    const first = field > own && state.ranking[slot * PLAYERS] === other
    others = Math.max(others, first ? firstPlacePoints : secondPlacePoints)
  }
  const gain = levels + (ahead === 0 ? firstPlacePoints : ahead === 1 ? secondPlacePoints : 0)
  finish[0] = gain
  finish[1] = gain - others
  return finish
}

/** On planets of which colours a player could pay for the next colony, as a mask; nothing where a marker or something else is missing. */
function payableColours(state: State, player: number, count: number): number {
  const { colonyCost, costs, crewSpecialist } = numbersOf(state)
  const cost = costs[colonyCost[count] ?? -1]
  if (cost === undefined || (state.colonyPool[player] ?? 0) === 0) return 0
  const ready = state.ready[player] ?? 0
  for (let i = 0; i < 4; i++) supply[i] = (ready >> i) & 1
  for (const row of [state.upper[player], state.lower[player]]) {
    for (const card of row ?? []) {
      const kind = crewSpecialist[card] ?? 0
      supply[kind] = (supply[kind] ?? 0) + 1
    }
  }
  let units = 0
  for (let resource = 0; resource < RESOURCES; resource++) units += state.cargo[player * RESOURCES + resource] ?? 0
  const leaders = (supply[1] ?? 0) + (supply[2] ?? 0) + (supply[3] ?? 0)
  if ((supply[0] ?? 0) < cost.engineers || leaders < cost.planetLeaders + cost.anyLeaders || units < cost.units)
    return 0
  let colours = 0
  for (let colour = 0; colour < 3; colour++) if ((supply[1 + colour] ?? 0) >= cost.planetLeaders) colours |= 1 << colour
  return colours
}
