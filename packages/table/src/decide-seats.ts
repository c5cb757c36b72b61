import {
  type Game,
  makeBinding,
  makeCommitment,
  newestGame,
  type Options,
  OrreryError,
  parseHash,
  parseNonce,
  parseOptions,
  parseSecret,
  type Seat,
} from '@orrery/kernel'
import { type ClockSpec, clockFault } from './clock-spec.ts'
import type { Create, PersonCommand } from './commands.ts'
import { lockOf, promiseOf, signPromise, signReceipt } from './fair.ts'
import { gameOf, type Library } from './library.ts'
import { refused } from './refusals.ts'
import type { Fact } from './rows.ts'
import { type Caller, type Occupant, type Person, plainPerson, seatsOf, type Table } from './table.ts'

type NonceFact = Extract<Fact, { type: 'nonce' }>
type Of<T extends PersonCommand['type']> = Extract<PersonCommand, { type: T }>

/** A new table, with the host at the first seat and bots after it. */
export function create(library: Library, command: Create, by: Caller, at: number): Fact[] {
  const game = rulesFor(library, command)
  checkSeats(game, command.seats)
  const clock = command.clock ?? { kind: 'none' }
  checkClock(clock)
  const standIn = command.standIn ?? fairLevel(library.levels(game.id))
  checkLevel(library, game.id, standIn)
  const bots = command.bots ?? []
  const first = command.watch === true ? 0 : 1
  if (first + bots.length > command.seats) throw refused('table-full', { seats: command.seats })
  for (const level of bots) checkLevel(library, game.id, level)
  if (command.rated === true) {
    checkRated(command.seats, bots.length, command.hotseat)
    checkRegistered(by)
    // A rating says how well people play by themselves.
    if (command.advice === true) throw refused('rated-advice')
  }
  const host = plainPerson(by)
  const secret = parseSecret(command.secret)
  const created = {
    type: 'created',
    id: command.id,
    secret,
    commitment: makeCommitment(secret),
    bound: true,
    game: game.id,
    version: game.version,
    host,
    seats: command.seats,
    options: checkOptions(game, command.seats, command.options ?? {}),
    clock,
    private: command.private ?? false,
    ...(command.code === undefined ? {} : { code: command.code }),
    spectators: command.spectators ?? true,
    hotseat: command.hotseat ?? false,
    ...(command.rated === true ? { rated: true } : {}),
    ...(command.advice === true ? { advice: true } : {}),
    standIn,
    ...(command.kept === undefined ? {} : { kept: command.kept }),
    ...(command.seed === undefined ? {} : { seed: command.seed }),
  } satisfies Fact
  const signed = signPromise(library, promiseOf({ seq: 1, at, ...created }))
  const sat: Fact[] = command.watch === true ? [] : [{ type: 'sat', seat: 0, person: host }]
  const founding: Fact = signed === undefined ? created : { ...created, signed }
  return [founding, ...sat, ...bots.map((level, i): Fact => ({ type: 'bot-sat', seat: first + i, level }))]
}

/** A person takes a free seat: the one asked for, the one kept for them, or the first. */
export function sit(table: Table, command: Of<'sit'>, by: Caller): Fact[] {
  requirePhase(table, 'open')
  if (table.rated === true) checkRegistered(by)
  if (seatsOf(table, by.id).length > 0 && !table.hotseat) throw refused('already-seated')
  const kept = table.seats.findIndex((occupant) => occupant.kind === 'open' && occupant.for === by.id)
  if (table.private && by.id !== table.host && kept < 0 && command.code !== table.code) throw refused('wrong-code')
  const free = (occupant: Occupant): boolean =>
    occupant.kind === 'open' && (occupant.for === undefined || occupant.for === by.id)
  const seat = command.seat ?? (kept >= 0 ? kept : table.seats.findIndex(free))
  if (seat < 0) throw refused('table-full', { seats: table.seats.length })
  const occupant = occupantAt(table, seat)
  if (occupant.kind !== 'open') throw refused('seat-taken', { seat })
  if (!free(occupant)) throw refused('seat-kept', { seat })
  return [{ type: 'sat', seat, person: plainPerson(by), ...partOf(table, command) }]
}

/** What a person who sits down contributes to the shuffle: a binding, or the nonce itself. */
function partOf(table: Table, { binding: bound, nonce: given }: Of<'sit'>): { binding?: string; nonce?: string } {
  const part = {
    ...(bound === undefined ? {} : { binding: binding(table, bound) }),
    ...(given === undefined ? {} : { nonce: nonce(given) }),
  }
  if (part.binding !== undefined && part.nonce !== undefined) checkBinding(table, part.binding, part.nonce)
  return part
}

/** A player binds all their seats to a nonce that is revealed after the start; a nonce given earlier becomes void. */
export function bind(table: Table, command: Of<'bind'>, by: Person): Fact[] {
  requirePhase(table, 'open')
  const seats = seatsOf(table, by.id)
  if (seats.length === 0) throw refused('not-seated')
  const checked = binding(table, command.binding)
  return seats.map((seat): Fact => ({ type: 'bound', seat, binding: checked }))
}

/** The host seats a bot. */
export function seatBot(library: Library, table: Table, command: Of<'seat-bot'>, by: Person): Fact[] {
  requireHost(table, by)
  requirePhase(table, 'open')
  checkLevel(library, table.game, command.level)
  if (table.rated === true) throw refused('rated-people')
  if (occupantAt(table, command.seat).kind === 'person') throw refused('seat-taken', { seat: command.seat })
  return [{ type: 'bot-sat', seat: command.seat, level: command.level }]
}

/** The host frees a seat, or stops reserving it for somebody. */
export function free(table: Table, command: Of<'free'>, by: Person): Fact[] {
  requireHost(table, by)
  requirePhase(table, 'open')
  occupantAt(table, command.seat)
  return [{ type: 'freed', seat: command.seat, by: by.id }]
}

/** The host swaps two seats. */
export function swap(table: Table, command: Of<'swap'>, by: Person): Fact[] {
  requireHost(table, by)
  requirePhase(table, 'open')
  occupantAt(table, command.a)
  occupantAt(table, command.b)
  return [{ type: 'swapped', a: command.a, b: command.b }]
}

/** The host changes how the game will be played. Seats can only be removed while they are empty. */
export function setUp(library: Library, table: Table, command: Of<'set-up'>, by: Person): Fact[] {
  requireHost(table, by)
  requirePhase(table, 'open')
  const game = gameOf(library, table)
  const seats = command.seats ?? table.seats.length
  checkSeats(game, seats)
  if (table.rated === true) checkRated(seats, 0)
  for (let seat = seats; seat < table.seats.length; seat++) {
    if (table.seats[seat]?.kind !== 'open') throw refused('seat-taken', { seat })
  }
  const clock = command.clock ?? table.clock
  checkClock(clock)
  // Options that only the old number of seats knows fall back to their defaults.
  const fitting = Object.fromEntries(
    Object.entries(table.options).filter(([id]) => {
      const spec = game.options.find((each) => each.id === id)
      return spec?.seats === undefined || spec.seats.includes(seats)
    }),
  )
  const options = checkOptions(game, seats, { ...fitting, ...command.options })
  return [{ type: 'set-up', seats, options, clock }]
}

/** The host starts: seats and bindings are final, and the game begins as soon as every player has revealed the nonce. */
export function start(library: Library, table: Table, command: Of<'start'>, by: Person, at: number): Fact[] {
  requireHost(table, by)
  requirePhase(table, 'open')
  const open = table.seats.filter((occupant) => occupant.kind === 'open').length
  if (open > 0) throw refused('open-seats', { open })
  const given = command.nonce === undefined ? [] : giveNonce(library, table, command.nonce, by, at)
  const signed = signPromise(library, lockOf(table, given, at))
  return [...given, signed === undefined ? { type: 'started' } : { type: 'started', signed }]
}

/**
 * A player's part of the shuffle, for each of their seats that lacks one. After the start it has to be the nonce the seat was bound to:
 * whoever could choose a nonce knowing all the others could choose the shuffle.
 */
export function giveNonce(library: Library, table: Table, given: string, by: Person, at: number): NonceFact[] {
  requirePhase(table, 'open', 'shuffling')
  const seats = seatsOf(table, by.id)
  if (seats.length === 0) throw refused('not-seated')
  const lacking = seats.filter((seat) => {
    const occupant = table.seats[seat]
    return occupant?.kind === 'person' && occupant.nonce === undefined
  })
  if (lacking.length === 0) throw refused('nonce-given')
  const checked = nonce(given)
  return lacking.map((seat, i): NonceFact => {
    const occupant = table.seats[seat]
    const bound = occupant?.kind === 'person' ? occupant.binding : undefined
    if (bound !== undefined) checkBinding(table, bound, checked)
    else if (table.bound === true && table.phase === 'shuffling') throw refused('not-bound')
    const receipt = { table: table.id, seat, nonce: checked, seq: table.seq + 1 + i, at }
    const signed = signReceipt(library, receipt)
    return { type: 'nonce', seat, nonce: checked, ...(signed === undefined ? {} : { signed }) }
  })
}

/** A person leaves before the start: the table passes to somebody else, or is closed when nobody is left. */
export function leaveBeforeStart(table: Table, by: Person): Fact[] {
  const mine = seatsOf(table, by.id)
  if (mine.length === 0 && table.host !== by.id) throw refused('not-seated')
  const freed = mine.map((seat): Fact => ({ type: 'freed', seat }))
  if (table.host !== by.id) return freed
  const heir = table.seats.find((occupant) => occupant.kind === 'person' && occupant.person.id !== by.id)
  if (heir?.kind !== 'person') return [...freed, { type: 'closed' }]
  return [...freed, { type: 'host-changed', host: heir.person.id }]
}

/** Refuses everybody but the host. */
function requireHost(table: Table, by: Person): void {
  if (table.host !== by.id) throw refused('not-host')
}

/** Refuses commands outside these phases. */
export function requirePhase(table: Table, ...phases: readonly Table['phase'][]): void {
  if (!phases.includes(table.phase)) throw refused('wrong-phase', { phase: table.phase, wanted: phases.join(', ') })
}

/** Who holds a seat whose number came from outside. */
export function occupantAt(table: Table, seat: Seat): Occupant {
  const occupant = Number.isInteger(seat) ? table.seats[seat] : undefined
  if (occupant === undefined) throw refused('bad-seat', { seat: String(seat), last: table.seats.length - 1 })
  return occupant
}

function nonce(given: string): string {
  try {
    return parseNonce(given)
  } catch {
    throw refused('bad-nonce')
  }
}

function binding(table: Table, given: string): string {
  // Tables older than bindings keep their old rules.
  if (table.bound !== true) throw refused('not-allowed')
  try {
    return parseHash(given)
  } catch {
    throw refused('bad-nonce')
  }
}

function checkBinding(table: Table, bound: string, given: string): void {
  if (makeBinding(table.id, table.commitment, given) !== bound) throw refused('bad-nonce')
}

function checkSeats(game: Game, seats: number): void {
  const { min, max } = game.seats
  if (!Number.isInteger(seats) || seats < min || seats > max)
    throw refused('bad-seats', { min, max, seats: String(seats) })
}

/** Rated games are between people, with one seat each. */
function checkRated(seats: number, bots: number, hotseat = false): void {
  if (seats < 2 || bots > 0 || hotseat) throw refused('rated-people')
}

/** Anybody can be any number of guests; a rating needs an identity that lasts. */
function checkRegistered({ registered }: Caller): void {
  if (registered !== true) throw refused('rated-account')
}

function checkClock(clock: ClockSpec): void {
  const fault = clockFault(clock)
  if (fault !== undefined) throw refused('bad-clock', { field: fault })
}

/** A bot that stands in for a player should neither lose the game nor win it: the middle level. */
function fairLevel(levels: readonly string[]): string {
  return levels[Math.floor((levels.length - 1) / 2)] ?? 'random'
}

function checkLevel(library: Library, game: string, level: string): void {
  const known = library.levels(game)
  const [strength = '', character, ...rest] = level.split(':')
  const fits = character === undefined || (rest.length === 0 && library.characters(game).includes(character))
  if (!known.includes(strength) || !fits)
    throw refused('unknown-level', { level: clip(level), known: known.join(', ') })
}

function checkOptions(game: Game, seats: number, given: Readonly<Record<string, unknown>>): Options {
  try {
    return parseOptions(game.id, game.options, seats, given)
  } catch (error) {
    if (error instanceof OrreryError) throw refused('bad-option', { why: clip(error.message) })
    throw error
  }
}

/** The rules that a new table is played by. */
function rulesFor(library: Library, { game, version }: Create): Game {
  if (version !== undefined) return gameOf(library, { game, version })
  const known = [...new Set(library.games.map(({ id }) => id))]
  if (!known.includes(game)) throw refused('unknown-game', { game: clip(game), known: known.join(', ') })
  return newestGame(library.games, game)
}

function clip(text: string): string {
  return text.length > 200 ? `${text.slice(0, 197)}...` : text
}
