import { OrreryError } from '@orrery/kernel'
import type { Player } from './player.ts'
import { random } from './random.ts'

/** The players of each game beside `random`, from the weakest to the strongest. */
const levels: Readonly<Record<string, readonly Player[]>> = {}

/** Every player that knows a game, from the weakest to the strongest. */
export function playersOf(game: string): readonly Player[] {
  return [random, ...(levels[game] ?? [])]
}

/** The player of a game with this name. */
export function parsePlayer(game: string, name: string): Player {
  const players = playersOf(game)
  const player = players.find((each) => each.name === name)
  if (player !== undefined) return player
  const known = players.map((each) => each.name).join(', ')
  throw new OrreryError('unknown-player', `${game} has no player "${name}"; its players are ${known}`)
}
