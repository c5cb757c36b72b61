import { loadedGames } from '@orrery/games/loaded'
import type { Game } from '@orrery/kernel'

/** The games that a server offers, each in all versions that are carried. */
export const games: readonly Game[] = loadedGames.flatMap(({ versions }) => versions)
