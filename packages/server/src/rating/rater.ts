import { type Rating, unrated } from '@orrery/bots/glicko2'
import { sql, type Transaction } from 'kysely'
import type { Schema } from '../store/schema.ts'
import type { Store } from '../store/store.ts'
import { rateTable } from './rate-table.ts'
import { judge } from './verdict.ts'

/** How often to search for tables that another process finished but did not get to rate, in milliseconds. */
const LOOK_EVERY = 15_000
/** The name of the lock under which ratings are made, one table after the other over all processes. */
const LOCK = 7_294_301

/**
 * Rates finished tables. The end of a table is stored together with a mark that it has to be rated; the rating follows in another
 * transaction, which clears the mark. So a process can die at any point, and several can try at once: each table is rated exactly once.
 */
export class Rater {
  readonly #store: Store
  readonly #mostPairs: number
  readonly #fault: (error: unknown) => void
  #busy: Promise<void> | undefined
  #again = false
  #closed = false
  #interval: NodeJS.Timeout | undefined

  /** `mostPairs` is how many rated games of two people at one game count in 24 hours. */
  constructor(store: Store, mostPairs: number, fault: (error: unknown) => void) {
    this.#store = store
    this.#mostPairs = mostPairs
    this.#fault = fault
  }

  /** Rates what is pending, and keeps looking for more. */
  start(): void {
    this.#interval = setInterval(() => this.wake(), LOOK_EVERY)
    this.wake()
  }

  /** A rated table may have ended. */
  wake(): void {
    if (this.#closed) return
    this.#again = true
    this.#busy ??= this.#work()
  }

  async #work(): Promise<void> {
    try {
      while (this.#again && !this.#closed) {
        this.#again = false
        while (!this.#closed && (await rateNext(this.#store, this.#mostPairs)));
      }
    } catch (error) {
      this.#fault(error)
    } finally {
      this.#busy = undefined
    }
  }

  /** Finishes the table it is at, and stops. */
  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#interval)
    await this.#busy
  }
}

/** Rates the pending table that ended first; `false` when there is none. */
export async function rateNext(store: Store, mostPairs: number): Promise<boolean> {
  return store.write.transaction().execute(async (trx) => {
    // SQLite lets one transaction write at a time anyway.
    if (store.kind === 'postgres') await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx)
    const first = await trx
      .selectFrom('results')
      .select('table_id')
      .where(sql<boolean>`pending = 1`)
      .orderBy('finished_at')
      .orderBy('table_id')
      .limit(1)
      .executeTakeFirst()
    if (first === undefined) return false
    await rate(trx, first.table_id, mostPairs)
    return true
  })
}

async function rate(trx: Transaction<Schema>, table: string, mostPairs: number): Promise<void> {
  const results = await trx
    .selectFrom('results')
    .leftJoin('accounts', 'accounts.person', 'results.person')
    .select([
      'results.person',
      'results.game',
      'results.place',
      'results.finished_at',
      'results.unrated',
      'accounts.created_at as account',
    ])
    .where('results.table_id', '=', table)
    .orderBy('results.seat')
    .execute()
  const last = await trx
    .selectFrom('ratings')
    .select(({ fn }) => fn.max('nr').as('nr'))
    .executeTakeFirst()
  const [any] = results
  const candidates = results.map((each) => ({ ...each, short: each.unrated === 'short' }))
  const verdicts = await judge(trx, any?.game ?? '', candidates, any?.finished_at ?? 0, mostPairs)
  const contenders = []
  for (const { person, game, place, finished_at } of results) {
    const known = await ratingBefore(trx, person, game)
    const opponents = verdicts.find((each) => each.person === person)?.opponents ?? []
    const age = finished_at - (known?.rated_at ?? finished_at)
    contenders.push({ person, place, before: known ?? unrated, age, opponents })
  }
  for (const { person, after } of rateTable(contenders)) {
    const result = results.find((each) => each.person === person)
    const before = contenders.find((each) => each.person === person)?.before
    if (result === undefined || before === undefined) continue
    await trx
      .insertInto('ratings')
      .values({
        table_id: table,
        person,
        game: result.game,
        nr: (last?.nr ?? 0) + 1,
        before: before.rating,
        ...after,
        rated_at: result.finished_at,
      })
      .execute()
  }
  for (const { person, unrated = '' } of verdicts) {
    await trx
      .updateTable('results')
      .set({ pending: 0, unrated })
      .where('table_id', '=', table)
      .where('person', '=', person)
      .execute()
  }
}

async function ratingBefore(
  trx: Transaction<Schema>,
  person: string,
  game: string,
): Promise<(Rating & { readonly rated_at: number }) | undefined> {
  return trx
    .selectFrom('ratings')
    .select(['rating', 'deviation', 'volatility', 'rated_at'])
    .where('person', '=', person)
    .where('game', '=', game)
    .orderBy('nr', 'desc')
    .limit(1)
    .executeTakeFirst()
}

/** Recomputes all ratings from the results, in the order in which the tables ended, after a change of the formula. */
export async function rerateAll(store: Store, mostPairs: number): Promise<void> {
  await store.write.transaction().execute(async (trx) => {
    await trx.deleteFrom('ratings').execute()
    await trx.updateTable('results').set({ pending: 1 }).where('place', '>', 0).execute()
  })
  while (await rateNext(store, mostPairs));
}
