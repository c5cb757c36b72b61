import { newestGame } from '@orrery/kernel'
import { type Hunters, makeHunters } from './game.ts'
import { first } from './sets/components.ts'
import { loadSet } from './sets/numbers.ts'

/** Every version that can be played, the oldest first; new tables get the last. What changed stands beside each. */
export const versions: readonly Hunters[] = [
  makeHunters(1, loadSet(first, 1)), // as first released
]

/** The newest version. */
export const hunters: Hunters = newestGame(versions, 'hunters')
