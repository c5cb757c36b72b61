import type { GameState, Options, Result, Seat, SignedPromise } from '@orrery/kernel'
import type { ClockSpec } from './clock-spec.ts'

/** Somebody with an identity; the id is no secret and opens nothing. */
export interface Person {
  readonly id: string
  readonly name: string
}

/** A person who asks something of a table, with what the keeper knows about them and the log does not need. */
export interface Caller extends Person {
  /** Has an account; guests do not. */
  readonly registered?: boolean
}

/** Who sends a command to a table: a person, or the keeper itself (time, bots, faults). */
export type Sender = Caller | 'table'

/** The part of a caller that the log keeps. */
export function plainPerson({ id, name }: Caller): Person {
  return { id, name }
}

/** Why a bot plays for a person, who may return unless they resigned. */
export type Away = 'left' | 'timeout' | 'resigned'

/** Who holds a seat, or nobody. */
export type Occupant =
  /** `for` keeps the seat for one person (a rematch). */
  | { readonly kind: 'open'; readonly for?: string }
  | { readonly kind: 'bot'; readonly level: string }
  | {
      readonly kind: 'person'
      readonly person: Person
      /** What the person is bound to: a hash of the nonce. */
      readonly binding: string | undefined
      readonly nonce: string | undefined
      readonly away: Away | undefined
    }

/** A decision that counts: the row that made it, and what the record will say. */
export interface CountedAction {
  readonly seq: number
  readonly seat: Seat
  readonly id: string
  /** A bot decided. Old snapshots lack it. */
  readonly bot?: true
}

/** The clock of one seat: what is left, and since when it runs. */
export interface SeatClock {
  turn: number
  reserve: number
  /** The turn of the game for which `turn` was last granted; it is granted once for each turn. */
  granted: number
  /** When it started running; this may lie in the future. */
  running: number | undefined
  /** How much can still be given back for lag, in milliseconds. */
  lag: number | undefined
}

/** The game itself, once it has begun. */
export interface Play {
  state: GameState
  /** The state after the last barrier, where undo starts over; none while nothing has been decided since, and it is the state itself. */
  checkpoint: GameState | undefined
  /** The decisions since the checkpoint. */
  since: CountedAction[]
  /** All decisions that count, from the beginning. */
  history: CountedAction[]
  /** Counts everything that changed the game, undo too; a command that names it is valid for that state only. */
  changes: number
  /** Undone since the last barrier. */
  undos: number
  /** By seat; empty without a clock. */
  clocks: SeatClock[]
}

/** How a game ended. A game that ended by resignation has no result. */
export interface Over {
  readonly reason: 'finished' | 'resigned'
  readonly result?: Result
  readonly at: number
}

/** A line of the chat. */
export interface ChatLine {
  readonly seq: number
  readonly at: number
  readonly person: Person
  readonly text?: string
  readonly emote?: string
}

/** What broke, with enough to reproduce it: the log up to `seq`, then this command. */
export interface Damage {
  readonly fault: string
  readonly command?: string
}

/** The phase of a table: filling up, waiting for nonces, in play, finished, or closed before it began. */
export type Phase = 'open' | 'shuffling' | 'playing' | 'over' | 'closed'

/**
 * One running game as plain data: a fold over its rows. Only `evolve` changes it. It holds secrets: never send it. Every table has all
 * members from its first row on, and none is ever deleted: an object that loses a member becomes a dictionary, which is slow to read, and
 * a server reads hundreds of tables all the time.
 */
export interface Table {
  readonly format: 3
  readonly id: string
  readonly createdAt: number
  readonly game: string
  readonly version: number
  readonly private: boolean
  /** What opens a private table. */
  readonly code: string | undefined
  readonly spectators: boolean
  /** One person may hold several seats. */
  readonly hotseat: boolean
  /** It counts for the ratings of the players. */
  readonly rated: true | undefined
  /** Everybody may ask for hints and be warned by the coach; left out at tables from before there was any. */
  readonly advice: true | undefined
  /** The level of the bot that takes over for a player. */
  readonly standIn: string
  readonly secret: string
  readonly commitment: string
  /** Players bind themselves to their nonces before any is revealed. */
  readonly bound: true | undefined
  /** What the server signed when the table was created. */
  readonly promise: SignedPromise | undefined
  /** The seed was not made here but taken from another game. */
  readonly given: string | undefined
  seq: number
  changedAt: number
  phase: Phase
  host: string
  options: Options
  clock: ClockSpec
  seats: Occupant[]
  /** What the server signed when the game started: every seat's binding. */
  lock: SignedPromise | undefined
  /** When the table stops waiting for nonces and takes its own. */
  shuffleUntil: number | undefined
  seed: string | undefined
  /** One for each seat, once the game has begun. */
  nonces: string[]
  play: Play | undefined
  over: Over | undefined
  /** The table of the rematch. */
  next: string | undefined
  pause: { wanted: Seat[]; since?: number }
  chat: ChatLine[]
  /** When each person last spoke, for the rate limit. */
  spoken: Record<string, number[]>
  /** The outcome of each person's last commands that had a `ref`. */
  refs: Record<string, { readonly ref: string; readonly seq: number }[]>
  damage: Damage | undefined
  /** Outages up to this time have been dealt with. */
  heldUntil: number
}

/** Whether a person sits here and plays: not away, not resigned. */
export function isPresent(occupant: Occupant | undefined): boolean {
  return occupant?.kind === 'person' && occupant.away === undefined
}

/** The level of the bot that plays for a seat now, if one does. */
export function botAt(table: Table, seat: Seat): string | undefined {
  const occupant = table.seats[seat]
  if (occupant?.kind === 'bot') return occupant.level
  return occupant?.kind === 'person' && occupant.away !== undefined ? table.standIn : undefined
}

/** The seats of a person, in order. */
export function seatsOf(table: Table, person: string): Seat[] {
  return table.seats.flatMap((occupant, seat) =>
    occupant.kind === 'person' && occupant.person.id === person ? [seat] : [],
  )
}
