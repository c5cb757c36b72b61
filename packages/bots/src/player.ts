import type { Action, Rng, Seat } from '@orrery/kernel'

/** What a player is asked: nothing but what its seat may see. */
export interface Question<A extends Action = Action, V = unknown> {
  readonly seat: Seat
  readonly legal: readonly A[]
  /** The seat's view; made when it is first asked for, since not everybody looks. */
  view(): V
  /** The player's own generator: a player that chooses at random is repeatable too. */
  readonly rng: Rng
}

/** Somebody who sits at a table and decides. */
export interface Player {
  readonly name: string
  /** One of the legal actions. */
  choose<A extends Action, V>(question: Question<A, V>): A
}
