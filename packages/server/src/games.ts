import { loadedGames } from '@orrery/games/loaded'
import type { Game } from '@orrery/kernel'

/** The games that a server offers, each in all supported versions. */
export const games: readonly Game[] = loadedGames.flatMap(({ versions }) => versions)
