import { PostgresDialect } from 'kysely'
import pg from 'pg'

/** Milliseconds since 1970 fit into a number; the driver would make texts of them. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === 20 ? Number : pg.types.getTypeParser(oid, format ?? 'text')) as typeof pg.types.getTypeParser,
}

/** Connections to a PostgreSQL server. */
export function openPool(url: string): pg.Pool {
  const pool = new pg.Pool({ connectionString: url, types, max: 8, connectionTimeoutMillis: 10_000 })
  // A connection that breaks while nobody uses it is replaced by the pool; without a listener it would end the process.
  pool.on('error', () => {})
  return pool
}

/** Kysely over these connections. */
export function postgresDialect(pool: pg.Pool): PostgresDialect {
  return new PostgresDialect({ pool })
}

/** News of a table that another process has stored; without a table when some news may have been missed. */
export type Heard = { readonly table: string; readonly seq: number } | undefined

/** The channel on which processes tell each other what is stored nowhere. */
export const SAID = 'orrery_said'

/** Listens to what other processes store and say, for as long as it is not closed; reconnects by itself. */
export class Listener {
  readonly #url: string
  readonly #self: string
  readonly #heard: (news: Heard) => void
  readonly #said: (sender: string, text: string) => void
  #client: pg.Client | undefined
  #closed = false
  #retry: NodeJS.Timeout | undefined

  constructor(url: string, self: string, heard: (news: Heard) => void, said: (sender: string, text: string) => void) {
    this.#url = url
    this.#self = self
    this.#heard = heard
    this.#said = said
  }

  /** Connects; throws when the first attempt fails. */
  async start(): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url })
    client.on('error', () => this.#again())
    client.on('end', () => this.#again())
    client.on('notification', ({ channel, payload }) => {
      const [sender, table, seq] = (payload ?? '').split(' ')
      if (sender === undefined || sender === this.#self || table === undefined || seq === undefined) return
      if (channel === SAID) this.#said(sender, payload?.slice(sender.length + 1) ?? '')
      else this.#heard({ table, seq: Number(seq) })
    })
    await client.connect()
    await client.query(`listen orrery; listen ${SAID}`)
    this.#client = client
  }

  #again(): void {
    if (this.#closed || this.#retry !== undefined) return
    this.#client = undefined
    this.#retry = setTimeout(() => {
      this.#retry = undefined
      this.start().then(
        () => this.#heard(undefined),
        () => this.#again(),
      )
    }, 500)
  }

  /** Stops listening. */
  async close(): Promise<void> {
    this.#closed = true
    clearTimeout(this.#retry)
    await this.#client?.end()
  }
}
