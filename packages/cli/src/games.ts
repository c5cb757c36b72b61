import { type LoadedGame, loadedExamples, loadedGames } from '@orrery/games/loaded'
import { canonical, type Game, type GameRecord, gameOfVersion, OrreryError } from '@orrery/kernel'

/** A game with its texts, and with all its versions and sets where it has them. */
export type Registered = Pick<LoadedGame, 'game' | 'speech'> &
  Partial<Pick<LoadedGame, 'versions' | 'sets' | 'named' | 'reasons'>>

/** Every game there is. */
export const registry: readonly Registered[] = loadedGames

/** Games that are not listed, but can be named. */
const unlisted: readonly Registered[] = loadedExamples

/** All rules, for threads that get only the name of a game. */
export const everyGame: readonly Registered[] = [...registry, ...unlisted]

/** The game with this id. */
export function findGame(id: string | undefined, games: readonly Registered[] = registry): Registered {
  const found = [...games, ...unlisted].find(({ game }) => game.id === id)
  if (found !== undefined) return found
  const known = games.map(({ game }) => game.id).join(', ')
  const asked = id === undefined ? 'no game was named' : `there is no game "${id}"`
  throw new OrreryError('unknown-game', `${asked}; the games are ${known}`)
}

/** Games with custom sets: each is created once, however often it is requested. */
const withSets = new Map<string, Game>()

/** A version of a game, with changes of its components where there are any. */
export function rulesOf({ game, versions = [game], sets }: Registered, version: number, set?: object): Game {
  if (set === undefined) return gameOfVersion(versions, game.id, version)
  if (sets === undefined) throw new OrreryError('bad-set', `the components of ${game.id} cannot be changed`)
  const key = `${game.id} ${version} ${canonical(set)}`
  const found = withSets.get(key) ?? sets.makeGame(version, set)
  withSets.set(key, found)
  return found
}

/** The game of a record, with the rules and components it was played with. */
export function gameOfRecord(record: GameRecord, games: readonly Registered[]): Registered {
  const found = findGame(record.game, games)
  const game = rulesOf(found, record.version, record.set)
  // Changes can be written in more words than needed; the record keeps its own.
  return { ...found, game: record.set === undefined ? game : { ...game, set: record.set } }
}
