/** All games with their rules and bots, for programs that need every one of them at once: the command line, the server, tests. */
import { type Footprint, type Learning, type Levels, makePlayer, namesOf, type Player } from '@orrery/bots'
import type { Analyst } from '@orrery/bots/analyse'
import type { Quiz } from '@orrery/bots/puzzles'
import { type ComponentNames, type Game, type Language, newestGame, type Speech } from '@orrery/kernel'
import { examples, type GameManifest, type GameSets, games, type ReasonTexts } from './index.ts'

/** A game whose rules and bots have been loaded. */
export interface LoadedGame {
  /** The rules that new games are played by. */
  readonly game: Game
  /** All versions of the rules that are carried, the oldest first. */
  readonly versions: readonly Game[]
  readonly levels: Levels
  readonly characters: readonly string[]
  /** Players that only the command line can name. */
  readonly sparring?: Levels | undefined
  /** Simple ways to play, for the arena. */
  readonly simples?: Levels | undefined
  readonly footprint?: Footprint | undefined
  readonly learning?: Learning | undefined
  readonly analyst?: Analyst | undefined
  readonly quiz?: Quiz | undefined
  readonly sets?: GameSets | undefined
  speech(language: Language): Promise<Speech>
  reasons?: ((language: Language) => Promise<ReasonTexts>) | undefined
  named?: ((language: Language) => Promise<ComponentNames>) | undefined
}

async function load({
  id,
  versions: carried,
  bots,
  footprint: reading,
  learning: learnt,
  analyst,
  quiz: questions,
  simples,
  sets: data,
  named,
  reasons,
  speech,
}: GameManifest): Promise<LoadedGame> {
  const [versions, loaded, footprint, learning, analysing, quiz, simple, sets] = await Promise.all([
    carried(),
    bots?.(),
    reading?.(),
    learnt?.(),
    analyst?.(),
    questions?.(),
    simples?.(),
    data?.(),
  ])
  const learntLevels = await loaded?.learnt?.load()
  return {
    game: newestGame(versions, id),
    versions,
    levels: { ...loaded?.levels, ...learntLevels },
    characters: loaded?.characters ?? [],
    sparring: loaded?.sparring,
    simples: simple?.simples,
    footprint,
    learning,
    analyst: analysing,
    quiz,
    sets,
    speech,
    reasons,
    named,
  }
}

/** Every game, in the order of the list. */
export const loadedGames: readonly LoadedGame[] = await Promise.all(games.map(load))

/** The examples, which are not listed. */
export const loadedExamples: readonly LoadedGame[] = await Promise.all(examples.map(load))

const find = (id: string): LoadedGame | undefined => loadedGames.find(({ game }) => game.id === id)

/** Names of the players that know a game, from the weakest to the strongest. */
export function playersOf(game: string): readonly string[] {
  return namesOf(find(game)?.levels ?? {})
}

/** A fresh player of a game, by name; levels, sparring partners and simple ways to play. */
export function parsePlayer(game: string, name: string): Player {
  const found = find(game)
  return makePlayer(game, { ...found?.levels, ...found?.sparring, ...found?.simples }, name, found?.characters)
}

/** Names of the simple ways to play that a game has. */
export function simplesOf(game: string): readonly string[] {
  return Object.keys(find(game)?.simples ?? {})
}

/** How the events of a game are read for statistics; nothing for a game that has no such reading. */
export function footprintOf(game: string): Footprint | undefined {
  return find(game)?.footprint
}

/** How a game's model is learnt; nothing for a game that has none. */
export function learningOf(game: string): Learning | undefined {
  return find(game)?.learning
}

/** What the analysis of a game needs; nothing for a game that cannot be analysed. */
export function analystOf(game: string): Analyst | undefined {
  return find(game)?.analyst
}

/** The questions of a game that its rules answer; nothing for a game that has none. */
export function quizOf(game: string): Quiz | undefined {
  return find(game)?.quiz
}
