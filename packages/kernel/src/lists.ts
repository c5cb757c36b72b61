/** Small helpers for states and tables that are lists of numbers. */

/** Stands for "none" where a number of something is expected: an empty place, nobody, no card. */
export const NONE = -1

/**
 * The number at a place that must exist; a hole is a broken invariant of ours, never a rule. For lists of anything else there is `item`:
 * V8 optimises a function for what all its callers pass, and a lookup that meets too many kinds of lists is several times slower: random
 * games of Star Hunters took about 1.4 times as long with one function for both.
 */
export function at(list: readonly number[], index: number): number {
  const entry = list[index]
  if (entry === undefined) throw new RangeError(`no number ${index} in a list of ${list.length}`)
  return entry
}

/** The item at a place that must exist. */
export function item<T extends object | string | boolean>(list: readonly T[], index: number): T {
  const entry = list[index]
  if (entry === undefined) throw new RangeError(`no item ${index} in a list of ${list.length}`)
  return entry
}

/**
 * Adds to one number of a list. Zero is skipped: written as -n it is -0, which V8 keeps as a float, and one float makes V8 store that
 * list, and then every list that `at` reads, as floats: random games took a quarter longer.
 */
export function add(list: number[], index: number, amount: number): void {
  if (amount !== 0) list[index] = at(list, index) + amount
}

/** The place of an entry that must be in the list. */
export function indexIn<T>(list: readonly T[], entry: T): number {
  const index = list.indexOf(entry)
  if (index < 0) throw new RangeError(`${String(entry)} is none of ${list.join(', ')}`)
  return index
}

/** How many bits of a mask are set. */
export function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}

/** A copy of a list of lists. */
export function cloneLists(lists: readonly (readonly number[])[]): number[][] {
  const copy: number[][] = []
  for (let i = 0; i < lists.length; i++) copy.push(item(lists, i).slice())
  return copy
}
