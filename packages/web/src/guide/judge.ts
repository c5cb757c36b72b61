import type { Exercise } from '@orrery/board/guide'
import type { LogStep, Position } from '../worker/protocol.ts'

/** How an exercise stands. */
export interface Judgement {
  /** What has been reached so far. */
  readonly reached: number
  readonly solved: boolean
  /** The turn of the exercise is over. */
  readonly over: boolean
}

/** Judges a position of an exercise by what its player sees; whatever way led there. */
export function judge(exercise: Exercise, steps: readonly LogStep[], { view, moment, result }: Position): Judgement {
  const reached = exercise.measure(view)
  const turn = steps[exercise.before?.length ?? 0]?.moment.turn ?? moment.turn
  return { reached, solved: reached >= exercise.goal, over: moment.turn !== turn || result !== undefined }
}
