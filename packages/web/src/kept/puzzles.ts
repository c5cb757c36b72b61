import { type Rating, unrated, update } from '@orrery/bots/glicko2'

/** How a puzzle went: solved at the first try, solved later, or not solved yet. */
export type PuzzleOutcome = 'solved' | 'later' | 'missed'

/** What this browser remembers of the puzzles. */
export interface PuzzleProgress {
  /** By puzzle: `hunters/2cd67f`. */
  readonly outcomes: Readonly<Record<string, PuzzleOutcome>>
  /** By game, how well the user solves its puzzles. */
  readonly ratings: Readonly<Record<string, Rating>>
  /** How many first tries in a row were right, and the most there ever were. */
  readonly row: number
  readonly bestRow: number
  /** On how many days in a row something was solved, the last of these days, and the most there ever were. */
  readonly days: number
  readonly lastDay: string
  readonly bestDays: number
}

/** Nothing has been tried yet. */
export const noProgress: PuzzleProgress = {
  outcomes: {},
  ratings: {},
  row: 0,
  bestRow: 0,
  days: 0,
  lastDay: '',
  bestDays: 0,
}

/** A puzzle as its result is counted. */
export interface CountedPuzzle {
  readonly game: string
  readonly id: string
  readonly rating: number
  readonly deviation: number
}

/** The day in UTC, the same for everybody: `2026-11-17`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

const DAY = 86_400_000

/** How many days lie between the first day of computers and this one. */
export function dayNumber(day: string): number {
  return Math.floor(Date.parse(`${day}T00:00:00Z`) / DAY)
}

/** The progress after a try. Only the first one changes the rating and the row; solving it later still counts for the day. */
export function withTry(
  progress: PuzzleProgress,
  puzzle: CountedPuzzle,
  solved: boolean,
  today: string,
): PuzzleProgress {
  const key = `${puzzle.game}/${puzzle.id}`
  const before = progress.outcomes[key]
  const daily = solved ? withDay(progress, today) : progress
  if (before !== undefined) {
    if (!solved || before !== 'missed') return daily
    return { ...daily, outcomes: { ...daily.outcomes, [key]: 'later' } }
  }
  const rating = update(ratingIn(progress, puzzle.game), [{ opponent: puzzle, score: solved ? 1 : 0 }])
  const row = solved ? progress.row + 1 : 0
  return {
    ...daily,
    outcomes: { ...daily.outcomes, [key]: solved ? 'solved' : 'missed' },
    ratings: { ...daily.ratings, [puzzle.game]: rating },
    row,
    bestRow: Math.max(row, progress.bestRow),
  }
}

/** How well the user solves the puzzles of a game. */
export function ratingIn({ ratings }: PuzzleProgress, game: string): Rating {
  return ratings[game] ?? unrated
}

/** How many days in a row something was solved, up to today or yesterday: today there is still time. */
export function daysInRow({ days, lastDay }: PuzzleProgress, today: string): number {
  return lastDay !== '' && dayNumber(today) - dayNumber(lastDay) <= 1 ? days : 0
}

function withDay(progress: PuzzleProgress, today: string): PuzzleProgress {
  if (progress.lastDay === today) return progress
  const days = daysInRow(progress, today) + 1
  return { ...progress, days, lastDay: today, bestDays: Math.max(days, progress.bestDays) }
}

const KEY = 'orrery-puzzles'

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0
const isOutcome = (value: unknown): value is PuzzleOutcome =>
  value === 'solved' || value === 'later' || value === 'missed'
const isRating = (value: unknown): value is Rating =>
  isObject(value) && [value.rating, value.deviation, value.volatility].every(Number.isFinite)

function entriesOf<T>(value: unknown, is: (each: unknown) => each is T): Record<string, T> {
  const found: Record<string, T> = {}
  for (const [key, each] of Object.entries(isObject(value) ? value : {})) if (is(each)) found[key] = each
  return found
}

/** What was stored; of that, what has the right type. */
export function loadProgress(): PuzzleProgress {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    if (!isObject(stored)) return noProgress
    const count = (value: unknown): number => (isCount(value) ? value : 0)
    const { outcomes, ratings, row, bestRow, days, lastDay, bestDays } = stored
    return {
      outcomes: entriesOf(outcomes, isOutcome),
      ratings: entriesOf(ratings, isRating),
      row: count(row),
      bestRow: count(bestRow),
      days: count(days),
      lastDay: typeof lastDay === 'string' && /^\d{4}-\d\d-\d\d$/.test(lastDay) ? lastDay : '',
      bestDays: count(bestDays),
    }
  } catch {
    return noProgress
  }
}

/** Stores the progress. */
export function storeProgress(progress: PuzzleProgress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress))
  } catch {
    // A full or forbidden storage must not stop anybody from solving; it then lasts until the tab is closed.
  }
}
