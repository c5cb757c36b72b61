import { OrreryError } from '@orrery/kernel'
import type { Player } from './player.ts'
import { random } from './random.ts'

/** The players of one game beside `random`, from the weakest to the strongest; each is made anew for every game it plays, with a character if one is wanted. */
export type Levels = Readonly<Record<string, (character?: string) => Player>>

/** Levels that go by a model, from the weakest to the strongest; a model is large, so they are loaded when one of them is to play. */
export interface LearntLevels {
  readonly names: readonly string[]
  load(): Promise<Levels>
}

/** Names of the players that know a game, from the weakest to the strongest. */
export function namesOf(levels: Levels): readonly string[] {
  return ['random', ...Object.keys(levels)]
}

/** A fresh player of a game, by the name of its level, such as `hard`, or with a character, such as `hard:builder`. */
export function makePlayer(game: string, levels: Levels, name: string, characters: readonly string[] = []): Player {
  if (name === 'random') return random
  const [level, character, ...rest] = name.split(':')
  const make = Object.entries(levels).find(([each]) => each === level)?.[1]
  const known = character === undefined || (characters.includes(character) && rest.length === 0)
  if (make !== undefined && known) return make(character)
  const ways = characters.length === 0 ? '' : `, each also as ${characters.map((each) => `:${each}`).join(', ')}`
  throw new OrreryError(
    'unknown-player',
    `${game} has no player "${name}"; its players are ${namesOf(levels).join(', ')}${ways}`,
  )
}
