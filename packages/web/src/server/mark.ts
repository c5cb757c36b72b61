const KEY = 'orrery-online'

/** Notes that this browser has (or no longer has) an identity on the server: the first page asks the server only then. */
export function wasOnline(is: boolean): void {
  try {
    if (is) localStorage.setItem(KEY, 'yes')
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage the first page just does not list online tables.
  }
}

/** Whether this browser has an identity on the server. */
export function isOnline(): boolean {
  return localStorage.getItem(KEY) !== null
}

const SEEN = 'orrery-seen'
/** So many tables are remembered. */
const MOST = 100

function seenTables(): [string, number][] {
  try {
    const parsed: unknown = JSON.parse(localStorage.getItem(SEEN) ?? '[]')
    return Array.isArray(parsed) ? parsed.filter(isSeen) : []
  } catch {
    return []
  }
}

function isSeen(entry: unknown): entry is [string, number] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'
}

/** The last row of a table's log that was looked at in this browser. */
export function seenRow(table: string): number | undefined {
  return seenTables().find(([id]) => id === table)?.[1]
}

/** Notes how far a table has been looked at. */
export function markSeen(table: string, row: number): void {
  const rest = seenTables().filter(([id]) => id !== table)
  try {
    localStorage.setItem(SEEN, JSON.stringify([[table, row], ...rest].slice(0, MOST)))
  } catch {
    // Then the recap begins at the beginning; nothing is lost.
  }
}
