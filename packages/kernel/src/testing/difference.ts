/** The first place at which two plain values differ, in words; `undefined` when they are equal. */
export function difference(a: unknown, b: unknown, path = ''): string | undefined {
  if (Object.is(a, b)) return undefined
  const here = path === '' ? 'the value' : path
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) {
    return `${here} is ${show(a)} and ${show(b)}`
  }
  if (Array.isArray(a) !== Array.isArray(b)) return `${here} is a list on one side only`
  const before = new Map<string, unknown>(Object.entries(a))
  const after = new Map<string, unknown>(Object.entries(b))
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const found = difference(before.get(key), after.get(key), path === '' ? key : `${path}.${key}`)
    if (found !== undefined) return found
  }
  return undefined
}

/** A value in at most eighty characters. */
export function show(value: unknown): string {
  const text = value === undefined ? 'absent' : JSON.stringify(value)
  return text.length > 80 ? `${text.slice(0, 77)}...` : text
}
