import { arksLevels } from './arks/index.ts'
import { cosmosLevels } from './cosmos/index.ts'
import { huntersLevels } from './hunters/index.ts'
import { type Levels, makePlayer, namesOf } from './levels.ts'
import type { Player } from './player.ts'

const levels: Readonly<Record<string, Levels>> = { cosmos: cosmosLevels, hunters: huntersLevels, arks: arksLevels }

/** Names of the players that know a game, from the weakest to the strongest. */
export function playersOf(game: string): readonly string[] {
  return namesOf(levels[game] ?? {})
}

/** A fresh player of a game, by name. */
export function parsePlayer(game: string, name: string): Player {
  return makePlayer(game, levels[game] ?? {}, name)
}
