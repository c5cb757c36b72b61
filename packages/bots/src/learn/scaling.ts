import type { GameSamples } from './samples.ts'

/** Mean and deviation of every feature and of the points: features of one size are learnt equally fast. */
export interface Scaling {
  readonly mean: Float64Array
  readonly deviation: Float64Array
  readonly points: number
  readonly pointsDeviation: number
}

/** The scaling of some games. A feature that never changes keeps its size. */
export function makeScaling(games: readonly GameSamples[], size: number): Scaling {
  const mean = new Float64Array(size)
  const deviation = new Float64Array(size)
  let rows = 0
  let points = 0
  let pointsSquare = 0
  let ends = 0
  for (const game of games) {
    for (let i = 0; i < game.rows.length; i++) {
      const value = game.rows[i] ?? 0
      mean[i % size] = (mean[i % size] ?? 0) + value
      deviation[i % size] = (deviation[i % size] ?? 0) + value * value
    }
    rows += game.rows.length / size
    for (const each of game.points) {
      points += each
      pointsSquare += each * each
      ends++
    }
  }
  for (let i = 0; i < size; i++) {
    const middle = (mean[i] ?? 0) / Math.max(1, rows)
    const variance = (deviation[i] ?? 0) / Math.max(1, rows) - middle * middle
    mean[i] = middle
    deviation[i] = variance > 1e-12 ? Math.sqrt(variance) : 1
  }
  const middle = points / Math.max(1, ends)
  const variance = pointsSquare / Math.max(1, ends) - middle * middle
  return { mean, deviation, points: middle, pointsDeviation: variance > 1e-12 ? Math.sqrt(variance) : 1 }
}

/** Weights for features and points as they are, from weights that were learnt on scaled ones. */
export function unscaled(weights: Float64Array, size: number, hidden: number, scaling: Scaling) {
  const lists = (at: number, factor: number, constant: number): number[] => {
    const list = new Array<number>(size + 1).fill(0)
    let rest = weights[at + size] ?? 0
    for (let i = 0; i < size; i++) {
      const each = (weights[at + i] ?? 0) / (scaling.deviation[i] ?? 1)
      list[i] = round(factor * each)
      rest -= each * (scaling.mean[i] ?? 0)
    }
    list[size] = round(factor * rest + constant)
    return list
  }
  return {
    win: lists(0, 1, 0),
    points: lists(size + 1, scaling.pointsDeviation, scaling.points),
    hidden: Array.from({ length: hidden }, (_, unit) => {
      const at = 2 * (size + 1) + unit * (size + 3)
      return {
        from: lists(at, 1, 0),
        win: round(weights[at + size + 1] ?? 0),
        points: round(scaling.pointsDeviation * (weights[at + size + 2] ?? 0)),
      }
    }),
  }
}

/** Five digits are enough, and keep the file small. */
function round(value: number): number {
  return Number(value.toPrecision(5))
}
