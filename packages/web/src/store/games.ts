import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

/** Who sits where in a stored game. */
export interface StoredSeat {
  readonly name: string
  /** The level of the bot; left out for a person. */
  readonly bot?: string
}

/** What the list of games shows of a stored game, brought up to date with every row. */
export interface StoredGame {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly seats: readonly StoredSeat[]
  readonly options: Readonly<Record<string, string>>
  readonly seed: string
  readonly created: number
  readonly updated: number
  readonly round: number
  /** Who owes a decision; empty when the game is over. */
  readonly toAct: readonly number[]
  /** Final points by seat, once the game is over. */
  readonly scores?: readonly number[]
}

/** One row of a game's log: an action, or how many actions an undo took back. */
export type StoredRow =
  | { readonly game: string; readonly seq: number; readonly seat: number; readonly action: string }
  | { readonly game: string; readonly seq: number; readonly undo: number }

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
export async function loadGame(id: string): Promise<{ game: StoredGame; rows: StoredRow[] } | undefined> {
  const db = await open()
  const game = await db.get('games', id)
  if (game === undefined) return undefined
  return { game, rows: await db.getAll('rows', ofGame(id)) }
}

/** Stores a new game. */
export async function addGame(game: StoredGame): Promise<void> {
  await (await open()).add('games', game)
}

/** Appends one row and brings the list up to date, both or neither. A row that is already there is an error: two tabs play the same game. */
export async function appendRow(game: StoredGame, row: StoredRow): Promise<void> {
  const transaction = (await open()).transaction(['games', 'rows'], 'readwrite', { durability: 'strict' })
  await Promise.all([
    transaction.objectStore('rows').add(row),
    transaction.objectStore('games').put(game),
    transaction.done,
  ])
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
