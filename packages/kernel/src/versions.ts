import { OrreryError } from './errors.ts'
import type { Game } from './game.ts'

/** The newest version of a game among these; new games are played by it. For unknown ids it throws an error that lists the known games. */
export function newestGame<G extends Pick<Game, 'id' | 'version'>>(games: readonly G[], id: string): G {
  let newest: G | undefined
  for (const game of games) {
    if (game.id === id && (newest === undefined || game.version > newest.version)) newest = game
  }
  if (newest !== undefined) return newest
  const known = [...new Set(games.map((game) => game.id))].join(', ')
  throw new OrreryError('unknown-game', `there is no game "${id}"; the games are ${known}`)
}

/** Every game once, in its newest version. */
export function newestGames<G extends Pick<Game, 'id' | 'version'>>(games: readonly G[]): G[] {
  return [...new Set(games.map(({ id }) => id))].map((id) => newestGame(games, id))
}

/** The version of a game that a table or a record was started with: it is played by these rules to its end. */
export function gameOfVersion<G extends Pick<Game, 'id' | 'version'>>(
  games: readonly G[],
  id: string,
  version: number,
): G {
  const found = games.find((game) => game.id === id && game.version === version)
  if (found !== undefined) return found
  newestGame(games, id)
  const carried = games.filter((game) => game.id === id).map((game) => game.version)
  throw new OrreryError(
    'wrong-version',
    `this game of ${id} was played with version ${version} of the rules, which is not carried; carried: ${carried.join(', ')}`,
  )
}
