import type { Effect } from '../rules/tasks.ts'
import { elements, type KindId, PROTO, STABLE, sectors, type TrackId } from './basics.ts'

/** The names of the sides of all choices. */
export const optionIds = ['growth', 'proto-life', 'draw-nebula', 'replace-nebula', 'move-proto', 'move-stable'] as const
export type OptionId = (typeof optionIds)[number]

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
  /** The parts in printed order; whether they can happen follows from what each of them needs (C16.4). */
  readonly effect: readonly Effect[]
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
    effect: [{ kind: 'gain-life', life: STABLE, left: 3 }],
  },
  {
    id: 'expansion-of-the-universe',
    rule: 'C17.2',
    kind: 'time',
    activation: 'discharge',
    cost: {},
    effect: [{ kind: 'gain-stars', element: elements.H, count: 2 }],
  },
  {
    id: 'black-hole',
    rule: 'C17.3',
    kind: 'time',
    activation: 'discharge',
    cost: {},
    effect: [{ kind: 'flip', left: 2 }],
  },
  {
    id: 'event-horizon',
    rule: 'C17.4',
    kind: 'time',
    activation: 'action',
    cost: { energy: { count: 1, match: 'any' }, supernova: 1 },
    effect: [
      {
        kind: 'option',
        options: [
          { name: 'growth', effect: [{ kind: 'grow', count: 2 }] },
          { name: 'proto-life', effect: [{ kind: 'gain-proto', count: 2 }] },
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
    effect: [{ kind: 'grow', count: 1 }],
  },
  {
    id: 'special-relativity',
    rule: 'C17.6',
    kind: 'time',
    activation: 'action',
    cost: { energy: { count: 2, match: 'same' } },
    effect: [{ kind: 'grow', count: 2 }],
  },
  {
    id: 'quasar',
    rule: 'C17.7',
    kind: 'time',
    activation: 'action',
    cost: { energy: { count: 1, match: 'any' }, tracks: { graviton: 1 } },
    effect: [{ kind: 'grow', count: 1 }],
  },
  {
    id: 'nuclear-fusion',
    rule: 'C17.8',
    kind: 'time',
    activation: 'action',
    cost: { energy: { count: 1, match: 'time' } },
    effect: [{ kind: 'discard-standard' }, { kind: 'element' }],
  },
  {
    id: 'genetic-drift',
    rule: 'C17.9',
    kind: 'chemistry',
    activation: 'action',
    cost: { energy: { count: 1, match: 'any' } },
    effect: [{ kind: 'move-proto' }, { kind: 'move-life-to' }, { kind: 'stabilise-it' }],
  },
  {
    id: 'ionizing-radiation',
    rule: 'C17.10',
    kind: 'chemistry',
    activation: 'action',
    cost: { energy: { count: 1, match: 'any' } },
    effect: [{ kind: 'irradiate' }],
  },
  {
    id: 'evolution',
    rule: 'C17.11',
    kind: 'chemistry',
    activation: 'action',
    cost: { energy: { count: 1, match: 'any' }, stableLife: 3 },
    effect: [{ kind: 'life-form' }],
  },
  {
    id: 'abiogenesis',
    rule: 'C17.12',
    kind: 'chemistry',
    activation: 'action',
    cost: { energy: { count: 1, match: 'chemistry' } },
    effect: [{ kind: 'gain-life', life: STABLE, left: 1 }],
  },
  {
    id: 'survival-of-the-fittest',
    rule: 'C17.13',
    kind: 'chemistry',
    activation: 'action',
    cost: { energy: { count: 1, match: 'any' }, protoLife: 1 },
    effect: [{ kind: 'stabilise', left: 2, upTo: 2 }],
  },
  {
    id: 'speciation',
    rule: 'C17.14',
    kind: 'chemistry',
    activation: 'action',
    cost: { energy: { count: 1, match: 'any' } },
    effect: [{ kind: 'gain-life', life: PROTO, left: 1, nextToStable: true }],
  },
  {
    id: 'photosynthesis',
    rule: 'C17.15',
    kind: 'chemistry',
    activation: 'action',
    cost: { energy: { count: 1, match: 'any' } },
    effect: [{ kind: 'stabilise-at', element: elements.C }],
  },
  {
    id: 'water-rich-comets',
    rule: 'C17.16',
    kind: 'chemistry',
    activation: 'action',
    cost: { energy: { count: 1, match: 'any' } },
    effect: [{ kind: 'stabilise-at', element: elements.O }],
  },
  {
    id: 'molecular-cloud',
    rule: 'C17.17',
    kind: 'light',
    activation: 'action',
    cost: { energy: { count: 2, match: 'light' } },
    effect: [{ kind: 'gain-stars', element: elements.H, count: 1 }],
  },
  {
    id: 'amino-acids',
    rule: 'C17.18',
    kind: 'light',
    activation: 'action',
    cost: { energy: { count: 1, match: 'chemistry' } },
    effect: [{ kind: 'gain-life', life: STABLE, left: 1 }],
  },
  {
    id: 'speed-of-light',
    rule: 'C17.19',
    kind: 'light',
    activation: 'action',
    cost: { energy: { count: 5, match: 'same' } },
    effect: [{ kind: 'gain-points', count: 6 }, { kind: 'element' }],
  },
  {
    id: 'time-dilation',
    rule: 'C17.20',
    kind: 'light',
    activation: 'action',
    cost: { energy: { count: 1, match: 'light' } },
    effect: [{ kind: 'grow', count: 1 }],
  },
  {
    id: 'relativity-delta',
    rule: 'C17.21',
    kind: 'light',
    activation: 'action',
    cost: { energy: { count: 2, match: 'time' } },
    effect: [{ kind: 'element', sector: sectors.delta }],
  },
  {
    id: 'relativity-psi',
    rule: 'C17.22',
    kind: 'light',
    activation: 'action',
    cost: { energy: { count: 2, match: 'gravity' } },
    effect: [{ kind: 'element', sector: sectors.psi }],
  },
  {
    id: 'relativity-phi',
    rule: 'C17.23',
    kind: 'light',
    activation: 'action',
    cost: { energy: { count: 2, match: 'chemistry' } },
    effect: [{ kind: 'element', sector: sectors.phi }],
  },
  {
    id: 'nuclear-fission',
    rule: 'C17.24',
    kind: 'light',
    activation: 'action',
    cost: { energy: { count: 2, match: 'time' } },
    effect: [{ kind: 'discard-standard' }, { kind: 'element' }, { kind: 'grow', count: 1 }],
  },
  {
    id: 'binary-star',
    rule: 'C17.25',
    kind: 'gravity',
    activation: 'action',
    cost: { energy: { count: 1, match: 'any' }, tracks: { graviton: 1 } },
    effect: [{ kind: 'revert' }, { kind: 'move-star-to' }],
  },
  {
    id: 'core-collapse',
    rule: 'C17.26',
    kind: 'gravity',
    activation: 'action',
    cost: { energy: { count: 1, match: 'any' }, tracks: { graviton: 1 } },
    effect: [{ kind: 'flip', left: 1 }],
  },
  {
    id: 'stardust',
    rule: 'C17.27',
    kind: 'gravity',
    activation: 'action',
    cost: { energy: { count: 1, match: 'any' } },
    effect: [
      {
        kind: 'option',
        options: [
          { name: 'draw-nebula', effect: [{ kind: 'draw-nebula', size: 0 }] },
          { name: 'replace-nebula', effect: [{ kind: 'replace', from: 0, to: 1 }] },
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
    effect: [{ kind: 'lift' }],
  },
  {
    id: 'solar-wind',
    rule: 'C17.29',
    kind: 'gravity',
    activation: 'action',
    cost: { energy: { count: 2, match: 'chemistry' } },
    effect: [{ kind: 'flip', left: 1 }, { kind: 'stabilise-around' }],
  },
  {
    id: 'pulsar',
    rule: 'C17.30',
    kind: 'gravity',
    activation: 'action',
    cost: { energy: { count: 1, match: 'gravity' }, tracks: { graviton: 1 } },
    effect: [{ kind: 'grow', count: 2 }],
  },
  {
    id: 'white-dwarf',
    rule: 'C17.31',
    kind: 'gravity',
    activation: 'action',
    cost: { energy: { count: 2, match: 'time' } },
    effect: [
      { kind: 'flip', left: 1 },
      { kind: 'grow', count: 1 },
    ],
  },
  {
    id: 'wormhole',
    rule: 'C17.32',
    kind: 'gravity',
    activation: 'action',
    cost: { energy: { count: 1, match: 'any' }, stableLife: 1 },
    effect: [
      {
        kind: 'option',
        options: [
          { name: 'move-proto', effect: [{ kind: 'lift-life', life: PROTO, left: 3, upTo: 3 }] },
          { name: 'move-stable', effect: [{ kind: 'lift-life', life: STABLE, left: 3, upTo: 3 }] },
        ],
      },
    ],
  },
]
