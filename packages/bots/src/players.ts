import { OrreryError } from '@orrery/kernel'
import { arksLevels } from './arks/index.ts'
import { cosmosLevels } from './cosmos/index.ts'
import { huntersLevels } from './hunters/index.ts'
import type { Player } from './player.ts'
import { random } from './random.ts'

/** The players of each game beside `random`, from the weakest to the strongest; each is made anew for every game it plays. */
const levels: Readonly<Record<string, Readonly<Record<string, () => Player>>>> = {
  cosmos: cosmosLevels,
  hunters: huntersLevels,
  arks: arksLevels,
}

/** Names of the players that know a game, from the weakest to the strongest. */
export function playersOf(game: string): readonly string[] {
  return ['random', ...Object.keys(levels[game] ?? {})]
}

/** A fresh player of a game, by name. */
export function parsePlayer(game: string, name: string): Player {
  if (name === 'random') return random
  const make = Object.entries(levels[game] ?? {}).find(([level]) => level === name)?.[1]
  if (make !== undefined) return make()
  throw new OrreryError(
    'unknown-player',
    `${game} has no player "${name}"; its players are ${playersOf(game).join(', ')}`,
  )
}
