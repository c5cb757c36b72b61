import {
  type AddressedEvent,
  act,
  actLegal,
  BrokenError,
  begin,
  type Game,
  type GameEvent,
  hash,
  type Moment,
  makeCommitment,
  makeSeed,
  ownNonce,
  type Seat,
} from '@orrery/kernel'
import { freshClocks, hold, refundLag, retime, SHUFFLE_TIME } from './clock.ts'
import { allNonces, checkRow, lockOf, promiseOf } from './fair.ts'
import { gameOf, type Library } from './library.ts'
import type { Row } from './rows.ts'
import { type CountedAction, isPresent, type Occupant, type Play, type Table } from './table.ts'
import { addChatLine } from './talk.ts'
import { checkpointOf, redo, without } from './undo.ts'

/** This many `ref`s are remembered for each person. */
const REFS_KEPT = 16

/**
 * The outcome of a row: the row itself and the game's events, with the seats that may see them. Never send it as it is: `updateFor`
 * filters it.
 */
export interface RowOutcome {
  readonly row: Row
  readonly events: readonly AddressedEvent<GameEvent>[]
  /** Where the game stood when a decision was taken. */
  readonly moment?: Moment
  /** The `seq`s of the decisions that an undo took back. */
  readonly voided?: readonly number[]
}

/** Creates a table from its first row. */
export function createTable(library: Library, row: Row): Table {
  if (row.type !== 'created' || row.seq !== 1) throw new Error(`a log begins with "created", not with "${row.type}"`)
  gameOf(library, row)
  const seats = Array.from({ length: row.seats }, (_, seat): Occupant => {
    const kept = row.kept?.[seat]
    return kept === undefined ? { kind: 'open' } : { kind: 'open', for: kept }
  })
  return {
    format: 3,
    id: row.id,
    createdAt: row.at,
    game: row.game,
    version: row.version,
    private: row.private,
    code: row.code,
    spectators: row.spectators,
    hotseat: row.hotseat,
    rated: row.rated,
    advice: row.advice,
    standIn: row.standIn,
    secret: row.secret,
    commitment: commitmentOf(row),
    bound: row.bound,
    promise: row.signed === undefined ? undefined : { ...promiseOf(row), ...row.signed },
    given: row.seed,
    seq: 1,
    changedAt: row.at,
    phase: 'open',
    host: row.host.id,
    options: row.options,
    clock: row.clock,
    seats,
    lock: undefined,
    shuffleUntil: undefined,
    seed: undefined,
    nonces: [],
    play: undefined,
    over: undefined,
    next: undefined,
    pause: { wanted: [] },
    chat: [],
    spoken: {},
    refs: {},
    damage: undefined,
    heldUntil: 0,
  }
}

function commitmentOf({ id, secret, commitment }: Extract<Row, { type: 'created' }>): string {
  const made = makeCommitment(secret)
  if (commitment === undefined || commitment === made) return made
  throw new Error(`the secret of table ${id} is not the one that was committed to`)
}

/**
 * Applies a row to the table it was decided for. It is too late to refuse the row; if the rules throw, so does this, and the keeper has to
 * discard the table and load it from the log again. `allowed`: the row was decided on this very table just now, so the rules need not
 * check it again.
 */
export function evolve(library: Library, table: Table, row: Row, allowed = false): RowOutcome {
  if (row.seq !== table.seq + 1) throw new Error(`row ${row.seq} cannot follow row ${table.seq} of table ${table.id}`)
  checkRow(table, row)
  const game = gameOf(library, table)
  const outcome = happen(game, table, row, allowed)
  table.seq = row.seq
  table.changedAt = row.at
  if ('ref' in row && row.ref !== undefined && row.person !== undefined) {
    const refs = table.refs[row.person] ?? []
    if (refs.push({ ref: row.ref, seq: row.seq }) > REFS_KEPT) refs.shift()
    table.refs[row.person] = refs
  }
  return outcome
}

function happen(game: Game, table: Table, row: Row, allowed: boolean): RowOutcome {
  switch (row.type) {
    case 'acted':
      return acted(game, table, row, allowed)
    case 'undone':
      return undone(game, table, row)
    case 'said':
      addChatLine(table, { seq: row.seq, at: row.at, person: row.person, text: row.text })
      break
    case 'emoted':
      addChatLine(table, { seq: row.seq, at: row.at, person: row.person, emote: row.emote })
      break
    default:
      settle(game, table, row)
  }
  return { row, events: [] }
}

/** Rows that seat people and move the table from phase to phase. */
function settle(game: Game, table: Table, row: Row): void {
  switch (row.type) {
    case 'sat':
      table.seats[row.seat] = {
        kind: 'person',
        person: row.person,
        binding: row.binding,
        nonce: row.nonce,
        away: undefined,
      }
      return
    case 'bound': {
      const occupant = table.seats[row.seat]
      if (occupant?.kind === 'person') table.seats[row.seat] = { ...occupant, binding: row.binding, nonce: undefined }
      return
    }
    case 'bot-sat':
      table.seats[row.seat] = { kind: 'bot', level: row.level }
      return
    case 'freed':
      table.seats[row.seat] = { kind: 'open' }
      return
    case 'swapped':
      swap(table, row.a, row.b)
      return
    case 'set-up':
      table.options = row.options
      table.clock = row.clock
      table.seats = Array.from({ length: row.seats }, (_, seat): Occupant => table.seats[seat] ?? { kind: 'open' })
      return
    case 'host-changed':
      table.host = row.host
      return
    case 'closed':
      table.phase = 'closed'
      return
    case 'started':
      table.lock = row.signed === undefined ? undefined : { ...lockOf(table, [], row.at), ...row.signed }
      table.phase = 'shuffling'
      table.shuffleUntil = row.at + SHUFFLE_TIME
      beginWhenReady(game, table, row.at)
      return
    case 'nonce': {
      const occupant = table.seats[row.seat]
      if (occupant?.kind === 'person') table.seats[row.seat] = { ...occupant, nonce: row.nonce }
      beginWhenReady(game, table, row.at)
      return
    }
    case 'went':
      went(game, table, row)
      return
    case 'returned': {
      const occupant = table.seats[row.seat]
      if (occupant?.kind !== 'person') return
      table.seats[row.seat] = { ...occupant, away: undefined }
      retime(game, table, row.at)
      return
    }
    case 'pause-wanted':
      table.pause.wanted = table.pause.wanted.filter((seat) => seat !== row.seat)
      if (row.want) table.pause.wanted.push(row.seat)
      pauseWhenAgreed(game, table, row.at)
      return
    case 'resumed':
      table.pause = { wanted: [] }
      retime(game, table, row.at)
      return
    case 'held':
      hold(table, row)
      return
    case 'rematched':
      table.next = row.next
      return
    case 'damaged':
      table.damage = row.damage
      return
    case 'repaired':
      table.damage = undefined
      return
  }
}

function swap(table: Table, a: Seat, b: Seat): void {
  const first = table.seats[a]
  const second = table.seats[b]
  if (first === undefined || second === undefined) return
  table.seats[a] = second
  table.seats[b] = first
}

/** The game begins with the last nonce. */
function beginWhenReady(game: Game, table: Table, at: number): void {
  if (table.phase !== 'shuffling') return
  const nonces = allNonces(table)
  if (nonces === undefined) return
  const seed = table.given ?? makeSeed(table.secret, nonces)
  const state = begin(game, { seats: table.seats.length, options: table.options, seed })
  table.phase = 'playing'
  table.seed = seed
  table.nonces = nonces
  table.shuffleUntil = undefined
  const clocks = freshClocks(table)
  table.play = { state, checkpoint: undefined, since: [], history: [], changes: 0, undos: 0, clocks }
  retime(game, table, at)
}

function playOf(table: Table): Play {
  if (table.play === undefined) throw new Error(`table ${table.id} is not in play`)
  return table.play
}

function acted(game: Game, table: Table, row: Extract<Row, { type: 'acted' }>, allowed: boolean): RowOutcome {
  const play = playOf(table)
  const decided = { seq: row.seq, seat: row.seat, id: row.action }
  const step: CountedAction = row.bot === undefined ? decided : { ...decided, bot: true }
  // Copied before the action rather than after each barrier: at a table that waits, there is nearly always one state instead of two.
  const checkpoint = play.checkpoint ?? game.clone(play.state)
  try {
    const moment = game.moment(play.state)
    const { events, barrier } = (allowed ? actLegal : act)(
      game,
      play.state,
      row.seat,
      game.vocabulary.parse(row.action),
    )
    play.history.push(step)
    play.changes++
    if (barrier) {
      play.checkpoint = undefined
      play.since = []
      play.undos = 0
    } else {
      play.checkpoint = checkpoint
      play.since.push(step)
    }
    if (game.toAct(play.state).length === 0) {
      const result = game.result(play.state)
      table.phase = 'over'
      table.over = { reason: 'finished', at: row.at, ...(result === undefined ? {} : { result }) }
    }
    if (row.spared !== undefined) refundLag(table, row.seat, row.spared)
    retime(game, table, row.at)
    return { row, events, moment }
  } catch (error) {
    // The log knows the seed; a message that could reach somebody does not.
    const where = { game: game.id, version: game.version, table: table.id, seq: row.seq, hash: hash(checkpoint) }
    throw new BrokenError('the rules broke', where, error)
  }
}

function undone(game: Game, table: Table, row: Extract<Row, { type: 'undone' }>): RowOutcome {
  const play = playOf(table)
  const since = without(play.since, row.seat, row.steps)
  const state = redo(game, checkpointOf(play), since)
  if (state === undefined) throw new Error(`row ${row.seq} of table ${table.id} undoes what cannot be undone`)
  const voided = play.since.filter((step) => !since.includes(step)).map((step) => step.seq)
  play.history = [...play.history.slice(0, play.history.length - play.since.length), ...since]
  play.since = since
  if (since.length === 0) play.checkpoint = undefined
  play.state = state
  play.changes++
  play.undos++
  retime(game, table, row.at)
  return { row, events: [], voided }
}

function went(game: Game, table: Table, row: Extract<Row, { type: 'went' }>): void {
  const occupant = table.seats[row.seat]
  if (occupant?.kind !== 'person') return
  const nonce = occupant.nonce ?? ownNonce(table.secret, row.seat)
  table.seats[row.seat] = { ...occupant, nonce, away: row.why }
  table.pause.wanted = table.pause.wanted.filter((seat) => seat !== row.seat)
  beginWhenReady(game, table, row.at)
  if (row.why === 'resigned' && nobodyLeft(table)) {
    table.phase = 'over'
    table.over = { reason: 'resigned', at: row.at }
  }
  retime(game, table, row.at)
  pauseWhenAgreed(game, table, row.at)
}

/** With two players, the game is over when one resigns; with more, it goes on as long as one person has not resigned. */
function nobodyLeft(table: Table): boolean {
  if (table.seats.length <= 2) return true
  return table.seats.every((occupant) => occupant.kind !== 'person' || occupant.away === 'resigned')
}

function pauseWhenAgreed(game: Game, table: Table, at: number): void {
  const { wanted } = table.pause
  if (wanted.length === 0 || table.pause.since !== undefined || table.phase !== 'playing') return
  const agreed = table.seats.every((occupant, seat) => !isPresent(occupant) || wanted.includes(seat))
  if (!agreed) return
  table.pause = { wanted, since: at }
  retime(game, table, at)
}
