import { useRef } from 'react'

const isPlain = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** The new value with every part that did not change replaced by the old one, so that what is drawn from it is not drawn again. */
function merge(old: unknown, fresh: unknown): unknown {
  if (Object.is(old, fresh) || !isPlain(old) || !isPlain(fresh)) return fresh
  if (Array.isArray(fresh)) {
    if (!Array.isArray(old)) return fresh
    let same = old.length === fresh.length
    const list = fresh.map((item: unknown, i) => {
      const kept = merge(old[i], item)
      if (kept !== old[i]) same = false
      return kept
    })
    return same ? old : list
  }
  let same = Object.keys(old).length === Object.keys(fresh).length
  const made: Record<string, unknown> = {}
  for (const key of Object.keys(fresh)) {
    const kept = merge(old[key], fresh[key])
    if (kept !== old[key]) same = false
    made[key] = kept
  }
  return same ? old : made
}

/** Whether these members of two things are the same; what is drawn from them alone need not be drawn again. */
export const sameParts = <T extends object>(a: T, b: T, keys: readonly (keyof T)[]): boolean =>
  a === b || keys.every((key) => a[key] === b[key])

/** Whether two sets of props are the same, apart from those that are compared more closely. */
export function sameBut(a: object, b: object, closer: readonly string[]): boolean {
  return Object.keys(b).every((key) => closer.includes(key) || Reflect.get(a, key) === Reflect.get(b, key))
}

/** What can be chosen, by id. */
interface Choices {
  readonly byId: ReadonlyMap<string, unknown>
}

const ofVerbs = ({ byId }: Choices, verbs: readonly string[]): string =>
  [...byId.keys()].filter((id) => verbs.some((verb) => id === verb || id.startsWith(`${verb}:`))).join()

/** Whether the same actions of these verbs can be chosen. */
export const sameVerbs = (a: Choices, b: Choices, verbs: readonly string[]): boolean =>
  a === b || ofVerbs(a, verbs) === ofVerbs(b, verbs)

/** A view arrives as fresh data; this keeps the parts that are equal to those of the view before it. */
export function useShared<T>(value: T): T {
  const kept = useRef(value)
  const given = useRef(value)
  if (given.current !== value) {
    given.current = value
    // Merging keeps the shape: every part is either the old or the new one of the same place.
    kept.current = merge(kept.current, value) as T
  }
  return kept.current
}
