import type { GameRecord, Seat } from '@orrery/kernel'

/** Raised when puzzles are stored in another shape. */
export const PUZZLES_VERSION = 2

/** The steps of difficulty, from the easiest to the hardest. */
export const difficulties = ['easy', 'medium', 'hard'] as const
/** The name of a step. */
export type Difficulty = (typeof difficulties)[number]

/** A turn this much below the best one, in the chance to win, is as good as it: the judgement is not finer. */
export const TOLERANCE = 0.015

/** A way to play the turn of a puzzle, up to the first thing that nobody can know. */
export interface Way {
  /** The ids of its actions, forced ones included. */
  readonly actions: readonly string[]
  /** The chance to win with it, as far as the seat can know. */
  readonly value: number
}

/** How often players of a level found a turn that is as good as the best. */
export interface Found {
  readonly level: string
  readonly found: number
  readonly tries: number
}

/** A position in which one turn is clearly better than all others. */
export interface Puzzle {
  /** Short and the same forever: it stands in links. */
  readonly id: string
  /** A question that the rules answer: `dot`, which dot belongs to a star. Left out where a turn has to be found. */
  readonly kind?: 'dot'
  /** What such a question is about. */
  readonly subject?: string
  /** Which of the games it comes from, and after how many of its decisions it begins. */
  readonly game: number
  readonly at: number
  readonly seat: Seat
  /** Ways to play the turn, the best first. Those within the tolerance solve the puzzle, and all others are clearly worse. */
  readonly ways: readonly Way[]
  /** The chance to win before the turn, by the model. */
  readonly chance: number
  /** How far the best of the others is behind, and the standard error of that. */
  readonly gap: number
  readonly error: number
  readonly difficulty: Difficulty
  /** By Glicko-2, from the tries of bots whose ratings are set. */
  readonly rating: number
  readonly deviation: number
  readonly tried: readonly Found[]
  /** What puts the best turn ahead: a theme of the game's model. */
  readonly reason?: string
}

/** A game that puzzles come from, up to the last of them. */
export type PuzzleGame = Pick<GameRecord, 'seats' | 'options' | 'seed' | 'actions'>

/** All puzzles of a game, as they are stored. */
export interface PuzzleFile {
  readonly format: typeof PUZZLES_VERSION
  readonly game: string
  readonly version: number
  /** By seed, how many of its games have been searched: a search goes on after them. */
  readonly searched: Readonly<Record<string, number>>
  readonly games: readonly PuzzleGame[]
  readonly puzzles: readonly Puzzle[]
}

/** The record of the game of a puzzle, up to the puzzle. */
export function recordOf({ game, version, games }: PuzzleFile, puzzle: Puzzle): GameRecord {
  const found = games[puzzle.game]
  if (found === undefined) throw new Error(`the puzzle ${puzzle.id} comes from a game that is not stored`)
  return { game, version, ...found, actions: found.actions.slice(0, puzzle.at) }
}

/** The ways that solve a puzzle. */
export function solutionsOf({ ways }: Pick<Puzzle, 'ways'>): readonly Way[] {
  const best = ways[0]?.value ?? 0
  return ways.filter(({ value }) => best - value < TOLERANCE)
}
