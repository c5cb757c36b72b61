import type { Played } from '../sets/loaded.ts'

/** Where older versions differ from today's rules. Whatever is left out is as it is today; `versions.ts` says which version has which ruling. */
export interface Rulings {
  /** The first player is drawn before anything is chosen, and everybody chooses cards and resources in turn order (A3.11-A3.13). */
  readonly setupInTurnOrder?: true
  /** Units of any resource and crew cards that find no room are lost without an event (A5.8). */
  readonly lossesUnreported?: true
}

/** By number of the set, since that is what a state knows; the first set goes without a name. */
const rulings: Rulings[] = []
const FIRST = 1
const present: Rulings = {}

/** Sets the rulings that games with a set are played by. */
export function setRulings(set: number, which: Rulings): void {
  rulings[set] = which
}

/** The rulings that a game is played by. */
export function rulingsOf({ set }: Played): Rulings {
  return rulings[set ?? FIRST] ?? present
}
