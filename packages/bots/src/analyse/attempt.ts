import type { Game, GameRecord, Seat } from '@orrery/kernel'
import { type Analyst, forRules } from './analyst.ts'
import { type Grade, gradeOf } from './grades.ts'
import { judgePart } from './judge-part.ts'
import { isChoice } from './judge-turn.ts'
import { takeApart } from './turns.ts'

/** Where somebody plays a turn of a game again: after how many of its decisions, and at which seat. */
export interface AttemptStart {
  readonly from: number
  readonly seat: Seat
}

/** How good a turn is that somebody has played from a position on. */
export interface JudgedAttempt {
  readonly grade: Grade
  /** The chance to win with what was played, and with the best that was found; both as far as the seat could know. */
  readonly played: number
  readonly best: number
  /** What the choices cost, and the standard error. */
  readonly loss: number
  readonly error: number
}

/**
 * Judges the last turn of a record from one of its positions on, as the analysis judges turns: by the same worlds, so that it can be compared
 * with what was played there before.
 */
export function judgeAttempt(
  game: Game,
  analyst: Analyst,
  record: GameRecord,
  { from, seat }: AttemptStart,
  seed = 'analysis',
): JudgedAttempt {
  const suited = forRules(analyst, game)
  const parts = takeApart(game, record)
    .turns.filter((turn) => turn.seat === seat)
    .flatMap((turn) => turn.parts)
    .filter((part) => part.from >= from && isChoice(part))
  const judged = parts.map(
    (part) => judgePart(suited, { ...part, view: game.view(part.start, seat), seat, usual: false }, seed).judged,
  )
  const [first] = judged
  if (first === undefined) throw new Error(`seat ${seat} had no choice after decision ${from}`)
  const loss = judged.reduce((sum, part) => sum + part.loss, 0)
  const error = Math.hypot(...judged.map((part) => part.error))
  return { grade: gradeOf(loss), played: Math.max(0, first.best - loss), best: first.best, loss, error }
}
