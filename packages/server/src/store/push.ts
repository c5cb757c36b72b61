import type { Schema } from './schema.ts'
import type { Store } from './store.ts'

/** A browser that subscribed to push messages, with the keys to encrypt them. */
export type StoredSubscription = Schema['subscriptions']

/** At most this many browsers of a person are notified; the oldest makes room. */
const MOST = 8

/** Keeps a subscription; a browser that changed hands belongs to the last person who subscribed. */
export async function addSubscription(store: Store, subscription: StoredSubscription): Promise<void> {
  const { endpoint, person, ...rest } = subscription
  await store.write.transaction().execute(async (trx) => {
    // One after the other for each person: otherwise two requests would not count each other.
    const lock = trx.selectFrom('people').select('id').where('id', '=', person)
    if (store.kind === 'postgres') await lock.forUpdate().execute()
    await trx
      .insertInto('subscriptions')
      .values(subscription)
      .onConflict((conflict) => conflict.column('endpoint').doUpdateSet({ person, ...rest }))
      .execute()
    const old = await trx
      .selectFrom('subscriptions')
      .select('endpoint')
      .where('person', '=', person)
      .where('endpoint', '!=', endpoint)
      .orderBy('created_at', 'desc')
      .orderBy('endpoint')
      .execute()
    const gone = old.slice(MOST - 1).map((each) => each.endpoint)
    if (gone.length > 0) await trx.deleteFrom('subscriptions').where('endpoint', 'in', gone).execute()
  })
}

/** The browsers of a person, the newest first. */
export async function subscriptionsOf(store: Store, person: string): Promise<StoredSubscription[]> {
  return store.read
    .selectFrom('subscriptions')
    .selectAll()
    .where('person', '=', person)
    .orderBy('created_at', 'desc')
    .orderBy('endpoint')
    .execute()
}

/** Forgets a subscription; with a person, only when it is theirs. */
export async function dropSubscription(store: Store, endpoint: string, person?: string): Promise<void> {
  let query = store.write.deleteFrom('subscriptions').where('endpoint', '=', endpoint)
  if (person !== undefined) query = query.where('person', '=', person)
  await query.execute()
}
