import { type Rating, unrated, update } from '../glicko2.ts'
import type { Difficulty, Found } from './puzzle.ts'

/** What the levels count as when they try puzzles: 400 points apart, around somebody about whom nothing is known. */
const levelRatings: Readonly<Record<string, number>> = { easy: 1100, medium: 1500, hard: 1900 }

/** How sure these ratings are. */
const DEVIATION = 60

/** How a puzzle starts: it is rated like a player that wins whenever it is not solved. */
export function ratingOf(tried: readonly Found[]): Rating {
  const met = tried.flatMap(({ level, found, tries }) => {
    const opponent = { rating: levelRatings[level] ?? unrated.rating, deviation: DEVIATION }
    return Array.from({ length: tries }, (_, k) => ({ opponent, score: k < found ? 0 : 1 }))
  })
  return update(unrated, met)
}

const shareOf = (tried: readonly Found[], level: string): number => {
  const found = tried.find((each) => each.level === level)
  return found === undefined ? 0 : found.found / Math.max(1, found.tries)
}

/** Whether `medium` finds it more often than not: then it is no puzzle. */
export function isObvious(tried: readonly Found[]): boolean {
  return shareOf(tried, 'medium') > 0.5
}

/** From these ratings on a puzzle is of medium difficulty, and hard. */
const STEPS = { medium: 1600, hard: 1800 }

/** How difficult a puzzle is follows from its rating, so that the two never contradict each other. */
export function difficultyOf(rating: number): Difficulty {
  if (rating < STEPS.medium) return 'easy'
  return rating < STEPS.hard ? 'medium' : 'hard'
}
