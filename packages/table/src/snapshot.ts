import type { House } from './house.ts'
import type { Table } from './table.ts'

/** A table as text: a cache of its log, with all its secrets. */
export function makeSnapshot(table: Table): string {
  return JSON.stringify(table)
}

/** A table from a snapshot; `undefined` when it was made by another version and the log has to be read instead. */
export function parseSnapshot(house: House, text: string): Table | undefined {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    return undefined
  }
  return isTable(house, data) ? { ...absent, ...data } : undefined
}

/** JSON leaves out what is not there; a table has all its members. */
const absent = {
  code: undefined,
  rated: undefined,
  given: undefined,
  bound: undefined,
  promise: undefined,
  lock: undefined,
  shuffleUntil: undefined,
  seed: undefined,
  play: undefined,
  over: undefined,
  next: undefined,
  damage: undefined,
  heldUntil: 0,
}

/** Snapshots are our own writing; what has to fit is the format and the version of the game. */
function isTable(house: House, data: unknown): data is Table {
  if (typeof data !== 'object' || data === null) return false
  if (!('format' in data && 'game' in data && 'version' in data && 'seq' in data)) return false
  const { format, game, version, seq } = data
  if (format !== 3 || typeof seq !== 'number') return false
  return house.games.some((each) => each.id === game && each.version === version)
}
