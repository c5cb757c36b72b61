import type { Item, Resource, Slot, Upgrade } from './basics.ts'

/** What a row of an Automa card can ask for. */
export type AutomaAction = 'supply' | 'upgrade' | 'gather' | 'terraform' | 'explore' | 'colony' | 'outpost'

/** Which planet the Automa looks for. */
export type Criterion = 'noColony' | 'toTerraform' | 'discover'

/** A row: one action, or the left one with the right one to fall back on; a supply row says what it gives. */
export interface AutomaRow {
  readonly actions: readonly [AutomaAction] | readonly [AutomaAction, AutomaAction]
  readonly gain: readonly Item[]
}

/** One of the ten cards that drive the Automa. */
export interface AutomaCard {
  readonly id: string
  readonly clockwise: boolean
  readonly jump: boolean
  readonly criterion: Criterion
  readonly rows: readonly AutomaRow[]
}

/** The ten Automa cards. */
export const automaCards: readonly AutomaCard[] = [
  {
    id: 'A01',
    clockwise: true,
    jump: false,
    criterion: 'noColony',
    rows: [
      { actions: ['terraform'], gain: [] },
      { actions: ['gather'], gain: [] },
      { actions: ['colony', 'outpost'], gain: [] },
    ],
  },
  {
    id: 'A02',
    clockwise: false,
    jump: false,
    criterion: 'toTerraform',
    rows: [
      {
        actions: ['supply'],
        gain: [
          { item: 'crewDeck', n: 1 },
          { item: 'any', n: 1 },
        ],
      },
      { actions: ['gather'], gain: [] },
      { actions: ['terraform'], gain: [] },
    ],
  },
  {
    id: 'A03',
    clockwise: true,
    jump: false,
    criterion: 'toTerraform',
    rows: [
      { actions: ['upgrade'], gain: [] },
      { actions: ['gather'], gain: [] },
      { actions: ['terraform'], gain: [] },
    ],
  },
  {
    id: 'A04',
    clockwise: false,
    jump: false,
    criterion: 'noColony',
    rows: [
      { actions: ['supply'], gain: [{ item: 'crewDeck', n: 2 }] },
      { actions: ['gather'], gain: [] },
      { actions: ['colony', 'outpost'], gain: [] },
    ],
  },
  {
    id: 'A05',
    clockwise: true,
    jump: true,
    criterion: 'toTerraform',
    rows: [
      {
        actions: ['supply'],
        gain: [
          { item: 'crewDeck', n: 1 },
          { item: 'any', n: 1 },
        ],
      },
      { actions: ['explore'], gain: [] },
      { actions: ['upgrade'], gain: [] },
      { actions: ['terraform'], gain: [] },
    ],
  },
  {
    id: 'A06',
    clockwise: false,
    jump: true,
    criterion: 'noColony',
    rows: [
      {
        actions: ['supply'],
        gain: [
          { item: 'crewDeck', n: 1 },
          { item: 'any', n: 1 },
        ],
      },
      { actions: ['gather'], gain: [] },
      { actions: ['colony', 'terraform'], gain: [] },
    ],
  },
  {
    id: 'A07',
    clockwise: true,
    jump: false,
    criterion: 'discover',
    rows: [
      {
        actions: ['supply'],
        gain: [
          { item: 'crewDeck', n: 1 },
          { item: 'any', n: 1 },
        ],
      },
      { actions: ['gather'], gain: [] },
      { actions: ['upgrade'], gain: [] },
    ],
  },
  {
    id: 'A08',
    clockwise: false,
    jump: false,
    criterion: 'discover',
    rows: [
      { actions: ['supply'], gain: [{ item: 'crewDeck', n: 1 }] },
      { actions: ['explore'], gain: [] },
      { actions: ['gather'], gain: [] },
      { actions: ['terraform'], gain: [] },
    ],
  },
  {
    id: 'A09',
    clockwise: true,
    jump: true,
    criterion: 'toTerraform',
    rows: [
      { actions: ['supply'], gain: [{ item: 'crewDeck', n: 2 }] },
      { actions: ['upgrade'], gain: [] },
      { actions: ['gather'], gain: [] },
      { actions: ['outpost', 'terraform'], gain: [] },
    ],
  },
  {
    id: 'A10',
    clockwise: false,
    jump: true,
    criterion: 'toTerraform',
    rows: [
      {
        actions: ['supply'],
        gain: [
          { item: 'crewDeck', n: 1 },
          { item: 'any', n: 1 },
        ],
      },
      { actions: ['upgrade'], gain: [] },
      { actions: ['gather'], gain: [] },
      { actions: ['terraform'], gain: [] },
    ],
  },
]

/** A level of difficulty. */
export interface Level {
  /** As it is chosen in the option `level`. */
  readonly id: string
  /** Points at the end for so many unlocked upgrades. */
  readonly upgradePoints: readonly number[]
  readonly startColony: boolean
  /** Units of each resource at the start. */
  readonly startResources: number
}

const easy = [0, 0, 1, 3, 6, 11, 15]
const medium = [0, 0, 2, 5, 10, 17, 25]
const hard = [0, 0, 5, 10, 15, 22, 30]

/** The six levels, from the gentlest on. */
export const levels: readonly Level[] = [
  { id: 'easy', upgradePoints: easy, startColony: false, startResources: 0 },
  { id: 'easy+', upgradePoints: easy, startColony: true, startResources: 0 },
  { id: 'medium', upgradePoints: medium, startColony: true, startResources: 0 },
  { id: 'medium+', upgradePoints: medium, startColony: true, startResources: 1 },
  { id: 'hard', upgradePoints: hard, startColony: true, startResources: 0 },
  { id: 'hard+', upgradePoints: hard, startColony: true, startResources: 2 },
]

/** What is printed on the Automa's ark and in its rules. */
export interface AutomaSpec {
  readonly startSlot: Slot
  readonly startColonyPool: number
  /** Its upgrades in the order of their numbers. */
  readonly upgradeOrder: readonly Upgrade[]
  readonly discoveryGain: readonly Item[]
  readonly discoveryTrack: Resource
  /** So many of its crew cards stand for a specialist it lacks. */
  readonly substitute: number
}

/** The Automa's ark and rules. */
export const automa: AutomaSpec = {
  startSlot: 'N',
  startColonyPool: 2,
  upgradeOrder: ['biodome', 'leisureFacilities', 'spaceMining', 'miningVehicles', 'cargoHolds', 'scoutingVehicles'],
  discoveryGain: [{ item: 'minerals', n: 1 }],
  discoveryTrack: 'minerals',
  substitute: 2,
}
