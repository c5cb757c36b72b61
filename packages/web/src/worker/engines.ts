import { makePlayer, namesOf, type Player } from '@orrery/bots'
import { findGame, type GameManifest } from '@orrery/games'
import { type Game, type GameRecord, gameOfVersion, newestGame, OrreryError } from '@orrery/kernel'

function manifestOf(id: string): GameManifest {
  const found = findGame(id)
  if (found === undefined) throw new Error(`there is no game "${id}"`)
  return found
}

/** The rules that new games are played by, loaded when they are first asked for. */
export async function loadEngine(id: string): Promise<Game> {
  return newestGame(await manifestOf(id).versions(), id)
}

/** The rules that a game was begun with, or a `wrong-version` error where they are no longer carried. */
export async function loadVersion(id: string, version: number): Promise<Game> {
  return gameOfVersion(await manifestOf(id).versions(), id, version)
}

/** The numbers of all versions that are carried, the oldest first. */
export async function loadVersionNumbers(id: string): Promise<readonly number[]> {
  return (await manifestOf(id).versions()).map(({ version }) => version)
}

/** The rules that a record was played with, and the components, where they are its own. */
export async function loadRules({ game, version, set }: Pick<GameRecord, 'game' | 'version' | 'set'>): Promise<Game> {
  if (set === undefined) return loadVersion(game, version)
  const sets = await manifestOf(game).sets?.()
  if (sets === undefined) throw new OrreryError('bad-set', `the components of ${game} cannot be changed`)
  // Changes can be said in more words than are needed; the record keeps its own.
  return { ...sets.makeGame(version, set), set }
}

/** Which of two things is the matter with rules that are not here: they are gone, or newer than this page. */
export async function missingRules(id: string, version: number): Promise<'version' | 'newer'> {
  return version > (await loadEngine(id)).version ? 'newer' : 'version'
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
