import { type GameRecord, makeEntry, type Seat } from '@orrery/kernel'
import type { Command, Create } from './commands.ts'
import { decide } from './decide.ts'
import { createTable, evolve, type RowOutcome } from './evolve.ts'
import { gameOf, type Library } from './library.ts'
import type { Row } from './rows.ts'
import { botAt, isPresent, type Sender, type Table } from './table.ts'
import { checkpointOf, redo } from './undo.ts'

/** The table that a log describes. */
export function fold(library: Library, rows: Iterable<Row>): Table {
  let table: Table | undefined
  for (const row of rows) {
    if (table === undefined) table = createTable(library, row)
    else evolve(library, table, row)
  }
  if (table === undefined) throw new Error('a log has at least one row')
  return table
}

/** What happened after row `last`, replayed from the log: for a viewer who returns. */
export function outcomesSince(library: Library, rows: Iterable<Row>, last: number): RowOutcome[] {
  let table: Table | undefined
  const missed: RowOutcome[] = []
  for (const row of rows) {
    const outcome: RowOutcome = table === undefined ? { row, events: [] } : evolve(library, table, row)
    if (table === undefined) table = createTable(library, row)
    if (row.seq > last) missed.push(outcome)
  }
  return missed
}

/** A question to a bot: its seat and level, the legal actions, its view, and the change its answer belongs to. */
export interface BotTurn {
  readonly seat: Seat
  readonly level: string
  readonly game: string
  readonly version: number
  readonly legal: readonly string[]
  readonly view: unknown
  readonly after: number
}

/**
 * The bot that has to decide next, if any; its answer is sent as `bot-act`. Bots wait while all people are away: nobody would see them
 * play. Where nobody should know what the others choose, they wait for all people, and see nothing of what those chose.
 */
export function botToAct(library: Library, table: Table): BotTurn | undefined {
  const { play } = table
  if (table.phase !== 'playing' || play === undefined) return undefined
  if (table.pause.since !== undefined || table.damage !== undefined) return undefined
  const people = table.seats.filter((occupant) => occupant.kind === 'person')
  if (people.length > 0 && !people.some(isPresent)) return undefined
  const game = gameOf(library, table)
  const toAct = game.toAct(play.state)
  const together = game.together?.(play.state) === true
  if (together && toAct.some((seat) => botAt(table, seat) === undefined)) return undefined
  for (const seat of toAct) {
    const level = botAt(table, seat)
    if (level === undefined) continue
    const own = together ? play.since.filter((step) => step.seat === seat) : undefined
    const seen = own === undefined ? undefined : redo(game, checkpointOf(play), own)
    const legal = game.legal(play.state, seat).map((action) => action.id)
    return {
      seat,
      level,
      game: table.game,
      version: table.version,
      legal,
      view: game.view(seen ?? play.state, seat),
      after: play.changes,
    }
  }
  return undefined
}

/** The record of a finished game: the decisions that counted, and how the shuffle came about. It is public. */
export function recordOf(table: Table): GameRecord | undefined {
  if (table.phase !== 'over' || table.play === undefined || table.seed === undefined) return undefined
  const record = {
    game: table.game,
    version: table.version,
    options: table.options,
    seats: table.seats.length,
    seed: table.seed,
    actions: table.play.history.map(({ seat, id }) => makeEntry(seat, id)),
  }
  if (table.given !== undefined) return record
  const { commitment, secret, nonces, promise, lock } = table
  const promises = [promise, lock].filter((each) => each !== undefined)
  return { ...record, fair: { commitment, secret, nonces, ...(promises.length === 0 ? {} : { promises }) } }
}

/** How to create the table of a rematch: the same settings, everybody one seat further on, with seats reserved for the players. */
export function rematchOf(table: Table, id: string, secret: string, code?: string): Create {
  const count = table.seats.length
  const kept: Record<number, string> = {}
  for (const [seat, occupant] of table.seats.entries()) {
    if (occupant.kind === 'person') kept[(seat + 1) % count] = occupant.person.id
  }
  return {
    type: 'create',
    id,
    secret,
    game: table.game,
    seats: count,
    options: table.options,
    clock: table.clock,
    private: table.private,
    ...(code === undefined ? {} : { code }),
    spectators: table.spectators,
    hotseat: table.hotseat,
    ...(table.rated === undefined ? {} : { rated: table.rated }),
    ...(table.advice === undefined ? {} : { advice: table.advice }),
    standIn: table.standIn,
    watch: true,
    kept,
  }
}

/** The bots that sit at the table of a rematch: level by seat, as `seat-bot` of the host. */
export function rematchBots(table: Table): { readonly seat: Seat; readonly level: string }[] {
  return table.seats.flatMap((occupant, seat) =>
    occupant.kind === 'bot' ? [{ seat: (seat + 1) % table.seats.length, level: occupant.level }] : [],
  )
}

/** Decides and evolves in one step, for a keeper that stores the rows itself; a refusal leaves the table as it was. */
export function runCommand(
  library: Library,
  table: Table,
  command: Command,
  by: Sender,
  now: number,
):
  | { readonly rows: readonly Row[]; readonly outcomes: readonly RowOutcome[] }
  | Extract<ReturnType<typeof decide>, { refusal: unknown }> {
  const decision = decide(library, table, command, by, now)
  if ('refusal' in decision) return decision
  return { rows: decision.rows, outcomes: decision.rows.map((row) => evolve(library, table, row)) }
}
