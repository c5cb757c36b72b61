import { sql } from 'kysely'
import type { Store } from './store.ts'

/** Written exactly as in the index of unfinished tables. */
const UNFINISHED = sql<boolean>`phase <> 'over' and phase <> 'closed' and archived_at = 0`

/** Tables that wait for players and that nobody has touched since; `after` is when the last one of the page before was created. */
export async function abandonedTables(
  store: Store,
  before: number,
  limit: number,
): Promise<{ readonly id: string; readonly seq: number }[]> {
  return store.read
    .selectFrom('tables')
    .select(['id', 'seq'])
    .where(UNFINISHED)
    .where('phase', '=', sql.lit('open'))
    .where('created_at', '<', before)
    .where('updated_at', '<', before)
    .orderBy('created_at')
    .limit(limit)
    .execute()
}

/**
 * Archives games that nobody has continued since, at most this many at once; returns how many. They are no longer listed or woken, and
 * their caches are deleted. Their logs stay: whoever opens one finds it as it was, and the next move makes it active again.
 */
export async function archiveStale(store: Store, before: number, now: number, limit: number): Promise<number> {
  return store.write.transaction().execute(async (trx) => {
    const found = await trx
      .selectFrom('tables')
      .select('id')
      .where(UNFINISHED)
      .where('phase', 'in', [sql.lit('playing'), sql.lit('shuffling')])
      .where('created_at', '<', before)
      .where('updated_at', '<', before)
      // What is due later is waited for; what has been due for as long cannot be woken.
      .where('wake_at', '<', before)
      .limit(limit)
      .execute()
    await archive(
      trx,
      found.map(({ id }) => id),
      before,
      now,
    )
    return found.length
  })
}

/** Archives one table, unless somebody has touched it since. */
export async function archiveTable(store: Store, id: string, before: number, now: number): Promise<void> {
  await store.write.transaction().execute((trx) => archive(trx, [id], before, now))
}

async function archive(trx: Store['write'], ids: readonly string[], before: number, now: number): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('tables')
    .set({ archived_at: now, lobby_at: null, wake_at: 0 })
    .where('id', 'in', ids)
    .where('updated_at', '<', before)
    .execute()
  await trx.deleteFrom('snapshots').where('table_id', 'in', ids).execute()
}

/** Games that are played stay listed: they are listed by a time that moves do not change. */
export async function relist(store: Store, before: number): Promise<void> {
  await store.write
    .updateTable('tables')
    .set({ lobby_at: sql<number>`updated_at` })
    .where('phase', '=', sql.lit('playing'))
    .where('lobby_at', '<', before)
    .where('updated_at', '>=', before)
    .execute()
}
