import type { State } from './state.ts'

/** Where older versions differ from today's rules. Whatever is left out is as it is today; `versions.ts` says which version has which ruling. */
export interface Rulings {
  /** A seat is asked for a card only when it holds one that could be played, so that being asked gives away what it holds (H15.2). */
  readonly askOnlyWithPlayableCard?: true
  /** With two equal cards `sun_spectrum` takes one unasked, so that everybody learns that they are equal (H15.2). */
  readonly takeEqualCardUnasked?: true
  /** Shuffled and rolled with the fast generator, whose next numbers can be worked out from many that were seen (H16.1). */
  readonly fastGenerator?: true
  /** Whoever has created a star may play cards in the window after that turn (H8.10). */
  readonly creatorMayPlayAfterStar?: true
}

/** By number of the set, since that is what a state knows. */
const rulings: Rulings[] = []
const present: Rulings = {}

/** Sets the rulings that games with a set are played by. */
export function setRulings(set: number, which: Rulings): void {
  rulings[set] = which
}

/** The rulings that a game is played by. */
export function rulingsOf({ set }: Pick<State, 'set'>): Rulings {
  return rulings[set] ?? present
}
