import { type Game, OrreryError, type Signer } from '@orrery/kernel'

/** What a table takes from the house it stands in. */
export interface House {
  /** The games that can be played, by id. */
  readonly games: Readonly<Record<string, Game>>
  /** The levels of bots that can be seated in a game, the weakest first. */
  levels(game: string): readonly string[]
  /** Signs what the table promises about its shuffle; a table of a single device has nobody to promise it to. */
  readonly signer?: Signer | undefined
}

/** A house with these games and levels; `playersOf` of the bots gives the levels. */
export function makeHouse(games: readonly Game[], levels: (game: string) => readonly string[], signer?: Signer): House {
  return { games: Object.fromEntries(games.map((game) => [game.id, game])), levels, signer }
}

/** The game with this id; anything else is an error that names the games there are. */
export function gameOf(house: House, id: string): Game {
  const game = Object.hasOwn(house.games, id) ? house.games[id] : undefined
  if (game !== undefined) return game
  throw new OrreryError(
    'unknown-game',
    `there is no game "${id}"; the games are ${Object.keys(house.games).join(', ')}`,
  )
}
