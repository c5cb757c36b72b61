import { type Data, isData } from './data.ts'

/**
 * What a set of components may contain, inferred from a set that is known to be good: its fields, their kinds, words and ranges of
 * numbers. A game writes its components once, and changes are checked against that.
 */

/** What is known about all values at one place of a set. */
export interface Known {
  number?: { low: number; high: number; whole: boolean }
  readonly words: Set<string>
  boolean?: true
  /** A list of things with ids: exactly these, in this order. */
  ids?: readonly string[]
  /** Any other list; the shapes of the objects in it. */
  list?: Set<string>
  /** How many objects were seen here, and how many of them have each field. */
  objects: number
  readonly fields: Map<string, number>
  /** Numbers by names of one group (an amount of each element): any of these names may occur. */
  group?: readonly string[] | undefined
}

/** Everything that is known about a set, by place. */
export type Shape = ReadonlyMap<string, Known>

/** The ids of a list of things that have one. */
export function idsOf(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value) || value.length === 0) return undefined
  const ids: string[] = []
  for (const entry of value) {
    if (!isData(entry) || typeof entry.id !== 'string') return undefined
    ids.push(entry.id)
  }
  return ids
}

/** Objects in lists without ids are identified by their fields, wherever they occur: an effect is an effect on every card. */
export function shapeOf(entry: Data): string {
  return `{${Object.keys(entry).sort().join(', ')}}`
}

/** The path under which the known values of a part are kept. */
export function placeOf(place: string, part: string): string {
  return place === '' ? part : `${place}.${part}`
}

/** Infers the shape of a set. `groups` are names that belong together and are not the ids of a list of the set. */
export function learn(base: Data, groups: readonly (readonly string[])[]): Shape {
  const shape = new Map<string, Known>()
  const lists = [...groups, ...idLists(base)]
  const known = (place: string): Known => {
    const found = shape.get(place) ?? { words: new Set(), objects: 0, fields: new Map() }
    shape.set(place, found)
    return found
  }
  const look = (value: unknown, place: string): void => {
    const here = known(place)
    const ids = idsOf(value)
    if (typeof value === 'number') noteNumber(here, value)
    else if (typeof value === 'string') here.words.add(value)
    else if (typeof value === 'boolean') here.boolean = true
    else if (ids !== undefined && Array.isArray(value)) {
      here.ids = ids
      for (const entry of value) look(entry, placeOf(place, '*'))
    } else if (Array.isArray(value)) {
      here.list ??= new Set()
      for (const entry of value) {
        if (isData(entry)) here.list.add(shapeOf(entry))
        look(entry, isData(entry) ? shapeOf(entry) : placeOf(place, '*'))
      }
    } else if (isData(value)) {
      here.objects++
      const group = groupOf(value, lists)
      if (group !== undefined) here.group = group
      for (const [field, part] of Object.entries(value)) {
        if (part === undefined) continue
        here.fields.set(field, (here.fields.get(field) ?? 0) + 1)
        look(part, group === undefined ? placeOf(place, field) : amountPlace(group))
      }
    }
  }
  look(base, '')
  return shape
}

/** The path under which the numbers of a group are kept. */
export function amountPlace(group: readonly string[]): string {
  return `<${group.join(', ')}>`
}

function noteNumber(here: Known, value: number): void {
  const { low, high, whole } = here.number ?? { low: value, high: value, whole: true }
  here.number = { low: Math.min(low, value), high: Math.max(high, value), whole: whole && Number.isInteger(value) }
}

/** The ids of all lists of a set. */
export function idLists(value: unknown): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return []
  const own = idsOf(value)
  return [...(own === undefined ? [] : [own]), ...Object.values(value).flatMap(idLists)]
}

/** The group of names to which all keys of an object of numbers belong. */
export function groupOf(value: Data, lists: readonly (readonly string[])[]): readonly string[] | undefined {
  const names = Object.keys(value)
  if (names.length === 0 || !Object.values(value).every((part) => typeof part === 'number')) return undefined
  return lists.find((ids) => names.every((name) => ids.includes(name)))
}

/** The shapes that objects of a list can have: those of all lists that have one in common with it. */
export function shapesAllowed(shape: Shape, list: ReadonlySet<string>): readonly string[] {
  const allowed = new Set(list)
  const lists = [...shape.values()].flatMap((known) => (known.list === undefined ? [] : [known.list]))
  for (let size = -1; size !== allowed.size; ) {
    size = allowed.size
    for (const other of lists) {
      if ([...other].some((each) => allowed.has(each))) for (const each of other) allowed.add(each)
    }
  }
  return [...allowed]
}

/** The words allowed in place of these: the words themselves and, if they name things of the set, all such things. */
export function wordsAllowed(shape: Shape, words: ReadonlySet<string>): readonly string[] {
  let best: readonly string[] = []
  let most = 0
  for (const { ids = [] } of shape.values()) {
    const named = ids.filter((id) => words.has(id)).length
    if (named > most) [best, most] = [ids, named]
  }
  return [...new Set([...words, ...best])]
}
