import { changeSet, type SetRules } from './set.ts'
import { type Data, groupOf, idLists, idsOf, isData } from './set-shape.ts'

/** One thing that is not the same in two sets. */
export interface Difference {
  /** From the name of the list or object on: `['stars', 'sirius_a', 'cost']`. */
  readonly path: readonly string[]
  /** `undefined` where it is not there at all. */
  readonly before: unknown
  readonly after: unknown
}

/**
 * Where two sets of one game differ, in the order of the set. Prices (numbers by names that belong together) and lists without ids are one
 * difference each, as people read them.
 */
export function differencesOf(before: object, after: object, { groups = [] }: SetRules = {}): readonly Difference[] {
  return compare(before, after, [], [...groups, ...idLists(before)])
}

function compare(
  before: unknown,
  after: unknown,
  path: readonly string[],
  groups: readonly (readonly string[])[],
): readonly Difference[] {
  const ids = idsOf(before)
  if (Array.isArray(before) && Array.isArray(after) && ids !== undefined && ids.join() === idsOf(after)?.join()) {
    return ids.flatMap((id, i) => compare(before[i], after[i], [...path, id], groups))
  }
  if (isData(before) && isData(after) && groupOf({ ...before, ...after }, groups) === undefined) {
    const fields = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return fields.flatMap((field) => compare(before[field], after[field], [...path, field], groups))
  }
  return sorted(before) === sorted(after) ? [] : [{ path, before, after }]
}

/** The text of a value whose fields stand in any order. */
function sorted(value: unknown): string {
  const inOrder = (_: string, part: unknown): unknown =>
    isData(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part
  return JSON.stringify(value, inOrder) ?? ''
}

/** The changes that make the second set of the first: what a file would have to say. */
export function changesOf(differences: readonly Difference[]): object {
  const changes: Record<string, unknown> = {}
  for (const { path, before, after } of differences) {
    let parent = changes
    for (const part of path.slice(0, -1)) {
      const next = parent[part]
      const child: Record<string, unknown> = isData(next) ? { ...next } : {}
      parent[part] = child
      parent = child
    }
    const last = path.at(-1)
    if (last !== undefined) parent[last] = isData(before) && isData(after) ? merged(before, after) : (after ?? null)
  }
  return changes
}

/** Numbers by name: those that differ, and `null` for what is no longer there. */
function merged(before: Data, after: Data): object {
  const gone = Object.keys(before).filter((name) => after[name] === undefined)
  const other = Object.entries(after).filter(([name, value]) => before[name] !== value)
  return { ...Object.fromEntries(other), ...Object.fromEntries(gone.map((name) => [name, null])) }
}

/** A changed set, and the changes as the game and its records carry them; none when the set is as it was. */
export function ownSet<T extends object>(
  base: T,
  changes: unknown,
  rules: SetRules = {},
): { readonly components: T; readonly set?: object } {
  const components = changeSet(base, changes, rules)
  const differences = differencesOf(base, components, rules)
  return differences.length === 0 ? { components: base } : { components, set: changesOf(differences) }
}
