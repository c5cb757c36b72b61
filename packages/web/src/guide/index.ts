import type { GameId } from '../games/types.ts'
import type { Guide } from './types.ts'

const guides: Readonly<Record<GameId, () => Promise<Guide>>> = {
  cosmos: async () => (await import('./cosmos.ts')).cosmosGuide,
  hunters: async () => (await import('./hunters.ts')).huntersGuide,
  arks: async () => (await import('./arks.ts')).arksGuide,
}

/** The guided first turn of a game. */
export function loadGuide(game: GameId): Promise<Guide> {
  return guides[game]()
}
