/** How good a turn was, from the best to the worst. */
export const grades = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const
/** The name of a grade. */
export type Grade = (typeof grades)[number]

/** From this loss of the chance to win on, a turn gets the grade. */
export const thresholds: Readonly<Record<Grade, number>> = {
  best: 0,
  good: 0.01,
  inaccuracy: 0.05,
  mistake: 0.1,
  blunder: 0.15,
}

/** The grade of a turn that cost this much of the chance to win. */
export function gradeOf(loss: number): Grade {
  return grades.findLast((grade) => loss >= thresholds[grade]) ?? 'best'
}
