import { item } from '@orrery/kernel'
import type { SunEffect } from '../components/types.ts'
import type { State } from '../rules/state.ts'
import { vector } from '../rules/tables.ts'
import type { Components } from './components.ts'
import { compile, type Op } from './ops.ts'

/** The numbers of a set in tables of speed, made once when the set is loaded; by number of star, card, field, Sun, system. */
export interface Numbers {
  readonly constants: Components['constants']
  /** Crystals in the box (H1.4). */
  readonly supply: readonly number[]
  /** What a player starts with (H2.3). */
  readonly startCrystals: readonly number[]
  /** What a successful defender takes (H6.9). */
  readonly defenderReward: readonly number[]
  /** What may be kept with the hold limit (H13.6). */
  readonly holdLimit: readonly number[]
  readonly starCost: readonly (readonly number[])[]
  /** Production of each star, all zero for supergiants. */
  readonly starProduction: readonly (readonly number[])[]
  /** Supergiants produce nothing (H4.2). */
  readonly starProduces: readonly boolean[]
  /** Points of each star (H11.1). */
  readonly starPoints: readonly number[]
  /** Stored attack bonus of each star, in tenths (H6.5). */
  readonly starAttack: readonly number[]
  /** Stored defence bonus of each star, in tenths (H6.5). */
  readonly starDefence: readonly number[]
  /** Extra points of each system (H11.2). */
  readonly systemBonus: readonly number[]
  /** What the use of each field does (H7). */
  readonly fieldOps: readonly (readonly Op[])[]
  /** What each card does. */
  readonly cardOps: readonly (readonly Op[])[]
  /** What a supergiant does here and nearby when it is created; undefined for other stars. */
  readonly bursts: readonly ({ readonly here: Op; readonly near: Op } | undefined)[]
  /** Copies of each card. */
  readonly cardCount: readonly number[]
  /** What each Sun adds to an attack, in tenths. */
  readonly sunAttack: readonly number[]
  /** What each Sun adds to a defence, in tenths. */
  readonly sunDefence: readonly number[]
  /** How many more fusions each Sun allows. */
  readonly sunFusions: readonly number[]
  /** How many cards each Sun shows on an Event field (H8.21). */
  readonly sunLook: readonly number[]
}

function makeNumbers({ constants, elements, fields, events, suns, stars, systems }: Components): Numbers {
  const sunEffects = (op: SunEffect['op']): readonly number[] =>
    suns.map(({ effect }) => {
      if (effect.op !== op) return 0
      return 'tenths' in effect ? effect.tenths : 'look' in effect ? effect.look : effect.count
    })
  return {
    constants,
    supply: elements.map((element) => element.supply),
    startCrystals: vector(constants.startElements),
    defenderReward: vector(constants.defenderReward),
    holdLimit: vector(constants.holdLimit),
    starCost: stars.map((star) => vector(star.cost)),
    starProduction: stars.map((star) => vector(star.production)),
    starProduces: stars.map((star) => star.production !== undefined),
    starPoints: stars.map((star) => star.points),
    starAttack: stars.map((star) => star.attackTenths),
    starDefence: stars.map((star) => star.defenceTenths),
    systemBonus: systems.map((system) => system.bonus),
    fieldOps: fields.map((field) => field.use.map(compile)),
    cardOps: events.map((card) => card.effects.map(compile)),
    bursts: stars.map(({ burst }) =>
      burst === undefined ? undefined : { here: compile(burst.here), near: compile(burst.near) },
    ),
    cardCount: events.map((card) => card.count),
    sunAttack: sunEffects('attackDie'),
    sunDefence: sunEffects('defence'),
    sunFusions: sunEffects('extraFusion'),
    sunLook: sunEffects('eventFieldChoice'),
  }
}

/** By number of the set, side by side, since the rules ask for the numbers at every step. */
const loaded: { readonly components: Components[]; readonly numbers: Numbers[] } = { components: [], numbers: [] }
const { numbers } = loaded
/** Sets of versions have the number of their version; others are numbered from here on, in the order in which a process loads them. */
const OTHERS = 32

/** Loads a set and gives the number by which states and views know it. */
export function loadSet(components: Components, version?: number): number {
  const set = version ?? Math.max(OTHERS, numbers.length)
  loaded.components[set] = components
  numbers[set] = makeNumbers(components)
  return set
}

/** The numbers of a set. */
export function numbersOfSet(set: number): Numbers {
  return item(numbers, set)
}

/** The numbers that a game is played with. */
export function numbersOf(state: State): Numbers {
  const found = numbers[state.set]
  if (found === undefined) throw new RangeError(`no set ${state.set} is loaded`)
  return found
}

/** The components of a set. */
export function componentsOfSet(set: number): Components {
  return item(loaded.components, set)
}

/** The components of a set if this process has loaded it. */
export const loadedComponents = (set: number): Components | undefined => loaded.components[set]
