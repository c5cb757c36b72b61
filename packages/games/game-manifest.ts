import type { Footprint, Learning, LearntLevels, Levels } from '@orrery/bots'
import type { Analyst } from '@orrery/bots/analyse'
import type { PuzzleFile, Quiz } from '@orrery/bots/puzzles'
import type { ComponentNames, Game, Language, SetRules, Speech } from '@orrery/kernel'

/**
 * A game as everything outside its folder knows it. Each part is a function that imports it, so that nobody loads what they do not use. The
 * parts that only a page can show (board, guide, rulebook, picture) stand in `page.ts` beside it, because they need a browser.
 */
export interface GameManifest {
  /** The name of the game in records, addresses and on the command line; also the name of its folder. */
  readonly id: string
  /** The rules in every version that is carried, the oldest first; new games are played by the last one. */
  versions(): Promise<readonly Game[]>
  /** The file that says what the game is; lists of games make texts of it. */
  about(language: Language): Promise<{ readonly default: About }>
  speech(language: Language): Promise<Speech>
  /** What its components are called; without it reports show their ids. */
  named?(language: Language): Promise<ComponentNames>
  /** Why a turn was good for whoever played it, by theme of its model; without it no reasons are given. */
  reasons?(language: Language): Promise<ReasonTexts>
  /** Names for the same themes and for kinds of decisions; without it insights leave these out. */
  insights?(language: Language): Promise<InsightTexts>
  /** By kind of action, which kind of decision it is. */
  decisions?(): Promise<Readonly<Record<string, string>>>
  /** What each character of its bots is called and how it plays. */
  characters?(language: Language): Promise<CharacterTexts>
  /** The numbered rules with their titles. */
  numbered?(): Promise<readonly RuleTitle[]>
  /** Without bots of its own a game is played by people and by a bot that chooses at random. */
  bots?(): Promise<GameBots>
  /** How its events are read for statistics; only the command line loads it. */
  footprint?(): Promise<Footprint>
  /** How its model of who is winning is learnt; without it nobody says so. Only the command line loads it. */
  learning?(): Promise<Learning>
  /** What the analysis of finished games needs; without it nobody analyses them. */
  analyst?(): Promise<Analyst>
  /** Positions in which one turn is clearly better than all others, to be found by a person. */
  puzzles?(): Promise<PuzzleFile>
  /** Questions that the rules of the game answer; only the command line looks for them. */
  quiz?(): Promise<Quiz>
  /** Where the points of a strong level come from, for comparisons; `npm run points` writes it. */
  points?(): Promise<PointsBySource>
  /** Simple ways to play that the arena tries against the levels; only the command line loads them. */
  simples?(): Promise<{ readonly simples: Levels }>
  /** What the game is played with, as data; without it nobody can play with changed components. */
  sets?(): Promise<GameSets>
}

/** By character, a word for it and how it plays. */
export type CharacterTexts = Readonly<Record<string, { readonly name: string; readonly hint: string }>>

/** The mean points of a seat by source, when a level plays itself. */
export interface PointsBySource {
  readonly level: string
  /** How many games were played with each number of players. */
  readonly games: number
  /** The version of the rules. */
  readonly rules: number
  /** By number of players. */
  readonly seats: Readonly<Record<string, Readonly<Record<string, number>>>>
}

/** A sentence for each theme of a game's model. */
export type ReasonTexts = Readonly<Record<string, (args: { readonly player: string }) => string>>

/** Names of bars: for each theme of a game's model, and for each kind of decision. */
export interface InsightTexts {
  readonly themes: Readonly<Record<string, string>>
  readonly decisions: Readonly<Record<string, string>>
}

/** What a list of games says about one of them. */
export type About = {
  readonly name: string
  /** The name of the series, shown before the name; empty when there is none. */
  readonly over: string
  readonly text: string
  readonly facts: string
}

/** A numbered rule with its title. */
export interface RuleTitle {
  readonly id: string
  readonly title: string
}

/** The bots of a game. */
export interface GameBots {
  readonly levels: Levels
  /** The levels above those, which go by a model. */
  readonly learnt?: LearntLevels
  /** The characters that each level can have. */
  readonly characters?: readonly string[]
  /** Players that are no longer a level, or never were: the arena can still name them. */
  readonly sparring?: Levels
}

/** The sets of components of a game. */
export interface GameSets {
  /** Every version that is carried with its set, the oldest first. */
  readonly shipped: readonly ShippedSet[]
  /** What can be changed in them, as far as the sets themselves do not show it. */
  readonly rules: SetRules
  /** The game of a version with changes of its set, which stay with the game as its `set`; wrong ones get a `bad-set` error. */
  makeGame(version: number, changes: unknown): Game
}

/** The set of components of a version, as plain data. */
export interface ShippedSet {
  readonly version: number
  readonly components: object
}
