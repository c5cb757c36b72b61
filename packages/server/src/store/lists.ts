import type { GameStatistics } from '@orrery/protocol'
import { type Kysely, sql } from 'kysely'
import type { Schema } from './schema.ts'
import type { Store } from './store.ts'

/** Where a page of a list ends, and the next one begins. */
export interface Cursor {
  readonly at: number
  readonly id: string
}

/** Which tables of the lobby are asked for. */
export interface LobbyFilter {
  readonly kind: 'open' | 'running'
  readonly game?: string | undefined
  /** Only what changed since. */
  readonly since: number
  /** The last one of the page before. */
  readonly after?: Cursor | undefined
  readonly limit: number
}

/** The tables that everybody may join or watch, the latest first: read from an index, as many as are asked for. */
export function lobbyQuery(db: Kysely<Schema>, { kind, game, since, after, limit }: LobbyFilter) {
  let query = db
    .selectFrom('tables')
    .selectAll()
    // Not as a parameter: a database may choose its index before it knows those.
    .where('phase', '=', sql.lit(kind === 'open' ? 'open' : 'playing'))
    .where('lobby_at', '>', since)
  if (game !== undefined) query = query.where('game', '=', game)
  if (after !== undefined) query = query.where(sql<boolean>`(lobby_at, id) < (${after.at}, ${after.id})`)
  return query.orderBy('lobby_at', 'desc').orderBy('id', 'desc').limit(limit)
}

/** The tables of the lobby. */
export async function lobbyTables(store: Store, wish: LobbyFilter): Promise<Schema['tables'][]> {
  return lobbyQuery(store.read, wish).execute()
}

/** Which tables of a person are asked for. */
export interface OwnTablesFilter {
  /** Archived tables instead of the others. */
  readonly archived: boolean
  readonly after?: Cursor | undefined
  readonly limit: number
}

/** The tables of a person, those with the last change first. */
export async function tablesOf(
  store: Store,
  person: string,
  { archived, after, limit }: OwnTablesFilter,
): Promise<Schema['tables'][]> {
  let query = store.read
    .selectFrom('members')
    .innerJoin('tables', 'tables.id', 'members.table_id')
    .selectAll('tables')
    .where('members.person', '=', person)
    .where('tables.phase', '!=', 'closed')
    .where('tables.archived_at', archived ? '>=' : '<', sql<number>`tables.updated_at`)
  if (after !== undefined)
    query = query.where(sql<boolean>`(tables.updated_at, tables.id) < (${after.at}, ${after.id})`)
  return query.orderBy('tables.updated_at', 'desc').orderBy('tables.id', 'desc').limit(limit).execute()
}

/** How many tables of a person wait for players. */
export async function openTablesOf(store: Store, person: string): Promise<number> {
  const found = await store.read
    .selectFrom('tables')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('host', '=', person)
    .where('phase', '=', sql.lit('open'))
    .executeTakeFirst()
  return Number(found?.count ?? 0)
}

/** The table that an invite code opens. */
export async function tableOfCode(store: Store, code: string): Promise<string | undefined> {
  if (code === '') return undefined
  const found = await store.read.selectFrom('tables').select('id').where('code', '=', code).executeTakeFirst()
  return found?.id
}

/** Clears a table's alarm, unless something has happened there since. */
export async function clearAlarm(store: Store, id: string, seq: number): Promise<void> {
  await store.write.updateTable('tables').set({ wake_at: 0 }).where('id', '=', id).where('seq', '=', seq).execute()
}

type Figures = Omit<GameStatistics, 'game' | 'bySeats'>

/** How a person did, game by game: at tables of the server, or against bots on devices. */
export async function statisticsOf(
  store: Store,
  person: string,
  from: 'results' | 'device_games' = 'results',
): Promise<GameStatistics[]> {
  const rows = await store.read
    .selectFrom(from)
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
