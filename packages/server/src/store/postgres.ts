import { Socket } from 'node:net'
import {
  type PostgresCursor,
  PostgresDialect,
  type PostgresPool,
  type PostgresPoolClient,
  type PostgresQueryResult,
} from 'kysely'
import pg from 'pg'
import { postgresFault, StorageError } from './storage-error.ts'

/** The default limit for a statement before its connection is given up, in milliseconds. */
export const QUERY_TIMEOUT = 5000

/** Milliseconds since 1970 fit into a number; the driver would return strings. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === 20 ? Number : pg.types.getTypeParser(oid, format ?? 'text')) as typeof pg.types.getTypeParser,
}

/** Connections to a PostgreSQL server, each of which times out rather than wait forever. */
export class Connections implements PostgresPool {
  readonly #pool: pg.Pool
  readonly #sockets = new Set<Socket>()

  /** `timeout` 0 lets statements take as long as they need (migrations); connecting is always limited. */
  constructor(url: string, timeout = QUERY_TIMEOUT, max = 8) {
    this.#pool = new pg.Pool({ ...clientConfig(url, timeout, this.#sockets), types, max })
    // A connection that breaks while it is idle is replaced by the pool; without a listener it would end the process.
    this.#pool.on('error', () => {})
    // The pool takes its own listener away while a connection is in use, and one that breaks then would end the process too. Its user
    // notices when a statement fails.
    this.#pool.on('connect', (client) => client.on('error', () => {}))
  }

  async connect(): Promise<PostgresPoolClient> {
    try {
      return guarded(await this.#pool.connect())
    } catch (error) {
      throw postgresFault(error) ?? error
    }
  }

  async end(): Promise<void> {
    await this.#pool.end()
  }

  /** Drops every connection without closing it properly: a server that does not answer would not notice. */
  destroy(): void {
    for (const socket of this.#sockets) socket.destroy()
  }
}

/** How long a statement that only reads is tried on other connections, in milliseconds. */
const READ_AGAIN = 2000

/**
 * The same connections for single statements that only read: a lost one is replaced without anybody noticing, since reading twice does no
 * harm. Not for transactions.
 */
export function readingPool(connections: Connections): PostgresPool {
  const run = async <R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    const until = performance.now() + READ_AGAIN
    for (;;) {
      try {
        const client = await connections.connect()
        try {
          return await client.query<R>(sql, parameters)
        } finally {
          client.release()
        }
      } catch (error) {
        if (!(error instanceof StorageError && error.retry) || performance.now() > until) throw error
      }
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }
  const client = makeClient(run, () => {})
  return { connect: async () => client, end: async () => {} }
}

/** How a client connects; `sockets` holds the sockets of those that are open. */
export function clientConfig(url: string, timeout: number, sockets: Set<Socket>): pg.ClientConfig {
  const limits = {
    // The server gives up first, so that what it was doing is over when we do.
    statement_timeout: Math.ceil(timeout * 0.8),
    lock_timeout: Math.ceil(timeout * 0.6),
    // The remains of a transaction whose process is gone must not hold locks.
    idle_in_transaction_session_timeout: timeout,
    query_timeout: timeout,
  }
  return {
    connectionString: url,
    connectionTimeoutMillis: timeout === 0 ? QUERY_TIMEOUT : timeout,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    application_name: 'orrery',
    ...(timeout === 0 ? {} : limits),
    stream: () => {
      const socket = new Socket()
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
      return socket
    },
  }
}

/** Commands that say how many rows they changed. */
const changing = ['INSERT', 'UPDATE', 'DELETE', 'MERGE'] as const

/**
 * A connection for as long as somebody uses it. Once it has failed nothing more is sent through it (the next answer could belong to the
 * last statement), and it does not return to the pool.
 */
function guarded(client: pg.PoolClient): PostgresPoolClient {
  let broken: StorageError | undefined
  const run = async <R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>> => {
    if (broken !== undefined) throw broken
    try {
      const { command, rowCount, rows } = await client.query(sql, [...parameters])
      return { command: changing.find((each) => each === command) ?? 'SELECT', rowCount: rowCount ?? 0, rows }
    } catch (error) {
      const fault = postgresFault(error)
      if (fault !== undefined && !(error instanceof pg.DatabaseError && error.severity === 'ERROR')) broken = fault
      throw fault ?? error
    }
  }
  return makeClient(run, () => client.release(broken))
}

/** The part of the pool that Kysely uses, without cursors. */
function makeClient(
  run: <R>(sql: string, parameters: readonly unknown[]) => Promise<PostgresQueryResult<R>>,
  release: () => void,
): PostgresPoolClient {
  function query<R>(sql: string, parameters: readonly unknown[]): Promise<PostgresQueryResult<R>>
  function query<R>(cursor: PostgresCursor<R>): PostgresCursor<R>
  function query<R>(
    first: string | PostgresCursor<R>,
    parameters: readonly unknown[] = [],
  ): Promise<PostgresQueryResult<R>> | PostgresCursor<R> {
    if (typeof first !== 'string') throw new Error('cursors are not used here')
    return run<R>(first, parameters)
  }
  return { query, release }
}

/** Kysely over these connections. */
export function postgresDialect(pool: PostgresPool): PostgresDialect {
  return new PostgresDialect({ pool })
}
