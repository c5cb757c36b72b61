import { isData } from './data.ts'
import type { Changes } from './set.ts'

/**
 * A set with changes that are known to be right, such as those of a shipped version: nothing is checked, so that a page need not load what checks.
 * Whatever others write goes through `changeSet`, which gives the same result; a test of each game compares the two.
 */
export function mergeSet<T extends object>(base: T, changes: Changes<T>): T {
  // Whatever is changed is changed within its kind, so the result has the type of the base.
  return merge(base, changes) as T
}

const nameOf = (entry: unknown, i: number): string =>
  isData(entry) && typeof entry.id === 'string' ? entry.id : String(i + 1)

function merge(value: unknown, change: unknown): unknown {
  if (!isData(change)) return change
  if (Array.isArray(value)) {
    return value.map((entry: unknown, i) => {
      const name = nameOf(entry, i)
      return Object.hasOwn(change, name) ? merge(entry, change[name]) : entry
    })
  }
  const made: Record<string, unknown> = isData(value) ? { ...value } : {}
  for (const [field, part] of Object.entries(change)) {
    if (part === null) delete made[field]
    else made[field] = merge(made[field], part)
  }
  return made
}
