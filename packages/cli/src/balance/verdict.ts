import { type Share, wilson } from '@orrery/bots'
import { summarise } from '../statistics.ts'

/** What a figure shows: that it is more or less than expected, that it may be, or nothing. */
export type Verdict = 'more' | 'less' | 'maybeMore' | 'maybeLess' | 'nothing'

/** A figure that deviates from what was expected, and how often chance alone would make it deviate as far. */
export interface Deviation {
  readonly by: number
  readonly chance: number
}

/** A mean with its 95 % interval. */
export interface Mean {
  readonly mean: number
  readonly low: number
  readonly high: number
  readonly deviation: number
  readonly count: number
}

const Z = 1.959964
/** A deviation that chance produces more rarely than this is worth mentioning. */
const RARE = 0.05

/** How often chance alone goes as many deviations away from the middle, on either side (Abramowitz and Stegun 7.1.26). */
function tails(z: number): number {
  const x = Math.abs(z) / Math.SQRT2
  const t = 1 / (1 + 0.3275911 * x)
  const series = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))))
  return Math.min(1, series * Math.exp(-x * x))
}

/** Below this many expected wins or losses the normal distribution misleads, and every case is counted (binomial, Fisher). */
const FEW = 10

/** The logarithm of the number of ways to choose `k` of `n`. */
function chooseLog(n: number, k: number): number {
  let sum = 0
  for (let i = 1; i <= Math.min(k, n - k); i++) sum += Math.log((n - i + 1) / i)
  return sum
}

/** Twice the chance of all cases from one number of wins to another. */
function bothTails(from: number, to: number, logOdds: (wins: number) => number): number {
  let sum = 0
  for (let wins = from; wins <= to; wins++) sum += Math.exp(logOdds(wins))
  return Math.min(1, 2 * sum)
}

const deviation = (by: number, error: number): Deviation => ({ by, chance: error > 0 ? tails(by / error) : 1 })

/** A share of a number of games, compared with the expected share. */
export function againstExpected({ share }: Share, count: number, expected: number): Deviation {
  const by = share - expected
  if (count * Math.min(expected, 1 - expected) >= FEW) {
    return deviation(by, Math.sqrt((expected * (1 - expected)) / count))
  }
  const won = Math.round(share * count)
  const odds = (wins: number): number =>
    chooseLog(count, wins) + wins * Math.log(expected) + (count - wins) * Math.log(1 - expected)
  const [from, to] = by > 0 ? [won, count] : [0, won]
  return { by, chance: expected <= 0 || expected >= 1 ? 1 : bothTails(from, to, odds) }
}

/** Compares two shares. */
export function againstShare(a: Share, countA: number, b: Share, countB: number): Deviation {
  if (countA === 0 || countB === 0) return { by: 0, chance: 1 }
  const by = a.share - b.share
  const all = (a.share * countA + b.share * countB) / (countA + countB)
  if (Math.min(countA, countB) * Math.min(all, 1 - all) >= FEW) {
    return deviation(by, Math.sqrt(all * (1 - all) * (1 / countA + 1 / countB)))
  }
  const [wonA, won] = [Math.round(a.share * countA), Math.round(a.share * countA) + Math.round(b.share * countB)]
  const odds = (wins: number): number =>
    chooseLog(countA, wins) + chooseLog(countB, won - wins) - chooseLog(countA + countB, won)
  const [from, to] = by > 0 ? [wonA, Math.min(countA, won)] : [Math.max(0, won - countB), wonA]
  return { by, chance: bothTails(from, to, odds) }
}

/** Compares two means (Welch). */
export function againstMean(a: Mean, b: Mean): Deviation {
  const error = (mean: Mean): number => (mean.count === 0 ? 0 : mean.deviation ** 2 / mean.count)
  return deviation(a.mean - b.mean, Math.sqrt(error(a) + error(b)))
}

/** The 95 % interval of the difference of two shares (Newcombe). */
export function differenceOfShares(a: Share, b: Share): Share {
  const share = a.share - b.share
  const low = share - Math.hypot(a.share - a.low, b.high - b.share)
  return { share, low, high: share + Math.hypot(a.high - a.share, b.share - b.low) }
}

/** The 95 % interval of the difference of two means. */
export function differenceOfMeans(a: Mean, b: Mean): Share {
  const half = Math.hypot(a.high - a.mean, b.high - b.mean)
  return { share: a.mean - b.mean, low: a.mean - b.mean - half, high: a.mean - b.mean + half }
}

/** The mean of a sample. */
export function meanOf(values: readonly number[]): Mean {
  const { mean, deviation } = summarise(values)
  const half = values.length === 0 ? 0 : (Z * deviation) / Math.sqrt(values.length)
  return { mean, low: mean - half, high: mean + half, deviation, count: values.length }
}

/**
 * Judges figures that belong together. Among many, some deviate by chance: only as many are called more or less as keep the wrong ones
 * among them at one in twenty (Benjamini and Hochberg); other rare deviations are called possible.
 */
export function judge(deviations: readonly Deviation[]): Verdict[] {
  const sorted = deviations.map(({ chance }) => chance).sort((a, b) => a - b)
  let limit = 0
  for (const [i, chance] of sorted.entries()) {
    if (chance <= (RARE * (i + 1)) / sorted.length) limit = chance
  }
  return deviations.map(({ by, chance }) => {
    if (chance > 0 && chance >= RARE) return 'nothing'
    const sure = chance <= limit
    if (by > 0) return sure ? 'more' : 'maybeMore'
    return by < 0 ? (sure ? 'less' : 'maybeLess') : 'nothing'
  })
}

/** How far a share must be from the expected one to show in this many games. */
export function smallestShown(expected: number, games: number): number {
  const { low, high } = wilson(expected * games, games)
  return (high - low) / 2
}
