import type { Table } from '@orrery/table'
import type { Limits } from '../config.ts'
import { accountDates } from '../store/people.ts'
import type { Store } from '../store/store.ts'
import { judge } from './verdict.ts'

/** What a table means for the ratings of its people. */
export interface TableRating {
  /** It was created as a rated table. */
  readonly rated: boolean
  /** Ratings are not known yet: the game is running, or has only just ended. */
  readonly pending: boolean
  /** Decisions each player has to take, and how often the same two are rated in 24 hours. */
  readonly rules: { readonly moves: number; readonly pairs: number }
  /** Nobody's rating changed, or will change as things stand, for this reason. */
  readonly unrated?: string
  readonly people: readonly {
    readonly seat: number
    readonly person: string
    readonly before?: number
    readonly after?: number
    readonly unrated?: string
  }[]
}

/** The ratings of a finished table, or what is to be expected of a running one. */
export async function ratingOfTable(
  store: Store,
  table: Table,
  now: number,
  limits: Pick<Limits, 'ratedMoves' | 'ratedPairs'>,
): Promise<TableRating> {
  const rules = { moves: limits.ratedMoves, pairs: limits.ratedPairs }
  if (table.rated !== true) return { rated: false, pending: false, rules, people: [] }
  const people = table.over === undefined ? await expected(store, table, now, rules.pairs) : await settled(store, table)
  const open = people.some(({ after, unrated }) => after === undefined && unrated === undefined)
  const [first] = people
  const nobody = first?.unrated !== undefined && people.every(({ unrated }) => unrated !== undefined)
  const pending = table.over === undefined || people.length === 0 || open
  return { rated: true, pending, rules, people, ...(nobody ? { unrated: first.unrated } : {}) }
}

type People = TableRating['people']

/** Only what is known before the end: who has an account, and how often these people have met. */
async function expected(store: Store, table: Table, now: number, mostPairs: number): Promise<People> {
  const seated = table.seats.flatMap((occupant, seat) =>
    occupant.kind === 'person' ? [{ seat, person: occupant.person.id }] : [],
  )
  // While a seat is open, anybody may take it.
  if (seated.length < table.seats.length) return seated
  const accounts = await accountDates(
    store,
    seated.map(({ person }) => person),
  )
  const candidates = seated.map(({ person }) => ({ person, account: accounts.get(person) ?? null, short: false }))
  const verdicts = await judge(store.read, table.game, candidates, now, mostPairs)
  return seated.map((each) => {
    const unrated = verdicts.find(({ person }) => person === each.person)?.unrated
    return unrated === undefined ? each : { ...each, unrated }
  })
}

async function settled(store: Store, table: Table): Promise<People> {
  const rows = await store.read
    .selectFrom('results')
    .leftJoin('ratings', (join) =>
      join.onRef('ratings.table_id', '=', 'results.table_id').onRef('ratings.person', '=', 'results.person'),
    )
    .select([
      'results.seat',
      'results.person',
      'results.pending',
      'results.unrated',
      'ratings.before',
      'ratings.rating',
    ])
    .where('results.table_id', '=', table.id)
    .orderBy('results.seat')
    .execute()
  return rows.map(({ seat, person, pending, unrated, before, rating }) => ({
    seat,
    person,
    ...(before === null || rating === null ? {} : { before: Math.round(before), after: Math.round(rating) }),
    ...(pending === 1 || unrated === '' ? {} : { unrated }),
  }))
}
