/** Where something stands in plain data: names of members and places in lists, from the outside in. */
type Path = readonly (string | number)[]

/** One change of plain data: what stands at a path now; without a value the member is gone. */
export type Change = readonly [path: Path, value?: unknown]

/** More changes than this are better told as a whole. */
const MOST = 64

interface Members {
  readonly [member: string]: unknown
}

/**
 * The changes that make `after` of `before`, as JSON; `undefined` when all of `after` had better be told. Both are plain data as
 * JSON knows it; a member that is `undefined` counts as absent.
 */
export function patchText(before: unknown, after: unknown): string | undefined {
  const texts: string[] = []
  return compare(before, after, [], texts) ? `[${texts.join(',')}]` : undefined
}

/** The data after these changes. What was there before stays as it was; what did not change is shared with it. */
export function patched(before: unknown, changes: readonly Change[]): unknown {
  let after = before
  for (const change of changes) after = put(after, change, 0)
  return after
}

/** Writes what differs; `false` when that cannot be told, or is too much. */
function compare(before: unknown, after: unknown, path: (string | number)[], texts: string[]): boolean {
  if (before === after) return true
  if (isList(after)) {
    if (isList(before) && before.length === after.length) return compareLists(before, after, path, texts)
  } else if (isMembers(before) && isMembers(after)) return compareMembers(before, after, path, texts)
  return write(path, after, texts)
}

/**
 * Members come as lists of names and values, which are compared place by place: looking each up by its name would cost several
 * times as much where the views of several games come by.
 */
function compareMembers(before: Members, after: Members, path: (string | number)[], texts: string[]): boolean {
  const names = Object.keys(after)
  if (!sameNames(names, Object.keys(before))) return compareByName(before, after, names, path, texts)
  const was = Object.values(before)
  const is = Object.values(after)
  for (let i = 0; i < is.length; i++) {
    const value = is[i]
    if (value === was[i]) continue
    path.push(names[i] ?? '')
    if (value === undefined) remove(path, texts)
    else if (!compare(was[i], value, path, texts)) return false
    path.pop()
  }
  return texts.length <= MOST
}

function sameNames(a: readonly string[], b: readonly string[]): boolean {
  if (a.length !== b.length) return false
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false
  return true
}

/** Members that came or went, or stand in another order. */
function compareByName(
  before: Members,
  after: Members,
  names: readonly string[],
  path: (string | number)[],
  texts: string[],
): boolean {
  for (const name of new Set([...names, ...Object.keys(before)])) {
    const value = after[name]
    if (value === before[name]) continue
    path.push(name)
    if (value === undefined) remove(path, texts)
    else if (!compare(before[name], value, path, texts)) return false
    path.pop()
  }
  return texts.length <= MOST
}

/** Lists of the same length, place by place; of numbers or names that changed in many places, all of it is shorter. */
function compareLists(
  before: readonly unknown[],
  after: readonly unknown[],
  path: (string | number)[],
  texts: string[],
): boolean {
  let differing = 0
  let last = -1
  for (let i = 0; i < after.length; i++) {
    if (before[i] === after[i]) continue
    differing++
    last = i
  }
  if (last < 0) return true
  if (differing > 1 + after.length / 8 && typeof after[last] !== 'object') return write(path, after, texts)
  for (let i = 0; i <= last; i++) {
    if (before[i] === after[i]) continue
    path.push(i)
    if (!compare(before[i], after[i], path, texts)) return false
    path.pop()
  }
  return true
}

function remove(path: Path, texts: string[]): void {
  texts.push(`[${JSON.stringify(path)}]`)
}

function write(path: Path, value: unknown, texts: string[]): boolean {
  // A list keeps its length, and JSON knows no `undefined` in it.
  if (value === undefined) return false
  return texts.push(`[${JSON.stringify(path)},${JSON.stringify(value)}]`) <= MOST
}

function put(value: unknown, change: Change, depth: number): unknown {
  const [path, to] = change
  const place = path[depth]
  if (place === undefined) return to
  if (isList(value)) return value.map((item, i) => (i === place ? put(item, change, depth + 1) : item))
  if (!isMembers(value)) throw new TypeError(`there is nothing at ${JSON.stringify(path.slice(0, depth))}`)
  if (depth < path.length - 1 || change.length > 1) return { ...value, [place]: put(value[place], change, depth + 1) }
  const { [place]: _gone, ...rest } = value
  return rest
}

function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value)
}

function isMembers(value: unknown): value is Members {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
