import { type Kysely, sql } from 'kysely'
import type { Append } from './commit.ts'
import type { Schema } from './schema.ts'
import type { SqliteConnection } from './sqlite-connection.ts'

/**
 * Appends of one group that change only logs and the columns that change with every row: nearly all there are. They go to the thread of
 * SQLite in one message, or to PostgreSQL in one statement, column by column.
 */
export interface QuietGroup {
  readonly tables: readonly string[]
  readonly after: readonly number[]
  readonly rows: readonly (readonly string[])[]
  readonly updated: readonly number[]
  readonly toAct: readonly string[]
  readonly wake: readonly number[]
}

/** Whether an append is quiet: the table exists, and its lobby entry stays as it is. */
export function isQuiet({ head, members, results }: Append): boolean {
  return head.summary === '' && members === undefined && results === undefined
}

/** The group of these appends. */
export function makeQuietGroup(appends: readonly Append[]): QuietGroup {
  return {
    tables: appends.map(({ table }) => table),
    after: appends.map(({ after }) => after),
    rows: appends.map(({ rows }) => rows),
    updated: appends.map(({ head }) => head.updated_at),
    toAct: appends.map(({ head }) => head.to_act),
    wake: appends.map(({ head }) => head.wake_at),
  }
}

const MOVE_ON = 'update tables set seq = ?, updated_at = ?, to_act = ?, wake_at = ? where id = ? and seq = ?'
const APPEND = 'insert into log (table_id, seq, row) values (?, ?, ?)'
/** This many rows go into the log with one statement: each statement costs a call out of JavaScript. */
const AT_ONCE = 10
const APPEND_MANY = `${APPEND}${', (?, ?, ?)'.repeat(AT_ONCE - 1)}`

/** Stores a group in one transaction; says of each append whether it was stored or another process was first. */
export function commitQuiet(db: SqliteConnection, group: QuietGroup): boolean[] {
  db.run('begin immediate', [])
  try {
    const values: unknown[] = []
    const won = group.tables.map((table, i) => {
      const after = group.after[i] ?? 0
      const rows = group.rows[i] ?? []
      const { changes } = db.run(MOVE_ON, [
        after + rows.length,
        group.updated[i],
        group.toAct[i],
        group.wake[i],
        table,
        after,
      ])
      if (changes === 0) return false
      for (const [j, row] of rows.entries()) values.push(table, after + 1 + j, row)
      return true
    })
    append(db, values)
    db.run('commit', [])
    return won
  } catch (error) {
    db.rollback()
    throw error
  }
}

/** Puts rows into the log: three values each. */
function append(db: SqliteConnection, values: readonly unknown[]): void {
  let done = 0
  for (; values.length - done >= 3 * AT_ONCE; done += 3 * AT_ONCE) {
    db.run(APPEND_MANY, values.slice(done, done + 3 * AT_ONCE))
  }
  for (; done < values.length; done += 3) db.run(APPEND, values.slice(done, done + 3))
}

/**
 * Stores a group in PostgreSQL with one statement, which is a transaction of its own: a transaction of five statements costs five round
 * trips, and holds its locks meanwhile. Tables are locked in the order of their ids, as everywhere, so that two processes cannot block each
 * other; those that are not where they are expected to be are left out. Says of each append whether it was stored.
 */
export async function sendQuiet(db: Kysely<Schema>, group: QuietGroup): Promise<boolean[]> {
  const { tables, after, rows, updated, toAct, wake } = group
  const log = {
    tables: tables.flatMap((table, i) => (rows[i] ?? []).map(() => table)),
    seqs: tables.flatMap((_, i) => (rows[i] ?? []).map((_row, j) => (after[i] ?? 0) + 1 + j)),
    rows: rows.flat(),
  }
  const counts = rows.map(({ length }) => length)
  const { rows: moved } = await sql<{ id: string }>`
    with given as (
      select * from unnest(${tables}::text[], ${after}::int[], ${counts}::int[], ${updated}::bigint[], ${toAct}::text[], ${wake}::bigint[])
        as g(id, after, count, updated, to_act, wake)
    ), locked as materialized (
      select id, seq from tables where id = any(${tables}::text[]) order by id for update
    ), moved as (
      update tables set seq = g.after + g.count, updated_at = g.updated, to_act = g.to_act, wake_at = g.wake
      from given g join locked on locked.id = g.id and locked.seq = g.after
      where tables.id = g.id returning tables.id
    ), written as (
      insert into log (table_id, seq, row)
      select r.id, r.seq, r.row
      from unnest(${log.tables}::text[], ${log.seqs}::int[], ${log.rows}::text[]) as r(id, seq, row) join moved on moved.id = r.id
    )
    select id from moved`.execute(db)
  const won = new Set(moved.map(({ id }) => id))
  return tables.map((table) => won.has(table))
}
