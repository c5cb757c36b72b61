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

/**
 * The list with another number at one place. For lists that are replaced and never changed, so that copies of a state can share them:
 * most actions change few of the lists of a table, and search copies a state for every action it tries.
 */
export function withAt(list: readonly number[], index: number, entry: number): number[] {
  if (index < 0 || index >= list.length) throw new RangeError(`no number ${index} in a list of ${list.length}`)
  const copy = list.slice()
  copy[index] = entry
  return copy
}

/** Several lists, one of them replaced. */
export function withListAt(
  lists: readonly (readonly number[])[],
  index: number,
  list: readonly number[],
): readonly (readonly number[])[] {
  const copy = lists.slice()
  copy[index] = list
  return copy
}

/** The list without this entry, of which it has one. */
export function without(list: readonly number[], entry: number): number[] {
  const index = list.indexOf(entry)
  if (index < 0) throw new RangeError(`no number ${entry} in a list of ${list.length}`)
  return [...list.slice(0, index), ...list.slice(index + 1)]
}

/** The top of a deck or stack, its last entry; undefined when it is empty. */
export function topOf(stack: readonly number[]): number | undefined {
  // Reading index -1 is slow.
  return stack.length === 0 ? undefined : stack[stack.length - 1]
}

/** A copy of a short list. Up to six numbers are written out: V8 creates such a list in place, but calls a function for `slice`. */
export function copyShort(list: readonly number[]): number[] {
  switch (list.length) {
    case 0:
      return []
    case 1:
      return [at(list, 0)]
    case 2:
      return [at(list, 0), at(list, 1)]
    case 3:
      return [at(list, 0), at(list, 1), at(list, 2)]
    case 4:
      return [at(list, 0), at(list, 1), at(list, 2), at(list, 3)]
    case 6:
      return [at(list, 0), at(list, 1), at(list, 2), at(list, 3), at(list, 4), at(list, 5)]
    default:
      return list.slice()
  }
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
  for (let i = 0; i < lists.length; i++) copy.push(copyShort(item(lists, i)))
  return copy
}
