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

/** Easy: `medium` finds it now and then. Medium: it hardly does, but `hard` does at least every second time. Hard: neither does. */
export function difficultyOf(tried: readonly Found[]): Difficulty {
  if (shareOf(tried, 'medium') >= 0.25) return 'easy'
  return shareOf(tried, 'hard') >= 0.5 ? 'medium' : 'hard'
}
