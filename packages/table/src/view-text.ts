/** What was written of a view last, part by part: most of a view is as it was, and need not be written again. */
export class ViewText {
  #parts = new Map<string, Part>()

  /** The view as JSON, the same as `JSON.stringify` makes. */
  write(view: unknown): string {
    if (!isPlain(view)) return JSON.stringify(view)
    const before = this.#parts
    const parts = new Map<string, Part>()
    let text = ''
    for (const key in view) {
      const value = view[key]
      if (value === undefined) continue
      const part = writePart(value, before.get(key))
      parts.set(key, part)
      text += `${text === '' ? '{' : ','}${quoted(key)}:${part.text}`
    }
    this.#parts = parts
    return text === '' ? '{}' : `${text}}`
  }
}

interface Part {
  readonly value: unknown
  readonly text: string
  /** The entries of a list of objects, such as the players. */
  readonly entries?: readonly Part[]
}

function writePart(value: unknown, before: Part | undefined): Part {
  if (before !== undefined && same(value, before.value)) return before
  if (!Array.isArray(value) || value.length === 0 || !value.every(isPlain))
    return { value, text: JSON.stringify(value) }
  const entries = value.map((entry, i) => writePart(entry, before?.entries?.[i]))
  return { value, entries, text: `[${entries.map(({ text }) => text).join(',')}]` }
}

type Plain = Readonly<Record<string, unknown>>

function isPlain(value: unknown): value is Plain {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Whether plain data is the same, all the way down. */
function same(a: unknown, b: unknown): boolean {
  if (a === b) return true
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !same(a[i], b[i])) return false
    return true
  }
  if (!isPlain(a) || !isPlain(b)) return false
  let count = 0
  for (const key in a) {
    if (a[key] !== b[key] && !same(a[key], b[key])) return false
    count++
  }
  for (const _key in b) count--
  return count === 0
}

const names = new Map<string, string>()

/** The name of a member as JSON; views have few names, written again and again. */
function quoted(name: string): string {
  let text = names.get(name)
  if (text === undefined) {
    text = JSON.stringify(name)
    if (names.size < 1000) names.set(name, text)
  }
  return text
}
