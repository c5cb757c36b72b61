import type { CrewEdge, Item, Specialist } from './basics.ts'

/** One edge of a crew card: where it works, what it costs and what it gives. */
export interface CrewAction {
  readonly where: CrewEdge
  readonly pay: readonly Item[]
  readonly gain: readonly Item[]
}

/** A crew card: the specialist it can stand for, and an action on each edge. */
export interface CrewCard {
  readonly id: string
  readonly specialist: Specialist
  /** Used from the lower row. */
  readonly top: CrewAction
  /** Used from the upper row. */
  readonly bottom: CrewAction
}

/** The 33 crew cards. */
export const crew: readonly CrewCard[] = [
  {
    id: 'C01',
    specialist: 'engineer',
    top: { where: 'red', pay: [], gain: [{ item: 'workforce', n: 1 }] },
    bottom: {
      where: 'green',
      pay: [{ item: 'technology', n: 1 }],
      gain: [
        { item: 'workforce', n: 2 },
        { item: 'minerals', n: 1 },
        { item: 'crewDeck', n: 1 },
      ],
    },
  },
  {
    id: 'C02',
    specialist: 'leaderBlue',
    top: { where: 'red', pay: [{ item: 'any', n: 1 }], gain: [{ item: 'technology', n: 2 }] },
    bottom: { where: 'green', pay: [], gain: [{ item: 'biomass', n: 2 }] },
  },
  {
    id: 'C03',
    specialist: 'leaderRed',
    top: { where: 'red', pay: [], gain: [{ item: 'any', n: 1 }] },
    bottom: {
      where: 'green',
      pay: [{ item: 'minerals', n: 1 }],
      gain: [
        { item: 'biomass', n: 2 },
        { item: 'technology', n: 1 },
        { item: 'crewDeck', n: 1 },
      ],
    },
  },
  {
    id: 'C04',
    specialist: 'engineer',
    top: { where: 'green', pay: [], gain: [{ item: 'biomass', n: 1 }] },
    bottom: { where: 'red', pay: [], gain: [{ item: 'technology', n: 2 }] },
  },
  {
    id: 'C05',
    specialist: 'leaderGreen',
    top: { where: 'green', pay: [{ item: 'any', n: 1 }], gain: [{ item: 'biomass', n: 2 }] },
    bottom: {
      where: 'red',
      pay: [{ item: 'any', n: 1 }],
      gain: [
        { item: 'workforce', n: 2 },
        { item: 'crewDeck', n: 1 },
      ],
    },
  },
  {
    id: 'C06',
    specialist: 'leaderBlue',
    top: { where: 'green', pay: [], gain: [{ item: 'crewCantina', n: 1 }] },
    bottom: { where: 'red', pay: [], gain: [{ item: 'workforce', n: 2 }] },
  },
  {
    id: 'C07',
    specialist: 'engineer',
    top: { where: 'red', pay: [], gain: [{ item: 'technology', n: 1 }] },
    bottom: { where: 'blue', pay: [], gain: [{ item: 'minerals', n: 2 }] },
  },
  {
    id: 'C08',
    specialist: 'leaderGreen',
    top: { where: 'red', pay: [{ item: 'any', n: 1 }], gain: [{ item: 'workforce', n: 2 }] },
    bottom: {
      where: 'blue',
      pay: [{ item: 'workforce', n: 1 }],
      gain: [
        { item: 'technology', n: 2 },
        { item: 'biomass', n: 1 },
        { item: 'crewDeck', n: 1 },
      ],
    },
  },
  {
    id: 'C09',
    specialist: 'leaderRed',
    top: { where: 'red', pay: [], gain: [{ item: 'crewCantina', n: 1 }] },
    bottom: { where: 'blue', pay: [], gain: [{ item: 'technology', n: 2 }] },
  },
  {
    id: 'C10',
    specialist: 'engineer',
    top: { where: 'blue', pay: [], gain: [{ item: 'minerals', n: 1 }] },
    bottom: {
      where: 'red',
      pay: [{ item: 'biomass', n: 1 }],
      gain: [
        { item: 'minerals', n: 2 },
        { item: 'technology', n: 1 },
        { item: 'crewDeck', n: 1 },
      ],
    },
  },
  {
    id: 'C11',
    specialist: 'leaderGreen',
    top: { where: 'blue', pay: [{ item: 'any', n: 1 }], gain: [{ item: 'technology', n: 2 }] },
    bottom: {
      where: 'red',
      pay: [],
      gain: [
        { item: 'minerals', n: 1 },
        { item: 'workforce', n: 1 },
      ],
    },
  },
  {
    id: 'C12',
    specialist: 'leaderBlue',
    top: { where: 'blue', pay: [], gain: [{ item: 'any', n: 1 }] },
    bottom: {
      where: 'red',
      pay: [],
      gain: [
        { item: 'workforce', n: 1 },
        { item: 'technology', n: 1 },
      ],
    },
  },
  {
    id: 'C13',
    specialist: 'engineer',
    top: { where: 'green', pay: [], gain: [{ item: 'workforce', n: 1 }] },
    bottom: {
      where: 'blue',
      pay: [{ item: 'any', n: 1 }],
      gain: [
        { item: 'minerals', n: 2 },
        { item: 'crewDeck', n: 1 },
      ],
    },
  },
  {
    id: 'C14',
    specialist: 'leaderRed',
    top: { where: 'green', pay: [{ item: 'any', n: 1 }], gain: [{ item: 'workforce', n: 2 }] },
    bottom: {
      where: 'blue',
      pay: [],
      gain: [
        { item: 'minerals', n: 1 },
        { item: 'technology', n: 1 },
      ],
    },
  },
  {
    id: 'C15',
    specialist: 'leaderBlue',
    top: { where: 'green', pay: [], gain: [{ item: 'any', n: 1 }] },
    bottom: {
      where: 'blue',
      pay: [{ item: 'biomass', n: 1 }],
      gain: [
        { item: 'minerals', n: 2 },
        { item: 'technology', n: 1 },
        { item: 'crewDeck', n: 1 },
      ],
    },
  },
  {
    id: 'C16',
    specialist: 'engineer',
    top: { where: 'blue', pay: [], gain: [{ item: 'technology', n: 1 }] },
    bottom: {
      where: 'green',
      pay: [{ item: 'any', n: 1 }],
      gain: [
        { item: 'biomass', n: 2 },
        { item: 'crewDeck', n: 1 },
      ],
    },
  },
  {
    id: 'C17',
    specialist: 'leaderRed',
    top: { where: 'blue', pay: [{ item: 'any', n: 1 }], gain: [{ item: 'minerals', n: 2 }] },
    bottom: { where: 'green', pay: [], gain: [{ item: 'workforce', n: 2 }] },
  },
  {
    id: 'C18',
    specialist: 'leaderGreen',
    top: { where: 'blue', pay: [], gain: [{ item: 'crewCantina', n: 1 }] },
    bottom: {
      where: 'green',
      pay: [],
      gain: [
        { item: 'biomass', n: 1 },
        { item: 'workforce', n: 1 },
      ],
    },
  },
  {
    id: 'C19',
    specialist: 'engineer',
    top: { where: 'orbital', pay: [], gain: [{ item: 'any', n: 1 }] },
    bottom: {
      where: 'red',
      pay: [{ item: 'any', n: 1 }],
      gain: [
        { item: 'technology', n: 2 },
        { item: 'crewDeck', n: 1 },
      ],
    },
  },
  {
    id: 'C20',
    specialist: 'leaderRed',
    top: { where: 'orbital', pay: [], gain: [{ item: 'minerals', n: 1 }] },
    bottom: { where: 'red', pay: [], gain: [{ item: 'minerals', n: 2 }] },
  },
  {
    id: 'C21',
    specialist: 'leaderGreen',
    top: { where: 'orbital', pay: [], gain: [{ item: 'crewCantina', n: 1 }] },
    bottom: {
      where: 'red',
      pay: [{ item: 'minerals', n: 1 }],
      gain: [
        { item: 'workforce', n: 2 },
        { item: 'biomass', n: 1 },
        { item: 'crewDeck', n: 1 },
      ],
    },
  },
  {
    id: 'C22',
    specialist: 'engineer',
    top: { where: 'orbital', pay: [], gain: [{ item: 'any', n: 1 }] },
    bottom: {
      where: 'green',
      pay: [],
      gain: [
        { item: 'biomass', n: 1 },
        { item: 'technology', n: 1 },
      ],
    },
  },
  {
    id: 'C23',
    specialist: 'leaderGreen',
    top: { where: 'orbital', pay: [], gain: [{ item: 'biomass', n: 1 }] },
    bottom: {
      where: 'green',
      pay: [{ item: 'any', n: 1 }],
      gain: [
        { item: 'minerals', n: 2 },
        { item: 'crewDeck', n: 1 },
      ],
    },
  },
  {
    id: 'C24',
    specialist: 'leaderBlue',
    top: { where: 'orbital', pay: [{ item: 'any', n: 1 }], gain: [{ item: 'workforce', n: 2 }] },
    bottom: { where: 'green', pay: [], gain: [{ item: 'technology', n: 2 }] },
  },
  {
    id: 'C25',
    specialist: 'engineer',
    top: { where: 'orbital', pay: [], gain: [{ item: 'any', n: 1 }] },
    bottom: { where: 'blue', pay: [], gain: [{ item: 'biomass', n: 2 }] },
  },
  {
    id: 'C26',
    specialist: 'leaderRed',
    top: { where: 'orbital', pay: [], gain: [{ item: 'technology', n: 1 }] },
    bottom: {
      where: 'blue',
      pay: [{ item: 'technology', n: 1 }],
      gain: [
        { item: 'minerals', n: 2 },
        { item: 'workforce', n: 1 },
        { item: 'crewDeck', n: 1 },
      ],
    },
  },
  {
    id: 'C27',
    specialist: 'leaderBlue',
    top: { where: 'orbital', pay: [], gain: [{ item: 'workforce', n: 1 }] },
    bottom: {
      where: 'blue',
      pay: [{ item: 'any', n: 1 }],
      gain: [
        { item: 'biomass', n: 2 },
        { item: 'crewDeck', n: 1 },
      ],
    },
  },
  {
    id: 'C28',
    specialist: 'engineer',
    top: { where: 'red', pay: [], gain: [{ item: 'biomass', n: 1 }] },
    bottom: {
      where: 'orbital',
      pay: [],
      gain: [
        { item: 'any', n: 1 },
        { item: 'crewDeck', n: 1 },
      ],
    },
  },
  {
    id: 'C29',
    specialist: 'leaderBlue',
    top: { where: 'red', pay: [], gain: [{ item: 'minerals', n: 1 }] },
    bottom: {
      where: 'orbital',
      pay: [{ item: 'any', n: 1 }],
      gain: [
        { item: 'biomass', n: 2 },
        { item: 'technology', n: 1 },
      ],
    },
  },
  {
    id: 'C30',
    specialist: 'engineer',
    top: { where: 'green', pay: [], gain: [{ item: 'technology', n: 1 }] },
    bottom: {
      where: 'orbital',
      pay: [],
      gain: [
        { item: 'any', n: 1 },
        { item: 'crewDeck', n: 1 },
      ],
    },
  },
  {
    id: 'C31',
    specialist: 'leaderRed',
    top: { where: 'green', pay: [], gain: [{ item: 'minerals', n: 1 }] },
    bottom: {
      where: 'orbital',
      pay: [{ item: 'any', n: 1 }],
      gain: [
        { item: 'workforce', n: 2 },
        { item: 'minerals', n: 1 },
      ],
    },
  },
  {
    id: 'C32',
    specialist: 'engineer',
    top: { where: 'blue', pay: [], gain: [{ item: 'biomass', n: 1 }] },
    bottom: { where: 'orbital', pay: [], gain: [{ item: 'any', n: 2 }] },
  },
  {
    id: 'C33',
    specialist: 'leaderGreen',
    top: { where: 'blue', pay: [], gain: [{ item: 'workforce', n: 1 }] },
    bottom: {
      where: 'orbital',
      pay: [],
      gain: [
        { item: 'minerals', n: 1 },
        { item: 'technology', n: 1 },
      ],
    },
  },
]
