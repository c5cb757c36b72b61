import type { ModelWeights } from './weights.ts'

/** How much one feature puts a player ahead of another. */
export interface Contribution {
  readonly feature: string
  /** In the logarithm of the odds to win. */
  readonly win: number
  /** In points at the end. */
  readonly points: number
}

/**
 * What puts a player ahead of another, feature by feature: the mean slope of the model along the straight way from one description to the
 * other. The parts add up to the whole difference, so that a sentence made of the largest ones is true.
 */
export function contributionsOf(
  weights: ModelWeights,
  own: ArrayLike<number>,
  other: ArrayLike<number>,
): Contribution[] {
  const { features, hidden } = weights
  const active = hidden.map(({ from }) => activeShare(sumUp(from, other), sumUp(from, own)))
  return features.map((feature, i) => {
    const difference = (own[i] ?? 0) - (other[i] ?? 0)
    let win = weights.win[i] ?? 0
    let points = weights.points[i] ?? 0
    for (const [unit, each] of hidden.entries()) {
      const slope = (each.from[i] ?? 0) * (active[unit] ?? 0)
      win += each.win * slope
      points += each.points * slope
    }
    return { feature, win: win * difference, points: points * difference }
  })
}

/** What a hidden unit adds up; the last weight is its constant. */
function sumUp(from: readonly number[], row: ArrayLike<number>): number {
  const constant = from.length - 1
  let sum = from[constant] ?? 0
  for (let i = 0; i < constant; i++) sum += (from[i] ?? 0) * (row[i] ?? 0)
  return sum
}

/** On how much of the way from one sum to another a rectifier lets it through. */
function activeShare(start: number, end: number): number {
  if (start > 0 && end > 0) return 1
  if (start <= 0 && end <= 0) return 0
  return Math.max(start, end) / Math.abs(end - start)
}
