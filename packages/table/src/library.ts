import { type Game, gameOfVersion, type Signer } from '@orrery/kernel'

/** What a table takes from the house it stands in. */
export interface Library {
  /** The games that can be played, each in all versions that are carried. */
  readonly games: readonly Game[]
  /** The levels of bots that can be seated in a game, the weakest first. */
  levels(game: string): readonly string[]
  /** Signs what the table promises about its shuffle; a table of a single device has nobody to promise it to. */
  readonly signer?: Signer | undefined
}

/** A house with these games and levels; `playersOf` of the bots gives the levels. */
export function makeLibrary(
  games: readonly Game[],
  levels: (game: string) => readonly string[],
  signer?: Signer,
): Library {
  return { games, levels, signer }
}

/** The rules of a table: the version it was made with. */
export function gameOf(library: Library, { game, version }: { readonly game: string; readonly version: number }): Game {
  return gameOfVersion(library.games, game, version)
}
