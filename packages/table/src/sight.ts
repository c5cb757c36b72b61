import {
  eventsFor,
  type Game,
  type GameEvent,
  type GameState,
  type Moment,
  type Options,
  type Seat,
  type Signature,
  type SignedPromise,
} from '@orrery/kernel'
import { leftAt } from './clock.ts'
import type { ClockSpec } from './clock-spec.ts'
import type { RowOutcome } from './evolve.ts'
import { seatParts } from './fair.ts'
import { gameOf, type Library } from './library.ts'
import type { Row } from './rows.ts'
import {
  type Away,
  botAt,
  type ChatLine,
  type Over,
  type Phase,
  type Play,
  type SeatClock,
  seatsOf,
  type Table,
} from './table.ts'
import { undoable } from './undo.ts'

/** Who looks at a table: a seat, or a spectator. */
export type Watcher = Seat | undefined

/** A seat as everybody may see it. */
export interface SeatSight {
  readonly kind: 'open' | 'person' | 'bot'
  readonly id?: string
  readonly name?: string
  readonly level?: string
  readonly away?: Away
  /** The level of the bot that plays for a person who is away. */
  readonly bot?: string
  readonly kept?: string
  /** Whether the player has given their part of the shuffle. */
  readonly nonce?: boolean
}

/** What everybody may know about the shuffle: the secret only when the game is over. */
export interface FairSight {
  readonly commitment: string
  /** By seat: the binding of a nonce, `bot` or `none`. Tables older than bindings lack it. */
  readonly seats?: readonly string[]
  /** What the server signed when the table was created, and when the game started. */
  readonly promise?: SignedPromise
  readonly lock?: SignedPromise
  readonly nonces?: readonly string[]
  readonly secret?: string
}

/** What everybody may know about the table itself. */
export interface TableSight {
  readonly id: string
  readonly game: string
  readonly version: number
  readonly phase: Phase
  readonly host: string
  readonly options: Options
  readonly clock: ClockSpec
  readonly private: boolean
  readonly spectators: boolean
  readonly hotseat: boolean
  /** It counts for the ratings of the players. */
  readonly rated: boolean
  /** Everybody may ask for hints and be warned by the coach. */
  readonly advice?: true
  readonly standIn: string
  readonly createdAt: number
  readonly seats: readonly SeatSight[]
  readonly fair: FairSight
  readonly pause: { readonly wanted: readonly Seat[]; readonly since?: number }
  readonly over?: Over
  readonly next?: string
  readonly damaged?: true
  /** What opens a private table, for those who sit at it. */
  readonly code?: string
}

/** A clock as it stood at `at` of the update; when it runs it counts down from there. */
export interface ClockSight {
  readonly turn: number
  readonly reserve: number
  readonly runs: boolean
  /** Milliseconds after `at` before it counts down: people may still be returning after a restart. */
  readonly wait?: number
}

/** The game as one watcher may see it. */
export interface PlaySight {
  readonly view: unknown
  /** Who owes a decision. */
  readonly toAct: readonly Seat[]
  readonly moment: Moment
  /** Counts the changes of the game: `after` of an action. */
  readonly changes: number
  readonly clocks: readonly ClockSight[]
  /** The actions this seat may choose from. */
  readonly legal?: readonly string[]
  /** How many of its decisions this seat could take back. */
  readonly undo?: number
}

/** What one row was, as a watcher may know it. */
export interface RowNews {
  readonly seq: number
  readonly at: number
  readonly type: Row['type']
  readonly seat?: Seat
  /** The other seat of a swap. */
  readonly other?: Seat
  readonly why?: Away
  readonly want?: boolean
  readonly bot?: string
  /** Where the game stood when a decision was taken. */
  readonly moment?: Moment
  /** The events this watcher may see, in order. */
  readonly events?: readonly GameEvent[]
  /** The rows an undo took back. */
  readonly voided?: readonly number[]
  readonly chat?: ChatLine
  /** For the player who gave a nonce, and for nobody else. */
  readonly receipt?: Signature
}

/** What a watcher receives: what happened since the last update, and the current state of things. */
export interface Update {
  readonly seq: number
  readonly at: number
  readonly news: readonly RowNews[]
  /** Only when it changed. */
  readonly table?: TableSight
  readonly play?: PlaySight
  /** The last lines, in the first update only. */
  readonly chat?: readonly ChatLine[]
}

const talk: readonly Row['type'][] = ['said', 'emoted']
const moves: readonly Row['type'][] = ['acted', 'undone']

/** Everything a watcher may know now, with what a returning watcher has missed. */
export function sightFor(
  library: Library,
  table: Table,
  watcher: Watcher,
  at: number,
  missed: readonly RowOutcome[] = [],
): Update {
  const play = playSight(library, table, watcher, at)
  return {
    seq: table.seq,
    at,
    news: missed.map((outcome) => newsOf(outcome, watcher)),
    table: tableSight(table, watcher),
    ...(play === undefined ? {} : { play }),
    chat: table.chat,
  }
}

/** The update for a watcher after these rows: only what they changed. */
export function updateFor(library: Library, table: Table, outcomes: readonly RowOutcome[], watcher: Watcher): Update {
  const at = table.changedAt
  const news = outcomes.map((each) => newsOf(each, watcher))
  if (outcomes.every(({ row }) => talk.includes(row.type))) return { seq: table.seq, at, news }
  const play = playSight(library, table, watcher, at)
  return {
    seq: table.seq,
    at,
    news,
    ...(onlyMoves(outcomes) && table.phase === 'playing' ? {} : { table: tableSight(table, watcher) }),
    ...(play === undefined ? {} : { play }),
  }
}

/** Whether these rows changed the game and nothing else of the table. */
export function onlyMoves(outcomes: readonly RowOutcome[]): boolean {
  let moved = false
  for (const { row } of outcomes) {
    if (moves.includes(row.type)) moved = true
    else if (!talk.includes(row.type)) return false
  }
  return moved
}

/** The table as everybody may see it; the code of a private one only for those who sit there. */
export function tableSight(table: Table, watcher: Watcher): TableSight {
  const { id, game, version, phase, host, options, clock, spectators, hotseat, standIn, createdAt, over, next } = table
  const fair = {
    commitment: table.commitment,
    ...(table.bound === undefined ? {} : { seats: seatParts(table) }),
    ...(table.promise === undefined ? {} : { promise: table.promise }),
    ...(table.lock === undefined ? {} : { lock: table.lock }),
    ...(table.nonces.length === 0 ? {} : { nonces: table.nonces }),
    ...(phase === 'over' ? { secret: table.secret } : {}),
  }
  return {
    id,
    game,
    version,
    phase,
    host,
    options,
    clock,
    private: table.private,
    spectators,
    hotseat,
    rated: table.rated === true,
    ...(table.advice === undefined ? {} : { advice: table.advice }),
    standIn,
    createdAt,
    seats: table.seats.map((_, seat) => seatSight(table, seat)),
    fair,
    pause: table.pause,
    ...(over === undefined ? {} : { over }),
    ...(next === undefined ? {} : { next }),
    ...(table.damage === undefined ? {} : { damaged: true }),
    ...(watcher === undefined || table.code === undefined ? {} : { code: table.code }),
  }
}

function seatSight(table: Table, seat: Seat): SeatSight {
  const occupant = table.seats[seat]
  if (occupant === undefined || occupant.kind === 'open') {
    return occupant?.for === undefined ? { kind: 'open' } : { kind: 'open', kept: occupant.for }
  }
  if (occupant.kind === 'bot') return { kind: 'bot', level: occupant.level, nonce: true }
  const { person, away, nonce } = occupant
  const bot = botAt(table, seat)
  return {
    kind: 'person',
    id: person.id,
    name: person.name,
    nonce: nonce !== undefined,
    ...(away === undefined ? {} : { away }),
    ...(bot === undefined ? {} : { bot }),
  }
}

function playSight(library: Library, table: Table, watcher: Watcher, at: number): PlaySight | undefined {
  const { play } = table
  if (play === undefined) return undefined
  const game = gameOf(library, table)
  const playing = table.phase === 'playing'
  const toAct = playing ? game.toAct(play.state) : []
  const { moment, clocks } = momentOf(game, play, at)
  const mine =
    watcher === undefined || !playing
      ? {}
      : { legal: legalFor(game, play.state, toAct, watcher), undo: undoable(play, watcher) }
  return { view: game.view(play.state, watcher), toAct, moment, changes: play.changes, clocks, ...mine }
}

/** Where the game stands, and its clocks. */
export function momentOf(game: Game, play: Play, at: number): { moment: Moment; clocks: ClockSight[] } {
  return {
    moment: game.moment(play.state),
    clocks: play.clocks.map((clock) => clockSight(clock, at)),
  }
}

function clockSight(clock: SeatClock, at: number): ClockSight {
  const sight = { ...leftAt(clock, at), runs: clock.running !== undefined }
  return clock.running !== undefined && clock.running > at ? { ...sight, wait: clock.running - at } : sight
}

/** The legal actions of a seat. */
export function legalFor(game: Game, state: GameState, toAct: readonly Seat[], seat: Seat): string[] {
  return toAct.includes(seat) ? game.legal(state, seat).map((action) => action.id) : []
}

/** A row as a watcher may know it: never an action's id (it may be a hidden choice), a nonce, a code or a secret. */
export function newsOf({ row, events, moment, voided }: RowOutcome, watcher: Watcher): RowNews {
  const head = { seq: row.seq, at: row.at, type: row.type }
  switch (row.type) {
    case 'acted':
      return actedNews(row, events, moment, watcher)
    case 'undone':
      return { ...head, seat: row.seat, voided: voided ?? [] }
    case 'said':
      return { ...head, chat: { seq: row.seq, at: row.at, person: row.person, text: row.text } }
    case 'emoted':
      return { ...head, chat: { seq: row.seq, at: row.at, person: row.person, emote: row.emote } }
    case 'swapped':
      return { ...head, seat: row.a, other: row.b }
    case 'went':
      return { ...head, seat: row.seat, why: row.why }
    case 'pause-wanted':
      return { ...head, seat: row.seat, want: row.want }
    case 'nonce':
      return row.seat === watcher && row.signed !== undefined
        ? { ...head, seat: row.seat, receipt: row.signed }
        : { ...head, seat: row.seat }
    case 'sat':
    case 'bot-sat':
    case 'freed':
    case 'bound':
    case 'returned':
    case 'resumed':
      return { ...head, seat: row.seat }
    default:
      return head
  }
}

/** Written without spreading, because every move is sent to every viewer through it. */
function actedNews(
  { seq, at, seat, bot }: Extract<Row, { type: 'acted' }>,
  events: RowOutcome['events'],
  moment: RowOutcome['moment'],
  watcher: Watcher,
): RowNews {
  const news: { -readonly [K in keyof RowNews]: RowNews[K] } = { seq, at, type: 'acted', seat }
  if (bot !== undefined) news.bot = bot
  if (moment !== undefined) news.moment = moment
  news.events = eventsFor(events, watcher)
  return news
}

/** Whether somebody may look at the table: a player, the host, or anybody where spectators are welcome and the code fits. */
export function mayWatch(table: Table, person: string, code?: string): boolean {
  if (table.host === person || seatsOf(table, person).length > 0) return true
  if (table.seats.some((occupant) => occupant.kind === 'open' && occupant.for === person)) return true
  if (table.private && (table.code === undefined || table.code !== code)) return false
  // Whoever may sit down may look first.
  return table.spectators || table.phase === 'open'
}
