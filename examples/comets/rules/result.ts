import { at, type Result, rank } from '@orrery/kernel'
import type { State } from './state.ts'

/** Whether the last turn is over. */
export const isOver = (state: State): boolean => state.todo.length === 0

/** The most points win, then the best tail (K3.2). */
export function result(state: State): Result | undefined {
  if (!isOver(state)) return undefined
  const standings = state.points.map((score, seat) => ({
    score,
    sources: { tails: score },
    tiebreaks: [at(state.best, seat)],
  }))
  return { seats: rank(standings) }
}
