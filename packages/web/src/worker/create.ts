import { type Game, OrreryError, parseEntry } from '@orrery/kernel'
import {
  type Command,
  decide,
  decideNewTable,
  evolve,
  fold,
  type Library,
  makeLibrary,
  type Person,
  type Row,
  type Table,
} from '@orrery/table'
import { addGame, loadGame } from '../kept/games.ts'
import { device, randomHex } from './device.ts'
import { type Bots, loadBots, loadEngine } from './engines.ts'
import { personAt } from './local.ts'
import type { GameFacts, NewGame } from './protocol.ts'

/** What has to be known about a game before a table is created. */
export async function gameFacts(id: string): Promise<GameFacts> {
  const [{ seats, options }, { names }] = await Promise.all([loadEngine(id), loadBots(id)])
  return { seats, options, levels: names }
}

/** Hexadecimal digits for a shuffle: random, or always the same for the number of a deal. */
const digits = (bytes: number, deal: number | undefined): string =>
  deal === undefined ? randomHex(bytes) : deal.toString(16).padStart(2 * bytes, '0')

/** A table that has just begun, and its log. */
export interface BegunTable {
  readonly table: Table
  readonly rows: readonly Row[]
}

/** Sets up a table, starts it and plays what has been played before. The shuffle works as at any table: a secret of the table, and a nonce for each person. */
export function beginTable(
  library: Library,
  game: Game,
  { seats, options, deal, before = [] }: NewGame,
  id: string,
  now: number,
): BegunTable {
  const known = Object.entries(options).filter(([key]) => game.options.some((spec) => spec.id === key))
  const made = decideNewTable(
    library,
    {
      type: 'create',
      id,
      secret: digits(32, deal),
      game: game.id,
      seats: seats.length,
      options: Object.fromEntries(known),
      watch: true,
    },
    device,
    now,
  )
  if ('refusal' in made) throw new OrreryError('bad-option', `no table: ${made.refusal.code}`)
  const rows: Row[] = [...made.rows]
  const table = fold(library, rows)
  const send = (command: Command, by: Person | 'table'): void => {
    const decision = decide(library, table, command, by, now)
    if ('refusal' in decision) throw new OrreryError('bad-seats', `${command.type}: ${decision.refusal.code}`)
    for (const row of decision.rows) {
      evolve(library, table, row)
      rows.push(row)
    }
  }
  for (const [seat, { name: called, bot }] of seats.entries()) {
    if (bot === undefined) send({ type: 'sit', seat, nonce: digits(16, deal) }, personAt(seat, called))
    else send({ type: 'seat-bot', seat, level: bot }, device)
  }
  send({ type: 'start' }, device)
  for (const line of before) {
    const { seat, id: action } = parseEntry(line)
    const { name = '', bot } = seats[seat] ?? {}
    const taken = { seat, action, after: table.play?.changes ?? 0 }
    if (bot === undefined) send({ type: 'act', ...taken }, personAt(seat, name))
    else send({ type: 'bot-act', ...taken }, 'table')
  }
  return { table, rows }
}

/** An id that no stored game has. */
async function freeId(): Promise<string> {
  const id = randomHex(6)
  return (await loadGame(id)) === undefined ? id : freeId()
}

/** What a table on this device needs. */
export function libraryOf(game: Game, { names, characters }: Bots): Library {
  return makeLibrary(
    [game],
    () => names,
    undefined,
    () => characters,
  )
}

/** Stores a new local game and returns its id. */
export async function createGame(wanted: NewGame): Promise<string> {
  const [game, bots] = await Promise.all([loadEngine(wanted.game), loadBots(wanted.game)])
  const library = libraryOf(game, bots)
  const id = await freeId()
  const now = Date.now()
  const { table, rows } = beginTable(library, game, wanted, id, now)
  const state = table.play?.state
  if (state === undefined) throw new Error('the game did not begin')
  await addGame(
    {
      id,
      game: game.id,
      version: game.version,
      seats: wanted.seats,
      options: table.options,
      created: now,
      updated: now,
      round: game.moment(state).round,
      toAct: [...game.toAct(state)],
    },
    rows,
  )
  return id
}
