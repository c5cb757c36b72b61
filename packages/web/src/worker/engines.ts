import type { Player } from '@orrery/bots'
import { type Levels, makePlayer, namesOf } from '@orrery/bots/levels'
import type { Game } from '@orrery/kernel'
import { type GameId, isGameId } from '../games/types.ts'

const engines: Readonly<Record<GameId, () => Promise<Game>>> = {
  cosmos: async () => (await import('@orrery/cosmos')).cosmos,
  hunters: async () => (await import('@orrery/hunters')).hunters,
  arks: async () => (await import('@orrery/arks')).arks,
}

/** The rules of a game, loaded when they are first asked for. */
export function loadEngine(id: string): Promise<Game> {
  if (!isGameId(id)) throw new Error(`there is no game "${id}"`)
  return engines[id]()
}

const levels: Readonly<Record<GameId, () => Promise<Levels>>> = {
  cosmos: async () => (await import('@orrery/bots/cosmos')).cosmosLevels,
  hunters: async () => (await import('@orrery/bots/hunters')).huntersLevels,
  arks: async () => (await import('@orrery/bots/arks')).arksLevels,
}

/** The bots of one game. */
export interface Bots {
  /** From the weakest to the strongest. */
  readonly names: readonly string[]
  make(name: string): Player
}

/** The bots of a game, loaded when they are first asked for; those of the other games stay where they are. */
export async function loadBots(id: string): Promise<Bots> {
  if (!isGameId(id)) throw new Error(`there is no game "${id}"`)
  const known = await levels[id]()
  return { names: namesOf(known), make: (name) => makePlayer(id, known, name) }
}
