import { randomBytes, randomUUID } from 'node:crypto'
import { Kysely, sql } from 'kysely'
import { startThread } from '../threads.ts'
import { type Append, Committer, type Stored } from './commit.ts'
import { migrate } from './migrations.ts'
import { type Heard, Listener, openPool, postgresDialect, SAID } from './postgres.ts'
import type { Schema } from './schema.ts'
import { sqliteDialect } from './sqlite-dialect.ts'
import { localPort, type WorkerPort, workerPort } from './sqlite-worker.ts'

/** Where the store is: a file, or the address of a PostgreSQL server. */
export type StorePlace =
  | { readonly kind: 'sqlite'; readonly file: string; readonly thread?: URL }
  | { readonly kind: 'postgres'; readonly url: string }

/** A cached table and the row it goes up to. */
export interface Snapshot {
  readonly seq: number
  readonly body: string
}

/** Everything that is kept. One code path for both databases; what differs is how statements reach them. */
export class Store {
  readonly kind: StorePlace['kind']
  /** For reading: it never waits for a commit. */
  readonly read: Kysely<Schema>
  /** For everything that changes something. */
  readonly write: Kysely<Schema>
  readonly #committer: Committer
  readonly #listener: Listener | undefined
  readonly #ears = new Set<(news: Heard) => void>()
  readonly #hearers = new Set<(sender: string, text: string) => void>()
  readonly #self = randomUUID()

  private constructor(place: StorePlace, { read, write, port }: Connections) {
    this.kind = place.kind
    this.read = read
    this.write = write
    this.#committer = new Committer(write, port, this.#self)
    this.#listener =
      place.kind === 'postgres'
        ? new Listener(
            place.url,
            this.#self,
            (news) => {
              for (const ear of this.#ears) ear(news)
            },
            (sender, text) => {
              for (const hear of this.#hearers) hear(sender, text)
            },
          )
        : undefined
  }

  /** Opens the store and brings it up to date. */
  static async open(place: StorePlace): Promise<Store> {
    const store = place.kind === 'sqlite' ? await openFile(place) : openServer(place)
    const made = new Store(place, store)
    await made.#listener?.start()
    await migrate(store.write)
    return made
  }

  /** Appends to one log or to several at once: all of it, durably, or nothing. */
  append(...appends: readonly Append[]): Promise<Stored> {
    return this.#committer.append(appends)
  }

  /** How many transactions and appends there were. */
  get counts(): Readonly<Committer['counts']> {
    return this.#committer.counts
  }

  /** The rows of a log after `after`, as JSON. */
  async rows(table: string, after = 0): Promise<string[]> {
    const rows = await this.read
      .selectFrom('log')
      .select('row')
      .where('table_id', '=', table)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute()
    return rows.map(({ row }) => row)
  }

  /** The line of a table; `undefined` when there is none. */
  async head(table: string): Promise<Schema['tables'] | undefined> {
    return this.read.selectFrom('tables').selectAll().where('id', '=', table).executeTakeFirst()
  }

  /** The cached table, if there is one. */
  async snapshot(table: string): Promise<Snapshot | undefined> {
    return this.read.selectFrom('snapshots').select(['seq', 'body']).where('table_id', '=', table).executeTakeFirst()
  }

  /** Keeps a cached table. */
  async putSnapshot(table: string, { seq, body }: Snapshot): Promise<void> {
    await this.write
      .insertInto('snapshots')
      .values({ table_id: table, seq, body })
      .onConflict((conflict) => conflict.column('table_id').doUpdateSet({ seq, body }))
      .execute()
  }

  /** Forgets a cached table. */
  async dropSnapshot(table: string): Promise<void> {
    await this.write.deleteFrom('snapshots').where('table_id', '=', table).execute()
  }

  /** Tables that have to be looked at up to this time, the most urgent first. */
  async toWake(until: number, limit = 1000): Promise<string[]> {
    const rows = await this.read
      .selectFrom('tables')
      .select('id')
      .where('wake_at', '>', 0)
      .where('wake_at', '<=', until)
      .orderBy('wake_at')
      .limit(limit)
      .execute()
    return rows.map(({ id }) => id)
  }

  /** A secret of this store that all its processes share, made when it is first asked for. */
  async key(name: string): Promise<Buffer> {
    const find = () => this.write.selectFrom('meta').select('value').where('key', '=', name).executeTakeFirst()
    const fresh = { key: name, value: randomBytes(32).toString('hex') }
    const found = await find()
    if (found !== undefined) return Buffer.from(found.value, 'hex')
    await this.write
      .insertInto('meta')
      .values(fresh)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
    return Buffer.from((await find())?.value ?? fresh.value, 'hex')
  }

  /** Hears of what other processes have stored; returns how to stop. */
  listen(ear: (news: Heard) => void): () => void {
    this.#ears.add(ear)
    return () => this.#ears.delete(ear)
  }

  /** Says something to the other processes that share the store, which is kept nowhere. Who does not hear it misses it. */
  announce(text: string): void {
    if (this.kind === 'sqlite') return
    sql`select pg_notify(${SAID}, ${`${this.#self} ${text}`})`.execute(this.read).catch(() => {})
  }

  /** Hears what other processes say; returns how to stop. */
  hear(ear: (sender: string, text: string) => void): () => void {
    this.#hearers.add(ear)
    return () => this.#hearers.delete(ear)
  }

  /** Whether the store answers. */
  async ready(): Promise<boolean> {
    try {
      await this.write.selectFrom('meta').select('key').limit(1).execute()
      return true
    } catch {
      return false
    }
  }

  /** Finishes what is under way and closes. */
  async close(): Promise<void> {
    await this.#committer.drained()
    await this.#listener?.close()
    await this.write.destroy()
    if (this.read !== this.write) await this.read.destroy()
  }
}

interface Connections {
  readonly read: Kysely<Schema>
  readonly write: Kysely<Schema>
  /** The thread of SQLite that writes; PostgreSQL has none. */
  readonly port: WorkerPort | undefined
}

async function openFile({ file, thread }: Extract<StorePlace, { kind: 'sqlite' }>): Promise<Connections> {
  const port = workerPort(startThread({ role: 'sqlite', file }, thread))
  const write = new Kysely<Schema>({ dialect: sqliteDialect(port) })
  // The writer creates the file and turns WAL on before anybody reads.
  await migrate(write)
  return { write, read: new Kysely<Schema>({ dialect: sqliteDialect(localPort(file)) }), port }
}

function openServer({ url }: Extract<StorePlace, { kind: 'postgres' }>): Connections {
  const db = new Kysely<Schema>({ dialect: postgresDialect(openPool(url)) })
  return { write: db, read: db, port: undefined }
}
