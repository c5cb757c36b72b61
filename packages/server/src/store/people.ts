import type { Schema } from './schema.ts'
import type { Store } from './store.ts'

/** A stored person. */
export type StoredPerson = Schema['people']

/** How often a session's last use is written down, at most. */
const SEEN_EVERY = 3_600_000

/** Keeps a new person with the first session. */
export async function addPerson(store: Store, person: StoredPerson, session: string): Promise<void> {
  await store.write.transaction().execute(async (trx) => {
    await trx.insertInto('people').values(person).execute()
    const at = person.created_at
    await trx.insertInto('sessions').values({ hash: session, person: person.id, created_at: at, seen_at: at }).execute()
  })
}

/** The person a session speaks for, with the name of the account if there is one; notes that the session was used. */
export async function personOfSession(
  store: Store,
  hash: string,
  now: number,
): Promise<(StoredPerson & { account: string | null }) | undefined> {
  const found = await store.read
    .selectFrom('sessions')
    .innerJoin('people', 'people.id', 'sessions.person')
    .leftJoin('accounts', 'accounts.person', 'people.id')
    .select(['people.id', 'people.name', 'people.created_at', 'sessions.seen_at', 'accounts.name as account'])
    .where('sessions.hash', '=', hash)
    .executeTakeFirst()
  if (found === undefined) return undefined
  const { seen_at, ...person } = found
  if (now - seen_at > SEEN_EVERY) {
    await store.write.updateTable('sessions').set({ seen_at: now }).where('hash', '=', hash).execute()
  }
  return person
}

/** A further session of a person: another device. */
export async function addSession(store: Store, person: string, hash: string, now: number): Promise<void> {
  await store.write.insertInto('sessions').values({ hash, person, created_at: now, seen_at: now }).execute()
}

/** Ends a session; `false` when there was none. */
export async function dropSession(store: Store, hash: string): Promise<boolean> {
  const { numDeletedRows } = await store.write.deleteFrom('sessions').where('hash', '=', hash).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}

/** Databases limit how many values one statement may carry. */
const AT_ONCE = 500

/** Which of these sessions have not ended. */
export async function liveSessions(store: Store, hashes: readonly string[]): Promise<Set<string>> {
  const live = new Set<string>()
  for (let i = 0; i < hashes.length; i += AT_ONCE) {
    const part = hashes.slice(i, i + AT_ONCE)
    const found = await store.read.selectFrom('sessions').select('hash').where('hash', 'in', part).execute()
    for (const { hash } of found) live.add(hash)
  }
  return live
}

/** Ends all sessions that nobody used since then. */
export async function dropOldSessions(store: Store, before: number): Promise<void> {
  await store.write.deleteFrom('sessions').where('seen_at', '<', before).execute()
}

/** Changes what a person is called. */
export async function renamePerson(store: Store, id: string, name: string): Promise<void> {
  await store.write.updateTable('people').set({ name }).where('id', '=', id).execute()
}

/** A person by id. */
export async function personById(store: Store, id: string): Promise<StoredPerson | undefined> {
  return store.read.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Keeps an account; `false` when the name, or one that looks like it, is taken or the person has one already. */
export async function addAccount(store: Store, account: Schema['accounts'], look: string): Promise<boolean> {
  return store.write.transaction().execute(async (trx) => {
    const known = await trx
      .selectFrom('accounts')
      .leftJoin('account_looks', 'account_looks.name', 'accounts.name')
      .select('accounts.name')
      .where(({ eb, or }) =>
        or([
          eb('accounts.name', '=', account.name),
          eb('accounts.person', '=', account.person),
          eb('account_looks.look', '=', look),
        ]),
      )
      .executeTakeFirst()
    if (known !== undefined) return false
    // If two people take the same name at the same moment, the second finds it taken here.
    const looks = await trx
      .insertInto('account_looks')
      .values({ look, name: account.name })
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (looks.numInsertedOrUpdatedRows !== 1n) return false
    const accounts = await trx
      .insertInto('accounts')
      .values(account)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow()
    if (accounts.numInsertedOrUpdatedRows === 1n) return true
    await trx.deleteFrom('account_looks').where('look', '=', look).execute()
    return false
  })
}

/** Keeps another hash of the same passphrase, unless it was changed meanwhile. */
export async function renewHash(
  store: Store,
  { person, hash }: Schema['accounts'],
  renewed: Pick<Schema['accounts'], 'salt' | 'hash'>,
): Promise<void> {
  await store.write.updateTable('accounts').set(renewed).where('person', '=', person).where('hash', '=', hash).execute()
}

/** The account with this name. */
export async function accountByName(store: Store, name: string): Promise<Schema['accounts'] | undefined> {
  return store.read.selectFrom('accounts').selectAll().where('name', '=', name).executeTakeFirst()
}

/** The account of a person. */
export async function accountOfPerson(store: Store, person: string): Promise<Schema['accounts'] | undefined> {
  return store.read.selectFrom('accounts').selectAll().where('person', '=', person).executeTakeFirst()
}

/** Gives an account another passphrase and ends all sessions of its person but one. */
export async function changeAccount(
  store: Store,
  person: string,
  changed: Pick<Schema['accounts'], 'salt' | 'hash'>,
  kept: string,
): Promise<void> {
  await store.write.transaction().execute(async (trx) => {
    await trx.updateTable('accounts').set(changed).where('person', '=', person).execute()
    await trx.deleteFrom('sessions').where('person', '=', person).where('hash', '!=', kept).execute()
  })
}

/** The name of a person's account. */
export async function accountOf(store: Store, person: string): Promise<string | undefined> {
  const found = await store.read.selectFrom('accounts').select('name').where('person', '=', person).executeTakeFirst()
  return found?.name
}

/** When each of these people got an account; guests are left out. */
export async function accountDates(store: Store, people: readonly string[]): Promise<Map<string, number>> {
  if (people.length === 0) return new Map()
  const rows = await store.read
    .selectFrom('accounts')
    .select(['person', 'created_at'])
    .where('person', 'in', people)
    .execute()
  return new Map(rows.map(({ person, created_at }) => [person, created_at]))
}
