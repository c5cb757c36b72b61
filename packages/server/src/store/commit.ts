import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Health } from './health.ts'
import { isQuiet, makeQuietGroup, sendQuiet } from './quiet.ts'
import type { Schema } from './schema.ts'
import type { WorkerPort } from './sqlite-worker.ts'
import { StorageError } from './storage-error.ts'

/** Rows for the log of one table, to follow row `after`. */
export interface Append {
  readonly table: string
  readonly after: number
  /** The rows as JSON, in order. */
  readonly rows: readonly string[]
  /** The line of the lobby afterwards. */
  readonly head: Omit<Schema['tables'], 'id' | 'seq' | 'owner' | 'moved_rows'>
  /** People who sit at the table now. */
  readonly members?: readonly string[]
  readonly results?: readonly Schema['results'][]
}

/** What came of an append: all of it is durable, or another process was first and nothing of it was stored. */
export type Stored = 'stored' | 'conflict'

interface Unit {
  readonly appends: readonly Append[]
  readonly since: number
  readonly resolve: (stored: Stored) => void
  readonly reject: (error: unknown) => void
  /** The caller has been answered, if only that it took too long. */
  answered: boolean
}

const MOST_UNITS = 500
/** How long a failing store is retried before callers get an error, in milliseconds: a lost connection is soon replaced. */
const RETRY_FOR = 2000
/** How long a caller waits at most, in milliseconds: by then it is known whether an unanswered commit was made. */
const LONGEST_WAIT = 10_000
/** Pauses between attempts, in milliseconds; the last one is repeated. */
const pauses = [20, 50, 100, 200, 400] as const
/** How often to check for callers that have waited too long, in milliseconds. */
const CHECK_EVERY = 500

/**
 * Group commit. An fsync takes milliseconds whatever it writes, so everything that waits goes into the next transaction
 * together, and each append is answered when that transaction is on the disk.
 *
 * A connection can break after a commit was sent and before its answer came. What became of it is then found out by doing it
 * again: the same tables are locked first, which waits for what is left of the old transaction, and an append whose rows
 * are in the log word for word was stored.
 */
export class Committer {
  readonly #db: Kysely<Schema>
  /** The thread of SQLite that writes; without one it is PostgreSQL. */
  readonly #port: WorkerPort | undefined
  readonly #onStored: (table: string, seq: number) => void
  readonly #health: Health
  /** The owner of tables that are created here. */
  readonly #owner: string
  #waiting: Unit[] = []
  /** Units that are being stored. */
  #inFlight: readonly Unit[] = []
  #busy = false
  #idle: (() => void)[] = []
  #closed: StorageError | undefined
  readonly #checkWaiting: NodeJS.Timeout
  /** Called after every transaction with how long it took, in milliseconds. */
  onCommit: (ms: number) => void = () => {}
  /** For the metrics: transactions, appends in them. */
  readonly counts = { commits: 0, appends: 0 }

  constructor(
    db: Kysely<Schema>,
    port: WorkerPort | undefined,
    health: Health,
    owner: string,
    onStored: (table: string, seq: number) => void,
  ) {
    this.#db = db
    this.#owner = owner
    this.#port = port
    this.#onStored = onStored
    this.#health = health
    this.#checkWaiting = setInterval(() => this.#giveUp(LONGEST_WAIT), CHECK_EVERY)
    this.#checkWaiting.unref()
  }

  /** Stores all of these or none. */
  append(appends: readonly Append[]): Promise<Stored> {
    return new Promise((resolve, reject) => {
      if (this.#closed !== undefined) return reject(this.#closed)
      this.#waiting.push({ appends, since: performance.now(), resolve, reject, answered: false })
      if (!this.#busy) {
        this.#busy = true
        // After this turn of the event loop: whatever else arrives in it shares the transaction.
        setImmediate(() => void this.#work())
      }
    })
  }

  /** For how long the oldest that is not stored yet has been waiting, in milliseconds. */
  get oldest(): number {
    const first = this.#inFlight[0] ?? this.#waiting[0]
    return first === undefined ? 0 : performance.now() - first.since
  }

  /** Resolves when nothing is waiting. */
  drained(): Promise<void> {
    return this.#busy ? new Promise((resolve) => this.#idle.push(resolve)) : Promise.resolve()
  }

  /** Accepts nothing more, and answers waiting callers that their rows may or may not have been stored. */
  close(): void {
    this.#closed = new StorageError('the store is closed')
    clearInterval(this.#checkWaiting)
    this.#giveUp(0)
  }

  /** Answers callers that have waited too long. What is being stored may yet succeed; what was only queued is not stored at all. */
  #giveUp(limit: number): void {
    const before = performance.now() - limit
    const cause = this.#health.cause ?? 'the database does not answer'
    for (const unit of this.#inFlight) {
      if (!unit.answered && unit.since <= before) fail(unit, new StorageError(cause, { unknown: true }))
    }
    if ((this.#waiting[0]?.since ?? Number.POSITIVE_INFINITY) > before) return
    const late = this.#waiting.filter(({ since }) => since <= before)
    this.#waiting = this.#waiting.filter(({ since }) => since > before)
    for (const unit of late) fail(unit, new StorageError(cause))
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      const units = this.#waiting.splice(0, MOST_UNITS)
      this.#inFlight = units
      const quiet = units.filter(isQuietUnit)
      await this.#storeTogether(quiet, this.#commitQuiet)
      await this.#storeTogether(quiet.length === 0 ? units : units.filter((unit) => !isQuietUnit(unit)), this.#commit)
    }
    this.#inFlight = []
    this.#busy = false
    for (const idle of this.#idle.splice(0)) idle()
  }

  /** Stores these; when the store fails they are tried again together, and when one of them is at fault each by itself. */
  async #storeTogether(all: readonly Unit[], commit: Commit): Promise<void> {
    let units = all
    let unknown = false
    const began = performance.now()
    for (let tries = 0; units.length > 0; tries++) {
      try {
        const start = performance.now()
        const won = await commit(units, tries > 0)
        this.onCommit(performance.now() - start)
        this.#answer(units, won)
        return
      } catch (error) {
        if (!(error instanceof StorageError)) {
          const [only, ...more] = units
          if (only !== undefined && more.length === 0) fail(only, error)
          else for (const unit of units) await this.#storeTogether([unit], commit)
          return
        }
        this.#health.failed(error)
        unknown ||= error.unknown
        const retryFor = unknown ? LONGEST_WAIT : RETRY_FOR
        if (!error.retry || this.#closed !== undefined || performance.now() - began > retryFor) {
          for (const unit of units) fail(unit, new StorageError(error.cause, { retry: error.retry, unknown }))
          return
        }
      }
      await pause(pauses[Math.min(tries, pauses.length - 1)] ?? 0)
      units = units.filter(({ answered }) => !answered)
    }
  }

  #answer(units: readonly Unit[], won: ReadonlySet<Unit>): void {
    this.counts.commits++
    this.#health.wrote()
    for (const unit of units) {
      if (won.has(unit)) {
        this.counts.appends += unit.appends.length
        for (const { table, after, rows } of unit.appends) this.#onStored(table, after + rows.length)
      }
      if (unit.answered) continue
      unit.answered = true
      unit.resolve(won.has(unit) ? 'stored' : 'conflict')
    }
  }

  /** Quiet appends go to the thread of SQLite in one message, and to PostgreSQL in one statement. */
  readonly #commitQuiet: Commit = async (units, again) => {
    const group = makeQuietGroup(units.flatMap(({ appends }) => appends))
    if (this.#port !== undefined) {
      const won = await this.#port.commit(group)
      return new Set(units.filter((_, i) => won[i] === true))
    }
    // What became of the first attempt is found out by the long way.
    if (again) return this.#commit(units, true)
    let sent = false
    try {
      return await this.#db.connection().execute(async (db) => {
        sent = true
        const won = await sendQuiet(db, group)
        return new Set(units.filter((_, i) => won[i] === true))
      })
    } catch (error) {
      if (!sent || !(error instanceof StorageError)) throw error
      throw new StorageError(error.cause, { retry: error.retry, unknown: true })
    }
  }

  readonly #commit: Commit = async (units, again) => {
    let sent = false
    try {
      return await this.#db.transaction().execute(async (trx) => {
        const heads = await this.#heads(trx, units)
        const won = new Set<Unit>()
        const stored = new Set<Unit>()
        for (const unit of units) {
          if (!unit.appends.every(({ table, after }) => (heads.get(table) ?? 0) === after)) {
            if (again && (await wasStored(trx, unit))) stored.add(unit)
            continue
          }
          for (const { table, after, rows } of unit.appends) heads.set(table, after + rows.length)
          won.add(unit)
        }
        await this.#write(
          trx,
          [...won].flatMap(({ appends }) => appends),
        )
        sent = true
        return new Set([...won, ...stored])
      })
    } catch (error) {
      // SQLite says what became of a commit; a connection that breaks does not.
      if (!sent || this.#port !== undefined || !(error instanceof StorageError)) throw error
      throw new StorageError(error.cause, { retry: error.retry, unknown: true })
    }
  }

  /** How far each log is, locked (in one order, so that two processes cannot block each other). */
  async #heads(trx: Transaction<Schema>, units: readonly Unit[]): Promise<Map<string, number>> {
    const ids = [...new Set(units.flatMap(({ appends }) => appends.map(({ table }) => table)))]
    const query = trx.selectFrom('tables').select(['id', 'seq']).where('id', 'in', ids).orderBy('id')
    const rows = await (this.#port === undefined ? query.forUpdate() : query).execute()
    return new Map(rows.map(({ id, seq }) => [id, seq]))
  }

  async #write(trx: Transaction<Schema>, appends: readonly Append[]): Promise<void> {
    if (appends.length === 0) return
    const log = appends.flatMap(({ table, after, rows }) =>
      rows.map((row, i) => ({ table_id: table, seq: after + 1 + i, row })),
    )
    const heads = new Map<string, Schema['tables']>()
    for (const { table, after, rows, head } of appends)
      heads.set(table, { id: table, seq: after + rows.length, ...head, owner: this.#owner, moved_rows: 0 })
    for (const part of parts(log)) await trx.insertInto('log').values(part).execute()
    for (const part of parts([...heads.values()])) {
      await trx
        .insertInto('tables')
        .values(part)
        .onConflict((conflict) =>
          conflict.column('id').doUpdateSet((eb) => ({
            seq: eb.ref('excluded.seq'),
            phase: eb.ref('excluded.phase'),
            host: eb.ref('excluded.host'),
            open_seats: eb.ref('excluded.open_seats'),
            updated_at: eb.ref('excluded.updated_at'),
            summary: sql<string>`case when excluded.summary = '' then tables.summary else excluded.summary end`,
            to_act: eb.ref('excluded.to_act'),
            wake_at: eb.ref('excluded.wake_at'),
            lobby_at: sql<number>`case when excluded.lobby_at < 0 then tables.lobby_at else excluded.lobby_at end`,
            archived_at: sql<number>`case when excluded.summary = '' then tables.archived_at else 0 end`,
          })),
        )
        .execute()
    }
    const members = appends.flatMap(({ table, members }) =>
      (members ?? []).map((person) => ({ person, table_id: table })),
    )
    for (const part of parts(members)) {
      await trx
        .insertInto('members')
        .values(part)
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
    for (const part of parts(appends.flatMap(({ results }) => results ?? []))) {
      await trx
        .insertInto('results')
        .values([...part])
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    }
  }
}

type Commit = (units: readonly Unit[], again: boolean) => Promise<Set<Unit>>

function fail(unit: Unit, error: unknown): void {
  if (unit.answered) return
  unit.answered = true
  unit.reject(error)
}

/** Whether everything of a unit is in the log, word for word: an earlier attempt stored it. */
async function wasStored(trx: Transaction<Schema>, { appends }: Unit): Promise<boolean> {
  for (const { table, after, rows } of appends) {
    const stored = await trx
      .selectFrom('log')
      .select('row')
      .where('table_id', '=', table)
      .where('seq', '>', after)
      .where('seq', '<=', after + rows.length)
      .orderBy('seq')
      .execute()
    if (stored.length !== rows.length || stored.some(({ row }, i) => row !== rows[i])) return false
  }
  return true
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

function isQuietUnit({ appends }: Unit): boolean {
  const [append, ...more] = appends
  return append !== undefined && more.length === 0 && isQuiet(append)
}

/** Databases limit how many values one statement may carry. */
function parts<T>(list: readonly T[]): T[][] {
  const size = 500
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size))
}
