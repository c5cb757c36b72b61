import { promisify } from 'node:util'
import { gunzip, gzip } from 'node:zlib'
import { sql } from 'kysely'
import type { ObjectStorage } from './object-storage.ts'
import { StorageError } from './storage-error.ts'
import type { Store } from './store.ts'

const [compress, expand] = [promisify(gzip), promisify(gunzip)]

/** The object that holds the log of a table. */
const nameOf = (table: string): string => `logs/${table}.json.gz`

/** Reads the rows of a log that lie in object storage. */
export async function readMoved(objects: ObjectStorage | undefined, table: string): Promise<string[]> {
  if (objects === undefined) throw new StorageError(`the log of ${table} is in object storage, which is not configured`)
  // We wrote it ourselves, and compared it before the rows were deleted.
  const rows: string[] = JSON.parse((await expand(await objects.get(nameOf(table)))).toString())
  return rows
}

/** Finished games whose logs are still in the database and that nobody has touched since, at most this many; `after` is the last one before. */
export async function finishedTables(store: Store, before: number, after: string, limit: number): Promise<string[]> {
  const found = await store.read
    .selectFrom('tables')
    .select('id')
    .where(sql<boolean>`phase = 'over' and moved_rows = 0`)
    .where('updated_at', '<', before)
    .where('id', '>', after)
    .orderBy('id')
    .limit(limit)
    .execute()
  return found.map(({ id }) => id)
}

/**
 * Moves the log of a finished game into object storage; returns whether that was possible. Rows are deleted only after the object was read
 * back and found to be the same, and only if nothing was appended meanwhile. Several processes may try at once: they write the same.
 */
export async function moveLog(store: Store, objects: ObjectStorage, table: string): Promise<boolean> {
  const rows = await store.rows(table)
  const text = JSON.stringify(rows)
  await objects.put(nameOf(table), await compress(text))
  if ((await expand(await objects.get(nameOf(table)))).toString() !== text)
    throw new StorageError(`object storage returned another log of ${table} than it was given`)
  return store.write.transaction().execute(async (trx) => {
    const { numUpdatedRows } = await trx
      .updateTable('tables')
      .set({ moved_rows: rows.length })
      .where('id', '=', table)
      .where('seq', '=', rows.length)
      .where('moved_rows', '=', 0)
      .executeTakeFirstOrThrow()
    if (numUpdatedRows !== 1n) return false
    await trx.deleteFrom('log').where('table_id', '=', table).where('seq', '<=', rows.length).execute()
    await trx.deleteFrom('snapshots').where('table_id', '=', table).execute()
    return true
  })
}
