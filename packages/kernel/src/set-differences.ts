import { type Data, isData } from './data.ts'
import { changeSet, type SetRules } from './set.ts'
import { groupOf, idLists, idsOf } from './set-shape.ts'

/** One difference between two sets. */
export interface Difference {
  /** The path from the name of the list or object: `['stars', 'sirius_a', 'cost']`. */
  readonly path: readonly string[]
  /** `undefined` where it does not exist at all. */
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

/** A canonical text for a value, whatever the order of its fields. */
function sorted(value: unknown): string {
  const inOrder = (_: string, part: unknown): unknown =>
    isData(part) ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1))) : part
  return JSON.stringify(value, inOrder) ?? ''
}

/** The changes that turn the first set into the second: the content of a file of changes. */
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

/** Numbers by name: those that differ, and `null` for removed ones. */
function merged(before: Data, after: Data): object {
  const gone = Object.keys(before).filter((name) => after[name] === undefined)
  const other = Object.entries(after).filter(([name, value]) => before[name] !== value)
  return { ...Object.fromEntries(other), ...Object.fromEntries(gone.map((name) => [name, null])) }
}

/** A changed set, and the changes as the game and its records contain them; none when nothing changed. */
export function ownSet<T extends object>(
  base: T,
  changes: unknown,
  rules: SetRules = {},
): { readonly components: T; readonly set?: object } {
  const components = changeSet(base, changes, rules)
  const differences = differencesOf(base, components, rules)
  return differences.length === 0 ? { components: base } : { components, set: changesOf(differences) }
}
