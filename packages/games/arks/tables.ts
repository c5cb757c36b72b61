import { at, indexIn, item } from '@orrery/kernel'
import { automa, automaCards } from './components/automa.ts'
import {
  colours,
  crewEdges,
  edges,
  type FieldId,
  type Item,
  itemIds,
  resources,
  slots,
  specialists,
  upgrades,
} from './components/basics.ts'
import { colonyTable, constants } from './components/constants.ts'
import { crew } from './components/crew.ts'
import { planets } from './components/planets.ts'
import { survivors } from './components/survivors.ts'
import { outpostPairs, upgradeSpecs } from './components/upgrades.ts'

/** The players of one table at most; flat arrays leave room for so many. */
export const PLAYERS = 4
/** The number of resources. */
export const RESOURCES = resources.length
/** Slots of the ring; the centre comes after them. */
export const RING = 8
/** The centre slot, where the Star Portal lies. */
export const CENTRE = 8
/** Room for fields on one card; a field of the system is `slot * FIELDS + local`. */
export const FIELDS = 5

/** The local fields of every card, main field first. */
export const [MAIN, MOON, STATION, ASTEROID] = [0, 1, 2, 3] as const
/** The Portal's field. */
export const PORTAL_FIELD = CENTRE * FIELDS
/** The Star Portal among the planet cards. */
export const PORTAL_CARD = planets.findIndex((card) => card.colour === undefined)

/** The local number of a field of a card. */
export function localField(id: FieldId): number {
  switch (id) {
    case 'planet':
    case 'portal':
      return MAIN
    case 'moon':
      return MOON
    case 'station':
      return STATION
    case 'asteroid1':
      return ASTEROID
    case 'asteroid2':
      return ASTEROID + 1
  }
}

/** The name of a field of the system: `W.station`, `C.portal`. */
export function fieldName(field: number): string {
  const slot = Math.floor(field / FIELDS)
  const names = [slot === CENTRE ? 'portal' : 'planet', 'moon', 'station', 'asteroid1', 'asteroid2']
  return `${item(slots, slot)}.${item(names, field % FIELDS)}`
}

/** Every field a system can have: five on each ring slot, three in the centre. */
export const allFields: readonly number[] = Array.from({ length: RING * FIELDS + 3 }, (_, field) => field)

/** For each card, which local fields it has, as a mask. */
export const cardFields: readonly number[] = planets.map((card) =>
  card.fields.reduce((mask, id) => mask | (1 << localField(id)), 0),
)

/** For each card and mask of its fields (`card * 32 + mask`), the fields one route away on the same card (A2.3). */
export const routesFrom: readonly number[] = planets.flatMap((card) => {
  const next = [0, 0, 0, 0, 0]
  for (const [a, b] of card.routes) {
    const [i, j] = [localField(a), localField(b)]
    next[i] = at(next, i) | (1 << j)
    next[j] = at(next, j) | (1 << i)
  }
  return Array.from({ length: 32 }, (_, mask) =>
    next.reduce((reached, linked, local) => ((mask >> local) & 1 ? reached | linked : reached), 0),
  )
})

/** For each card and edge (`card * 4 + edge`), the local field its exit belongs to (A2.2). */
export const exitField: readonly number[] = planets.flatMap((card) => edges.map((edge) => localField(card.exits[edge])))

const grid = [
  [7, 0, 1],
  [6, 8, 2],
  [5, 4, 3],
]

/** For each slot and edge (`slot * 4 + edge`), the slot across that edge; -1 outside the grid (A2.4). */
export const neighbour: readonly number[] = slots.flatMap((_, slot) => {
  const row = grid.findIndex((cells) => cells.includes(slot))
  const column = item(grid, row).indexOf(slot)
  const steps = [
    [-1, 0],
    [0, 1],
    [1, 0],
    [0, -1],
  ] as const
  return steps.map(([down, right]) => grid[row + down]?.[column + right] ?? -1)
})

/** For each card, the resources with a track, from left to right. */
export const tracks: readonly (readonly number[])[] = planets.map((card) =>
  card.tracks.map((track) => indexIn(resources, track.resource)),
)

/** For each card and resource (`card * 4 + resource`), the highest level of its track; 0 without one. */
export const trackTop: readonly number[] = planets.flatMap((card) =>
  resources.map((resource) => card.tracks.find((track) => track.resource === resource)?.levels ?? 0),
)

/** For each card, its colour; -1 for the Portal. */
export const planetColour: readonly number[] = planets.map((card) =>
  card.colour === undefined ? -1 : indexIn(colours, card.colour),
)

/** The Engineer among the specialists; Leader of a colour is `LEADER + colour`. */
export const ENGINEER = indexIn(specialists, 'engineer')
/** The first Leader. */
export const LEADER = 1
/** All Leaders, as a mask of specialists. */
export const LEADERS = 0b1110

/** For each crew card, its specialist. */
export const crewSpecialist: readonly number[] = crew.map((card) => indexIn(specialists, card.specialist))

/** The edge that touches the cargo card: the top one in the lower row, the bottom one in the upper row (A6.2). */
export const [TOP, BOTTOM] = [0, 1] as const
/** An edge that works on moons and stations; the others are colours. */
export const ORBITAL = indexIn(crewEdges, 'orbital')

const edgeActions = crew.flatMap((card) => [card.top, card.bottom])
/** For each crew card and edge (`card * 2 + edge`), where it works. */
export const edgeWhere: readonly number[] = edgeActions.map((edge) => indexIn(crewEdges, edge.where))

/** For each survivor card, its colour. */
export const survivorColour: readonly number[] = survivors.map((card) => indexIn(colours, card.colour))

/** Any resource, as a kind of item; the resources themselves are kinds by their number. */
export const ANY = indexIn(itemIds, 'any')
/** A crew card from the Cantina, as a kind of item; one from the deck is what is left. */
export const CREW_CANTINA = indexIn(itemIds, 'crewCantina')

/** A gain list as the interpreter reads it: kinds and amounts in printed order. */
export interface Gain {
  readonly kinds: readonly number[]
  readonly amounts: readonly number[]
  /** Whether the Cantina is to be filled up when the list is done (A6.7). */
  readonly cantina: boolean
}

const gainTable: Gain[] = []

function enterGain(items: readonly Item[]): number {
  gainTable.push({
    kinds: items.map(({ item }) => indexIn(itemIds, item)),
    amounts: items.map(({ n }) => n),
    cantina: items.some(({ item }) => item === 'crewCantina'),
  })
  return gainTable.length - 1
}

/** The gain list of a planet or the Portal (`card * 2`, one more when terraformed). */
export const planetGain: readonly number[] = planets.flatMap((card) => [enterGain(card.front), enterGain(card.back)])
/** The gain list of each card's moon. */
export const moonGain: readonly number[] = planets.map((card) => enterGain(card.moon))
/** The gain list of each card's station. */
export const stationGain: readonly number[] = planets.map((card) => enterGain(card.station))
/** The gain list of each edge of a crew card (`card * 2 + edge`). */
export const edgeGain: readonly number[] = edgeActions.map((edge) => enterGain(edge.gain))
/** The gain list of each survivor card. */
export const survivorGain: readonly number[] = survivors.map((card) => enterGain(card.gain))
/** The gain list of each row of each Automa card; only supply rows have entries. */
export const automaGain: readonly (readonly number[])[] = automaCards.map((card) =>
  card.rows.map((row) => enterGain(row.gain)),
)
/** What the Automa gains when it discovers a planet. */
export const automaDiscoveryGain: number = enterGain(automa.discoveryGain)

/** An upgrade that gives something on landing: which, on which local field, and what. */
export interface LandingUpgrade {
  readonly upgrade: number
  readonly local: number
  readonly gain: number
}

/** The landing upgrades in the order they are resolved (A11.3): the order of the ark card. */
export const landingUpgrades: readonly LandingUpgrade[] = upgradeSpecs.flatMap(({ effect }, upgrade) =>
  effect.type === 'onLand' ? [{ upgrade, local: localField(effect.at), gain: enterGain(effect.gain) }] : [],
)

/** Every gain list of the game. */
export const gains: readonly Gain[] = gainTable

/** What is due next in a payment: a resource by its number, any resource, or a specialist. */
export const [PLANET_LEADER, ENGINEER_DUE, ANY_LEADER] = [5, 6, 7] as const

/** A cost as single units in the order of A7.7, with sums to check it quickly. */
export interface Cost {
  readonly dues: readonly number[]
  readonly planetLeaders: number
  readonly engineers: number
  readonly anyLeaders: number
  /** By resource. */
  readonly fixed: readonly number[]
  readonly any: number
  /** Resources of any kind and of fixed kinds together. */
  readonly units: number
}

const costTable: Cost[] = []

function enterCost(planetLeaders: number, engineers: number, anyLeaders: number, items: readonly Item[]): number {
  const units = items.flatMap(({ item, n }) => Array.from({ length: n }, () => indexIn(itemIds, item)))
  costTable.push({
    // A7.7: Leaders of the planet's colour, Engineers, any Leaders, resources; fixed resources before free ones, so that
    // no choice can use up what is still needed.
    dues: [
      ...Array.from({ length: planetLeaders }, () => PLANET_LEADER),
      ...Array.from({ length: engineers }, () => ENGINEER_DUE),
      ...Array.from({ length: anyLeaders }, () => ANY_LEADER),
      ...units.filter((unit) => unit !== ANY),
      ...units.filter((unit) => unit === ANY),
    ],
    planetLeaders,
    engineers,
    anyLeaders,
    fixed: resources.map((_, resource) => units.filter((unit) => unit === resource).length),
    any: units.filter((unit) => unit === ANY).length,
    units: units.length,
  })
  return costTable.length - 1
}

/** The cost of each upgrade (A8.2). */
export const upgradeCost: readonly number[] = upgradeSpecs.map(({ specialist, resources: items }) =>
  enterCost(
    specialist === 'planetLeader' ? 1 : 0,
    specialist === 'engineer' ? 1 : 0,
    specialist === 'anyLeader' ? 1 : 0,
    items,
  ),
)
/** The cost of the first, second, ... colony (A17.1). */
export const colonyCost: readonly number[] = colonyTable.map((row) =>
  enterCost(row.planetLeader, row.engineer, row.anyLeader, [{ item: 'any', n: row.anyResource }]),
)
/** The cost of exploring (A15.1). */
export const exploreCost: number = enterCost(1, 0, 0, [])
/** The price of each edge of a crew card (`card * 2 + edge`). */
export const edgeCost: readonly number[] = edgeActions.map((edge) => enterCost(0, 0, 0, edge.pay))
/** Every cost of the game. */
export const costs: readonly Cost[] = costTable

const effectOf = (type: string): number => upgradeSpecs.findIndex(({ effect }) => effect.type === type)
/** The upgrade that allows a second action on a planet. */
export const ROBOTICS = effectOf('secondPlanetAction')
/** The upgrade that raises the cargo limit. */
export const CARGO_HOLDS = effectOf('cargoLimit')
/** The upgrade that draws two survivor cards. */
export const SCOUTING = effectOf('exploreDraw')
/** The upgrade that lengthens the range, bought twice. */
export const ENGINES = effectOf('travelRange')

/** The cargo limit with Cargo Holds. */
export const CARGO_LIMIT_UPGRADED: number = upgradeSpecs.reduce<number>(
  (limit, { effect }) => (effect.type === 'cargoLimit' ? effect.value : limit),
  constants.cargoLimit,
)
/** How many survivor cards are drawn with Scouting Vehicles. */
export const SCOUTING_DRAW: number = upgradeSpecs.reduce<number>(
  (draw, { effect }) => (effect.type === 'exploreDraw' ? effect.draw : draw),
  1,
)

/** The pairs that release an outpost, as masks of upgrades (A8.6). */
export const pairMasks: readonly number[] = outpostPairs.map((pair) =>
  pair.reduce((mask, upgrade) => mask | (1 << indexIn(upgrades, upgrade)), 0),
)
