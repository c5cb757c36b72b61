import { randomBytes, randomUUID } from 'node:crypto'
import { Kysely } from 'kysely'
import { finishesWithin } from '../finishes-within.ts'
import { startThread } from '../threads.ts'
import type { Bus, BusHandlers, Channel } from './bus.ts'
import { Checkpoints } from './checkpoints.ts'
import { type Append, Committer, type Stored } from './commit.ts'
import { Health, type StoreStatus } from './health.ts'
import { Listener } from './listener.ts'
import { migrate } from './migrations.ts'
import { readMoved } from './moved-logs.ts'
import { News, readNews } from './news.ts'
import type { ObjectStorage } from './object-storage.ts'
import { Connections, postgresDialect, readingPool } from './postgres.ts'
import type { Schema } from './schema.ts'
import { type SqlPort, sqliteDialect } from './sqlite-dialect.ts'
import { localPort, type WorkerPort, workerPort } from './sqlite-worker.ts'
import { DamagedError, StorageError } from './storage-error.ts'

/** Where the store is: a file, or the address of a PostgreSQL server. */
export type StorePlace =
  | { readonly kind: 'sqlite'; readonly file: string; readonly thread?: URL }
  | {
      readonly kind: 'postgres'
      readonly url: string
      /** The address of the server itself, when `url` leads to a pooler: listening and changes of the schema need a connection of their own. */
      readonly direct?: string
      /** Milliseconds a statement may take; 5,000 when left out. */
      readonly timeout?: number
      /** The address of a Redis or Valkey server through which processes notify each other; the database itself when left out. */
      readonly bus?: string
    }

/** A process has stored rows of this table; `undefined` when some news may have been missed. */
export type StoredNews = { readonly table: string; readonly seq: number } | undefined

/** A cached table and the row it goes up to. */
export interface Snapshot {
  readonly seq: number
  readonly body: string
}

/** How far a table is, and the process that serves it. */
export interface TableLine {
  readonly seq: number
  readonly owner: string
}

/** A table that is due, and since when. */
export interface Due {
  readonly id: string
  readonly at: number
}

/** Everything that is kept. One code path for both databases; what differs is how statements reach them. */
export class Store {
  readonly kind: StorePlace['kind']
  /** For reading: it never waits for a commit. */
  readonly read: Kysely<Schema>
  /** For everything that changes something. */
  readonly write: Kysely<Schema>
  readonly #committer: Committer
  /** How processes notify each other: through a server made for that, if there is one, and through the database. */
  #buses: readonly Bus[] = []
  readonly #news: News
  readonly #storedHandlers = new Set<(news: StoredNews) => void>()
  readonly #announcementHandlers = new Set<(sender: string, text: string) => void>()
  /** The name of this process among those that share the store. */
  readonly self = randomUUID()
  /** Where other processes reach this one; empty when they cannot. */
  address = ''
  /** Where the logs of old games lie, if some do not lie in the database. */
  objects: ObjectStorage | undefined
  readonly #health = new Health()
  readonly #databases: Databases
  /** Tables of appends that were given up and may yet be stored: news about them matters to this process too. */
  readonly #uncertain = new Set<string>()

  private constructor(place: StorePlace, databases: Databases) {
    const { read, write, port } = databases
    this.kind = place.kind
    this.read = read
    this.write = write
    this.#databases = databases
    this.#news = new News((text) => this.#publish('stored', text))
    const { isShared } = this
    const onStored = (table: string, seq: number): void => {
      if (isShared) this.#news.add(table, seq)
    }
    this.#committer = new Committer(write, port, this.#health, isShared ? this.self : '', onStored)
  }

  /** Connects with the other processes. */
  async #meet(place: StorePlace): Promise<void> {
    if (place.kind === 'sqlite') return
    const buses: Bus[] = [new Listener(place.direct ?? place.url, this.self, this.#handlers(), place.timeout)]
    if (place.bus !== undefined) {
      // Loaded only where it is used.
      const { RedisBus } = await import('./redis-bus.ts')
      buses.unshift(new RedisBus(place.bus, this.self, this.#handlers()))
    }
    for (const bus of buses) await bus.start()
    this.#buses = buses
  }

  /** Sends a message through the first bus that takes it; every process listens to all of them. */
  async #publish(channel: Channel, text: string): Promise<void> {
    let failure: unknown
    for (const bus of this.#buses) {
      try {
        await bus.publish(channel, text)
        return
      } catch (error) {
        failure = error
      }
    }
    if (failure !== undefined) throw failure
  }

  #handlers(): BusHandlers {
    const pass = (news: StoredNews): void => {
      for (const handle of this.#storedHandlers) handle(news)
    }
    return {
      stored: (text, own) => {
        for (const news of readNews(text)) if (!own || this.#uncertain.delete(news.table)) pass(news)
      },
      announced: (sender, text) => {
        for (const onAnnounced of this.#announcementHandlers) onAnnounced(sender, text)
      },
      missed: () => pass(undefined),
    }
  }

  /** Whether several processes may use it at once. */
  get isShared(): boolean {
    return this.kind === 'postgres'
  }

  /** Opens the store and brings it up to date. */
  static async open(place: StorePlace): Promise<Store> {
    const made = new Store(place, await (place.kind === 'sqlite' ? openFile(place) : openServer(place)))
    await made.#meet(place)
    return made
  }

  /** Appends to one log or to several at once: all of it, durably, or nothing. */
  async append(...appends: readonly Append[]): Promise<Stored> {
    try {
      return await this.#committer.append(appends)
    } catch (error) {
      if (error instanceof StorageError && error.unknown) for (const { table } of appends) this.#uncertain.add(table)
      throw error
    }
  }

  /** Calls back after every transaction of tables with how long it took, in milliseconds. */
  set onCommit(took: (ms: number) => void) {
    this.#committer.onCommit = took
  }

  /** How many transactions and appends there were. */
  get counts(): Readonly<Committer['counts']> {
    return this.#committer.counts
  }

  /** How many tables were stored, and in how many messages other processes were notified. */
  get newsCounts(): Readonly<News['counts']> {
    return this.#news.counts
  }

  /** Whether appends were given up that may be stored all the same. */
  get isUncertain(): boolean {
    return this.#uncertain.size > 0
  }

  /** The first row of a log, as JSON. */
  async firstRow(table: string): Promise<string | undefined> {
    const found = await this.read
      .selectFrom('log')
      .select('row')
      .where('table_id', '=', table)
      .where('seq', '=', 1)
      .executeTakeFirst()
    return found?.row ?? (await this.rows(table))[0]
  }

  /** The rows of a log after `after`, as JSON. */
  async rows(table: string, after = 0): Promise<string[]> {
    const rows = await this.read
      .selectFrom('log')
      .select(['seq', 'row'])
      .where('table_id', '=', table)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute()
    const found = rows.map(({ row }) => row)
    // A log that begins later than it was asked for, or not at all: the rest may lie in object storage.
    const first = rows[0]?.seq ?? (after === 0 ? Number.POSITIVE_INFINITY : 0)
    if (first <= after + 1) return found
    const moved = (await this.head(table))?.moved_rows ?? 0
    return moved > after ? [...(await readMoved(this.objects, table)).slice(after, moved), ...found] : found
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

  /** How far the logs of these tables are, and who serves them; those that do not exist are left out. */
  async lines(tables: readonly string[]): Promise<Map<string, TableLine>> {
    const found = new Map<string, TableLine>()
    for (let from = 0; from < tables.length; from += 500) {
      const part = tables.slice(from, from + 500)
      const rows = await this.read.selectFrom('tables').select(['id', 'seq', 'owner']).where('id', 'in', part).execute()
      for (const { id, seq, owner } of rows) found.set(id, { seq, owner })
    }
    return found
  }

  /** Tables that are due by this time, the most urgent first; `after` is the last one of the page before. */
  async dueTables(until: number, after?: Due, limit = 1000): Promise<Due[]> {
    let query = this.read
      .selectFrom('tables')
      .select(['id', 'wake_at as at'])
      .where('wake_at', '>', 0)
      .where('wake_at', '<=', until)
    if (after !== undefined) {
      query = query.where((eb) =>
        eb.or([eb('wake_at', '>', after.at), eb.and([eb('wake_at', '=', after.at), eb('id', '>', after.id)])]),
      )
    }
    return query.orderBy('wake_at').orderBy('id').limit(limit).execute()
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

  /**
   * Subscribes to what other processes have stored, and to what this one stored without knowing it; returns a function that unsubscribes.
   */
  onStored(handle: (news: StoredNews) => void): () => void {
    this.#storedHandlers.add(handle)
    return () => this.#storedHandlers.delete(handle)
  }

  /** Announces something to the other processes that share the store. It is not stored: a process that is not listening misses it. */
  announce(text: string): void {
    this.#publish('announced', text).catch(() => {})
  }

  /** Subscribes to announcements of other processes; returns a function that unsubscribes. */
  onAnnounced(handle: (sender: string, text: string) => void): () => void {
    this.#announcementHandlers.add(handle)
    return () => this.#announcementHandlers.delete(handle)
  }

  /** Whether the store can be written to now; tried with a probe when no recent write says so. */
  status(): Promise<StoreStatus> {
    return this.#health.status(this.#committer.oldest, async () => {
      // As much as a busy moment writes: the last page of a full disk may still have room for a byte.
      const value = randomBytes(PROBE_BYTES / 2).toString('hex')
      try {
        await this.write
          .insertInto('meta')
          .values({ key: 'probe', value })
          .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
          .execute()
        this.#health.wrote()
      } catch (error) {
        this.#health.failed(error instanceof StorageError ? error : new StorageError(error))
      }
    })
  }

  /** Calls back when the store begins to fail, with the cause, and when it works again. */
  set onHealth(changed: (cause: string | undefined) => void) {
    this.#health.changed = changed
  }

  /** Whether the last attempt to write failed. */
  get fails(): boolean {
    return this.#health.cause !== undefined
  }

  /** For how long the oldest commit has been waiting, in milliseconds. */
  get oldest(): number {
    return this.#committer.oldest
  }

  /** Whether only a new process can use the store again. */
  get ended(): boolean {
    return this.#databases.port?.ended === true
  }

  /** Finishes what is under way and closes; what does not finish within `limit` milliseconds is given up. */
  async close(limit = 5000): Promise<void> {
    await finishesWithin(limit, this.#committer.drained())
    this.#committer.close()
    const closed = (async () => {
      await this.#news.close()
      await this.#databases.checkpoints?.close()
      for (const bus of this.#buses) await bus.close()
      await this.write.destroy()
      await this.read.destroy()
      // Kysely does not close what it never used.
      await this.#databases.reader?.close()
    })()
    if (await finishesWithin(1000, closed)) return
    for (const bus of this.#buses) bus.destroy()
    this.#databases.connections?.destroy()
    this.#databases.port?.end()
  }
}

/** The size of the probe that is written. */
const PROBE_BYTES = 16_384

interface Databases {
  readonly read: Kysely<Schema>
  readonly write: Kysely<Schema>
  /** The thread of SQLite that writes; PostgreSQL has none. */
  readonly port: WorkerPort | undefined
  /** The connection of SQLite for reading. */
  readonly reader: SqlPort | undefined
  /** What keeps the write-ahead log of SQLite short. */
  readonly checkpoints: Checkpoints | undefined
  /** The connections to PostgreSQL. */
  readonly connections: Connections | undefined
}

async function openFile({ file, thread }: Extract<StorePlace, { kind: 'sqlite' }>): Promise<Databases> {
  const port = workerPort(startThread({ role: 'sqlite', file }, thread), (appends) => checkpoints.stored(appends))
  const checkpoints = new Checkpoints(file, thread, port)
  const damage = await port.damage().catch(async (error: unknown) => {
    if (!(error instanceof StorageError) || error.retry) throw error
    return error.message
  })
  if (damage !== undefined) {
    port.end()
    throw new DamagedError(file, damage)
  }
  const write = new Kysely<Schema>({ dialect: sqliteDialect(port) })
  // The writer creates the file and turns WAL on before anybody reads.
  await migrate(write)
  const reader = localPort(file)
  const read = new Kysely<Schema>({ dialect: sqliteDialect(reader) })
  return { write, read, port, reader, checkpoints, connections: undefined }
}

async function openServer({
  url,
  direct = url,
  timeout,
}: Extract<StorePlace, { kind: 'postgres' }>): Promise<Databases> {
  // A change of the schema may take as long as it needs.
  const migrationConnections = new Kysely<Schema>({ dialect: postgresDialect(new Connections(direct, 0, 1)) })
  try {
    await migrate(migrationConnections)
  } finally {
    await migrationConnections.destroy()
  }
  const connections = new Connections(url, timeout)
  const write = new Kysely<Schema>({ dialect: postgresDialect(connections) })
  const read = new Kysely<Schema>({ dialect: postgresDialect(readingPool(connections)) })
  return { write, read, port: undefined, reader: undefined, checkpoints: undefined, connections }
}
