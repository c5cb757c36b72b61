const KEY = 'orrery-online'

/** Remembers that this browser has an identity on the server, or no longer has one: the home page asks the server only if it has. */
export function rememberIdentity(known: boolean): void {
  try {
    if (known) localStorage.setItem(KEY, 'yes')
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage the first page just does not list online tables.
  }
}

/** Whether this browser has an identity on the server. */
export function hasIdentity(): boolean {
  return localStorage.getItem(KEY) !== null
}

const SEEN = 'orrery-seen'
/** This many tables are remembered. */
const MAX_TABLES = 100

function seenTables(): [string, number][] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(SEEN) ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isEntry) : []
  } catch {
    return []
  }
}

function isEntry(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}

/** The last row of a table's log that was seen in this browser. */
export function lastSeenRow(table: string): number | undefined {
  return seenTables().find(([id]) => id === table)?.[1]
}

/** Remembers how far a table's log has been seen. */
export function markSeen(table: string, row: number): void {
  const rest = seenTables().filter(([id]) => id !== table)
  try {
    localStorage.setItem(SEEN, JSON.stringify([[table, row], ...rest].slice(0, MAX_TABLES)))
  } catch {
    // Then the recap begins at the beginning; nothing is lost.
  }
}
