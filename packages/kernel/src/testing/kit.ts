import type { Action, Game, GameEvent, GameState, Seat } from '../game.ts'

/** One way to set a game up. */
export interface Setup {
  readonly seats: number
  readonly options?: Readonly<Record<string, string>>
}

/** What the kit must know about a game to check the laws. A game keeps its own in `test/kit.ts`. */
export interface Kit<
  S extends GameState = GameState,
  A extends Action = Action,
  V = unknown,
  E extends GameEvent = GameEvent,
> {
  readonly game: Game<S, A, V, E>
  /** The playthroughs use them in turn. */
  readonly setups: readonly Setup[]
  /** Every game is over after at most this many decisions. */
  readonly maxDecisions: number
  /** Every component found in the state, counted wherever it is: `{'star:H': 26, 'goal:g01': 1}`. */
  census(state: S): Readonly<Record<string, number>>
  /** What is in the box for this set-up; the census must always equal it. */
  box(setup: Setup): Readonly<Record<string, number>>
  /** What is hidden from a seat or a spectator, one entry for each hidden place: `{deck: [...], 'hand of 1': [...]}`. */
  secrets(state: S, seat: Seat | undefined): Readonly<Record<string, unknown>>
  /** Whether an event says only that a question was asked; games without such events omit it. */
  asks?(event: E): boolean
  /** The order of the legal list, when it is not the order of the vocabulary. */
  order?(state: S, seat: Seat): (a: A, b: A) => number
  readonly tally?: Tally<S, A, E>
}

/** What a long run must have exercised. Refusals are counted by the kit itself, as `refusal:<code>`. */
export interface Tally<S extends GameState = GameState, A extends Action = Action, E extends GameEvent = GameEvent> {
  /** Everything that must not stay at zero: cards, goals, effects, shortages, refusals. */
  readonly keys: readonly string[]
  /** What this event exercised. */
  event?(event: E): readonly string[]
  /** What this action exercised; the state is the one before it. */
  action?(action: A, state: S): readonly string[]
}

/** How thoroughly the kit checks. */
export interface Effort {
  readonly games: number
  readonly seed: string
  /** The number of the first game, to replay one of a long run: its seed is `seed:number`. The very first by default. */
  readonly first?: number
  /** The share of decisions at which the expensive laws are checked (all of them at the first decision); 0.05 by default. */
  readonly share?: number
  /** Called after each game, for a progress bar. */
  progress?(played: number): void
  /** Reads a clock in milliseconds, so that the slowest `legal` can be reported; the kit has no clock of its own. */
  clock?(): number
}

/** What a run of the kit saw. */
export interface Report {
  readonly games: number
  readonly decisions: number
  /** The length of the longest game. */
  readonly longest: number
  /** How often each key of the tally was exercised; keys that never were are zero. */
  readonly tally: Readonly<Record<string, number>>
  /** The slowest call of `legal` in milliseconds, when a clock was given. */
  readonly slowestLegal?: number
}
