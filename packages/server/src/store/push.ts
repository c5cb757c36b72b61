import type { Schema } from './schema.ts'
import type { Store } from './store.ts'

/** A browser that wants to be told, with the keys that messages to it are encrypted with. */
export type StoredSubscription = Schema['subscriptions']

/** So many browsers of a person are told; the oldest makes room. */
const MOST = 8

/** Keeps a subscription; a browser that changed hands belongs to the last person who subscribed. */
export async function addSubscription(store: Store, subscription: StoredSubscription): Promise<void> {
  const { endpoint, ...rest } = subscription
  await store.write
    .insertInto('subscriptions')
    .values(subscription)
    .onConflict((conflict) => conflict.column('endpoint').doUpdateSet(rest))
    .execute()
  const all = await subscriptionsOf(store, subscription.person)
  for (const old of all.slice(MOST)) await dropSubscription(store, old.endpoint)
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
