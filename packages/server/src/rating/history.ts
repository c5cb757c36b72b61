import { rest } from '@orrery/bots/glicko2'
import type { Finished, GameRating } from '@orrery/protocol'
import type { Store } from '../store/store.ts'
import { PERIOD } from './rate-table.ts'

/** A person's page shows this many finished games. */
const MOST_RESULTS = 50
/** The curve of a rating has at most this many points, the newest ones. */
const MOST_POINTS = 200

/** Which of these tables a viewer may know about: public ones, and those they played at. */
async function knownTables(
  store: Store,
  viewer: string | undefined,
  tables: readonly { readonly table_id: string; readonly private: number | null }[],
): Promise<(id: string) => boolean> {
  const known = new Set(tables.filter((each) => each.private === 0).map(({ table_id }) => table_id))
  const hidden = [...new Set(tables.map(({ table_id }) => table_id))].filter((id) => !known.has(id))
  if (viewer !== undefined && hidden.length > 0) {
    const mine = await store.read
      .selectFrom('members')
      .select('table_id')
      .where('person', '=', viewer)
      .where('table_id', 'in', hidden)
      .execute()
    for (const { table_id } of mine) known.add(table_id)
  }
  return (id) => known.has(id)
}

/** The ratings of a person, game by game, as a viewer may see them. */
export async function ratingsOf(
  store: Store,
  person: string,
  now: number,
  viewer: string | undefined = person,
): Promise<GameRating[]> {
  const rows = await store.read
    .selectFrom('ratings')
    .leftJoin('tables', 'tables.id', 'ratings.table_id')
    .selectAll('ratings')
    .select('tables.private')
    .where('ratings.person', '=', person)
    .orderBy('ratings.game')
    .orderBy('ratings.nr')
    .execute()
  const shown = [...new Set(rows.map(({ game }) => game))].flatMap((game) =>
    rows.filter((row) => row.game === game).slice(-MOST_POINTS),
  )
  const isKnown = await knownTables(store, viewer, shown)
  return [...new Set(rows.map(({ game }) => game))].flatMap((game) => {
    const mine = rows.filter((row) => row.game === game)
    const last = mine.at(-1)
    if (last === undefined) return []
    const { deviation } = rest(last, Math.max(0, now - last.rated_at) / PERIOD)
    return [
      {
        game,
        rating: Math.round(last.rating),
        deviation: Math.round(deviation),
        games: mine.length,
        best: Math.round(Math.max(...mine.map(({ rating }) => rating))),
        history: mine.slice(-MOST_POINTS).map(({ table_id, rated_at, before, rating }) => ({
          ...(isKnown(table_id) ? { table: table_id } : {}),
          at: rated_at,
          rating: Math.round(rating),
          change: Math.round(rating) - Math.round(before),
        })),
      },
    ]
  })
}

/** The finished games of a person as a viewer may see them, the last first. */
export async function finishedOf(store: Store, person: string, viewer: string | undefined): Promise<Finished[]> {
  const rows = await store.read
    .selectFrom('results')
    .innerJoin('tables', 'tables.id', 'results.table_id')
    .leftJoin('ratings', (join) =>
      join.onRef('ratings.table_id', '=', 'results.table_id').onRef('ratings.person', '=', 'results.person'),
    )
    .select([
      'results.table_id',
      'results.seat',
      'results.game',
      'results.seats',
      'results.rank',
      'results.score',
      'results.outcome',
      'results.finished_at',
      'results.place',
      'results.pending',
      'results.unrated',
      'tables.private',
      'ratings.before',
      'ratings.rating',
    ])
    .where('results.person', '=', person)
    .orderBy('results.finished_at', 'desc')
    .limit(MOST_RESULTS)
    .execute()
  const isKnown = await knownTables(store, viewer, rows)
  return rows.map(({ table_id, finished_at, place, pending, unrated, before, rating, private: hidden, ...rest }) => ({
    ...(isKnown(table_id) ? { table: table_id } : {}),
    ...rest,
    finishedAt: finished_at,
    private: hidden === 1,
    rated: place > 0,
    ...(pending === 1 || unrated === '' ? {} : { unrated }),
    ...(before === null || rating === null
      ? {}
      : { rating: { before: Math.round(before), after: Math.round(rating) } }),
  }))
}
