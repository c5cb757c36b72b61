import { makePlayer, namesOf, type Player } from '@orrery/bots'
import { findGame, type GameManifest } from '@orrery/games'
import { type Game, newestGame } from '@orrery/kernel'

function manifestOf(id: string): GameManifest {
  const found = findGame(id)
  if (found === undefined) throw new Error(`there is no game "${id}"`)
  return found
}

/** The rules that new games are played by, loaded when they are first asked for. */
export async function loadEngine(id: string): Promise<Game> {
  return newestGame(await manifestOf(id).versions(), id)
}

/** The bots of one game. */
export interface Bots {
  /** From the weakest to the strongest. */
  readonly names: readonly string[]
  make(name: string): Player
}

/** The bots of a game, loaded when they are first asked for; those of the other games stay where they are. */
export async function loadBots(id: string): Promise<Bots> {
  const levels = (await manifestOf(id).bots?.())?.levels ?? {}
  return { names: namesOf(levels), make: (name) => makePlayer(id, levels, name) }
}
