import { makePlayer, namesOf, type Player } from '@orrery/bots'
import { findGame, type GameManifest } from '@orrery/games'
import { type Game, type GameRecord, gameOfVersion, newestGame, OrreryError } from '@orrery/kernel'

function manifestOf(id: string): GameManifest {
  const found = findGame(id)
  if (found === undefined) throw new Error(`there is no game "${id}"`)
  return found
}

/** The rules for new games, loaded when they are first needed. */
export async function loadEngine(id: string): Promise<Game> {
  return newestGame(await manifestOf(id).versions(), id)
}

/** The rules that a game was begun with, or a `wrong-version` error if they are no longer included. */
export async function loadVersion(id: string, version: number): Promise<Game> {
  return gameOfVersion(await manifestOf(id).versions(), id, version)
}

/** The numbers of all included versions, the oldest first. */
export async function loadVersionNumbers(id: string): Promise<readonly number[]> {
  return (await manifestOf(id).versions()).map(({ version }) => version)
}

/** The rules that a record was played with, with its own components if it has any. */
export async function loadRules({ game, version, set }: Pick<GameRecord, 'game' | 'version' | 'set'>): Promise<Game> {
  if (set === undefined) return loadVersion(game, version)
  const sets = await manifestOf(game).sets?.()
  if (sets === undefined) throw new OrreryError('bad-set', `the components of ${game} cannot be changed`)
  // A set can be described in more than one way; the record keeps its own description.
  return { ...sets.makeGame(version, set), set }
}

/** Why rules are missing: they are no longer included, or newer than this page. */
export async function missingRules(id: string, version: number): Promise<'version' | 'newer'> {
  return version > (await loadEngine(id)).version ? 'newer' : 'version'
}

/** The bots of one game. */
export interface Bots {
  /** From the weakest to the strongest. */
  readonly names: readonly string[]
  /** The characters that each of them can have. */
  readonly characters: readonly string[]
  make(name: string): Player
}

/** The bots of a game, loaded when they are first needed; those of other games are not loaded, and levels that go by a model only when they are wanted. */
export async function loadBots(id: string, wanted: readonly string[] = []): Promise<Bots> {
  const { levels = {}, learnt, characters = [] } = (await manifestOf(id).bots?.()) ?? {}
  const byModel = wanted.some((name) => learnt?.names.includes(name.split(':')[0] ?? name) === true)
  const all = byModel ? { ...levels, ...(await learnt?.load()) } : levels
  return {
    names: [...namesOf(levels), ...(learnt?.names ?? [])],
    characters,
    make: (name) => makePlayer(id, all, name, characters),
  }
}
