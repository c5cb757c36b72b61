import { DatabaseSync } from '@photostructure/sqlite'

/** One statement that came through, or what SQLite said. */
export interface SqlAnswer {
  readonly rows: readonly unknown[]
  readonly changes: number
}

/** A SQLite connection in this thread. */
export interface SqliteConnection {
  run(sql: string, parameters: readonly unknown[]): SqlAnswer
  /** Ends a transaction that failed. Often SQLite has done so already; what matters is why it failed, not that. */
  rollback(): void
  close(): void
}

const STATEMENTS_KEPT = 200

/** Opens the file: WAL, so that readers never wait; FULL, so that a commit is on the disk when it returns. */
export function openSqlite(file: string): SqliteConnection {
  const db = new DatabaseSync(file, { timeout: 10_000 })
  db.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -16000')
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
    close() {
      statements.clear()
      db.close()
    },
  }
}
