import type { Outage } from '@orrery/table'
import { sql } from 'kysely'
import { listenerName } from './listener.ts'
import type { Store } from './store.ts'

/** The last heartbeat of a process. */
export interface Heartbeat {
  readonly process: string
  /** By the service clock. */
  readonly time: number
  /** When it was written, by the clock of the database; 0 when the process said goodbye or is missed already. */
  readonly written: number
  /** How long ago that was, in milliseconds; infinite for a process that is gone. */
  readonly age: number
}

/** The time by the clock of the database, in milliseconds since 1970. */
const DATABASE_NOW = sql<number>`(extract(epoch from clock_timestamp()) * 1000)::bigint`

/** Whether the process with the name in this column is connected: a connection ends with its process, whose last heartbeat may still look recent. */
export function isConnected(column: 'process' | 'tables.owner') {
  return sql<boolean>`exists (select from pg_stat_activity
    where datname = current_database() and application_name = ${sql.lit(listenerName(''))} || ${sql.ref(column)})`
}

/** The last heartbeat of each process. Only PostgreSQL is shared; a SQLite file has a single process. */
export async function readHeartbeats(store: Store): Promise<Heartbeat[]> {
  if (store.kind === 'sqlite') {
    const rows = await store.read.selectFrom('beats').select(['process', 'time', 'written']).execute()
    return rows.map((row) => ({ ...row, age: Number.POSITIVE_INFINITY }))
  }
  const rows = await store.read
    .selectFrom('beats')
    .select([
      'process',
      'time',
      'written',
      sql<number>`${DATABASE_NOW} - written`.as('age'),
      isConnected('process').as('connected'),
    ])
    .execute()
  return rows.map(({ process, time, written, age, connected }) => ({
    process,
    time,
    written,
    age: connected ? Math.max(0, age) : Number.POSITIVE_INFINITY,
  }))
}

/** The time of day: of the database where several processes share one, since their own clocks may differ. */
export async function timeOfDay(store: Store): Promise<number> {
  if (store.kind === 'sqlite') return Date.now()
  const found = await sql<{ now: number }>`select ${DATABASE_NOW} as now`.execute(store.read)
  return found.rows[0]?.now ?? Date.now()
}

/** Writes the heartbeat of this process; with `last`, the final one. */
export async function writeHeartbeat(store: Store, time: number, last = false): Promise<void> {
  const written = store.kind === 'sqlite' || last ? sql<number>`0` : DATABASE_NOW
  await store.write
    .insertInto('beats')
    .values({ process: store.self, time, written, address: store.address })
    .onConflict((conflict) => conflict.column('process').doUpdateSet({ time, written, address: store.address }))
    .execute()
}

/** When something last happened at any table, for stores older than heartbeats. */
export async function lastChange(store: Store): Promise<number | undefined> {
  const found = await store.read
    .selectFrom('tables')
    .select(({ fn }) => fn.max('updated_at').as('last'))
    .executeTakeFirst()
  return found === undefined || found.last === null ? undefined : Number(found.last)
}

/** Whether any table has an alarm set. */
export async function hasAlarms(store: Store): Promise<boolean> {
  const found = await store.read
    .selectFrom('tables')
    .select('id')
    .where(sql<boolean>`wake_at > 0`)
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

/** Stores an outage. */
export async function addOutage(store: Store, { from, until }: Outage): Promise<void> {
  await store.write.insertInto('outages').values({ from_time: from, until_time: until }).execute()
}

/** Stores the outage of a process that is missed, unless it has written again or somebody else was first. */
export async function reportMissing(store: Store, process: string, written: number, outage: Outage): Promise<void> {
  await store.write.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('beats')
      .set({ written: 0 })
      .where('process', '=', process)
      .where('written', '=', written)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows === 0n) return
    await trx.insertInto('outages').values({ from_time: outage.from, until_time: outage.until }).execute()
  })
}

/** All outages, the oldest first. */
export async function readOutages(store: Store): Promise<Outage[]> {
  return store.read
    .selectFrom('outages')
    .select(['from_time as from', 'until_time as until'])
    .orderBy('until_time')
    .execute()
}

/** Deletes what no clock can still need. */
export async function forgetAttendance(store: Store, before: number): Promise<void> {
  await store.write.deleteFrom('outages').where('until_time', '<', before).execute()
  await store.write.deleteFrom('beats').where('time', '<', before).execute()
}
