import { newestGame } from '@orrery/kernel'
import { type Comets, rules } from './rules/game.ts'

/** Every version that can be played, the oldest first; new tables get the last. What changed stands beside each. */
export const versions: readonly Comets[] = [
  { ...rules, version: 1 }, // as first released
  { ...rules, version: 2, generator: 'chacha20' }, // shuffled with a cryptographic generator
]

/** The newest version. */
export const comets: Comets = newestGame(versions, 'comets')
