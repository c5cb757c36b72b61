/** The i-th item of a list that has one; anything else is a broken invariant. */
export function at<T>(list: readonly T[], i: number): T {
  const item = list[i]
  if (item === undefined) throw new RangeError(`no item ${i} in a list of ${list.length}`)
  return item
}

/** Adds n to the i-th number of a list. */
export function add(list: number[], i: number, n: number): void {
  list[i] = at(list, i) + n
}
