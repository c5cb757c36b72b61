import { newestGame } from '@orrery/kernel'
import { type Hunters, makeHunters } from './rules/game.ts'
import { first } from './sets/components.ts'
import { loadSet } from './sets/numbers.ts'
import { second } from './sets/second.ts'

/** Every version that can be played, the oldest first; new tables get the last. What changed stands beside each. */
export const versions: readonly Hunters[] = [
  // As first released.
  makeHunters(1, loadSet(first, 1), {
    askOnlyWithPlayableCard: true, // 2 asks whoever holds a card: nobody learns what is in a hand by what is asked
    takeEqualCardUnasked: true, // 2 asks in any case, for the same reason
    fastGenerator: true, // 2 uses a cryptographic one
    creatorMayPlayAfterStar: true, // 2 follows the rulebook: creating a star ends the turn, and no event is played after it
  }),
  // New prices and productions, so that all four classes of stars are worth a plan (`sets/second.ts`).
  makeHunters(2, loadSet(second, 2), {}),
]

/** The newest version. */
export const hunters: Hunters = newestGame(versions, 'hunters')
