import { newestGame } from '@orrery/kernel'
import { type Arks, makeArks } from './rules/game.ts'

/** Every version that can be played, the oldest first; new tables get the last. What changed stands beside each. */
export const versions: readonly Arks[] = [
  // As first released.
  makeArks(1, {
    setupInTurnOrder: true, // 2 follows the rulebook: all choose at the same time, and the first player is drawn afterwards
    lossesUnreported: true, // 2 reports whatever finds no room
  }),
  // Shorter tracks, a scarcer Automa, and survivors that give resources only (`sets/second.ts`); shuffled with ChaCha20.
  { ...makeArks(2, {}), generator: 'chacha20' },
]

/** The newest version. */
export const arks: Arks = newestGame(versions, 'arks')
