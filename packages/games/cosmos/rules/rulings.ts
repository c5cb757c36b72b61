import type { OfSet } from '../sets/numbers.ts'

/** Where older versions differ from today's rules. Whatever is left out is as it is today; `versions.ts` says which version has which ruling. */
export interface Rulings {
  /** The star of a discharge and the tile of omega may be left in the supply although a space is free (C9.5). */
  readonly mayRefuse?: true
  /** Wormhole may relocate the same token again, and so it asks up to three times even with one token (C17.32). */
  readonly wormholeMovesAgain?: true
  /** Cards are paid and discarded unasked when the whole hand is of one kind, so that not being asked gives away what it holds (C21.1). */
  readonly payOnlyKindUnasked?: true
}

/** By number of the set, since that is what a state knows. */
const rulings: Rulings[] = []
const present: Rulings = {}

/** Sets the rulings that games with a set are played by. */
export function setRulings(set: number, which: Rulings): void {
  rulings[set] = which
}

/** The rulings that a game is played by. */
export const rulingsOf = ({ set = 1 }: OfSet): Rulings => rulings[set] ?? present

/** For a decision about cards of the hand: what others see of the questions must not depend on what is in it. */
export const askedForHand = (state: OfSet): boolean => rulingsOf(state).payOnlyKindUnasked !== true
