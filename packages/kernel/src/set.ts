import { type Data, isData } from './data.ts'
import { OrreryError } from './errors.ts'
import {
  amountPlace,
  type Known,
  learn,
  placeOf,
  type Shape,
  shapeOf,
  shapesAllowed,
  wordsAllowed,
} from './set-shape.ts'

/**
 * Only what differs in a set of components. Things with an id are addressed by it, entries of other lists by their position from 1 (or the
 * whole list is written again); `null` removes an optional field.
 */
export type Changes<T> = T extends number
  ? number
  : T extends string | boolean | undefined
    ? T
    : T extends readonly (infer E)[]
      ? [E] extends [{ readonly id: string }]
        ? { readonly [id in E['id']]?: Changes<Omit<E, 'id'>> }
        : T | { readonly [place: number]: Changes<E> }
      : { readonly [field in keyof T]?: Changes<T[field]> | null }

/** What a game declares about changes of its set that cannot be inferred from the set. */
export interface SetRules {
  /** What must be the same in all sets, with `*` for any id: `stars.*.mass`. */
  readonly fixed?: readonly string[]
  /** Names that belong together and are not the ids of a list of the set: where numbers are given for some of them, any may be used. */
  readonly groups?: readonly (readonly string[])[]
}

/** A position in a set: as people read it, with `*` for ids, and the path of what is known about it. */
interface Place {
  readonly path: string
  readonly pattern: string
  readonly known: string
}

/** The largest number that is always allowed: enough to try anything, too little to fill the memory with cards. */
const MOST = 1000

/**
 * A set of components made from another one and only what differs. A wrong change gets an error that names the place and what is allowed
 * there; that is inferred from the base, so a game has nothing to declare. `base` stays as it is.
 */
export function changeSet<T extends object>(base: T, changes: unknown, rules: SetRules = {}): T {
  const data: Data = Object.fromEntries(Object.entries(base))
  const shape = learn(data, rules.groups ?? [])
  const change = new Change(shape, rules.fixed ?? [])
  // Whatever is changed is changed within its kind, so the result has the type of the base.
  return change.apply(data, changes, { path: '', pattern: '', known: '' }) as T
}

class Change {
  private readonly shape: Shape
  private readonly fixed: readonly string[]

  constructor(shape: Shape, fixed: readonly string[]) {
    this.shape = shape
    this.fixed = fixed
  }

  /** The value with the change made; a value that was not there is made from the change alone. */
  apply(value: unknown, change: unknown, place: Place): unknown {
    if (this.fixed.includes(place.pattern)) throw wrong(place, 'this is the same in all sets and cannot be changed')
    const known = this.shape.get(place.known)
    if (known === undefined) throw wrong(place, `${show(change)} is not allowed: nothing is known to stand here`)
    if (known.ids !== undefined) return this.things(value, change, place, known.ids)
    if (known.list !== undefined) return this.list(value, change, place, known.list)
    if (known.objects > 0) return this.fields(value, change, place, known)
    return this.plain(change, place, known)
  }

  private things(value: unknown, change: unknown, place: Place, ids: readonly string[]): unknown {
    if (!Array.isArray(value)) throw wrong(place, 'things with ids cannot be added')
    if (!isData(change)) {
      throw wrong(place, `${show(change)} is not allowed; changes stand by id: {${show(ids[0])}: {…}}`)
    }
    const unknown = Object.keys(change).find((id) => !ids.includes(id))
    if (unknown !== undefined) throw wrong(place, unknownName(unknown, ids))
    return value.map((entry: unknown) => {
      if (!isData(entry) || typeof entry.id !== 'string' || !Object.hasOwn(change, entry.id)) return entry
      return this.apply(entry, change[entry.id], inside(place, entry.id, '*', placeOf(place.known, '*')))
    })
  }

  private list(value: unknown, change: unknown, place: Place, shapes: ReadonlySet<string>): unknown {
    const entryAt = (entry: unknown, old: unknown, i: number): unknown =>
      this.apply(old, entry, inside(place, String(i + 1), '*', this.entryPlace(entry, old, i, place, shapes)))
    if (Array.isArray(change)) return change.map((entry: unknown, i) => entryAt(entry, undefined, i))
    const old: readonly unknown[] = Array.isArray(value) ? value : []
    if (!isData(change))
      throw wrong(place, `${show(change)} is not allowed; it is a list, or an object by places from 1`)
    const places = old.map((_, i) => String(i + 1))
    const unknown = Object.keys(change).find((at) => !places.includes(at))
    if (unknown !== undefined)
      throw wrong(place, `there is no place ${show(unknown)}; the places are 1 to ${old.length}`)
    return old.map((entry, i) => (Object.hasOwn(change, String(i + 1)) ? entryAt(change[i + 1], entry, i) : entry))
  }

  /** The key under which an entry of a list is known: for an object its fields, which must be those of a known object. */
  private entryPlace(entry: unknown, old: unknown, i: number, place: Place, shapes: ReadonlySet<string>): string {
    if (isData(old)) return shapeOf(old)
    if (shapes.size === 0 || !isData(entry)) {
      if (shapes.size === 0) return placeOf(place.known, '*')
      throw wrong(
        inside(place, String(i + 1), '*', ''),
        `${show(entry)} is not allowed; ${fieldsOf(this.shape, shapes)}`,
      )
    }
    const found = shapeOf(entry)
    if (shapesAllowed(this.shape, shapes).includes(found)) return found
    throw wrong(
      inside(place, String(i + 1), '*', ''),
      `the fields ${found} do not go together; ${fieldsOf(this.shape, shapes)}`,
    )
  }

  private fields(value: unknown, change: unknown, place: Place, known: Known): unknown {
    const { group } = known
    const names = group ?? [...known.fields.keys()]
    if (!isData(change))
      throw wrong(place, `${show(change)} is not allowed; it is an object with the fields ${names.join(', ')}`)
    const made: Record<string, unknown> = isData(value) ? { ...value } : {}
    for (const [field, part] of Object.entries(change)) {
      const at = inside(place, field, field, group === undefined ? placeOf(place.known, field) : amountPlace(group))
      if (!names.includes(field)) throw wrong(place, unknownName(field, names))
      if (field === 'id') throw wrong(at, 'an id is the same in all sets and cannot be changed')
      if (part !== null) made[field] = this.apply(made[field], part, at)
      else if (this.fixed.includes(at.pattern)) this.apply(made[field], part, at)
      else if (group !== undefined || (known.fields.get(field) ?? 0) < known.objects) delete made[field]
      else throw wrong(at, 'it cannot be removed (null): everything of its kind has one')
    }
    // Prices read the same everywhere: their parts are in the order of the list that names them.
    if (group !== undefined)
      return Object.fromEntries(group.flatMap((name) => (name in made ? [[name, made[name]]] : [])))
    const lacks = [...known.fields].find(([field, count]) => count === known.objects && made[field] === undefined)
    if (lacks !== undefined) throw wrong(place, `it lacks the field ${show(lacks[0])}`)
    return made
  }

  private plain(change: unknown, place: Place, { number, words, boolean }: Known): unknown {
    const allowed: string[] = []
    let meant = ''
    if (number !== undefined) {
      const { low, high } = range(number)
      if (
        typeof change === 'number' &&
        change >= low &&
        change <= high &&
        (!number.whole || Number.isInteger(change))
      ) {
        return change
      }
      allowed.push(`${number.whole ? 'a whole number' : 'a number'} from ${low} to ${high}`)
    }
    if (words.size > 0) {
      const all = wordsAllowed(this.shape, words)
      if (typeof change === 'string' && all.includes(change)) return change
      allowed.push(`one of ${some(all)}`)
      if (typeof change === 'string') meant = nearest(change, all)
    }
    if (boolean === true) {
      if (typeof change === 'boolean') return change
      allowed.push('true or false')
    }
    throw wrong(place, `${show(change)} is not allowed; ${meant}it is ${allowed.join(', or ')}`)
  }
}

function range({ low, high }: { readonly low: number; readonly high: number }): { low: number; high: number } {
  return { low: low < 0 ? -Math.max(MOST, -10 * low) : 0, high: Math.max(MOST, 10 * high) }
}

function inside(place: Place, part: string, pattern: string, known: string): Place {
  return { path: placeOf(place.path, part), pattern: placeOf(place.pattern, pattern), known }
}

function fieldsOf(shape: Shape, shapes: ReadonlySet<string>): string {
  return `the objects of this list have the fields ${shapesAllowed(shape, shapes).join(' or ')}`
}

function wrong({ path }: Place, what: string): OrreryError {
  return new OrreryError('bad-set', path === '' ? `the set: ${what}` : `${path}: ${what}`)
}

/** A value in a message: short, whatever it is. */
function show(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value)
  return text.length > 60 ? `${text.slice(0, 57)}…` : text
}

function unknownName(name: string, names: readonly string[]): string {
  return `there is no ${show(name)} here; ${nearest(name, names)}allowed ${names.length === 1 ? 'is' : 'are'} ${some(names)}`
}

/** Suggestions of what may have been meant, if the list of allowed words is long. */
function nearest(word: string, words: readonly string[]): string {
  const near = words
    .map((each) => ({ each, steps: distance(word.toLowerCase(), each.toLowerCase()) }))
    .filter(({ each, steps }) => steps <= Math.max(2, Math.min(word.length, each.length) / 3))
    .sort((a, b) => a.steps - b.steps)
    .slice(0, 4)
    .map(({ each }) => each)
  return near.length === 0 || words.length <= 8 ? '' : `did you mean ${near.join(' or ')}? `
}

function some(words: readonly string[]): string {
  return words.length <= 24 ? words.join(', ') : `${words.slice(0, 20).join(', ')} and ${words.length - 20} others`
}

/** How many letters have to be inserted, deleted or changed to turn one word into the other (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const changed = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, changed))
    }
    row = next
  }
  return row[b.length] ?? 0
}
