import type { Seat } from '@orrery/kernel'
import { accuracyOfGame } from './accuracy.ts'
import type { CurvePoint, JudgedTurn, Performance, TurningPoint } from './analysis.ts'
import { type Grade, gradeOf, grades } from './grades.ts'

/** A turn that changes its player's chance by less is not a turning point. */
const LEAST_CHANGE = 0.1
/** How many turning points a game has at the most. */
const MOST_POINTS = 6

/** How each seat played. */
export function performances(seats: number, curve: readonly CurvePoint[], turns: readonly JudgedTurn[]): Performance[] {
  return Array.from({ length: seats }, (_, seat) => {
    const own = turns.filter((turn) => turn.seat === seat)
    const first = own[0]
    const before = first === undefined ? 0 : chanceBefore(curve, first)
    const accuracy = accuracyOfGame(
      own.map(({ loss }) => loss),
      [before, ...own.map(({ after }) => after)],
    )
    const count = (grade: Grade): number => own.filter((turn) => turn.grade === grade).length
    return {
      ...(accuracy === undefined ? {} : { accuracy }),
      loss: own.reduce((sum, { loss }) => sum + loss, 0),
      luck: own.reduce((sum, { luck }) => sum + luck, 0),
      grades: gradeCounts(count),
    }
  })
}

function gradeCounts(count: (grade: Grade) => number): Record<Grade, number> {
  const [best, good, inaccuracy, mistake, blunder] = grades.map(count)
  return { best: best ?? 0, good: good ?? 0, inaccuracy: inaccuracy ?? 0, mistake: mistake ?? 0, blunder: blunder ?? 0 }
}

/** The chance of a turn's player before it, as far as it could know. */
function chanceBefore(
  curve: readonly CurvePoint[],
  { from, seat }: { readonly from: number; readonly seat: Seat },
): number {
  return curve.findLast(({ at }) => at <= from)?.seen[seat]?.[seat] ?? 0
}

/** The turns that changed most, in the order in which they were played. */
export function turningPoints(curve: readonly CurvePoint[], turns: readonly JudgedTurn[]): TurningPoint[] {
  const all = turns.map((turn, judged) => {
    const change = turn.after - chanceBefore(curve, turn)
    const cause = causeOf(turn, change)
    // Luck may have made up for a choice that cost much; what counts is the choice.
    return {
      judged,
      change: cause === 'choice' ? -turn.loss : change,
      weight: Math.max(Math.abs(change), turn.loss),
      cause,
    }
  })
  return all
    .filter(({ weight }) => weight >= LEAST_CHANGE)
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_POINTS)
    .sort((a, b) => a.judged - b.judged)
    .map(({ judged, change, cause }) => ({ judged, change, cause }))
}

/** Where most of a change comes from: a choice that cost much, what was drawn, or neither, as when a good turn was not expected of anybody. */
function causeOf({ loss, luck }: JudgedTurn, change: number): TurningPoint['cause'] {
  if (loss >= LEAST_CHANGE && loss >= Math.abs(luck)) return 'choice'
  if (Math.abs(luck) >= Math.abs(change) / 2 && Math.sign(luck) === Math.sign(change)) return 'luck'
  return 'play'
}

/** A turn as it is graded with all cards open. */
export function withOpenCards(turn: JudgedTurn): JudgedTurn {
  return { ...turn, loss: turn.openLoss, grade: gradeOf(turn.openLoss) }
}
