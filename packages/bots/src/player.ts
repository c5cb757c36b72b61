import type { Action, Rng, Seat } from '@orrery/kernel'

/** How much a player may think. Counting work instead of time makes a player's choices repeatable. */
export interface Budget {
  /** States it may look at for one decision, at the most; what its level is made for when left out. */
  readonly work?: number
  /** Whether to stop now and say the best found so far; the host's own clock decides. */
  stop?(): boolean
  /**
   * Called repeatedly with how far the thinking about one decision has come: never less than before, and 1 at the end. As soon as something
   * was found, it also gets what would be chosen if the decision had to be made now; a host that ends the thinking takes that.
   */
  progress?(share: number, best?: Action): void
}

/** What a player is asked: nothing but what its seat may see. */
export interface Question<A extends Action = Action, V = unknown> {
  readonly seat: Seat
  readonly legal: readonly A[]
  /** The seat's view; made when it is first asked for, since not everybody looks. */
  view(): V
  /** The player's own generator: a player that chooses at random is repeatable too. */
  readonly rng: Rng
  /** Left out, the player takes what its level is made for. */
  readonly budget?: Budget
}

/** Somebody who sits at a table and decides. */
export interface Player<A extends Action = Action, V = unknown> {
  readonly name: string
  /** One of the legal actions. */
  choose(question: Question<A, V>): A
}
