/** What is wrong with something that was pasted, and what would be right. */
export interface Fault {
  readonly wrong: string
  readonly right: string
}

type Kind = 'number' | 'text' | 'true or false' | 'list' | 'object' | 'null'

/** The shape of the values at one place, learned from examples. */
export interface Shape {
  readonly kinds: Set<Kind>
  /** How many examples were objects; a field that all of them have is required. */
  objects: number
  readonly fields: Map<string, { readonly shape: Shape; seen: number }>
  /** The shape of list entries. */
  items: Shape | undefined
}

function emptyShape(): Shape {
  return { kinds: new Set(), objects: 0, fields: new Map(), items: undefined }
}

/** The shape that all of these values have. */
export function shapeOf(examples: readonly unknown[]): Shape {
  const shape = emptyShape()
  for (const example of examples) learn(shape, example)
  return shape
}

function learn(shape: Shape, value: unknown): void {
  shape.kinds.add(kindOf(value))
  if (Array.isArray(value)) {
    shape.items ??= emptyShape()
    for (const entry of value) learn(shape.items, entry)
  } else if (isObject(value)) {
    shape.objects++
    for (const [name, part] of Object.entries(value)) {
      // Fields that are `undefined` do not survive JSON.
      if (part === undefined) continue
      const field = shape.fields.get(name) ?? { shape: emptyShape(), seen: 0 }
      shape.fields.set(name, field)
      field.seen++
      learn(field.shape, part)
    }
  }
}

/** Where a value does not match the shape; unknown fields are accepted. */
export function faultsOf(shape: Shape, value: unknown, place = ''): Fault[] {
  const kind = kindOf(value)
  if (!shape.kinds.has(kind)) {
    const told = JSON.stringify(value) ?? 'undefined'
    const short = told.length > 40 ? `${told.slice(0, 40)}…` : told
    return [{ wrong: `${place || 'it'} is ${article(kind)}: ${short}`, right: describe(shape) }]
  }
  if (Array.isArray(value)) {
    const { items } = shape
    if (items === undefined || items.kinds.size === 0) return []
    return value.flatMap((entry, i) => faultsOf(items, entry, `${place}[${i}]`))
  }
  if (!isObject(value)) return []
  return [...shape.fields].flatMap(([name, field]) => {
    const path = place === '' ? name : `${place}.${name}`
    if (value[name] !== undefined) return faultsOf(field.shape, value[name], path)
    return field.seen === shape.objects ? [{ wrong: `${path} is missing`, right: describe(field.shape) }] : []
  })
}

function describe({ kinds, items, fields }: Shape): string {
  const each = [...kinds].map((kind) => {
    if (kind === 'list' && items !== undefined && items.kinds.size === 1)
      return `a list of ${plural([...items.kinds][0])}`
    if (kind === 'object') return `an object with ${[...fields.keys()].slice(0, 8).join(', ')}`
    return article(kind)
  })
  return each.join(' or ')
}

function plural(kind: Kind | undefined): string {
  return kind === 'true or false' ? 'true or false' : `${kind}s`
}

function article(kind: Kind): string {
  if (kind === 'true or false' || kind === 'null') return kind
  return kind === 'object' ? 'an object' : `a ${kind}`
}

function kindOf(value: unknown): Kind {
  if (Array.isArray(value)) return 'list'
  if (typeof value === 'number') return 'number'
  if (typeof value === 'string') return 'text'
  if (typeof value === 'boolean') return 'true or false'
  return isObject(value) ? 'object' : 'null'
}

/** Whether a value is an object with fields. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The first place where two JSON values differ; `undefined` if they are equal. */
export function differenceOf(a: unknown, b: unknown, place = ''): string | undefined {
  if (Object.is(a, b)) return undefined
  const together = (isObject(a) && isObject(b)) || (Array.isArray(a) && Array.isArray(b) && a.length === b.length)
  if (!together) return place === '' ? 'it' : place
  const before = new Map(Object.entries(a))
  const after = new Map(Object.entries(b))
  for (const name of new Set([...before.keys(), ...after.keys()])) {
    const next = Array.isArray(a) ? `${place}[${name}]` : place === '' ? name : `${place}.${name}`
    const found = differenceOf(before.get(name), after.get(name), next)
    if (found !== undefined) return found
  }
  return undefined
}
