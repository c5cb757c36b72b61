import type { Colour, Edge, FieldId, Item, Resource } from './basics.ts'

/** A resource track of a planet: which resource raises it, and how high it goes. */
export interface ResourceTrack {
  readonly resource: Resource
  readonly levels: number
}

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
  /** From left to right. */
  readonly tracks: readonly ResourceTrack[]
  /** Fields of the terraforming track. */
  readonly length: number
  /** The main field first. */
  readonly fields: readonly FieldId[]
  readonly routes: readonly (readonly [FieldId, FieldId])[]
  /** The one field that each edge of the card leads to. */
  readonly exits: Readonly<Record<Edge, FieldId>>
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
    tracks: [
      { resource: 'biomass', levels: 3 },
      { resource: 'minerals', levels: 3 },
      { resource: 'technology', levels: 4 },
    ],
    length: 10,
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
    tracks: [
      { resource: 'biomass', levels: 4 },
      { resource: 'minerals', levels: 3 },
      { resource: 'technology', levels: 4 },
    ],
    length: 11,
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
    tracks: [
      { resource: 'biomass', levels: 4 },
      { resource: 'minerals', levels: 4 },
      { resource: 'technology', levels: 4 },
    ],
    length: 12,
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
    tracks: [
      { resource: 'biomass', levels: 3 },
      { resource: 'workforce', levels: 2 },
      { resource: 'minerals', levels: 3 },
      { resource: 'technology', levels: 3 },
    ],
    length: 11,
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
    tracks: [
      { resource: 'biomass', levels: 4 },
      { resource: 'minerals', levels: 3 },
      { resource: 'technology', levels: 3 },
    ],
    length: 10,
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
    tracks: [
      { resource: 'biomass', levels: 4 },
      { resource: 'workforce', levels: 4 },
      { resource: 'minerals', levels: 3 },
    ],
    length: 11,
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
    tracks: [
      { resource: 'biomass', levels: 4 },
      { resource: 'workforce', levels: 3 },
      { resource: 'minerals', levels: 4 },
    ],
    length: 11,
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
    tracks: [
      { resource: 'biomass', levels: 4 },
      { resource: 'workforce', levels: 4 },
      { resource: 'minerals', levels: 3 },
    ],
    length: 11,
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
    tracks: [
      { resource: 'biomass', levels: 4 },
      { resource: 'workforce', levels: 4 },
      { resource: 'minerals', levels: 4 },
    ],
    length: 12,
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
    tracks: [
      { resource: 'biomass', levels: 3 },
      { resource: 'workforce', levels: 3 },
      { resource: 'minerals', levels: 3 },
      { resource: 'technology', levels: 2 },
    ],
    length: 11,
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
    tracks: [
      { resource: 'workforce', levels: 3 },
      { resource: 'minerals', levels: 4 },
      { resource: 'technology', levels: 4 },
    ],
    length: 11,
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
    tracks: [
      { resource: 'workforce', levels: 4 },
      { resource: 'minerals', levels: 3 },
      { resource: 'technology', levels: 4 },
    ],
    length: 11,
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
    tracks: [
      { resource: 'workforce', levels: 4 },
      { resource: 'minerals', levels: 4 },
      { resource: 'technology', levels: 4 },
    ],
    length: 12,
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
    tracks: [
      { resource: 'workforce', levels: 4 },
      { resource: 'minerals', levels: 3 },
      { resource: 'technology', levels: 4 },
    ],
    length: 11,
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
    tracks: [
      { resource: 'biomass', levels: 2 },
      { resource: 'workforce', levels: 3 },
      { resource: 'minerals', levels: 3 },
      { resource: 'technology', levels: 3 },
    ],
    length: 11,
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
    tracks: [],
    length: 0,
    fields: ['portal', 'moon', 'station'],
    routes: [
      ['portal', 'moon'],
      ['portal', 'station'],
    ],
    exits: { N: 'portal', E: 'portal', S: 'portal', W: 'portal' },
  },
]
