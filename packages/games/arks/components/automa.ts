import { type Item, items, type Resource, type Slot, type Upgrade } from './basics.ts'

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

const row = (...actions: AutomaRow['actions']): AutomaRow => ({ actions, gain: [] })

const supply = (gain: Parameters<typeof items>[0]): AutomaRow => ({ actions: ['supply'], gain: items(gain) })

function card(id: string, criterion: Criterion, way: Way, ...rows: readonly AutomaRow[]): AutomaCard {
  const { clockwise, jump = false } = way
  return { id, clockwise, jump, criterion, rows }
}

/** How the Automa moves: round the ring, and first across the Portal where it jumps. */
interface Way {
  readonly clockwise: boolean
  readonly jump?: true
}

/** The ten Automa cards. */
export const automaCards: readonly AutomaCard[] = [
  card('A01', 'noColony', { clockwise: true }, row('terraform'), row('gather'), row('colony', 'outpost')),
  card('A02', 'toTerraform', { clockwise: false }, supply({ crewDeck: 1, any: 1 }), row('gather'), row('terraform')),
  card('A03', 'toTerraform', { clockwise: true }, row('upgrade'), row('gather'), row('terraform')),
  card('A04', 'noColony', { clockwise: false }, supply({ crewDeck: 2 }), row('gather'), row('colony', 'outpost')),
  card(
    'A05',
    'toTerraform',
    { clockwise: true, jump: true },
    supply({ crewDeck: 1, any: 1 }),
    row('explore'),
    row('upgrade'),
    row('terraform'),
  ),
  card(
    'A06',
    'noColony',
    { clockwise: false, jump: true },
    supply({ crewDeck: 1, any: 1 }),
    row('gather'),
    row('colony', 'terraform'),
  ),
  card('A07', 'discover', { clockwise: true }, supply({ crewDeck: 1, any: 1 }), row('gather'), row('upgrade')),
  card(
    'A08',
    'discover',
    { clockwise: false },
    supply({ crewDeck: 1 }),
    row('explore'),
    row('gather'),
    row('terraform'),
  ),
  card(
    'A09',
    'toTerraform',
    { clockwise: true, jump: true },
    supply({ crewDeck: 2 }),
    row('upgrade'),
    row('gather'),
    row('outpost', 'terraform'),
  ),
  card(
    'A10',
    'toTerraform',
    { clockwise: false, jump: true },
    supply({ crewDeck: 1, any: 1 }),
    row('upgrade'),
    row('gather'),
    row('terraform'),
  ),
]

/** A level of difficulty. */
export interface Level {
  /** As it is chosen in the option `level`. */
  readonly id: string
  /** Points at the end by the number of unlocked upgrades. */
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
  /** How many of its crew cards stand for a specialist it lacks. */
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
