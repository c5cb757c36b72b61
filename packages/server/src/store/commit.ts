import type { Kysely, Transaction } from 'kysely'
import { sql } from 'kysely'
import { isQuiet, makeQuietGroup } from './quiet.ts'
import type { Schema } from './schema.ts'
import type { WorkerPort } from './sqlite-worker.ts'

/** Rows for the log of one table, to follow row `after`. */
export interface Append {
  readonly table: string
  readonly after: number
  /** The rows as JSON, in order. */
  readonly rows: readonly string[]
  /** The line of the lobby afterwards. */
  readonly head: Omit<Schema['tables'], 'id' | 'seq'>
  /** People who sit at the table now. */
  readonly members?: readonly string[]
  readonly results?: readonly Schema['results'][]
}

/** What came of an append: all of it is durable, or another process was first and nothing of it was stored. */
export type Stored = 'stored' | 'conflict'

interface Unit {
  readonly appends: readonly Append[]
  readonly resolve: (stored: Stored) => void
  readonly reject: (error: unknown) => void
}

const MOST_UNITS = 500

/**
 * Group commit. An fsync takes milliseconds whatever it writes, so everything that waits goes into the next transaction
 * together, and each append is answered when that transaction is on the disk.
 */
export class Committer {
  readonly #db: Kysely<Schema>
  /** The thread of SQLite that writes; without one it is PostgreSQL. */
  readonly #port: WorkerPort | undefined
  readonly #sender: string
  #waiting: Unit[] = []
  #busy = false
  #idle: (() => void)[] = []
  /** For the metrics: transactions, appends in them. */
  readonly counts = { commits: 0, appends: 0 }

  constructor(db: Kysely<Schema>, port: WorkerPort | undefined, sender: string) {
    this.#db = db
    this.#port = port
    this.#sender = sender
  }

  /** Stores all of these or none. */
  append(appends: readonly Append[]): Promise<Stored> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ appends, resolve, reject })
      if (!this.#busy) {
        this.#busy = true
        // After this turn of the loop: what else comes in with it shares the transaction.
        setImmediate(() => void this.#work())
      }
    })
  }

  /** Resolves when nothing waits any more. */
  drained(): Promise<void> {
    return this.#busy ? new Promise((resolve) => this.#idle.push(resolve)) : Promise.resolve()
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      const units = this.#waiting.splice(0, MOST_UNITS)
      const quiet = this.#port === undefined ? [] : units.filter(isQuietUnit)
      await this.#together(quiet, this.#commitQuiet)
      await this.#together(quiet.length === 0 ? units : units.filter((unit) => !isQuietUnit(unit)), this.#commit)
    }
    this.#busy = false
    for (const idle of this.#idle.splice(0)) idle()
  }

  /** One bad apple must not spoil the others: after a failure each is tried by itself. */
  async #together(units: readonly Unit[], commit: (units: readonly Unit[]) => Promise<Set<Unit>>): Promise<void> {
    if (units.length === 0) return
    try {
      this.#answer(units, await commit(units))
    } catch (error) {
      if (units.length === 1) units[0]?.reject(error)
      else for (const unit of units) await this.#together([unit], commit)
    }
  }

  #answer(units: readonly Unit[], won: ReadonlySet<Unit>): void {
    this.counts.commits++
    for (const unit of units) {
      if (won.has(unit)) this.counts.appends += unit.appends.length
      unit.resolve(won.has(unit) ? 'stored' : 'conflict')
    }
  }

  /** What only moves on goes to the thread of SQLite in one message. */
  readonly #commitQuiet = async (units: readonly Unit[]): Promise<Set<Unit>> => {
    const won = await this.#port?.commit(makeQuietGroup(units.flatMap(({ appends }) => appends)))
    return new Set(units.filter((_, i) => won?.[i] === true))
  }

  readonly #commit = async (units: readonly Unit[]): Promise<Set<Unit>> => {
    return this.#db.transaction().execute(async (trx) => {
      const heads = await this.#heads(trx, units)
      const won = new Set<Unit>()
      for (const unit of units) {
        if (!unit.appends.every(({ table, after }) => (heads.get(table) ?? 0) === after)) continue
        for (const { table, after, rows } of unit.appends) heads.set(table, after + rows.length)
        won.add(unit)
      }
      await this.#write(
        trx,
        [...won].flatMap(({ appends }) => appends),
      )
      return won
    })
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
      heads.set(table, { id: table, seq: after + rows.length, ...head })
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
    if (this.#port === undefined) await this.#notify(trx, [...heads.values()])
  }

  async #notify(trx: Transaction<Schema>, heads: readonly Schema['tables'][]): Promise<void> {
    const payloads = heads.map(({ id, seq }) => `${this.#sender} ${id} ${seq}`)
    await sql`select pg_notify('orrery', payload) from unnest(${payloads}::text[]) as payload`.execute(trx)
  }
}

function isQuietUnit({ appends }: Unit): boolean {
  const [append, ...more] = appends
  return append !== undefined && more.length === 0 && isQuiet(append)
}

/** Databases limit how many values one statement may carry. */
function parts<T>(list: readonly T[]): T[][] {
  const size = 500
  return Array.from({ length: Math.ceil(list.length / size) }, (_, i) => list.slice(i * size, (i + 1) * size))
}
