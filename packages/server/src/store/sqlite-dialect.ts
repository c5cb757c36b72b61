import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  type Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely'
import type { SqlAnswer } from './sqlite-connection.ts'
import { sqliteFault } from './storage-error.ts'

/** Where statements go: a connection of this thread, or a worker's. */
export interface SqlPort {
  run(sql: string, parameters: readonly unknown[]): Promise<SqlAnswer>
  /** Ends a transaction that failed; never fails itself. */
  rollback(): Promise<void>
  /** One connection serves one user at a time: resolves when it is the caller's, with how to give it back. */
  take(): Promise<() => void>
  close(): Promise<void>
}

/** Lets callers in one after the other. */
export function makeMutex(): SqlPort['take'] {
  let tail: Promise<void> = Promise.resolve()
  return async () => {
    const before = tail
    let release = (): void => {}
    tail = new Promise<void>((done) => {
      release = done
    })
    await before
    return release
  }
}

/** Kysely over a single SQLite connection, wherever it lives. */
export function sqliteDialect(port: SqlPort): Dialect {
  return {
    createAdapter: () => new SqliteAdapter(),
    createDriver: () => new PortDriver(port),
    createIntrospector: (db: Kysely<unknown>) => new SqliteIntrospector(db),
    createQueryCompiler: () => new SqliteQueryCompiler(),
  }
}

class PortDriver implements Driver {
  readonly #port: SqlPort
  readonly #connection: DatabaseConnection
  #release: (() => void) | undefined

  constructor(port: SqlPort) {
    this.#port = port
    this.#connection = {
      async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
        try {
          const { rows, changes } = await port.run(sql, parameters)
          return { rows: rows.map(asRow<R>), numAffectedRows: BigInt(changes) }
        } catch (error) {
          throw sqliteFault(error) ?? error
        }
      },
      streamQuery() {
        throw new Error('streaming is not supported')
      },
    }
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<DatabaseConnection> {
    this.#release = await this.#port.take()
    return this.#connection
  }

  async releaseConnection(): Promise<void> {
    this.#release?.()
  }

  async beginTransaction(connection: DatabaseConnection): Promise<void> {
    // Locks at once, not at the first write: otherwise another writer could get ahead of a transaction that reads first.
    await connection.executeQuery(CompiledQuery.raw('begin immediate'))
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(CompiledQuery.raw('commit'))
  }

  async rollbackTransaction(): Promise<void> {
    await this.#port.rollback()
  }

  async destroy(): Promise<void> {
    await this.#port.close()
  }
}

/** The builder of a statement decides the type of its result; there is nothing to check at run time. */
function asRow<R>(row: unknown): R {
  return row as R
}
