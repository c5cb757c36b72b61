import type { ElementId, KindId, SectorId, TrackId } from './basics.ts'

/** One step of an effect; `bind` and `target` say that two steps act on the same piece. */
export type StepSpec =
  | { readonly op: 'growCrystal'; readonly count: number }
  | { readonly op: 'gainStar'; readonly element: ElementId | 'any'; readonly count: number; readonly place: 'reserve' }
  | {
      readonly op: 'gainStar'
      readonly element: 'any'
      readonly count: 1
      readonly place: 'sector'
      readonly sector: SectorId
    }
  | {
      readonly op: 'gainLife'
      readonly state: 'proto' | 'stable'
      readonly count: number
      readonly place: 'reserve' | 'anyEmpty' | 'nextToStable'
      readonly partial?: true
    }
  | { readonly op: 'convertToSupernova'; readonly count: number; readonly partial?: true; readonly bind?: 'star' }
  | { readonly op: 'revertSupernova'; readonly bind: 'star' }
  | { readonly op: 'stabilise'; readonly count: number }
  | { readonly op: 'stabilise'; readonly max: number }
  | { readonly op: 'stabilise'; readonly target: 'token' }
  | { readonly op: 'stabiliseAllAdjacent'; readonly to: 'oneSupernova' }
  | { readonly op: 'stabiliseAllAdjacent'; readonly to: 'element'; readonly element: ElementId }
  | { readonly op: 'stabiliseAllAdjacent'; readonly to: 'bound'; readonly target: 'star' }
  | { readonly op: 'moveStar'; readonly target: 'star' }
  | { readonly op: 'moveLife'; readonly state: 'proto'; readonly bind: 'token' }
  | { readonly op: 'discardStar'; readonly what: 'standard' }
  | { readonly op: 'gainPoints'; readonly count: number }
  | { readonly op: 'gainNebula'; readonly size: number; readonly place: 'reserve' }
  | { readonly op: 'replaceNebula'; readonly fromSize: number; readonly toSize: number }
  | {
      readonly op: 'relocate'
      readonly what: readonly ('star' | 'supernova' | 'unfinishedNebula')[]
      readonly count: 1
    }
  | { readonly op: 'relocateLife'; readonly state: 'proto' | 'stable'; readonly max: number }
  | { readonly op: 'gainLifeForm'; readonly on: 'nebulaWithExactlyOneLifeForm' }
  | { readonly op: 'choice'; readonly options: readonly OptionChoice[] }

/** One side of a choice. */
interface OptionChoice {
  readonly name: OptionId
  readonly steps: readonly StepSpec[]
}

/** The names of the sides of all choices. */
export const optionIds = ['growth', 'proto-life', 'draw-nebula', 'replace-nebula', 'move-proto', 'move-stable'] as const
export type OptionId = (typeof optionIds)[number]

/** What must hold for an ability to have any effect (C16.4). */
export type Requirement =
  | 'lifeTokenInSupply'
  | 'emptyLifeSpace'
  | 'emptyLifeSpaceNextToStable'
  | `elementInSupply:${ElementId}`
  | 'anyStarInSupply'
  | 'standardStarInGalaxy'
  | 'supernovaInGalaxy'
  | 'protoInGalaxy'
  | 'protoInGalaxyAfterPayment'
  | 'lifeInGalaxyAfterPayment'
  | 'protoNextToSupernova'
  | `protoNextToElement:${ElementId}`
  | 'nebulaWithExactlyOneLifeForm'
  | 'lifeFormInStack'
  | `emptyStarSpaceInSector:${SectorId}`
  | 'stardustPossible'
  | 'relocatablePiece'

/** What an ability costs (C16.3). `supernova` is paid as a unit of the track or as a piece (C17.4). */
export interface CostSpec {
  readonly energy?: { readonly count: number; readonly match: KindId | 'any' | 'same' }
  readonly tracks?: Partial<Readonly<Record<TrackId, number>>>
  readonly stableLife?: number
  readonly protoLife?: number
  readonly supernova?: 1
}

/** An ability card; its words are in the texts. */
export interface AbilitySpec {
  readonly id: AbilityId
  readonly rule: string
  readonly kind: KindId
  /** A `discharge` card takes the place of the discharge star (C10.10); all others are an action of their own. */
  readonly activation: 'action' | 'discharge'
  readonly cost: CostSpec
  readonly requires: readonly Requirement[]
  readonly effect: readonly StepSpec[]
}

/** The ids of the ability cards, in the order of C17.1 to C17.32. */
export const abilityIds = [
  'generation',
  'expansion-of-the-universe',
  'black-hole',
  'event-horizon',
  'fourth-dimension',
  'special-relativity',
  'quasar',
  'nuclear-fusion',
  'genetic-drift',
  'ionizing-radiation',
  'evolution',
  'abiogenesis',
  'survival-of-the-fittest',
  'speciation',
  'photosynthesis',
  'water-rich-comets',
  'molecular-cloud',
  'amino-acids',
  'speed-of-light',
  'time-dilation',
  'relativity-delta',
  'relativity-psi',
  'relativity-phi',
  'nuclear-fission',
  'binary-star',
  'core-collapse',
  'stardust',
  'shooting-star',
  'solar-wind',
  'pulsar',
  'white-dwarf',
  'wormhole',
] as const
export type AbilityId = (typeof abilityIds)[number]

/** The 32 ability cards. What each adds to the energy phase follows from its kind (C6.5). */
export const abilities: readonly AbilitySpec[] = [
  {
    id: 'generation',
    rule: 'C17.1',
    kind: 'time',
    activation: 'discharge',
    cost: {},
    requires: ['lifeTokenInSupply', 'emptyLifeSpace'],
    effect: [{ op: 'gainLife', state: 'stable', count: 3, place: 'anyEmpty', partial: true }],
  },
  {
    id: 'expansion-of-the-universe',
    rule: 'C17.2',
    kind: 'time',
    activation: 'discharge',
    cost: {},
    requires: ['elementInSupply:H'],
    effect: [{ op: 'gainStar', element: 'H', count: 2, place: 'reserve' }],
  },
  {
    id: 'black-hole',
    rule: 'C17.3',
    kind: 'time',
    activation: 'discharge',
    cost: {},
    requires: ['standardStarInGalaxy'],
    effect: [{ op: 'convertToSupernova', count: 2, partial: true }],
  },
  {
    id: 'event-horizon',
    rule: 'C17.4',
    kind: 'time',
    activation: 'action',
    cost: { energy: { count: 1, match: 'any' }, supernova: 1 },
    requires: [],
    effect: [
      {
        op: 'choice',
        options: [
          { name: 'growth', steps: [{ op: 'growCrystal', count: 2 }] },
          { name: 'proto-life', steps: [{ op: 'gainLife', state: 'proto', count: 2, place: 'reserve' }] },
        ],
      },
    ],
  },
  {
    id: 'fourth-dimension',
    rule: 'C17.5',
    kind: 'time',
    activation: 'action',
    cost: { energy: { count: 1, match: 'time' } },
    requires: [],
    effect: [{ op: 'growCrystal', count: 1 }],
  },
  {
    id: 'special-relativity',
    rule: 'C17.6',
    kind: 'time',
    activation: 'action',
    cost: { energy: { count: 2, match: 'same' } },
    requires: [],
    effect: [{ op: 'growCrystal', count: 2 }],
  },
  {
    id: 'quasar',
    rule: 'C17.7',
    kind: 'time',
    activation: 'action',
    cost: { energy: { count: 1, match: 'any' }, tracks: { graviton: 1 } },
    requires: [],
    effect: [{ op: 'growCrystal', count: 1 }],
  },
  {
    id: 'nuclear-fusion',
    rule: 'C17.8',
    kind: 'time',
    activation: 'action',
    cost: { energy: { count: 1, match: 'time' } },
    requires: ['standardStarInGalaxy'],
    effect: [
      { op: 'discardStar', what: 'standard' },
      { op: 'gainStar', element: 'any', count: 1, place: 'reserve' },
    ],
  },
  {
    id: 'genetic-drift',
    rule: 'C17.9',
    kind: 'chemistry',
    activation: 'action',
    cost: { energy: { count: 1, match: 'any' } },
    requires: ['protoInGalaxy'],
    effect: [
      { op: 'moveLife', state: 'proto', bind: 'token' },
      { op: 'stabilise', target: 'token' },
    ],
  },
  {
    id: 'ionizing-radiation',
    rule: 'C17.10',
    kind: 'chemistry',
    activation: 'action',
    cost: { energy: { count: 1, match: 'any' } },
    requires: ['protoNextToSupernova'],
    effect: [{ op: 'stabiliseAllAdjacent', to: 'oneSupernova' }],
  },
  {
    id: 'evolution',
    rule: 'C17.11',
    kind: 'chemistry',
    activation: 'action',
    cost: { energy: { count: 1, match: 'any' }, stableLife: 3 },
    requires: ['nebulaWithExactlyOneLifeForm', 'lifeFormInStack'],
    effect: [{ op: 'gainLifeForm', on: 'nebulaWithExactlyOneLifeForm' }],
  },
  {
    id: 'abiogenesis',
    rule: 'C17.12',
    kind: 'chemistry',
    activation: 'action',
    cost: { energy: { count: 1, match: 'chemistry' } },
    requires: ['lifeTokenInSupply', 'emptyLifeSpace'],
    effect: [{ op: 'gainLife', state: 'stable', count: 1, place: 'anyEmpty' }],
  },
  {
    id: 'survival-of-the-fittest',
    rule: 'C17.13',
    kind: 'chemistry',
    activation: 'action',
    cost: { energy: { count: 1, match: 'any' }, protoLife: 1 },
    requires: ['protoInGalaxyAfterPayment'],
    effect: [{ op: 'stabilise', max: 2 }],
  },
  {
    id: 'speciation',
    rule: 'C17.14',
    kind: 'chemistry',
    activation: 'action',
    cost: { energy: { count: 1, match: 'any' } },
    requires: ['lifeTokenInSupply', 'emptyLifeSpaceNextToStable'],
    effect: [{ op: 'gainLife', state: 'proto', count: 1, place: 'nextToStable' }],
  },
  {
    id: 'photosynthesis',
    rule: 'C17.15',
    kind: 'chemistry',
    activation: 'action',
    cost: { energy: { count: 1, match: 'any' } },
    requires: ['protoNextToElement:C'],
    effect: [{ op: 'stabiliseAllAdjacent', to: 'element', element: 'C' }],
  },
  {
    id: 'water-rich-comets',
    rule: 'C17.16',
    kind: 'chemistry',
    activation: 'action',
    cost: { energy: { count: 1, match: 'any' } },
    requires: ['protoNextToElement:O'],
    effect: [{ op: 'stabiliseAllAdjacent', to: 'element', element: 'O' }],
  },
  {
    id: 'molecular-cloud',
    rule: 'C17.17',
    kind: 'light',
    activation: 'action',
    cost: { energy: { count: 2, match: 'light' } },
    requires: ['elementInSupply:H'],
    effect: [{ op: 'gainStar', element: 'H', count: 1, place: 'reserve' }],
  },
  {
    id: 'amino-acids',
    rule: 'C17.18',
    kind: 'light',
    activation: 'action',
    cost: { energy: { count: 1, match: 'chemistry' } },
    requires: ['lifeTokenInSupply', 'emptyLifeSpace'],
    effect: [{ op: 'gainLife', state: 'stable', count: 1, place: 'anyEmpty' }],
  },
  {
    id: 'speed-of-light',
    rule: 'C17.19',
    kind: 'light',
    activation: 'action',
    cost: { energy: { count: 5, match: 'same' } },
    requires: [],
    effect: [
      { op: 'gainPoints', count: 6 },
      { op: 'gainStar', element: 'any', count: 1, place: 'reserve' },
    ],
  },
  {
    id: 'time-dilation',
    rule: 'C17.20',
    kind: 'light',
    activation: 'action',
    cost: { energy: { count: 1, match: 'light' } },
    requires: [],
    effect: [{ op: 'growCrystal', count: 1 }],
  },
  {
    id: 'relativity-delta',
    rule: 'C17.21',
    kind: 'light',
    activation: 'action',
    cost: { energy: { count: 2, match: 'time' } },
    requires: ['anyStarInSupply', 'emptyStarSpaceInSector:delta'],
    effect: [{ op: 'gainStar', element: 'any', count: 1, place: 'sector', sector: 'delta' }],
  },
  {
    id: 'relativity-psi',
    rule: 'C17.22',
    kind: 'light',
    activation: 'action',
    cost: { energy: { count: 2, match: 'gravity' } },
    requires: ['anyStarInSupply', 'emptyStarSpaceInSector:psi'],
    effect: [{ op: 'gainStar', element: 'any', count: 1, place: 'sector', sector: 'psi' }],
  },
  {
    id: 'relativity-phi',
    rule: 'C17.23',
    kind: 'light',
    activation: 'action',
    cost: { energy: { count: 2, match: 'chemistry' } },
    requires: ['anyStarInSupply', 'emptyStarSpaceInSector:phi'],
    effect: [{ op: 'gainStar', element: 'any', count: 1, place: 'sector', sector: 'phi' }],
  },
  {
    id: 'nuclear-fission',
    rule: 'C17.24',
    kind: 'light',
    activation: 'action',
    cost: { energy: { count: 2, match: 'time' } },
    requires: ['standardStarInGalaxy'],
    effect: [
      { op: 'discardStar', what: 'standard' },
      { op: 'gainStar', element: 'any', count: 1, place: 'reserve' },
      { op: 'growCrystal', count: 1 },
    ],
  },
  {
    id: 'binary-star',
    rule: 'C17.25',
    kind: 'gravity',
    activation: 'action',
    cost: { energy: { count: 1, match: 'any' }, tracks: { graviton: 1 } },
    requires: ['supernovaInGalaxy'],
    effect: [
      { op: 'revertSupernova', bind: 'star' },
      { op: 'moveStar', target: 'star' },
    ],
  },
  {
    id: 'core-collapse',
    rule: 'C17.26',
    kind: 'gravity',
    activation: 'action',
    cost: { energy: { count: 1, match: 'any' }, tracks: { graviton: 1 } },
    requires: ['standardStarInGalaxy'],
    effect: [{ op: 'convertToSupernova', count: 1 }],
  },
  {
    id: 'stardust',
    rule: 'C17.27',
    kind: 'gravity',
    activation: 'action',
    cost: { energy: { count: 1, match: 'any' } },
    requires: ['stardustPossible'],
    effect: [
      {
        op: 'choice',
        options: [
          { name: 'draw-nebula', steps: [{ op: 'gainNebula', size: 1, place: 'reserve' }] },
          { name: 'replace-nebula', steps: [{ op: 'replaceNebula', fromSize: 1, toSize: 2 }] },
        ],
      },
    ],
  },
  {
    id: 'shooting-star',
    rule: 'C17.28',
    kind: 'gravity',
    activation: 'action',
    cost: { energy: { count: 1, match: 'gravity' } },
    requires: ['relocatablePiece'],
    effect: [{ op: 'relocate', what: ['star', 'supernova', 'unfinishedNebula'], count: 1 }],
  },
  {
    id: 'solar-wind',
    rule: 'C17.29',
    kind: 'gravity',
    activation: 'action',
    cost: { energy: { count: 2, match: 'chemistry' } },
    requires: ['standardStarInGalaxy'],
    effect: [
      { op: 'convertToSupernova', count: 1, bind: 'star' },
      { op: 'stabiliseAllAdjacent', to: 'bound', target: 'star' },
    ],
  },
  {
    id: 'pulsar',
    rule: 'C17.30',
    kind: 'gravity',
    activation: 'action',
    cost: { energy: { count: 1, match: 'gravity' }, tracks: { graviton: 1 } },
    requires: [],
    effect: [{ op: 'growCrystal', count: 2 }],
  },
  {
    id: 'white-dwarf',
    rule: 'C17.31',
    kind: 'gravity',
    activation: 'action',
    cost: { energy: { count: 2, match: 'time' } },
    requires: [],
    effect: [
      { op: 'convertToSupernova', count: 1, partial: true },
      { op: 'growCrystal', count: 1 },
    ],
  },
  {
    id: 'wormhole',
    rule: 'C17.32',
    kind: 'gravity',
    activation: 'action',
    cost: { energy: { count: 1, match: 'any' }, stableLife: 1 },
    requires: ['lifeInGalaxyAfterPayment'],
    effect: [
      {
        op: 'choice',
        options: [
          { name: 'move-proto', steps: [{ op: 'relocateLife', state: 'proto', max: 3 }] },
          { name: 'move-stable', steps: [{ op: 'relocateLife', state: 'stable', max: 3 }] },
        ],
      },
    ],
  },
]
