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
