import { newestGame } from '@orrery/kernel'
import { type Cosmos, makeCosmos } from './rules/game.ts'
import { first } from './sets/components.ts'
import { loadSet } from './sets/numbers.ts'

/** Every version that can be played, the oldest first; new tables get the last. What changed stands beside each. */
export const versions: readonly Cosmos[] = [
  // As first released.
  makeCosmos(1, loadSet(first, 1), {
    mayRefuse: true, // 2 follows the rulebook: the star of a discharge and the tile of omega are placed while a space is free
    wormholeMovesAgain: true, // 2 relocates up to three different tokens, and does not ask again when there is none
    payOnlyKindUnasked: true, // 2 asks in any case: nobody learns what is in a hand by what is asked
  }),
  // The same components; games are shuffled with a cryptographic generator.
  { ...makeCosmos(2, loadSet(first, 2), {}), generator: 'chacha20' },
]

/** The newest version. */
export const cosmos: Cosmos = newestGame(versions, 'cosmos')
