import { type AbilitySpec, abilities } from '../components/abilities.ts'
import {
  type Counts,
  counts,
  energyRow,
  goalTrack,
  type RegulatorSpec,
  regulators,
  setOfFive,
  shift,
  slotCosts,
  start,
  type TableSpec,
  tables,
  timeChamber,
} from '../components/basics.ts'
import { type LifeFormSpec, lifeForms } from '../components/life-forms.ts'
import { type NebulaSpec, nebulae } from '../components/nebulae.ts'

/**
 * A set of components: the numbers that the game is played with. Which cards, tiles and tokens there are, their order, what goals
 * measure and how a galaxy looks is the same in all sets.
 */
export interface Components {
  readonly counts: Counts
  readonly tables: Readonly<Record<2 | 3 | 4, TableSpec>>
  readonly start: { readonly hand: number; readonly star: (typeof start)['star'] }
  readonly shift: typeof shift
  readonly timeChamber: typeof timeChamber
  readonly energyRow: typeof energyRow
  readonly setOfFive: typeof setOfFive
  readonly slotCosts: readonly number[]
  readonly goalTrack: { readonly deck: number }
  readonly regulators: readonly RegulatorSpec[]
  readonly nebulae: readonly NebulaSpec[]
  readonly lifeForms: readonly LifeFormSpec[]
  readonly abilities: readonly AbilitySpec[]
}

/** The first set: versions 1 and 2 of the game, which differ in rules only. */
export const first: Components = {
  counts,
  tables,
  start,
  shift,
  timeChamber,
  energyRow,
  setOfFive,
  slotCosts,
  goalTrack,
  regulators,
  nebulae,
  lifeForms,
  abilities,
}
