import type { Row } from '@orrery/table'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Who sits where in a stored game. */
export interface StoredSeat {
  readonly name: string
  /** The level of the bot; left out for a person. */
  readonly bot?: string
}

/** What the list of games shows about a stored game, updated with every row. */
export interface StoredGame {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly seats: readonly StoredSeat[]
  readonly options: Readonly<Record<string, string>>
  readonly created: number
  readonly updated: number
  readonly round: number
  /** Who has to decide; empty when the game is over. */
  readonly toAct: readonly number[]
  /** Final points by seat, once the game is over. */
  readonly scores?: readonly number[]
}

/** One row of a table's log, with the table it belongs to. */
interface StoredRow {
  readonly game: string
  readonly seq: number
  readonly row: Row
}

interface Schema extends DBSchema {
  games: { key: string; value: StoredGame }
  rows: { key: [string, number]; value: StoredRow }
}

let database: Promise<IDBPDatabase<Schema>> | undefined

function open(): Promise<IDBPDatabase<Schema>> {
  database ??= openDB<Schema>('orrery', 1, {
    upgrade(db) {
      db.createObjectStore('games', { keyPath: 'id' })
      db.createObjectStore('rows', { keyPath: ['game', 'seq'] })
    },
  })
  return database
}

const ofGame = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

/** All stored games, the newest first. */
export async function listGames(): Promise<StoredGame[]> {
  const games = await (await open()).getAll('games')
  return games.sort((a, b) => b.updated - a.updated)
}

/** A stored game with its log. */
export async function loadGame(id: string): Promise<{ game: StoredGame; rows: Row[] } | undefined> {
  const db = await open()
  const game = await db.get('games', id)
  if (game === undefined) return undefined
  return { game, rows: (await db.getAll('rows', ofGame(id))).map(({ row }) => row) }
}

/** Stores a new game with the first rows of its log. */
export async function addGame(game: StoredGame, rows: readonly Row[]): Promise<void> {
  await store(game.id, rows, () => game)
}

/**
 * Appends rows and updates the list, both or neither. `apply` is called once the rows are written and returns the game's new entry. A row
 * that is already there is an error: two tabs are playing the same game.
 */
export async function appendRows(
  id: string,
  rows: readonly Row[],
  apply: (rows: readonly Row[]) => StoredGame,
): Promise<void> {
  await store(id, rows, apply)
}

async function store(id: string, rows: readonly Row[], apply: (rows: readonly Row[]) => StoredGame): Promise<void> {
  const transaction = (await open()).transaction(['games', 'rows'], 'readwrite', { durability: 'strict' })
  // The row is added first: if another tab was faster, nothing has been applied here yet.
  const written = Promise.all(rows.map((row) => transaction.objectStore('rows').add({ game: id, seq: row.seq, row })))
  try {
    await written
    await transaction.objectStore('games').put(apply(rows))
  } catch (error) {
    // The first error is the one to report.
    transaction.done.catch(() => undefined)
    throw error
  }
  await transaction.done
}

/** Removes a game and its log. */
export async function deleteGame(id: string): Promise<void> {
  const transaction = (await open()).transaction(['games', 'rows'], 'readwrite')
  await Promise.all([
    transaction.objectStore('rows').delete(ofGame(id)),
    transaction.objectStore('games').delete(id),
    transaction.done,
  ])
}
