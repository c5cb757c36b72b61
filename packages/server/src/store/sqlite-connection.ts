import { DatabaseSync, type DatabaseSyncInstance } from '@photostructure/sqlite'

/** The result of one statement. */
export interface SqlAnswer {
  readonly rows: readonly unknown[]
  readonly changes: number
}

/** A SQLite connection in this thread. */
export interface SqliteConnection {
  run(sql: string, parameters: readonly unknown[]): SqlAnswer
  /** Ends a transaction that failed. SQLite has often done so already; what matters is the original failure. */
  rollback(): void
  /** What is wrong with the file, if anything; looks at every page of it, but not whether indexes fit their tables. */
  damage(): string | undefined
  close(): void
}

/** What a check of SQLite finds wrong with a file, if anything. */
export function damageOf(db: DatabaseSyncInstance, check: 'quick_check' | 'integrity_check'): string | undefined {
  try {
    const found = db
      .prepare(`pragma ${check}(5)`)
      .all()
      .map((row) => String(Object.values(Object(row))[0]))
    return found.length === 1 && found[0] === 'ok' ? undefined : found.join('; ')
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
}

const STATEMENTS_KEPT = 200
/** SQLite empties its write-ahead log by itself at this many pages, 128 MB; `Checkpoints` usually does so long before. */
const LOG_PAGES = 32_000

/** Opens the file: WAL, so that readers never wait; FULL, so that a commit is on the disk when it returns. */
export function openSqlite(file: string): SqliteConnection {
  const db = new DatabaseSync(file, { timeout: 10_000 })
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -16000')
  db.exec(`PRAGMA wal_autocheckpoint = ${LOG_PAGES}`)
  const statements = new Map<string, { statement: ReturnType<typeof db.prepare>; asks: boolean }>()
  return {
    run(sql, parameters) {
      let known = statements.get(sql)
      if (known === undefined) {
        const statement = db.prepare(sql)
        known = { statement, asks: statement.columns().length > 0 }
        if (statements.size >= STATEMENTS_KEPT) statements.clear()
        statements.set(sql, known)
      }
      const { statement, asks } = known
      if (asks) return { rows: statement.all(...parameters), changes: 0 }
      return { rows: [], changes: Number(statement.run(...parameters).changes) }
    },
    rollback() {
      try {
        if (db.isTransaction) db.exec('rollback')
      } catch {
        // A file that can no longer be read or written; the next transaction says so.
      }
    },
    damage: () => damageOf(db, 'quick_check'),
    close() {
      statements.clear()
      if (db.isOpen) db.close()
    },
  }
}
