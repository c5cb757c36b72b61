import type { OptionSpec, Options } from './options.ts'
import type { Change } from './patch.ts'
import type { Refusal } from './refusal.ts'
import type { Result } from './result.ts'
import type { Rng } from './rng-state.ts'
import type { Tell } from './tell.ts'
import type { Vocabulary, Word } from './vocabulary.ts'

/** A place at the table, counted from 0. */
export type Seat = number

/** One decision; it is created once at start-up and shared by everything that refers to it. */
export interface Action extends Word {
  /** What goes on the wire and into a log: `place-star:H:S17`. */
  readonly id: string
  /** Its place in the vocabulary. */
  readonly index: number
}

/** What happened, as plain data; games narrow it to a union of their own events. */
export interface GameEvent {
  readonly type: string
}

/** The events of a game, from what each type of event says: `EventOf<{ moved: { seat: Seat; to: number } }>`. */
export type EventOf<F> = { [T in keyof F]: { readonly type: T & string } & Readonly<F[T]> }[keyof F]

/** What every state carries: the generator lives inside it, so a game is a function of its seed and actions. */
export interface GameState {
  rng: Rng
}

/** How far a game has come: both numbers count up from 1 and never fall. */
export interface Moment {
  readonly round: number
  /** One number for each turn of a player, over the whole game. Undo never crosses it. */
  readonly turn: number
}

/**
 * What a game is. All functions are pure but `apply`, which changes the state it is given and nothing else.
 * State, actions, events and views are plain data: they survive a JSON round trip.
 */
export interface Game<
  S extends GameState = GameState,
  A extends Action = Action,
  V = unknown,
  E extends GameEvent = GameEvent,
> {
  readonly id: string
  /** Raised when an old record would play out differently. A speed-up does not raise it. */
  readonly version: number
  /** How its components differ from those of its version (`changeSet`); absent when they do not. Records contain it. */
  readonly set?: object
  readonly seats: { readonly min: number; readonly max: number }
  /** Variants, difficulty, learning aids. */
  readonly options: readonly OptionSpec[]
  /**
   * The generator that shuffles the game; xoshiro128** by default, as in the first versions. It is part of the version: another one deals
   * other cards.
   */
  readonly generator?: 'chacha20'
  /** Every action there is in the game. */
  readonly vocabulary: Vocabulary<A>
  /** The ids of actions that only lead to the next question of a turn, such as a pass: whoever answers that one has taken them as well. */
  readonly leads?: readonly string[]
  /** Whether the decisions owed now are to be taken without knowing the others': tables then let bots wait for people. Never when left out. */
  together?(state: S): boolean
  /** A fresh game. The state keeps its own copy of the generator. */
  setup(seats: number, options: Options, rng: Rng): S
  /** Who owes a decision, in ascending order; empty exactly when the game is over. */
  toAct(state: S): readonly Seat[]
  /** The actions this seat may choose from, in a fixed order; empty exactly when the seat owes no decision. */
  legal(state: S, seat: Seat): readonly A[]
  /** How many actions that list has, for games that can tell without making it. Callers ask `countLegal`. */
  legalCount?(state: S, seat: Seat): number
  /**
   * An action of a seat that owes a decision, each with the same chance, for games that can choose without making the list: the action
   * that `pick` would take from the list with this generator. Callers ask `randomLegal`.
   */
  randomLegal?(state: S, seat: Seat, rng: Rng): A
  /** Which rule forbids the action, and why; `undefined` exactly when it is legal. */
  refuse(state: S, seat: Seat, action: A): Refusal | undefined
  /** Carries out a legal action and reports what happened. Input from outside gets here only through `act`. */
  apply(state: S, seat: Seat, action: A, tell: Tell<E>): void
  /** What a seat, or a spectator, may see. */
  view(state: S, seat: Seat | undefined): V
  /** Set when no seat knows more than another: all views of a state are equal, and one serves everybody. */
  readonly sameForAll?: true
  /**
   * What a seat sees beyond a spectator, as changes of the spectator's view, always at the same paths. With it a server compares and
   * writes one view for the whole table.
   */
  own?(state: S, seat: Seat): readonly Change[]
  /** A full state that this view could belong to, drawn at random from `rng`, which advances: `view(imagine(v)) = v`. */
  imagine(view: V, rng: Rng): S
  /** The result, once the game is over. */
  result(state: S): Result | undefined
  moment(state: S): Moment
  /** A copy that shares nothing with the original that `apply` could change. */
  clone(state: S): S
}
