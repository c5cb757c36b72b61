import type { Played } from '../sets/loaded.ts'

/** Where older versions differ from the rules as they are now. Left out is always the present; `versions.ts` says which version has which. */
export interface Rulings {
  /** The first player is drawn before anything is chosen, and everybody chooses cards and resources in turn order (A3.11-A3.13). */
  readonly setupInTurnOrder?: true
  /** Units of any resource and crew cards that find no room are lost without a word (A5.8). */
  readonly lossesUntold?: true
}

/** By number of the set, since that is what a state knows; the first set goes without a name. */
const rulings: Rulings[] = []
const FIRST = 1
const present: Rulings = {}

/** Says by which rulings the games of a set are played. */
export function setRulings(set: number, which: Rulings): void {
  rulings[set] = which
}

/** The rulings that a game is played by. */
export function rulingsOf({ set }: Played): Rulings {
  return rulings[set ?? FIRST] ?? present
}
