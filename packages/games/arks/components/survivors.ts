import type { Colour, Item } from './basics.ts'

/** A survivor card: its people come from planets of its colour. */
export interface SurvivorCard {
  readonly id: string
  readonly colour: Colour
  readonly gain: readonly Item[]
}

/** The 15 survivor cards. */
export const survivors: readonly SurvivorCard[] = [
  { id: 'S01', colour: 'red', gain: [{ item: 'workforce', n: 2 }] },
  {
    id: 'S02',
    colour: 'red',
    gain: [
      { item: 'workforce', n: 1 },
      { item: 'technology', n: 1 },
    ],
  },
  {
    id: 'S03',
    colour: 'red',
    gain: [
      { item: 'any', n: 1 },
      { item: 'crewDeck', n: 1 },
    ],
  },
  {
    id: 'S04',
    colour: 'red',
    gain: [
      { item: 'minerals', n: 1 },
      { item: 'technology', n: 1 },
    ],
  },
  { id: 'S05', colour: 'red', gain: [{ item: 'any', n: 2 }] },
  { id: 'S06', colour: 'green', gain: [{ item: 'biomass', n: 2 }] },
  {
    id: 'S07',
    colour: 'green',
    gain: [
      { item: 'biomass', n: 1 },
      { item: 'workforce', n: 1 },
    ],
  },
  {
    id: 'S08',
    colour: 'green',
    gain: [
      { item: 'any', n: 1 },
      { item: 'crewDeck', n: 1 },
    ],
  },
  {
    id: 'S09',
    colour: 'green',
    gain: [
      { item: 'biomass', n: 1 },
      { item: 'technology', n: 1 },
    ],
  },
  { id: 'S10', colour: 'green', gain: [{ item: 'any', n: 2 }] },
  { id: 'S11', colour: 'blue', gain: [{ item: 'technology', n: 2 }] },
  {
    id: 'S12',
    colour: 'blue',
    gain: [
      { item: 'technology', n: 1 },
      { item: 'minerals', n: 1 },
    ],
  },
  {
    id: 'S13',
    colour: 'blue',
    gain: [
      { item: 'any', n: 1 },
      { item: 'crewDeck', n: 1 },
    ],
  },
  {
    id: 'S14',
    colour: 'blue',
    gain: [
      { item: 'minerals', n: 1 },
      { item: 'biomass', n: 1 },
    ],
  },
  { id: 'S15', colour: 'blue', gain: [{ item: 'any', n: 2 }] },
]
