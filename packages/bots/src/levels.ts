import { OrreryError } from '@orrery/kernel'
import type { Player } from './player.ts'
import { random } from './random.ts'

/** The players of one game beside `random`, from the weakest to the strongest; each is made anew for every game it plays. */
export type Levels = Readonly<Record<string, () => Player>>

/** Names of the players that know a game, from the weakest to the strongest. */
export function namesOf(levels: Levels): readonly string[] {
  return ['random', ...Object.keys(levels)]
}

/** A fresh player of a game, by name. */
export function makePlayer(game: string, levels: Levels, name: string): Player {
  if (name === 'random') return random
  const make = Object.entries(levels).find(([level]) => level === name)?.[1]
  if (make !== undefined) return make()
  throw new OrreryError(
    'unknown-player',
    `${game} has no player "${name}"; its players are ${namesOf(levels).join(', ')}`,
  )
}
