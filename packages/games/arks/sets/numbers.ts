import { at, indexIn } from '@orrery/kernel'
import { colours, crewEdges, edges, type Item, resources, specialists, upgrades } from '../components/basics.ts'
import type { PlanetCard } from '../components/planets.ts'
import type { UpgradeEffect, UpgradeSpec } from '../components/upgrades.ts'
import { localField } from '../rules/tables.ts'
import type { Components } from './components.ts'
import { type Cost, type Gain, makeCost, makeGain } from './lists.ts'

/** An upgrade that gives something on landing: which, on which local field, and what. */
interface LandingUpgrade {
  readonly upgrade: number
  readonly local: number
  readonly gain: number
}

/** What a set says of its cards, in tables of speed that are made once when it is loaded. `card` is the number of a card. */
export interface Numbers {
  readonly constants: Components['constants']
  /** For each planet card, which local fields it has, as a mask. */
  readonly cardFields: readonly number[]
  /** For each planet card and mask of its fields (`card * 32 + mask`), the fields one route away on the same card (A2.3). */
  readonly routesFrom: readonly number[]
  /** For each planet card and edge (`card * 4 + edge`), the local field its exit belongs to (A2.2). */
  readonly exitField: readonly number[]
  /** For each planet card, the resources with a track, from left to right. */
  readonly tracks: readonly (readonly number[])[]
  /** For each planet card and resource (`card * 4 + resource`), the highest level of its track; 0 without one. */
  readonly trackTop: readonly number[]
  /** About the levels of a planet that is not known yet. */
  readonly usualLevels: number
  /** For each planet card, its colour; -1 for the Portal. */
  readonly planetColour: readonly number[]
  /** For each crew card, its specialist. */
  readonly crewSpecialist: readonly number[]
  /** For each crew card and edge (`card * 2 + edge`), where it works. */
  readonly edgeWhere: readonly number[]
  /** For each survivor card, its colour. */
  readonly survivorColour: readonly number[]
  /** Points by the number of settled survivors; more count as the last entry (A21.4). */
  readonly survivorPoints: readonly number[]
  /** Points by the number of colonies. */
  readonly colonyPoints: readonly number[]

  /** Every gain list; the others point into it. */
  readonly gains: readonly Gain[]
  /** The gain list of a planet or the Portal (`card * 2`, one more when terraformed). */
  readonly planetGain: readonly number[]
  readonly moonGain: readonly number[]
  readonly stationGain: readonly number[]
  /** The gain list of each edge of a crew card (`card * 2 + edge`). */
  readonly edgeGain: readonly number[]
  readonly survivorGain: readonly number[]
  /** The gain list of each row of each Automa card; only supply rows have entries. */
  readonly automaGain: readonly (readonly number[])[]
  /** What the Automa gains when it discovers a planet. */
  readonly automaDiscoveryGain: number
  /** The landing upgrades in the order they are resolved (A11.3): the order of the ark card. */
  readonly landingUpgrades: readonly LandingUpgrade[]

  /** Every cost; the others point into it. */
  readonly costs: readonly Cost[]
  /** The cost of each upgrade (A8.2). */
  readonly upgradeCost: readonly number[]
  /** The cost of the first, second, ... colony (A17.1). */
  readonly colonyCost: readonly number[]
  /** The cost of exploring (A15.1). */
  readonly exploreCost: number
  /** The price of each edge of a crew card (`card * 2 + edge`). */
  readonly edgeCost: readonly number[]

  /** How often each upgrade is bought. */
  readonly purchases: readonly number[]
  /** The cargo limit with Cargo Holds. */
  readonly cargoLimitUpgraded: number
  /** How many survivor cards are drawn with Scouting Vehicles. */
  readonly scoutingDraw: number
  /** The range of an ark by the purchases of Engines (A9.1). */
  readonly travelRange: readonly number[]
  /** The pairs that release an outpost, as masks of upgrades (A8.6). */
  readonly pairMasks: readonly number[]
  /** The Automa's upgrades in the order of their numbers (A25.3). */
  readonly automaUpgrades: readonly number[]
}

function effectOf<T extends UpgradeEffect['type']>(
  specs: readonly UpgradeSpec[],
  type: T,
): Extract<UpgradeEffect, { type: T }> | undefined {
  const is = (effect: UpgradeEffect): effect is Extract<UpgradeEffect, { type: T }> => effect.type === type
  return specs.map(({ effect }) => effect).find(is)
}

function routesOf(card: PlanetCard): number[] {
  const next = [0, 0, 0, 0, 0]
  for (const [a, b] of card.routes) {
    const [i, j] = [localField(a), localField(b)]
    next[i] = at(next, i) | (1 << j)
    next[j] = at(next, j) | (1 << i)
  }
  return Array.from({ length: 32 }, (_, mask) =>
    next.reduce((reached, linked, local) => ((mask >> local) & 1 ? reached | linked : reached), 0),
  )
}

/** The tables of a set. The lists of gains and costs are filled in the order in which they stand here: pending work points into them. */
export function makeNumbers(set: Components): Numbers {
  const { constants, planets, crew, survivors, upgrades: specs } = set
  const gains: Gain[] = []
  const enterGain = (items: readonly Item[]): number => gains.push(makeGain(items)) - 1
  const costs: Cost[] = []
  const enterCost = (planetLeaders: number, engineers: number, anyLeaders: number, items: readonly Item[]): number =>
    costs.push(makeCost(planetLeaders, engineers, anyLeaders, items)) - 1
  const edgeActions = crew.flatMap((card) => [card.top, card.bottom])
  const hidden = planets.filter((card) => card.colour !== undefined && !set.startPlanets.includes(card.id))
  const levels = hidden.flatMap((card) => Object.values(card.tracks)).reduce((sum, top) => sum + top, 0)
  return {
    constants,
    cardFields: planets.map((card) => card.fields.reduce((mask, id) => mask | (1 << localField(id)), 0)),
    routesFrom: planets.flatMap(routesOf),
    exitField: planets.flatMap((card) => edges.map((edge) => localField(card.exits[edge]))),
    tracks: planets.map((card) => resources.flatMap((resource, i) => (card.tracks[resource] > 0 ? [i] : []))),
    trackTop: planets.flatMap((card) => resources.map((resource) => card.tracks[resource])),
    usualLevels: Math.round(levels / hidden.length),
    planetColour: planets.map((card) => (card.colour === undefined ? -1 : indexIn(colours, card.colour))),
    crewSpecialist: crew.map((card) => indexIn(specialists, card.specialist)),
    edgeWhere: edgeActions.map((edge) => indexIn(crewEdges, edge.where)),
    survivorColour: survivors.map((card) => indexIn(colours, card.colour)),
    survivorPoints: set.survivorPoints,
    colonyPoints: [0, ...set.colonies.map((row) => row.points)],
    planetGain: planets.flatMap((card) => [enterGain(card.front), enterGain(card.back)]),
    moonGain: planets.map((card) => enterGain(card.moon)),
    stationGain: planets.map((card) => enterGain(card.station)),
    edgeGain: edgeActions.map((edge) => enterGain(edge.gain)),
    survivorGain: survivors.map((card) => enterGain(card.gain)),
    automaGain: set.automaCards.map((card) => card.rows.map((row) => enterGain(row.gain))),
    automaDiscoveryGain: enterGain(set.automa.discoveryGain),
    landingUpgrades: specs.flatMap(({ effect }, upgrade) =>
      effect.type === 'onLand' ? [{ upgrade, local: localField(effect.at), gain: enterGain(effect.gain) }] : [],
    ),
    gains,
    upgradeCost: specs.map(({ specialist, resources: items }) =>
      enterCost(
        specialist === 'planetLeader' ? 1 : 0,
        specialist === 'engineer' ? 1 : 0,
        specialist === 'anyLeader' ? 1 : 0,
        items,
      ),
    ),
    colonyCost: set.colonies.map((row) =>
      enterCost(row.planetLeader, row.engineer, row.anyLeader, [{ item: 'any', n: row.anyResource }]),
    ),
    exploreCost: enterCost(1, 0, 0, []),
    edgeCost: edgeActions.map((edge) => enterCost(0, 0, 0, edge.pay)),
    costs,
    purchases: specs.map((spec) => spec.purchases),
    cargoLimitUpgraded: effectOf(specs, 'cargoLimit')?.value ?? constants.cargoLimit,
    scoutingDraw: effectOf(specs, 'exploreDraw')?.draw ?? 1,
    travelRange: effectOf(specs, 'travelRange')?.levels ?? [],
    pairMasks: set.outpostPairs.map((pair) =>
      pair.reduce((mask, upgrade) => mask | (1 << indexIn(upgrades, upgrade)), 0),
    ),
    automaUpgrades: set.automa.upgradeOrder.map((id) => indexIn(upgrades, id)),
  }
}
