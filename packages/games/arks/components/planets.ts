import { type Colour, type Edge, type FieldId, type Item, type Resource, resources } from './basics.ts'

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

/** The fifteen planets by number, then the Star Portal. */
export const planets: readonly PlanetCard[] = [
  {
    id: 'keyi',
    number: '001',
    starting: true,
    colour: 'red',
    front: [{ item: 'workforce', n: 1 }],
    back: [
      { item: 'workforce', n: 2 },
      { item: 'technology', n: 1 },
    ],
    moon: [
      { item: 'minerals', n: 1 },
      { item: 'any', n: 1 },
    ],
    station: [
      { item: 'technology', n: 1 },
      { item: 'crewCantina', n: 1 },
    ],
    tracks: { biomass: 3, workforce: 0, minerals: 3, technology: 4 },
    fields: ['planet', 'station', 'moon'],
    routes: [
      ['planet', 'station'],
      ['planet', 'moon'],
    ],
    exits: { N: 'station', E: 'planet', S: 'moon', W: 'planet' },
  },
  {
    id: 'nyekundu',
    number: '002',
    starting: false,
    colour: 'red',
    front: [
      { item: 'workforce', n: 1 },
      { item: 'minerals', n: 1 },
    ],
    back: [
      { item: 'workforce', n: 2 },
      { item: 'minerals', n: 1 },
      { item: 'any', n: 1 },
    ],
    moon: [
      { item: 'minerals', n: 1 },
      { item: 'technology', n: 1 },
    ],
    station: [
      { item: 'workforce', n: 1 },
      { item: 'crewCantina', n: 1 },
    ],
    tracks: { biomass: 4, workforce: 0, minerals: 3, technology: 4 },
    fields: ['planet', 'asteroid1', 'station', 'moon'],
    routes: [
      ['planet', 'asteroid1'],
      ['planet', 'station'],
      ['planet', 'moon'],
      ['moon', 'station'],
    ],
    exits: { N: 'asteroid1', E: 'station', S: 'moon', W: 'planet' },
  },
  {
    id: 'pyrrha',
    number: '003',
    starting: false,
    colour: 'red',
    front: [{ item: 'workforce', n: 2 }],
    back: [
      { item: 'workforce', n: 2 },
      { item: 'biomass', n: 1 },
      { item: 'technology', n: 1 },
    ],
    moon: [{ item: 'minerals', n: 2 }],
    station: [
      { item: 'biomass', n: 1 },
      { item: 'crewCantina', n: 1 },
    ],
    tracks: { biomass: 4, workforce: 0, minerals: 4, technology: 4 },
    fields: ['planet', 'moon', 'asteroid1', 'station'],
    routes: [
      ['planet', 'moon'],
      ['planet', 'asteroid1'],
      ['planet', 'station'],
    ],
    exits: { N: 'planet', E: 'moon', S: 'asteroid1', W: 'station' },
  },
  {
    id: 'adumah',
    number: '004',
    starting: false,
    colour: 'red',
    front: [{ item: 'any', n: 1 }],
    back: [{ item: 'any', n: 2 }],
    moon: [
      { item: 'minerals', n: 1 },
      { item: 'workforce', n: 1 },
    ],
    station: [
      { item: 'technology', n: 1 },
      { item: 'workforce', n: 1 },
    ],
    tracks: { biomass: 3, workforce: 2, minerals: 3, technology: 3 },
    fields: ['planet', 'moon', 'station', 'asteroid1'],
    routes: [
      ['planet', 'moon'],
      ['planet', 'station'],
      ['planet', 'asteroid1'],
    ],
    exits: { N: 'moon', E: 'planet', S: 'station', W: 'asteroid1' },
  },
  {
    id: 'vermil',
    number: '005',
    starting: false,
    colour: 'red',
    front: [
      { item: 'workforce', n: 1 },
      { item: 'crewDeck', n: 1 },
    ],
    back: [
      { item: 'workforce', n: 2 },
      { item: 'crewDeck', n: 1 },
    ],
    moon: [
      { item: 'minerals', n: 1 },
      { item: 'biomass', n: 1 },
    ],
    station: [
      { item: 'any', n: 1 },
      { item: 'crewCantina', n: 1 },
    ],
    tracks: { biomass: 4, workforce: 0, minerals: 3, technology: 3 },
    fields: ['planet', 'station', 'asteroid1', 'moon'],
    routes: [
      ['planet', 'station'],
      ['planet', 'asteroid1'],
      ['planet', 'moon'],
      ['station', 'moon'],
    ],
    exits: { N: 'station', E: 'asteroid1', S: 'planet', W: 'moon' },
  },
  {
    id: 'ryugu',
    number: '006',
    starting: true,
    colour: 'blue',
    front: [{ item: 'technology', n: 1 }],
    back: [
      { item: 'technology', n: 2 },
      { item: 'minerals', n: 1 },
    ],
    moon: [
      { item: 'minerals', n: 1 },
      { item: 'any', n: 1 },
    ],
    station: [
      { item: 'biomass', n: 1 },
      { item: 'crewCantina', n: 1 },
    ],
    tracks: { biomass: 4, workforce: 4, minerals: 3, technology: 0 },
    fields: ['planet', 'station', 'moon'],
    routes: [
      ['planet', 'station'],
      ['planet', 'moon'],
    ],
    exits: { N: 'planet', E: 'station', S: 'planet', W: 'moon' },
  },
  {
    id: 'samawa',
    number: '007',
    starting: false,
    colour: 'blue',
    front: [
      { item: 'technology', n: 1 },
      { item: 'biomass', n: 1 },
    ],
    back: [
      { item: 'technology', n: 2 },
      { item: 'biomass', n: 1 },
      { item: 'any', n: 1 },
    ],
    moon: [
      { item: 'minerals', n: 1 },
      { item: 'workforce', n: 1 },
    ],
    station: [
      { item: 'technology', n: 1 },
      { item: 'crewCantina', n: 1 },
    ],
    tracks: { biomass: 4, workforce: 3, minerals: 4, technology: 0 },
    fields: ['planet', 'moon', 'station', 'asteroid1'],
    routes: [
      ['planet', 'moon'],
      ['planet', 'station'],
      ['planet', 'asteroid1'],
      ['moon', 'station'],
    ],
    exits: { N: 'moon', E: 'station', S: 'asteroid1', W: 'planet' },
  },
  {
    id: 'minek79',
    number: '008',
    starting: false,
    colour: 'blue',
    front: [
      { item: 'minerals', n: 1 },
      { item: 'technology', n: 1 },
    ],
    back: [
      { item: 'minerals', n: 2 },
      { item: 'technology', n: 1 },
      { item: 'any', n: 1 },
    ],
    moon: [{ item: 'minerals', n: 2 }],
    station: [
      { item: 'workforce', n: 1 },
      { item: 'crewCantina', n: 1 },
    ],
    tracks: { biomass: 4, workforce: 4, minerals: 3, technology: 0 },
    fields: ['planet', 'asteroid1', 'moon', 'station', 'asteroid2'],
    routes: [
      ['planet', 'asteroid1'],
      ['planet', 'moon'],
      ['planet', 'station'],
      ['planet', 'asteroid2'],
    ],
    exits: { N: 'asteroid1', E: 'moon', S: 'station', W: 'asteroid2' },
  },
  {
    id: 'thalassa',
    number: '009',
    starting: false,
    colour: 'blue',
    front: [{ item: 'technology', n: 2 }],
    back: [
      { item: 'technology', n: 2 },
      { item: 'biomass', n: 1 },
      { item: 'workforce', n: 1 },
    ],
    moon: [
      { item: 'minerals', n: 1 },
      { item: 'biomass', n: 1 },
    ],
    station: [
      { item: 'technology', n: 1 },
      { item: 'workforce', n: 1 },
    ],
    tracks: { biomass: 4, workforce: 4, minerals: 4, technology: 0 },
    fields: ['planet', 'moon', 'station'],
    routes: [
      ['planet', 'moon'],
      ['planet', 'station'],
    ],
    exits: { N: 'planet', E: 'planet', S: 'moon', W: 'station' },
  },
  {
    id: 'aoi31',
    number: '010',
    starting: false,
    colour: 'blue',
    front: [{ item: 'any', n: 1 }],
    back: [{ item: 'any', n: 2 }],
    moon: [
      { item: 'minerals', n: 1 },
      { item: 'technology', n: 1 },
    ],
    station: [
      { item: 'any', n: 1 },
      { item: 'crewCantina', n: 1 },
    ],
    tracks: { biomass: 3, workforce: 3, minerals: 3, technology: 2 },
    fields: ['planet', 'station', 'moon', 'asteroid1'],
    routes: [
      ['planet', 'station'],
      ['planet', 'moon'],
      ['planet', 'asteroid1'],
      ['station', 'moon'],
    ],
    exits: { N: 'station', E: 'moon', S: 'asteroid1', W: 'planet' },
  },
  {
    id: 'elpis',
    number: '011',
    starting: false,
    colour: 'green',
    front: [
      { item: 'workforce', n: 1 },
      { item: 'biomass', n: 1 },
    ],
    back: [
      { item: 'workforce', n: 2 },
      { item: 'biomass', n: 1 },
      { item: 'any', n: 1 },
    ],
    moon: [
      { item: 'minerals', n: 1 },
      { item: 'technology', n: 1 },
    ],
    station: [
      { item: 'biomass', n: 1 },
      { item: 'crewCantina', n: 1 },
    ],
    tracks: { biomass: 0, workforce: 3, minerals: 4, technology: 4 },
    fields: ['planet', 'moon', 'station', 'asteroid1'],
    routes: [
      ['planet', 'moon'],
      ['planet', 'station'],
      ['planet', 'asteroid1'],
      ['moon', 'station'],
    ],
    exits: { N: 'moon', E: 'station', S: 'asteroid1', W: 'planet' },
  },
  {
    id: 'kijani',
    number: '012',
    starting: true,
    colour: 'green',
    front: [{ item: 'biomass', n: 1 }],
    back: [
      { item: 'biomass', n: 2 },
      { item: 'workforce', n: 1 },
    ],
    moon: [
      { item: 'minerals', n: 1 },
      { item: 'any', n: 1 },
    ],
    station: [
      { item: 'workforce', n: 1 },
      { item: 'crewCantina', n: 1 },
    ],
    tracks: { biomass: 0, workforce: 4, minerals: 3, technology: 4 },
    fields: ['planet', 'moon', 'asteroid1', 'station'],
    routes: [
      ['planet', 'moon'],
      ['planet', 'asteroid1'],
      ['planet', 'station'],
    ],
    exits: { N: 'moon', E: 'asteroid1', S: 'planet', W: 'station' },
  },
  {
    id: 'midorai',
    number: '013',
    starting: false,
    colour: 'green',
    front: [{ item: 'biomass', n: 2 }],
    back: [
      { item: 'biomass', n: 2 },
      { item: 'workforce', n: 1 },
      { item: 'technology', n: 1 },
    ],
    moon: [{ item: 'minerals', n: 2 }],
    station: [
      { item: 'technology', n: 1 },
      { item: 'crewCantina', n: 1 },
    ],
    tracks: { biomass: 0, workforce: 4, minerals: 4, technology: 4 },
    fields: ['planet', 'asteroid1', 'station', 'moon'],
    routes: [
      ['planet', 'asteroid1'],
      ['planet', 'station'],
      ['planet', 'moon'],
      ['station', 'moon'],
    ],
    exits: { N: 'planet', E: 'asteroid1', S: 'station', W: 'moon' },
  },
  {
    id: 'uaine',
    number: '014',
    starting: false,
    colour: 'green',
    front: [
      { item: 'biomass', n: 1 },
      { item: 'minerals', n: 1 },
    ],
    back: [
      { item: 'biomass', n: 2 },
      { item: 'minerals', n: 1 },
      { item: 'any', n: 1 },
    ],
    moon: [
      { item: 'minerals', n: 1 },
      { item: 'workforce', n: 1 },
    ],
    station: [
      { item: 'biomass', n: 1 },
      { item: 'technology', n: 1 },
    ],
    tracks: { biomass: 0, workforce: 4, minerals: 3, technology: 4 },
    fields: ['planet', 'asteroid1', 'moon', 'station'],
    routes: [
      ['planet', 'asteroid1'],
      ['planet', 'moon'],
      ['planet', 'station'],
    ],
    exits: { N: 'asteroid1', E: 'planet', S: 'moon', W: 'station' },
  },
  {
    id: 'zelen5',
    number: '015',
    starting: false,
    colour: 'green',
    front: [{ item: 'any', n: 1 }],
    back: [{ item: 'any', n: 2 }],
    moon: [
      { item: 'minerals', n: 1 },
      { item: 'biomass', n: 1 },
    ],
    station: [
      { item: 'any', n: 1 },
      { item: 'crewCantina', n: 1 },
    ],
    tracks: { biomass: 2, workforce: 3, minerals: 3, technology: 3 },
    fields: ['planet', 'station', 'asteroid1', 'asteroid2', 'moon'],
    routes: [
      ['planet', 'station'],
      ['planet', 'asteroid1'],
      ['planet', 'asteroid2'],
      ['planet', 'moon'],
    ],
    exits: { N: 'station', E: 'asteroid1', S: 'asteroid2', W: 'moon' },
  },
  {
    id: 'portal',
    number: '017',
    starting: false,
    colour: undefined,
    front: [
      { item: 'any', n: 1 },
      { item: 'crewDeck', n: 1 },
    ],
    back: [],
    moon: [
      { item: 'minerals', n: 1 },
      { item: 'any', n: 1 },
    ],
    station: [
      { item: 'technology', n: 1 },
      { item: 'crewCantina', n: 1 },
    ],
    tracks: { biomass: 0, workforce: 0, minerals: 0, technology: 0 },
    fields: ['portal', 'moon', 'station'],
    routes: [
      ['portal', 'moon'],
      ['portal', 'station'],
    ],
    exits: { N: 'portal', E: 'portal', S: 'portal', W: 'portal' },
  },
]
