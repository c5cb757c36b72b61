import { costliestPart, type Grade, type JudgedTurn, thresholds } from '@orrery/bots/analyse'
import type { Seat } from '@orrery/kernel'

/** How many turns are looked at again when none of them was a mistake. */
const AT_LEAST = 3

/** A turn that is worth another try. */
export interface Mistake {
  /** Its number among the judged turns. */
  readonly judged: number
  readonly turn: number
  readonly grade: Grade
  /** What the part that cost most cost, and the chance to win that was left with it. */
  readonly loss: number
  readonly before: number
  /** After how many decisions that part begins. */
  readonly from: number
  /** The turn is somebody else's, and the mistake was an answer in it. */
  readonly answer: boolean
}

/** The turns of a seat that were mistakes or worse, in the order of the game; without any, those that cost most. */
export function mistakesOf(turns: readonly (JudgedTurn | undefined)[], seat: Seat): readonly Mistake[] {
  const costly = turns.flatMap((turn, judged): Mistake[] => {
    const part = turn?.seat === seat ? costliestPart(turn) : undefined
    if (turn === undefined || part === undefined || turn.loss < thresholds.good) return []
    const { grade, answer = false } = turn
    return [{ judged, turn: turn.turn, grade, loss: part.loss, before: part.played, from: part.from, answer }]
  })
  const mistakes = costly.filter(({ grade }) => grade === 'mistake' || grade === 'blunder')
  if (mistakes.length > 0) return mistakes
  return costly
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, AT_LEAST)
    .sort((a, b) => a.judged - b.judged)
}

/** Whether a turn was played well enough to go on. */
export const isWell = (grade: Grade): boolean => grade === 'best' || grade === 'good'
