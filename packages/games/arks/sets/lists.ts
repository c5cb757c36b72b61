import { indexIn } from '@orrery/kernel'
import { type Item, itemIds, resources } from '../components/basics.ts'
import { ANY, ANY_LEADER, ENGINEER_DUE, PLANET_LEADER } from '../rules/tables.ts'

/** A gain list as the interpreter reads it: kinds and amounts in printed order. */
export interface Gain {
  readonly kinds: readonly number[]
  readonly amounts: readonly number[]
  /** Whether the Cantina is to be filled up when the list is done (A6.7). */
  readonly cantina: boolean
}

/** Looks the numbers of a gain list up. */
export function makeGain(items: readonly Item[]): Gain {
  return {
    kinds: items.map(({ item }) => indexIn(itemIds, item)),
    amounts: items.map(({ n }) => n),
    cantina: items.some(({ item }) => item === 'crewCantina'),
  }
}

/** A cost as single units in the order of A7.7, with sums to check it quickly. */
export interface Cost {
  readonly dues: readonly number[]
  readonly planetLeaders: number
  readonly engineers: number
  readonly anyLeaders: number
  /** By resource. */
  readonly fixed: readonly number[]
  readonly any: number
  /** Resources of any kind and of fixed kinds together. */
  readonly units: number
}

/** Looks the numbers of a cost up. */
export function makeCost(planetLeaders: number, engineers: number, anyLeaders: number, items: readonly Item[]): Cost {
  const units = items.flatMap(({ item, n }) => Array.from({ length: n }, () => indexIn(itemIds, item)))
  return {
    // A7.7: Leaders of the planet's colour, Engineers, any Leaders, resources; fixed resources before free ones, so that
    // no choice can use up what is still needed.
    dues: [
      ...Array.from({ length: planetLeaders }, () => PLANET_LEADER),
      ...Array.from({ length: engineers }, () => ENGINEER_DUE),
      ...Array.from({ length: anyLeaders }, () => ANY_LEADER),
      ...units.filter((unit) => unit !== ANY),
      ...units.filter((unit) => unit === ANY),
    ],
    planetLeaders,
    engineers,
    anyLeaders,
    fixed: resources.map((_, resource) => units.filter((unit) => unit === resource).length),
    any: units.filter((unit) => unit === ANY).length,
    units: units.length,
  }
}
