import { type Game, gameOfVersion, type Signer } from '@orrery/kernel'

/** What a table needs from its surroundings: games, bots and a signer. */
export interface Library {
  /** The games that can be played, each in all supported versions. */
  readonly games: readonly Game[]
  /** The levels of bots that can be seated in a game, the weakest first. */
  levels(game: string): readonly string[]
  /** The characters that each of them can have, as in `hard:builder`. */
  characters(game: string): readonly string[]
  /** Signs what the table promises about its shuffle; a table on a single device needs none. */
  readonly signer?: Signer | undefined
}

/** A library of these games; `levels` is usually `playersOf` of the bots. */
export function makeLibrary(
  games: readonly Game[],
  levels: (game: string) => readonly string[],
  signer?: Signer,
  characters: (game: string) => readonly string[] = () => [],
): Library {
  return { games, levels, characters, signer }
}

/** The rules of a table, in the version it was created with. */
export function gameOf(library: Library, { game, version }: { readonly game: string; readonly version: number }): Game {
  return gameOfVersion(library.games, game, version)
}
