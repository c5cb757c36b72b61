import { type Colour, type Edge, type FieldId, type Item, items, type Resource, resources } from './basics.ts'

/** A planet card, or the Star Portal (which has no colour, no tracks and no back). */
export interface PlanetCard {
  readonly id: string
  /** The number printed on the card. */
  readonly number: string
  readonly starting: boolean
  readonly colour: Colour | undefined
  /** What the planet yields while devastated; for the Portal, what it yields. */
  readonly front: readonly Item[]
  /** What the planet yields once terraformed. */
  readonly back: readonly Item[]
  readonly moon: readonly Item[]
  readonly station: readonly Item[]
  /** How high the resource tracks go, from left to right; 0 where there is none. */
  readonly tracks: Readonly<Record<Resource, number>>
  /** The main field first. */
  readonly fields: readonly FieldId[]
  readonly routes: readonly (readonly [FieldId, FieldId])[]
  /** The one field that each edge of the card leads to. */
  readonly exits: Readonly<Record<Edge, FieldId>>
}

/** The resource tracks of a card from left to right. */
export function tracksOf(card: PlanetCard): { readonly resource: Resource; readonly levels: number }[] {
  return resources.flatMap((resource) => {
    const levels = card.tracks[resource]
    return levels > 0 ? [{ resource, levels }] : []
  })
}

/** The fields of a card's terraforming track: one player can supply every level, and the track must be able to count them (A1.8). */
export function lengthOf(card: PlanetCard): number {
  return resources.reduce((sum, resource) => sum + card.tracks[resource], 0)
}

/** What differs between cards; every other field of a card is linked with its main field. */
interface Printed extends Pick<PlanetCard, 'front' | 'back' | 'moon' | 'station' | 'exits'> {
  readonly starting?: true
  /** By resource, in the order of the cargo card. */
  readonly tracks: readonly number[]
  readonly around: readonly FieldId[]
  /** A route between two fields besides the main one. */
  readonly link?: readonly [FieldId, FieldId]
}

function planet(id: string, number: string, colour: Colour | undefined, printed: Printed): PlanetCard {
  const { starting = false, front, back, moon, station, tracks, around, link, exits } = printed
  const [biomass = 0, workforce = 0, minerals = 0, technology = 0] = tracks
  const main = colour === undefined ? 'portal' : 'planet'
  return {
    id,
    number,
    starting,
    colour,
    front,
    back,
    moon,
    station,
    tracks: { biomass, workforce, minerals, technology },
    fields: [main, ...around],
    routes: [...around.map((field): [FieldId, FieldId] => [main, field]), ...(link === undefined ? [] : [link])],
    exits,
  }
}

/** The fifteen planets by number, then the Star Portal. */
export const planets: readonly PlanetCard[] = [
  planet('keyi', '001', 'red', {
    starting: true,
    front: items({ workforce: 1 }),
    back: items({ workforce: 2, technology: 1 }),
    moon: items({ minerals: 1, any: 1 }),
    station: items({ technology: 1, crewCantina: 1 }),
    tracks: [3, 0, 3, 4],
    around: ['station', 'moon'],
    exits: { N: 'station', E: 'planet', S: 'moon', W: 'planet' },
  }),
  planet('nyekundu', '002', 'red', {
    front: items({ workforce: 1, minerals: 1 }),
    back: items({ workforce: 2, minerals: 1, any: 1 }),
    moon: items({ minerals: 1, technology: 1 }),
    station: items({ workforce: 1, crewCantina: 1 }),
    tracks: [4, 0, 3, 4],
    around: ['asteroid1', 'station', 'moon'],
    link: ['moon', 'station'],
    exits: { N: 'asteroid1', E: 'station', S: 'moon', W: 'planet' },
  }),
  planet('pyrrha', '003', 'red', {
    front: items({ workforce: 2 }),
    back: items({ workforce: 2, biomass: 1, technology: 1 }),
    moon: items({ minerals: 2 }),
    station: items({ biomass: 1, crewCantina: 1 }),
    tracks: [4, 0, 4, 4],
    around: ['moon', 'asteroid1', 'station'],
    exits: { N: 'planet', E: 'moon', S: 'asteroid1', W: 'station' },
  }),
  planet('adumah', '004', 'red', {
    front: items({ any: 1 }),
    back: items({ any: 2 }),
    moon: items({ minerals: 1, workforce: 1 }),
    station: items({ technology: 1, workforce: 1 }),
    tracks: [3, 2, 3, 3],
    around: ['moon', 'station', 'asteroid1'],
    exits: { N: 'moon', E: 'planet', S: 'station', W: 'asteroid1' },
  }),
  planet('vermil', '005', 'red', {
    front: items({ workforce: 1, crewDeck: 1 }),
    back: items({ workforce: 2, crewDeck: 1 }),
    moon: items({ minerals: 1, biomass: 1 }),
    station: items({ any: 1, crewCantina: 1 }),
    tracks: [4, 0, 3, 3],
    around: ['station', 'asteroid1', 'moon'],
    link: ['station', 'moon'],
    exits: { N: 'station', E: 'asteroid1', S: 'planet', W: 'moon' },
  }),
  planet('ryugu', '006', 'blue', {
    starting: true,
    front: items({ technology: 1 }),
    back: items({ technology: 2, minerals: 1 }),
    moon: items({ minerals: 1, any: 1 }),
    station: items({ biomass: 1, crewCantina: 1 }),
    tracks: [4, 4, 3, 0],
    around: ['station', 'moon'],
    exits: { N: 'planet', E: 'station', S: 'planet', W: 'moon' },
  }),
  planet('samawa', '007', 'blue', {
    front: items({ technology: 1, biomass: 1 }),
    back: items({ technology: 2, biomass: 1, any: 1 }),
    moon: items({ minerals: 1, workforce: 1 }),
    station: items({ technology: 1, crewCantina: 1 }),
    tracks: [4, 3, 4, 0],
    around: ['moon', 'station', 'asteroid1'],
    link: ['moon', 'station'],
    exits: { N: 'moon', E: 'station', S: 'asteroid1', W: 'planet' },
  }),
  planet('minek79', '008', 'blue', {
    front: items({ minerals: 1, technology: 1 }),
    back: items({ minerals: 2, technology: 1, any: 1 }),
    moon: items({ minerals: 2 }),
    station: items({ workforce: 1, crewCantina: 1 }),
    tracks: [4, 4, 3, 0],
    around: ['asteroid1', 'moon', 'station', 'asteroid2'],
    exits: { N: 'asteroid1', E: 'moon', S: 'station', W: 'asteroid2' },
  }),
  planet('thalassa', '009', 'blue', {
    front: items({ technology: 2 }),
    back: items({ technology: 2, biomass: 1, workforce: 1 }),
    moon: items({ minerals: 1, biomass: 1 }),
    station: items({ technology: 1, workforce: 1 }),
    tracks: [4, 4, 4, 0],
    around: ['moon', 'station'],
    exits: { N: 'planet', E: 'planet', S: 'moon', W: 'station' },
  }),
  planet('aoi31', '010', 'blue', {
    front: items({ any: 1 }),
    back: items({ any: 2 }),
    moon: items({ minerals: 1, technology: 1 }),
    station: items({ any: 1, crewCantina: 1 }),
    tracks: [3, 3, 3, 2],
    around: ['station', 'moon', 'asteroid1'],
    link: ['station', 'moon'],
    exits: { N: 'station', E: 'moon', S: 'asteroid1', W: 'planet' },
  }),
  planet('elpis', '011', 'green', {
    front: items({ workforce: 1, biomass: 1 }),
    back: items({ workforce: 2, biomass: 1, any: 1 }),
    moon: items({ minerals: 1, technology: 1 }),
    station: items({ biomass: 1, crewCantina: 1 }),
    tracks: [0, 3, 4, 4],
    around: ['moon', 'station', 'asteroid1'],
    link: ['moon', 'station'],
    exits: { N: 'moon', E: 'station', S: 'asteroid1', W: 'planet' },
  }),
  planet('kijani', '012', 'green', {
    starting: true,
    front: items({ biomass: 1 }),
    back: items({ biomass: 2, workforce: 1 }),
    moon: items({ minerals: 1, any: 1 }),
    station: items({ workforce: 1, crewCantina: 1 }),
    tracks: [0, 4, 3, 4],
    around: ['moon', 'asteroid1', 'station'],
    exits: { N: 'moon', E: 'asteroid1', S: 'planet', W: 'station' },
  }),
  planet('midorai', '013', 'green', {
    front: items({ biomass: 2 }),
    back: items({ biomass: 2, workforce: 1, technology: 1 }),
    moon: items({ minerals: 2 }),
    station: items({ technology: 1, crewCantina: 1 }),
    tracks: [0, 4, 4, 4],
    around: ['asteroid1', 'station', 'moon'],
    link: ['station', 'moon'],
    exits: { N: 'planet', E: 'asteroid1', S: 'station', W: 'moon' },
  }),
  planet('uaine', '014', 'green', {
    front: items({ biomass: 1, minerals: 1 }),
    back: items({ biomass: 2, minerals: 1, any: 1 }),
    moon: items({ minerals: 1, workforce: 1 }),
    station: items({ biomass: 1, technology: 1 }),
    tracks: [0, 4, 3, 4],
    around: ['asteroid1', 'moon', 'station'],
    exits: { N: 'asteroid1', E: 'planet', S: 'moon', W: 'station' },
  }),
  planet('zelen5', '015', 'green', {
    front: items({ any: 1 }),
    back: items({ any: 2 }),
    moon: items({ minerals: 1, biomass: 1 }),
    station: items({ any: 1, crewCantina: 1 }),
    tracks: [2, 3, 3, 3],
    around: ['station', 'asteroid1', 'asteroid2', 'moon'],
    exits: { N: 'station', E: 'asteroid1', S: 'asteroid2', W: 'moon' },
  }),
  planet('portal', '017', undefined, {
    front: items({ any: 1, crewDeck: 1 }),
    back: items({}),
    moon: items({ minerals: 1, any: 1 }),
    station: items({ technology: 1, crewCantina: 1 }),
    tracks: [0, 0, 0, 0],
    around: ['moon', 'station'],
    exits: { N: 'portal', E: 'portal', S: 'portal', W: 'portal' },
  }),
]
