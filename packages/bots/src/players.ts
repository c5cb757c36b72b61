import { OrreryError } from '@orrery/kernel'
import type { Player } from './player.ts'
import { random } from './random.ts'

/** Every player that can be asked for by name. */
export const players: readonly Player[] = [random]

/** The player with this name. */
export function parsePlayer(name: string): Player {
  const player = players.find((each) => each.name === name)
  if (player !== undefined) return player
  const known = players.map((each) => each.name).join(', ')
  throw new OrreryError('unknown-player', `there is no player "${name}"; the players are ${known}`)
}
