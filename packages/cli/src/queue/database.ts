import { Connections, StorageError } from '@orrery/server/connections'

/** Runs statements: on one connection, inside a transaction, or on whichever is free. */
export interface Sql {
  executeSql<R>(text: string, values?: readonly unknown[]): Promise<{ rows: R[] }>
}

/** How long a statement may take, in milliseconds: the results of many games are read at once. */
const TIMEOUT = 60_000
/** Pauses while the database is away, in milliseconds; the last one is repeated. */
const pauses = [100, 300, 1000, 2000] as const

/** A PostgreSQL database, with transactions. */
export class Database implements Sql {
  readonly #connections: Connections

  constructor(url: string) {
    this.#connections = new Connections(url, TIMEOUT)
  }

  /** Runs a statement by itself. */
  async executeSql<R>(text: string, values: readonly unknown[] = []): Promise<{ rows: R[] }> {
    const client = await this.#connections.connect()
    try {
      return await client.query<R>(text, values)
    } catch (error) {
      // Several statements in one text may have begun a transaction, which must not wait for the next user of the connection.
      await client.query('rollback', []).catch(() => {})
      throw error
    } finally {
      client.release()
    }
  }

  /** Runs statements that take effect together or not at all. */
  async transaction<T>(work: (sql: Sql) => Promise<T>): Promise<T> {
    const client = await this.#connections.connect()
    try {
      await client.query('begin', [])
      const result = await work({ executeSql: (text, values = []) => client.query(text, values) })
      await client.query('commit', [])
      return result
    } catch (error) {
      await client.query('rollback', []).catch(() => {})
      throw error
    } finally {
      client.release()
    }
  }

  async close(): Promise<void> {
    await this.#connections.end()
  }
}

/**
 * Does something, again and again while the database is away; `away` is called once. Only for what may be done twice: the answer to a commit
 * can be lost.
 */
export async function persist<T>(work: () => Promise<T>, away: (cause: string) => void): Promise<T> {
  for (let tries = 0; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof StorageError && error.retry)) throw error
      if (tries === pauses.length) away(error.message)
    }
    await pause(pauses[Math.min(tries, pauses.length - 1)] ?? 0)
  }
}

/** Waits for some milliseconds. */
export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))
