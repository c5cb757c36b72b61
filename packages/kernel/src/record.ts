import { BrokenError, OrreryError, RefusalError } from './errors.ts'
import { type FairShuffle, parseNonce, parseSecret } from './fair.ts'
import type { Action, Game, GameEvent, GameState, Seat } from './game.ts'
import { hash } from './hash.ts'
import { type Options, parseOptions } from './options.ts'
import { actById, begin, type Outcome } from './play.ts'
import { canonical, parsePromise, parseRecordSignature, type RecordSignature } from './promise.ts'

/** A whole game, as it is stored: everything else follows from it. */
export interface GameRecord {
  readonly game: string
  readonly version: number
  /** How the components differ from those of the version, for a game played with a custom set. */
  readonly set?: object
  readonly options: Options
  readonly seats: number
  readonly seed: string
  /** Seat and action id of every decision, in order: `"0 shift:own"`. */
  readonly actions: readonly string[]
  /** How the seed came about, if several parties made it; `verify` checks it. */
  readonly fair?: FairShuffle
  /** The server's statement that this is the record of a certain table. */
  readonly signed?: RecordSignature
}

/** One decision of a record. */
export interface Entry {
  readonly seat: Seat
  readonly id: string
}

const FIELDS = ['game', 'version', 'set', 'options', 'seats', 'seed', 'actions', 'fair', 'signed']

/** `{seat: 0, id: 'shift:own'}` as a line of a record. */
export function makeEntry(seat: Seat, id: string): string {
  return `${seat} ${id}`
}

/** The decision behind one line of a record. */
export function parseEntry(line: unknown): Entry {
  const match = typeof line === 'string' ? /^(\d{1,2}) (\S+)$/.exec(line) : null
  const [, seat, id] = match ?? []
  if (seat === undefined || id === undefined) {
    throw bad(`${JSON.stringify(line)} is not an action; one looks like "0 ${'action-id'}", seat first`)
  }
  return { seat: Number(seat), id }
}

/** A record as text, one action a line, so that it reads and compares well. */
export function makeRecord(record: GameRecord): string {
  const { actions, ...head } = record
  const lines = actions.map((line) => `    ${JSON.stringify(line)}`)
  const start = JSON.stringify(head, null, 2).slice(0, -2)
  return `${start},\n  "actions": [${lines.length > 0 ? `\n${lines.join(',\n')}\n  ` : ''}]\n}\n`
}

/** Reads a record strictly: every field is required and typed, unknown fields are refused. */
export function parseRecord(text: string): GameRecord {
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch (error) {
    throw bad(`it is not JSON: ${error instanceof Error ? error.message : String(error)}`)
  }
  if (!isObject(data)) throw bad('it is not a JSON object')
  const unknown = Object.keys(data).filter((key) => !FIELDS.includes(key))
  if (unknown.length > 0) throw bad(`it has the unknown field "${unknown[0]}"; its fields are ${FIELDS.join(', ')}`)
  const { game, version, set, options, seats, seed, actions, fair, signed } = data
  if (typeof game !== 'string') throw bad('"game" must be the id of a game')
  if (!isCount(version)) throw bad('"version" must be a whole number from 1')
  if (set !== undefined && !isObject(set)) throw bad('"set" must be an object of changes')
  if (!isObject(options)) throw bad('"options" must be an object of texts')
  const chosen: Record<string, string> = {}
  for (const [id, value] of Object.entries(options)) {
    if (typeof value !== 'string') throw bad(`option "${id}" must be a text`)
    chosen[id] = value
  }
  if (!isCount(seats)) throw bad('"seats" must be a whole number from 1')
  if (typeof seed !== 'string' || seed === '') throw bad('"seed" must be a text that is not empty')
  if (!Array.isArray(actions)) throw bad('"actions" must be a list')
  const lines = actions.map((line: unknown) => {
    const { seat, id } = parseEntry(line)
    if (seat >= seats) throw bad(`"${seat} ${id}" is of seat ${seat}, but the seats are 0 to ${seats - 1}`)
    return makeEntry(seat, id)
  })
  return {
    game,
    version,
    ...(set === undefined ? {} : { set }),
    options: chosen,
    seats,
    seed,
    actions: lines,
    ...(fair === undefined ? {} : { fair: parseFair(fair, seats) }),
    ...(signed === undefined ? {} : { signed: parseRecordSignature(signed) }),
  }
}

function parseFair(data: unknown, seats: number): FairShuffle {
  if (!isObject(data)) throw bad('"fair" must be an object')
  const { commitment, secret, nonces, promises, ...rest } = data
  if (Object.keys(rest).length > 0) throw bad(`"fair" has the unknown field "${Object.keys(rest)[0]}"`)
  if (typeof commitment !== 'string' || !/^[0-9a-f]{64}$/.test(commitment)) {
    throw bad('"fair.commitment" must be 64 hexadecimal digits')
  }
  if (!Array.isArray(nonces) || nonces.length !== seats) throw bad(`"fair.nonces" must be a list of ${seats}`)
  const shuffle = { commitment, secret: parseSecret(secret), nonces: nonces.map(parseNonce) }
  if (promises === undefined) return shuffle
  if (!Array.isArray(promises) || promises.length > 2) throw bad('"fair.promises" must be a list of at most 2')
  return { ...shuffle, promises: promises.map(parsePromise) }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1
}

function bad(why: string): OrreryError {
  return new OrreryError('bad-record', `this is not a record of a game: ${why}`)
}

/** One step of a replay: the decision, its outcome, and the state after it. */
export interface ReplayStep<S, E extends GameEvent> extends Entry {
  readonly seq: number
  readonly outcome: Outcome<E>
  /** The state of the replay, which the next step modifies. */
  readonly state: S
}

/** Checks that a record belongs to this game and sets up its start. */
export function openRecord<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  record: GameRecord,
): S {
  if (record.game !== game.id) {
    throw new OrreryError('unknown-game', `the record is of "${record.game}", not of ${game.id}`)
  }
  if (record.version !== game.version) {
    throw new OrreryError(
      'wrong-version',
      `the record was played with version ${record.version} of ${game.id}; this is version ${game.version}`,
    )
  }
  if (canonical(record.set ?? {}) !== canonical(game.set ?? {})) {
    const own = (set: object | undefined): string => (set === undefined ? 'the usual components' : 'a set of its own')
    throw new OrreryError(
      'bad-set',
      `the record was played with ${own(record.set)}, and these rules have ${own(game.set)}; \`orrery replay\` plays such records`,
    )
  }
  parseOptions(game.id, game.options, record.seats, record.options)
  return begin(game, record)
}

/** Plays a record move by move. A refused action is reported with its place in the record. */
export function* replay<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  record: GameRecord,
): Generator<ReplayStep<S, E>, S> {
  const state = openRecord(game, record)
  for (const [seq, line] of record.actions.entries()) {
    const { seat, id } = parseEntry(line)
    yield { seq, seat, id, outcome: replayOne(game, record, state, seq, seat, id), state }
  }
  return state
}

function replayOne<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  record: GameRecord,
  state: S,
  seq: number,
  seat: Seat,
  id: string,
): Outcome<E> {
  try {
    return actById(game, state, record.seats, seat, id)
  } catch (error) {
    if (error instanceof RefusalError || error instanceof OrreryError) {
      throw bad(`action ${seq + 1} of ${record.actions.length} (seat ${seat}) cannot be: ${error.message}`)
    }
    const where = { game: game.id, version: game.version, seed: record.seed, seq, action: id, hash: hash(state) }
    throw new BrokenError('the rules broke while a record was replayed', where, error)
  }
}

/** The state at the end of a record. */
export function replayToEnd<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  record: GameRecord,
): S {
  const steps = replay(game, record)
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}
