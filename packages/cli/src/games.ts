import { type LoadedGame, loadedExamples, loadedGames } from '@orrery/games/loaded'
import { OrreryError } from '@orrery/kernel'

/** A game with its texts. */
export type Registered = Pick<LoadedGame, 'game' | 'speech'>

/** Every game there is. */
export const registry: readonly Registered[] = loadedGames

/** Games that are not listed, but can be named. */
const unlisted: readonly Registered[] = loadedExamples

/** All rules that can be played by, for threads that are told the name of a game. */
export const everyGame: readonly Registered[] = [...registry, ...unlisted]

/** The game with this id. */
export function findGame(id: string | undefined, games: readonly Registered[] = registry): Registered {
  const found = [...games, ...unlisted].find(({ game }) => game.id === id)
  if (found !== undefined) return found
  const known = games.map(({ game }) => game.id).join(', ')
  const asked = id === undefined ? 'no game was named' : `there is no game "${id}"`
  throw new OrreryError('unknown-game', `${asked}; the games are ${known}`)
}
