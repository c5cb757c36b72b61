import { bits } from '@orrery/kernel'
import {
  ENGINEER,
  ENGINES,
  numbersOf,
  PLAYERS,
  RESOURCES,
  RING,
  SCOUTING,
  type State,
  score,
  type Task,
  upgrades,
} from '../surface.ts'

/** What in a player's position promises points it doesn't have yet. */
export const promising = [
  'turn',
  'colony',
  'outpost',
  ...upgrades,
  'secondEngines',
  'halfPair',
  'colonyPool',
  'outpostPool',
  'engineer',
  'moreEngineers',
  'leader',
  'moreLeaders',
  'leaderColours',
  'crew',
  'unit',
  'usefulUnit',
  'unitPairs',
  'readySurvivor',
  'survivor',
  'nextSettled',
  'lead',
  'second',
] as const
/** The name of one of these promises. */
export type Feature = (typeof promising)[number]

const UPGRADES = promising.indexOf(upgrades[0])
const place = {
  turn: promising.indexOf('turn'),
  colony: promising.indexOf('colony'),
  outpost: promising.indexOf('outpost'),
  secondEngines: promising.indexOf('secondEngines'),
  halfPair: promising.indexOf('halfPair'),
  colonyPool: promising.indexOf('colonyPool'),
  outpostPool: promising.indexOf('outpostPool'),
  engineer: promising.indexOf('engineer'),
  moreEngineers: promising.indexOf('moreEngineers'),
  leader: promising.indexOf('leader'),
  moreLeaders: promising.indexOf('moreLeaders'),
  leaderColours: promising.indexOf('leaderColours'),
  crew: promising.indexOf('crew'),
  unit: promising.indexOf('unit'),
  usefulUnit: promising.indexOf('usefulUnit'),
  unitPairs: promising.indexOf('unitPairs'),
  readySurvivor: promising.indexOf('readySurvivor'),
  survivor: promising.indexOf('survivor'),
  nextSettled: promising.indexOf('nextSettled'),
  lead: promising.indexOf('lead'),
  second: promising.indexOf('second'),
} as const

/** The planets as all players share them; worked out once for a state. */
export interface Planets {
  /** Levels missing in each slot; 0 where nothing is to be terraformed. */
  readonly missing: Float64Array
  /** Levels of each resource still wanted on open planets. */
  readonly wanted: Float64Array
  /** The colours of terraformed planets, as a mask. */
  colours: number
  /** How many planets are open. */
  open: number
}

const planets: Planets = { missing: new Float64Array(RING), wanted: new Float64Array(RESOURCES), colours: 0, open: 0 }

/** Looks at the planets; the answer is overwritten by the next call. */
export function survey(state: State): Planets {
  const { planetColour, tracks, trackTop } = numbersOf(state)
  planets.wanted.fill(0)
  planets.colours = 0
  planets.open = 0
  for (let slot = 0; slot < RING; slot++) {
    planets.missing[slot] = 0
    const card = state.system[slot] ?? -1
    if (card < 0) continue
    if ((state.terraformed >> slot) & 1) {
      planets.colours |= 1 << (planetColour[card] ?? 0)
      continue
    }
    planets.open++
    let missing = 0
    for (const resource of tracks[card] ?? []) {
      const here = (trackTop[card * RESOURCES + resource] ?? 0) - (state.levels[slot * RESOURCES + resource] ?? 0)
      missing += here
      planets.wanted[resource] = (planets.wanted[resource] ?? 0) + here
    }
    planets.missing[slot] = missing
  }
  return planets
}

/** Points for this many settled survivors (A21.4). */
const settledPoints = (points: readonly number[], count: number): number =>
  points[Math.min(count, points.length - 1)] ?? 0

const supply = new Float64Array(4)

/** What a player has in numbers, with what it has begun to pay for in this turn as if it were there. */
interface Account {
  points: number
  colonies: number
  outposts: number
  upgrades: number
  engines: number
  crew: number
  colonyPool: number
  outpostPool: number
  units: number
}

const account: Account = {
  points: 0,
  colonies: 0,
  outposts: 0,
  upgrades: 0,
  engines: 0,
  crew: 0,
  colonyPool: 0,
  outpostPool: 0,
  units: 0,
}

/** Looks at what a player has; the answer is overwritten by the next call. */
function count(state: State, player: number): Account {
  account.points = score(state, player)
  account.colonies = bits(state.colonies[player] ?? 0)
  account.outposts = bits(state.outposts[player] ?? 0)
  account.upgrades = state.upgrades[player] ?? 0
  account.engines = state.engines[player] ?? 0
  account.crew = (state.upper[player]?.length ?? 0) + (state.lower[player]?.length ?? 0)
  account.colonyPool = state.colonyPool[player] ?? 0
  account.outpostPool = state.outpostPool[player] ?? 0
  account.units = 0
  if (state.active === player) for (const task of state.todo) expect(state, task, player)
  for (const task of state.todoBySeat?.[player] ?? []) expect(state, task, player)
  return account
}

function expect(state: State, task: Task, player: number): void {
  switch (task.kind) {
    case 'raise':
      // A14.4: the marker moves at the end of the action.
      account.points += task.raised
      break
    case 'found':
      account.colonies++
      account.colonyPool--
      break
    case 'put-outpost':
      account.outposts++
      account.outpostPool--
      break
    case 'install':
      expectUpgrade(state, task.upgrade)
      break
    case 'place':
      if (task.seat === player) account.crew++
      break
    case 'crew':
    case 'cantina':
      if (task.seat === player) account.crew += task.left
      break
    case 'gain':
      if (task.seat === player) account.units += task.left
      break
    default:
  }
}

function expectUpgrade(state: State, upgrade: number): void {
  const { constants, pairMasks, purchases } = numbersOf(state)
  if (upgrade === ENGINES && ++account.engines < (purchases[ENGINES] ?? 0)) return
  account.upgrades |= 1 << upgrade
  account.colonyPool++
  for (const pair of pairMasks) {
    if (((pair >> upgrade) & 1) === 1 && (account.upgrades & pair) === pair) {
      account.points += constants.outpostUnlockPoints
      account.outpostPool++
    }
  }
}

/** Writes the features of a player's position over the list given; returns the points it would have if the game ended now (A21.3). */
export function describe(state: State, player: number, planets: Planets, out: Float64Array): number {
  const {
    points,
    colonies,
    outposts,
    upgrades: owned,
    engines,
    crew,
    colonyPool,
    outpostPool,
    units,
  } = count(state, player)
  const { colonyPoints, constants, pairMasks } = numbersOf(state)
  out.fill(0)
  out[place.turn] = 1
  out[place.colony] = colonies
  out[place.outpost] = outposts
  for (let i = 0; i < upgrades.length; i++) out[UPGRADES + i] = (owned >> i) & 1
  out[UPGRADES + ENGINES] = engines > 0 ? 1 : 0
  out[place.secondEngines] = engines > 1 ? 1 : 0
  for (const pair of pairMasks) if (bits(owned & pair) === 1) out[place.halfPair] = (out[place.halfPair] ?? 0) + 1
  out[place.colonyPool] = Math.min(2, colonyPool)
  out[place.outpostPool] = outpostPool
  out[place.crew] = Math.min(crew, constants.crewLimit)
  out[place.unit] = units
  describeSpecialists(state, player, out)
  describeCargo(state, player, planets, out)
  const scouting = (owned >> SCOUTING) & 1
  const survivors = describeSurvivors(state, player, planets, scouting, out)
  return points + (colonyPoints[colonies] ?? 0) + survivors + describeMarkers(state, player, planets, out)
}

function describeCargo(state: State, player: number, { wanted }: Planets, out: Float64Array): void {
  for (let resource = 0; resource < RESOURCES; resource++) {
    const units = state.cargo[player * RESOURCES + resource] ?? 0
    out[place.unit] = (out[place.unit] ?? 0) + units
    out[place.usefulUnit] = (out[place.usefulUnit] ?? 0) + Math.min(units, wanted[resource] ?? 0)
    out[place.unitPairs] = (out[place.unitPairs] ?? 0) + (units * (units - 1)) / 2
  }
}

function describeSurvivors(
  state: State,
  player: number,
  { colours }: Planets,
  scouting: number,
  out: Float64Array,
): number {
  const { survivorColour, survivorPoints } = numbersOf(state)
  let settled = state.settled[player]?.length ?? 0
  const points = settledPoints(survivorPoints, settled)
  out[place.nextSettled] = ((settledPoints(survivorPoints, settled + 1) - points) * (1 + scouting)) / 10
  for (const card of state.carried[player] ?? []) {
    const feature = (colours >> (survivorColour[card] ?? 0)) & 1 ? place.readySurvivor : place.survivor
    out[feature] =
      (out[feature] ?? 0) + settledPoints(survivorPoints, settled + 1) - settledPoints(survivorPoints, settled)
    settled++
  }
  return points
}

function describeMarkers(state: State, player: number, { missing }: Planets, out: Float64Array): number {
  let points = 0
  for (let slot = 0; slot < RING; slot++) {
    const field = state.markers[slot * PLAYERS + player] ?? 0
    if (field === 0) continue
    points += field
    const near = 1 / (1 + 0.25 * (missing[slot] ?? 0))
    if (state.ranking[slot * PLAYERS] === player) out[place.lead] = (out[place.lead] ?? 0) + 3 * near
    else if (state.ranking[slot * PLAYERS + 1] === player) out[place.second] = (out[place.second] ?? 0) + near
  }
  return points
}

function describeSpecialists(state: State, player: number, out: Float64Array): void {
  const { crewSpecialist } = numbersOf(state)
  const ready = state.ready[player] ?? 0
  for (let i = 0; i < 4; i++) supply[i] = (ready >> i) & 1
  for (const card of state.upper[player] ?? [])
    supply[crewSpecialist[card] ?? 0] = (supply[crewSpecialist[card] ?? 0] ?? 0) + 1
  for (const card of state.lower[player] ?? [])
    supply[crewSpecialist[card] ?? 0] = (supply[crewSpecialist[card] ?? 0] ?? 0) + 1
  const engineers = supply[ENGINEER] ?? 0
  let leaders = 0
  let kinds = 0
  for (let i = 1; i < 4; i++) {
    leaders += supply[i] ?? 0
    if ((supply[i] ?? 0) > 0) kinds++
  }
  out[place.engineer] = Math.min(1, engineers)
  out[place.moreEngineers] = Math.max(0, engineers - 1)
  out[place.leader] = Math.min(2, leaders)
  out[place.moreLeaders] = Math.max(0, leaders - 2)
  out[place.leaderColours] = kinds
}
