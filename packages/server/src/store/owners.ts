import { isConnected } from './attendance.ts'
import type { Store } from './store.ts'

/** The address of a process that is closing: it gives up its tables. */
export const CLOSING = 'closing'

/** The process that serves a table. */
export interface Owner {
  /** Its name; empty when there is none. */
  readonly process: string
  /** Whether it is connected to the database and has not said goodbye. */
  readonly alive: boolean
  /** Where it can be reached; empty when it cannot. */
  readonly address: string
  /** Whether the game is over, so that nobody needs to own the table. */
  readonly over: boolean
}

/** The owner of a table; `undefined` when there is no such table. */
export async function ownerOf(store: Store, table: string): Promise<Owner | undefined> {
  const found = await store.read
    .selectFrom('tables')
    .leftJoin('beats', 'beats.process', 'tables.owner')
    .select([
      'tables.owner',
      'tables.phase',
      'beats.written',
      'beats.address',
      isConnected('tables.owner').as('connected'),
    ])
    .where('tables.id', '=', table)
    .executeTakeFirst()
  if (found === undefined) return undefined
  const { owner, phase, written, connected } = found
  const address = found.address ?? ''
  const alive = owner !== '' && connected && (written ?? 0) > 0 && address !== CLOSING
  return { process: owner, alive, address, over: phase === 'over' || phase === 'closed' }
}

/** Makes this process the owner of a table in the place of another one, unless somebody else was first; returns whether it worked. */
export async function takeOver(store: Store, table: string, from: string): Promise<boolean> {
  const { numUpdatedRows } = await store.write
    .updateTable('tables')
    .set({ owner: store.self })
    .where('id', '=', table)
    .where('owner', '=', from)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** Gives tables up, so that whoever is asked for them next becomes their owner. */
export async function release(store: Store, tables: readonly string[]): Promise<void> {
  await store.write
    .updateTable('tables')
    .set({ owner: '' })
    .where('id', 'in', tables)
    .where('owner', '=', store.self)
    .execute()
}
