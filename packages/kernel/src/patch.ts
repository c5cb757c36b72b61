/** A path in plain data: names of members and indexes of lists, from the outside in. */
type Path = readonly (string | number)[]

/** One change of plain data: the new value at a path; without a value the member is removed. */
export type Change = readonly [path: Path, value?: unknown]

/** With more changes than this it is better to send everything. */
const MOST = 64

interface Members {
  readonly [member: string]: unknown
}

/** The changes found so far, as JSON, and the path of the comparison. */
interface Found {
  readonly path: (string | number)[]
  text: string
  count: number
}

/**
 * The changes that turn `before` into `after`, as JSON without the brackets of the list, so that others can be appended; `undefined` when
 * it is better to send all of `after`. Both are plain data as JSON knows it; a member that is `undefined` counts as absent.
 */
export function patchText(before: unknown, after: unknown): string | undefined {
  const found: Found = { path: [], text: '', count: 0 }
  return compare(before, after, found) ? found.text : undefined
}

/** Given changes, in the same format. */
export function changesText(changes: readonly Change[]): string {
  let text = ''
  for (const [path, value] of changes) text += `${text === '' ? '' : ','}${changeText(path, value)}`
  return text
}

/** The data after these changes. The old data is not modified; unchanged parts are shared with it. */
export function applyPatch(before: unknown, changes: readonly Change[]): unknown {
  let after = before
  for (const change of changes) after = applyChange(after, change, 0)
  return after
}

/** Writes the differences; `false` when they cannot be expressed, or are too many. A server does this for every move of every table. */
function compare(before: unknown, after: unknown, found: Found): boolean {
  if (before === after) return true
  if (isList(after)) {
    if (isList(before) && before.length === after.length) return compareLists(before, after, found)
  } else if (isMembers(before) && isMembers(after)) return compareMembers(before, after, found)
  return write(after, found)
}

/** Walks through members without creating short-lived lists of them. */
function compareMembers(before: Members, after: Members, found: Found): boolean {
  let missing = 0
  for (const name in after) {
    const value = after[name]
    const was = before[name]
    // Inherited members are functions, and data contains none.
    if (was !== undefined && typeof was !== 'function') missing--
    if (value === was) continue
    found.path.push(name)
    if (value === undefined) remove(found)
    else if (!compare(was, value, found)) return false
    found.path.pop()
  }
  for (const _ in before) missing++
  if (missing > 0) removeMissing(before, after, found)
  return found.count <= MOST
}

/** Writes the removal of members that `after` does not have at all. */
function removeMissing(before: Members, after: Members, found: Found): void {
  for (const name in before) {
    if (before[name] === undefined || Object.hasOwn(after, name)) continue
    found.path.push(name)
    remove(found)
    found.path.pop()
  }
}

/** Lists of the same length, place by place. Most are of numbers and have not changed: they have a loop of their own. */
function compareLists(before: readonly unknown[], after: readonly unknown[], found: Found): boolean {
  const differing = typeof after[0] === 'number' ? differNumbers(before, after) : differ(before, after)
  if (differing === 0) return true
  // If numbers or strings changed in many places, the whole list is shorter.
  if (differing > 1 + after.length / 8 && typeof after.at(-1) !== 'object') return write(after, found)
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue
    found.path.push(i)
    if (!compare(before[i], after[i], found)) return false
    found.path.pop()
  }
  return true
}

/** In how many places two lists differ. */
function differ(before: readonly unknown[], after: readonly unknown[]): number {
  let differing = 0
  for (let i = 0; i < after.length; i++) if (before[i] !== after[i]) differing++
  return differing
}

/** The same code again: V8 compiles a function that only ever sees lists of numbers specially for them. */
function differNumbers(before: readonly unknown[], after: readonly unknown[]): number {
  let differing = 0
  for (let i = 0; i < after.length; i++) if (before[i] !== after[i]) differing++
  return differing
}

function remove(found: Found): void {
  found.text += `${found.count++ === 0 ? '' : ','}${changeText(found.path, undefined)}`
}

function write(value: unknown, found: Found): boolean {
  // A list keeps its length, and JSON has no `undefined` in lists.
  if (value === undefined) return false
  found.text += `${found.count++ === 0 ? '' : ','}${changeText(found.path, value)}`
  return found.count <= MOST
}

function changeText(path: Path, value: unknown): string {
  if (value === undefined) return `[${pathText(path)}]`
  return `[${pathText(path)},${typeof value === 'number' && Number.isFinite(value) ? value : JSON.stringify(value)}]`
}

function pathText(path: Path): string {
  let text = ''
  for (const place of path) text += `${text === '' ? '' : ','}${typeof place === 'number' ? place : quoted(place)}`
  return `[${text}]`
}

/** Names of members, as JSON. There are few of them, but unusual data must not fill the memory. */
const quotes = new Map<string, string>()
const MOST_QUOTES = 1000

function quoted(name: string): string {
  let quote = quotes.get(name)
  if (quote === undefined) {
    quote = JSON.stringify(name)
    if (quotes.size < MOST_QUOTES) quotes.set(name, quote)
  }
  return quote
}

function applyChange(value: unknown, change: Change, depth: number): unknown {
  const [path, to] = change
  const place = path[depth]
  if (place === undefined) return to
  if (isList(value)) return value.map((item, i) => (i === place ? applyChange(item, change, depth + 1) : item))
  if (!isMembers(value)) throw new TypeError(`there is nothing at ${JSON.stringify(path.slice(0, depth))}`)
  if (depth < path.length - 1 || change.length > 1)
    return { ...value, [place]: applyChange(value[place], change, depth + 1) }
  const { [place]: _gone, ...rest } = value
  return rest
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
