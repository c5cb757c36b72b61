import { item } from '@orrery/kernel'
import type { CostSpec } from '../components/abilities.ts'
import { elementIds, GOAL_SPACES } from '../components/basics.ts'
import type { Effect, Payment, Task } from '../rules/tasks.ts'
import { type Components, first } from './components.ts'
import { collectingIn, paymentsOf, useOf } from './tasks.ts'

/** The numbers of a set in tables of speed, made once when the set is loaded; by number of tile, token, card, regulator. */
export interface Numbers
  extends Pick<
    Components,
    'tables' | 'start' | 'timeChamber' | 'energyRow' | 'setOfFive' | 'slotCosts' | 'goalTrack' | 'counts'
  > {
  /** How many moves a shift has, and how many energy tokens fit into a regulator (C5.1, C5.2). */
  readonly shiftMoves: number
  readonly capacity: number
  /** Stars in the box by element (C1.3). */
  readonly starSupply: readonly number[]
  /** Of each nebula tile: points, number of stars, and required stars by element (C10.1). */
  readonly tilePoints: readonly number[]
  readonly tileStars: readonly number[]
  readonly tileRequires: readonly (readonly number[])[]
  /** Points of each life form (C1.4), and what one is worth before it is drawn: the first group counts as much as the second, since it is drawn first. */
  readonly lifeFormPoints: readonly number[]
  readonly lifeFormMean: number
  /** The last round that can be played: the goals of the deck come one a round, and the last one is scored after two more (C14). */
  readonly lastRound: number
  /** What each card costs, as data and as the parts that are paid (C16.3), what it does, and what using it comes to (C16.2). */
  readonly cardCost: readonly CostSpec[]
  readonly cardPayments: readonly (readonly Payment[])[]
  readonly cardEffect: readonly (readonly Effect[])[]
  readonly cardUse: readonly (readonly Task[])[]
  /** Collecting with the player's token in each regulator (C6.1). */
  readonly collecting: readonly (readonly Task[])[]
}

const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / Math.max(1, list.length)
const pointsOf = ({ points }: { readonly points: number }): number => points

function makeNumbers(components: Components): Numbers {
  const { counts, shift, regulators, nebulae, lifeForms, abilities } = components
  const { tables, start, timeChamber, energyRow, setOfFive, slotCosts, goalTrack } = components
  return {
    tables,
    start,
    timeChamber,
    energyRow,
    setOfFive,
    slotCosts,
    goalTrack,
    counts,
    shiftMoves: shift.moves,
    capacity: shift.capacity,
    starSupply: elementIds.map((element) => counts.stars[element]),
    tilePoints: nebulae.map((tile) => tile.points),
    tileStars: nebulae.map((tile) => tile.requires.length),
    tileRequires: nebulae.map((tile) =>
      elementIds.map((element) => tile.requires.filter((required) => required === element).length),
    ),
    lifeFormPoints: lifeForms.map((token) => token.points),
    lifeFormMean: mean([1, 2].map((group) => mean(lifeForms.filter((token) => token.group === group).map(pointsOf)))),
    lastRound: goalTrack.deck + GOAL_SPACES - 2,
    cardCost: abilities.map(({ cost }) => cost),
    cardPayments: abilities.map(({ cost }) => paymentsOf(cost)),
    cardEffect: abilities.map(({ effect }) => effect),
    cardUse: abilities.map(useOf),
    collecting: regulators.map((_, own) => collectingIn(regulators, own)),
  }
}

/** What knows its set: a state or a view. Those of version 1 name none, since they were stored before there were sets. */
export interface OfSet {
  readonly set?: number
}

/** By number of the set, side by side, since the rules ask for the numbers at every step. */
const loaded: { readonly components: Components[]; readonly numbers: Numbers[] } = { components: [], numbers: [] }
const { numbers } = loaded
const FIRST = 1
/** Sets of versions have the number of their version; others are numbered from here on, in the order in which a process loads them. */
const OTHERS = 32

/** Loads a set and gives the number by which states and views know it. */
export function loadSet(components: Components, version?: number): number {
  const set = version ?? Math.max(OTHERS, numbers.length)
  loaded.components[set] = components
  numbers[set] = makeNumbers(components)
  return set
}

/** The shipped sets by version, from 1 on. They are loaded with this file, so that a page that only draws knows them too. */
const shipped: readonly Components[] = [first, first]
for (const [i, components] of shipped.entries()) loadSet(components, FIRST + i)

/** How a state of this set names it. */
export const nameOfSet = (set: number): OfSet => (set === FIRST ? {} : { set })

/** The numbers that a game is played with. */
export function numbersOf({ set = FIRST }: OfSet): Numbers {
  const found = numbers[set]
  if (found === undefined) throw new RangeError(`no set ${set} is loaded`)
  return found
}

/** The components that a game is played with. */
export const componentsOf = ({ set = FIRST }: OfSet): Components => item(loaded.components, set)
