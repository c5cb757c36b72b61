import { item } from '@orrery/kernel'
import { type Components, first } from './components.ts'
import { makeNumbers, type Numbers } from './numbers.ts'
import { second } from './second.ts'

/** The shipped sets by version, from 1 on. They are loaded with this file, so that a page that only draws knows them too. */
const shipped: readonly Components[] = [first, second]

/** By number of the set, side by side, since the rules ask for the numbers at every step. */
const components: Components[] = []
const numbers: Numbers[] = []
/** The set of states that do not name one: those of version 1 were made before there were others. */
const FIRST = 1
/** Sets of versions have the number of their version; others are numbered from here on, in the order in which a process loads them. */
const OTHERS = 32

function enter(set: number, loaded: Components): number {
  components[set] = loaded
  numbers[set] = makeNumbers(loaded)
  return set
}

for (const [i, set] of shipped.entries()) enter(FIRST + i, set)

/** The set of the newest version, for pages that show no running game. */
export const newest: Components = item(shipped, shipped.length - 1)
/** How states name it. */
export const newestSet: number | undefined = nameSet(shipped.length)

/** Loads a set and gives the number by which states and views know it. */
export function loadSet(set: Components): number {
  return enter(Math.max(OTHERS, numbers.length), set)
}

/** What knows its set by number: a state or a view. */
export interface Played {
  readonly set: number | undefined
}

/** How a state names its set: the first one is left out. */
export function nameSet(set: number): number | undefined {
  return set === FIRST ? undefined : set
}

/** The numbers that a game is played with. */
export function numbersOf(played: Played): Numbers {
  const found = numbers[played.set ?? FIRST]
  if (found === undefined) throw new RangeError(`no set ${played.set} is loaded`)
  return found
}

/** The components that a game is played with. */
export function componentsOf(played: Played): Components {
  return item(components, played.set ?? FIRST)
}
