/** The four kinds of energy, which are also the regulators, in clockwise order (C5.1). */
export const kindIds = ['light', 'time', 'gravity', 'chemistry'] as const
export type KindId = (typeof kindIds)[number]

/** The four elements (C1.3). */
export const elementIds = ['H', 'He', 'O', 'C'] as const
export type ElementId = (typeof elementIds)[number]
/** Their numbers. */
export const elements: Readonly<Record<ElementId, number>> = { H: 0, He: 1, O: 2, C: 3 }

/** The three sectors of a galaxy (C2.5). */
export const sectorIds = ['delta', 'psi', 'phi'] as const
export type SectorId = (typeof sectorIds)[number]
/** Their numbers. */
export const sectors: Readonly<Record<SectorId, number>> = { delta: 0, psi: 1, phi: 2 }

/** The three resource tracks (C7.1). */
export const trackIds = ['supernova', 'dna', 'graviton'] as const
export type TrackId = (typeof trackIds)[number]

/** What lies on a side. */
export const EMPTY = 0
export const PROTO = 1
export const STABLE = 2

/** The player colours, by seat (C1.6). */
export const colourIds = ['pink', 'teal', 'violet', 'amber'] as const

/** The element of each kind, by colour (C1.7). */
export const elementOfKind: Readonly<Record<KindId, ElementId>> = {
  light: 'H',
  time: 'O',
  gravity: 'He',
  chemistry: 'C',
}

/** How many there are of what has no list of its own (C1.2, C1.3). */
export interface Counts {
  readonly stars: Readonly<Record<ElementId, number>>
  readonly lifeTokens: number
  readonly energyCardsOfKind: number
  readonly timeCrystals: number
  readonly darkEnergyTokens: number
}

/** The counts of the box. */
export const counts: Counts = {
  stars: { H: 26, He: 20, O: 16, C: 16 },
  lifeTokens: 50,
  energyCardsOfKind: 15,
  timeCrystals: 18,
  darkEnergyTokens: 4,
}

/** One thing a regulator gives to the player whose token lies there (C6.2). */
export type RewardSpec =
  | { readonly resource: 'star'; readonly element: ElementId; readonly count: number }
  | { readonly resource: 'track'; readonly track: TrackId; readonly count: number }
  | { readonly resource: 'nebula'; readonly count: 1 }

/** What a regulator gives once for each energy token and each own ability marker (C6.3, C6.5). */
type PassiveId = 'energyCard' | 'crystalGrowth' | 'graviton' | 'protoLife'

/** A regulator with its rewards. */
export interface RegulatorSpec {
  readonly id: KindId
  readonly active: readonly RewardSpec[]
  readonly passive: PassiveId
}

/** The regulators. */
export const regulators: readonly RegulatorSpec[] = [
  { id: 'light', active: [{ resource: 'star', element: 'H', count: 3 }], passive: 'energyCard' },
  {
    id: 'time',
    active: [
      { resource: 'star', element: 'O', count: 1 },
      { resource: 'track', track: 'dna', count: 2 },
    ],
    passive: 'crystalGrowth',
  },
  {
    id: 'gravity',
    active: [
      { resource: 'star', element: 'He', count: 2 },
      { resource: 'track', track: 'supernova', count: 1 },
    ],
    passive: 'graviton',
  },
  {
    id: 'chemistry',
    active: [
      { resource: 'star', element: 'C', count: 1 },
      { resource: 'nebula', count: 1 },
    ],
    passive: 'protoLife',
  },
]

/** How many moves a shift has, and how many energy tokens fit into a regulator (C5.1, C5.2). */
export const shift: { readonly moves: number; readonly capacity: number } = { moves: 3, capacity: 3 }

/** What depends on the number of players (C3.1, C3.6, C3.10, C14.6, C15.2, C15.4). */
export interface TableSpec {
  readonly timeCrystals: number
  readonly darkEnergy: number
  readonly lifeFormsOfGroup1: number
  readonly goalPoints: readonly [first: number, second: number]
  readonly passFirstPlayer: boolean
}

/** The table for 2, 3 and 4 players. */
export const tables: Readonly<Record<2 | 3 | 4, TableSpec>> = {
  2: { timeCrystals: 8, darkEnergy: 4, lifeFormsOfGroup1: 4, goalPoints: [6, 0], passFirstPlayer: false },
  3: { timeCrystals: 12, darkEnergy: 3, lifeFormsOfGroup1: 6, goalPoints: [6, 3], passFirstPlayer: true },
  4: { timeCrystals: 15, darkEnergy: 3, lifeFormsOfGroup1: 8, goalPoints: [6, 3], passFirstPlayer: true },
}

/** What each player starts with (C3.8, C3.9). */
export const start: { readonly hand: number; readonly star: ElementId } = { hand: 4, star: 'H' }

/** The time chamber: the space where a crystal is ready, and the points of the scoring spaces (C8.1, C10.8). */
export const timeChamber: { readonly top: number; readonly scoring: readonly number[] } = {
  top: 6,
  scoring: [3, 6, 10, 15, 21],
}

/** Face-up energy cards and the hand limit (C3.4, C14.5). */
export const energyRow: { readonly faceUp: number; readonly handLimit: number } = { faceUp: 4, handLimit: 10 }

/** Five cards of one kind are worth points (C11.7). */
export const setOfFive: { readonly cards: number; readonly points: number } = { cards: 5, points: 6 }

/** What each ability slot costs (C11.2). */
export const slotCosts: readonly number[] = [2, 3, 3, 4]

/** How many goals are played, and the spaces of their track (C3.2, C14.2). */
export const goalTrack: { readonly deck: number } = { deck: 6 }
export const GOAL_SPACES = 4

/** The two omega spaces (C13.1). */
export const omegaIds = ['nebula', 'stabilise'] as const
export type OmegaId = (typeof omegaIds)[number]
