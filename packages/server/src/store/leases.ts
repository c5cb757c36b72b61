import type { Store } from './store.ts'

/** How long a bot's turn belongs to the process that has it, and the row this refers to. */
export interface Lease {
  readonly seq: number
  readonly wake_at: number
}

/** The lease of a table's turn. */
export async function leaseOf(store: Store, table: string): Promise<Lease | undefined> {
  return store.read.selectFrom('tables').select(['seq', 'wake_at']).where('id', '=', table).executeTakeFirst()
}

/** Takes a turn over, unless somebody else did or the table went on; returns whether it worked. */
export async function claim(store: Store, table: string, { seq, wake_at }: Lease, until: number): Promise<boolean> {
  const { numUpdatedRows } = await store.write
    .updateTable('tables')
    .set({ wake_at: until })
    .where('id', '=', table)
    .where('seq', '=', seq)
    .where('wake_at', '=', wake_at)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Sets the end of a lease, unless the table went on. */
export async function renew(store: Store, table: string, seq: number, until: number): Promise<void> {
  await store.write
    .updateTable('tables')
    .set({ wake_at: until })
    .where('id', '=', table)
    .where('seq', '=', seq)
    .execute()
}
