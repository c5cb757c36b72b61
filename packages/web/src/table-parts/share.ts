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
