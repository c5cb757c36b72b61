import type { Store } from '../store/store.ts'
import { rest } from './glicko2.ts'
import { PERIOD } from './rate-table.ts'

/** So many finished games a person's page shows. */
const MOST_RESULTS = 50
/** So many points the curve of a rating has at most: its newest. */
const MOST_POINTS = 200

/** How a person is rated in one game, and how it came. */
export interface GameRating {
  readonly game: string
  readonly rating: number
  /** As sure as it is now: it grows while somebody does not play. */
  readonly deviation: number
  /** Rated tables. */
  readonly games: number
  readonly best: number
  readonly history: readonly {
    readonly table: string
    readonly at: number
    readonly rating: number
    readonly change: number
  }[]
}

/** The ratings of a person, game by game. */
export async function ratingsOf(store: Store, person: string, now: number): Promise<GameRating[]> {
  const rows = await store.read
    .selectFrom('ratings')
    .selectAll()
    .where('person', '=', person)
    .orderBy('game')
    .orderBy('nr')
    .execute()
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
          table: table_id,
          at: rated_at,
          rating: Math.round(rating),
          change: Math.round(rating) - Math.round(before),
        })),
      },
    ]
  })
}

/** A finished game of a person. */
export interface Finished {
  readonly table: string
  readonly seat: number
  readonly game: string
  readonly seats: number
  readonly rank: number
  readonly score: number
  readonly outcome: string
  readonly finishedAt: number
  /** Only those who sat at it can look at it. */
  readonly private: boolean
  /** It counted for the rating; `rating` comes a moment later. */
  readonly rated: boolean
  readonly rating?: { readonly before: number; readonly after: number }
}

/** The finished games of a person, the last first. */
export async function finishedOf(store: Store, person: string): Promise<Finished[]> {
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
      'tables.private',
      'ratings.before',
      'ratings.rating',
    ])
    .where('results.person', '=', person)
    .orderBy('results.finished_at', 'desc')
    .limit(MOST_RESULTS)
    .execute()
  return rows.map(({ table_id, finished_at, place, before, rating, private: hidden, ...rest }) => ({
    table: table_id,
    ...rest,
    finishedAt: finished_at,
    private: hidden === 1,
    rated: place > 0,
    ...(before === null || rating === null
      ? {}
      : { rating: { before: Math.round(before), after: Math.round(rating) } }),
  }))
}
