import type { GameStatistics } from '@orrery/protocol'
import type { Schema } from './schema.ts'
import type { Store } from './store.ts'

/** Open tables that everybody may join and that somebody has touched since, the newest first. */
export async function openTables(
  store: Store,
  game: string | undefined,
  limit: number,
  since = 0,
): Promise<Schema['tables'][]> {
  let query = store.read
    .selectFrom('tables')
    .selectAll()
    .where('phase', '=', 'open')
    .where('private', '=', 0)
    .where('open_seats', '>', 0)
    .where('updated_at', '>', since)
  if (game !== undefined) query = query.where('game', '=', game)
  return query.orderBy('created_at', 'desc').limit(limit).execute()
}

/** Games in play that everybody may watch and that went on since, the newest first. */
export async function runningTables(
  store: Store,
  game: string | undefined,
  limit: number,
  since = 0,
): Promise<Schema['tables'][]> {
  let query = store.read
    .selectFrom('tables')
    .selectAll()
    .where('phase', '=', 'playing')
    .where('private', '=', 0)
    .where('updated_at', '>', since)
  if (game !== undefined) query = query.where('game', '=', game)
  return query.orderBy('created_at', 'desc').limit(limit).execute()
}

/** The tables of a person, those with the last change first. */
export async function tablesOf(store: Store, person: string, limit: number): Promise<Schema['tables'][]> {
  return store.read
    .selectFrom('members')
    .innerJoin('tables', 'tables.id', 'members.table_id')
    .selectAll('tables')
    .where('members.person', '=', person)
    .where('tables.phase', '!=', 'closed')
    .orderBy('tables.updated_at', 'desc')
    .limit(limit)
    .execute()
}

/** The table that an invite code opens. */
export async function tableOfCode(store: Store, code: string): Promise<string | undefined> {
  if (code === '') return undefined
  const found = await store.read.selectFrom('tables').select('id').where('code', '=', code).executeTakeFirst()
  return found?.id
}

/** A table is not to be woken any more, unless something has happened there since. */
export async function letSleep(store: Store, id: string, seq: number): Promise<void> {
  await store.write.updateTable('tables').set({ wake_at: 0 }).where('id', '=', id).where('seq', '=', seq).execute()
}

type Figures = Omit<GameStatistics, 'game' | 'bySeats'>

/** How a person did, game by game. */
export async function statisticsOf(store: Store, person: string): Promise<GameStatistics[]> {
  const rows = await store.read
    .selectFrom('results')
    .select(({ fn }) => [
      'game',
      'seats',
      'outcome',
      fn.countAll().as('count'),
      fn.sum('score').as('sum'),
      fn.max('score').as('best'),
    ])
    .where('person', '=', person)
    .groupBy(['game', 'seats', 'outcome'])
    .orderBy('game')
    .orderBy('seats')
    .execute()
  const games = [...new Set(rows.map(({ game }) => game))]
  return games.map((game) => {
    const mine = rows.filter((row) => row.game === game)
    const counts = [...new Set(mine.map(({ seats }) => seats))]
    const bySeats = counts.map((seats) => ({ seats, ...figures(mine.filter((row) => row.seats === seats)) }))
    return { game, ...figures(mine), bySeats }
  })
}

interface Counted {
  readonly outcome: string
  readonly count: string | number | bigint
  readonly sum: string | number | bigint
  readonly best: number
}

function figures(rows: readonly Counted[]): Figures {
  const total = (of: readonly Counted[]): number => of.reduce((sum, { count }) => sum + Number(count), 0)
  // A game that was given up has no points to speak of.
  const scored = rows.filter(({ outcome }) => outcome === 'won' || outcome === 'lost')
  const points = scored.reduce((sum, row) => sum + Number(row.sum), 0)
  return {
    played: total(rows),
    won: total(rows.filter(({ outcome }) => outcome.startsWith('won'))),
    scored: total(scored),
    best: scored.length === 0 ? 0 : Math.max(...scored.map((row) => Number(row.best))),
    average: scored.length === 0 ? 0 : Math.round((10 * points) / total(scored)) / 10,
  }
}
