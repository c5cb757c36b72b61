import pg from 'pg'

/**
 * The store could not do what it was asked, through no fault of whoever asked: the database is away, overloaded, full or
 * broken. Everything that uses the store sees failures of this kind as this class, whichever database it is.
 */
export class StorageError extends Error {
  /** Whether the same can succeed later. A damaged file does not mend itself. */
  readonly retry: boolean
  /** Whether it may have been done all the same: the answer to a commit was lost. */
  readonly unknown: boolean

  constructor(cause: unknown, { retry = true, unknown = false } = {}) {
    super(cause instanceof Error ? cause.message : String(cause), { cause })
    this.name = 'StorageError'
    this.retry = retry
    this.unknown = unknown
  }
}

/** The file of the store is damaged: nothing is served from it, so that it does not get worse. */
export class DamagedError extends Error {
  constructor(file: string, damage: string) {
    super(`${file} is damaged and was left as it is: ${damage}
Put the last backup in its place (orrery backup makes them; remove ${file}-wal and ${file}-shm too), or save what can
still be read: sqlite3 ${file} .recover | sqlite3 recovered.sqlite`)
    this.name = 'DamagedError'
  }
}

/**
 * Classes of SQLSTATE that are about the server and not about the statement: connection, rollback, resources, state, operator, system, internal.
 * PostgreSQL calls every failed write internal whose cause it has no code for: a quota that is used up, a file that must not grow.
 */
const passing = ['08', '40', '53', '55', '57', '58', 'XX']
/** Read-only (a standby after a failover), and a transaction that idled for too long. */
const passingCodes = ['25006', '25P02', '25P03']
/** A damaged table, or a damaged index. */
const damagedCodes = ['XX001', 'XX002']

/** What an error of the PostgreSQL driver says about the store; `undefined` when the statement itself was at fault. */
export function postgresFault(error: unknown): StorageError | undefined {
  if (error instanceof StorageError) return error
  // Only the server sends this class; everything else means that the connection failed.
  if (!(error instanceof pg.DatabaseError)) return new StorageError(error)
  const { code = '' } = error
  if (damagedCodes.includes(code)) return new StorageError(error, { retry: false })
  const ours = passing.includes(code.slice(0, 2)) || passingCodes.includes(code)
  return ours ? new StorageError(error) : undefined
}

/** Result codes of SQLite that say nothing about the statement: busy, locked, memory, read-only, I/O, full, cannot open, protocol. */
const passingResults = [5, 6, 7, 8, 10, 13, 14, 15]
/** The file is damaged, or no database at all. */
const damagedResults = [11, 26]

/** What an error of SQLite says about the store; `undefined` when the statement itself was at fault. */
export function sqliteFault(error: unknown): StorageError | undefined {
  if (error instanceof StorageError) return error
  if (!(error instanceof Error && 'errcode' in error && typeof error.errcode === 'number')) return undefined
  // The lowest byte is the kind; the rest says more about it.
  const kind = error.errcode & 0xff
  if (damagedResults.includes(kind)) return new StorageError(error, { retry: false })
  return passingResults.includes(kind) ? new StorageError(error) : undefined
}
