import type { Action, Game, GameEvent, GameState, Seat } from '@orrery/kernel'

/** What a thinking player knows of a game beyond its rules. Written once for each game; every level thinks with it. */
export interface Knowledge<
  S extends GameState = GameState,
  A extends Action = Action,
  V = unknown,
  E extends GameEvent = GameEvent,
> {
  readonly game: Game<S, A, V, E>
  /**
   * How good a state is for a seat, in points: what it has, what it can expect, and how the others stand. Called for every state
   * that is looked at, in the middle of turns too, so it must be fast and must give what is still to be spent its worth.
   */
  value(state: S, seat: Seat): number
  /** The legal actions worth a thought; all of them when left out. At least one is returned. */
  worthwhile?(state: S, seat: Seat, legal: readonly A[]): readonly A[]
  /** A fast fingerprint of all that a seat can change in its turn: states with the same print are looked at once. The kernel's hash when left out. */
  print?(state: S, seat: Seat): number | string
  /**
   * Whether a state lies in the middle of an action that takes several decisions, so that its value says little: how many such states
   * are followed at once until the action is done; 0 for a state that can be compared with others. Never when left out.
   */
  unfinished?(state: S, seat: Seat): number
  /**
   * The chance of a seat to win, in a state between two turns, as far as that seat can see it. Where a game has a model that knows it, the ends
   * of turns are compared by it, and `value` only shows the way there.
   */
  chance?(state: S, seat: Seat): number
  /** A copy good for trying one action of this seat, cheaper than a whole one; a whole copy when left out. */
  fork?(state: S, seat: Seat, action: A): S
  /**
   * What a state after an action will look like to `value`, made without applying the action; good for nothing else. Only for actions that are
   * done at once and leave the seat in its turn with something that can be compared. The state itself is made when it is followed, which few are.
   */
  sketch?(state: S, seat: Seat, action: A): S | undefined
  /** What kind of state on the way it is: only states of one lane are compared, as far as the breadth gives each lane room of its own. */
  lane?(state: S, seat: Seat): number
}

/** Knowledge that says for certain what the chance of a seat is. */
export type Chances<S extends GameState = GameState> = Required<Pick<Knowledge<S>, 'chance'>>
