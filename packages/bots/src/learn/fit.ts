import { makeRng, next32, type Rng } from '@orrery/kernel'
import { MOST_PLAYERS } from '../model/features.ts'
import { softmax } from '../model/model.ts'
import type { GameSamples } from './samples.ts'
import { makeScaling, type Scaling, unscaled } from './scaling.ts'

/** How a model is fitted. */
export interface Fitting {
  /** Units of the hidden layer; 0 for a model that only adds up its features. */
  readonly hidden: number
  readonly seed: string
  /** Passes over all positions at the most; it ends sooner when the held-out games are no longer judged better. */
  readonly passes: number
  /** How fast weights move. */
  readonly rate: number
  /** How strongly weights are drawn to zero. */
  readonly decay: number
}

/** The weights of a model without its names, and how well it judges games it has not seen. */
export interface Fitted {
  readonly win: readonly number[]
  readonly points: readonly number[]
  readonly hidden: readonly { readonly from: readonly number[]; readonly win: number; readonly points: number }[]
  /** The loss on the held-out games that ended the fitting. */
  readonly loss: number
  readonly passes: number
}

/** Positions after which the weights are moved. */
const BATCH = 64

/** How many passes without a gain end the fitting. */
const PATIENCE = 3

/** How much the error in points counts beside that in chances to win. */
const POINTS_SHARE = 0.25

/**
 * Fits a model to the ends of games: the chances to win by their likelihood, the points by least squares. Of the held-out games nothing is
 * learnt; they say when to stop. The same games, seed and settings always give the same model.
 */
export function fit(
  games: readonly GameSamples[],
  heldOut: readonly GameSamples[],
  size: number,
  how: Fitting,
): Fitted {
  const scaling = makeScaling(games, size)
  const network = new Network(size, how, scaling)
  const order: number[] = []
  for (const [index, { positions }] of games.entries()) for (let i = 0; i < positions; i++) order.push(index, i)
  const rng = makeRng(`${how.seed}:order`)
  let best = network.copy()
  let least = network.loss(heldOut)
  let passes = 0
  for (let since = 0; passes < how.passes && since < PATIENCE; ) {
    shufflePairs(rng, order)
    // The last passes take small steps, so that the weights settle.
    const rate = how.rate * 0.5 ** Math.floor((4 * passes) / how.passes)
    for (let i = 0; i < order.length; i += 2) {
      const game = games[order[i] ?? 0]
      if (game !== undefined) network.learn(game, order[i + 1] ?? 0)
      if ((i / 2) % BATCH === BATCH - 1) network.step(rate)
    }
    passes++
    const loss = network.loss(heldOut)
    since++
    if (loss < least - 1e-5) {
      least = loss
      best = network.copy()
      since = 0
    }
  }
  return { ...unscaled(best, size, how.hidden, scaling), loss: least, passes }
}

/** Shuffles a list of pairs in place. */
function shufflePairs(rng: Rng, list: number[]): void {
  for (let i = list.length / 2 - 1; i > 0; i--) {
    const j = Math.floor((next32(rng) / 2 ** 32) * (i + 1))
    for (const k of [0, 1]) {
      const kept = list[2 * i + k] ?? 0
      list[2 * i + k] = list[2 * j + k] ?? 0
      list[2 * j + k] = kept
    }
  }
}

/** A model while it learns, on scaled features. Weights lie in one list: win, points, then for each hidden unit what it adds up and gives. */
class Network {
  private readonly size: number
  private readonly hidden: number
  private readonly scaling: Scaling
  private readonly decay: number
  private readonly weights: Float64Array
  private readonly slope: Float64Array
  private readonly mean: Float64Array
  private readonly square: Float64Array
  private readonly inputs: Float64Array
  private readonly sums: Float64Array
  private readonly win = new Float64Array(MOST_PLAYERS)
  private readonly points = new Float64Array(MOST_PLAYERS)
  private seen = 0
  private steps = 0

  constructor(size: number, { hidden, seed, decay }: Fitting, scaling: Scaling) {
    this.size = size
    this.hidden = hidden
    this.scaling = scaling
    this.decay = decay
    const length = 2 * (size + 1) + hidden * (size + 3)
    this.weights = new Float64Array(length)
    this.slope = new Float64Array(length)
    this.mean = new Float64Array(length)
    this.square = new Float64Array(length)
    this.inputs = new Float64Array(MOST_PLAYERS * size)
    this.sums = new Float64Array(MOST_PLAYERS * hidden)
    const rng = makeRng(`${seed}:weights`)
    const uniform = (): number => (2 * next32(rng)) / 2 ** 32 - 1
    for (let unit = 0; unit < hidden; unit++) {
      const at = 2 * (size + 1) + unit * (size + 3)
      for (let i = 0; i < size; i++) this.weights[at + i] = uniform() * Math.sqrt(3 / size)
      this.weights[at + size + 1] = 0.1 * uniform()
      this.weights[at + size + 2] = 0.1 * uniform()
    }
  }

  copy(): Float64Array {
    return this.weights.slice()
  }

  /** Adds the slopes of one position to those of the step. */
  learn(game: GameSamples, position: number): void {
    this.judge(game, position)
    const { size, hidden, weights, slope, inputs, sums } = this
    for (let player = 0; player < game.players; player++) {
      const toWin = (this.win[player] ?? 0) - (game.wins[player] ?? 0)
      const target = ((game.points[player] ?? 0) - this.scaling.points) / this.scaling.pointsDeviation
      const toPoints = (2 * POINTS_SHARE * ((this.points[player] ?? 0) - target)) / game.players
      const row = player * size
      for (let i = 0; i < size; i++) {
        const value = inputs[row + i] ?? 0
        slope[i] = (slope[i] ?? 0) + toWin * value
        slope[size + 1 + i] = (slope[size + 1 + i] ?? 0) + toPoints * value
      }
      slope[size] = (slope[size] ?? 0) + toWin
      slope[2 * size + 1] = (slope[2 * size + 1] ?? 0) + toPoints
      for (let unit = 0; unit < hidden; unit++) {
        const sum = sums[player * hidden + unit] ?? 0
        if (sum <= 0) continue
        const at = 2 * (size + 1) + unit * (size + 3)
        slope[at + size + 1] = (slope[at + size + 1] ?? 0) + toWin * sum
        slope[at + size + 2] = (slope[at + size + 2] ?? 0) + toPoints * sum
        const back = toWin * (weights[at + size + 1] ?? 0) + toPoints * (weights[at + size + 2] ?? 0)
        for (let i = 0; i < size; i++) slope[at + i] = (slope[at + i] ?? 0) + back * (inputs[row + i] ?? 0)
        slope[at + size] = (slope[at + size] ?? 0) + back
      }
    }
    this.seen++
  }

  /** Moves the weights against the mean slope (Adam), and a little towards zero. */
  step(rate: number): void {
    const { weights, slope, mean, square } = this
    if (this.seen === 0) return
    this.steps++
    const settle = Math.sqrt(1 - 0.999 ** this.steps) / (1 - 0.9 ** this.steps)
    for (let i = 0; i < weights.length; i++) {
      const each = (slope[i] ?? 0) / this.seen
      const first = 0.9 * (mean[i] ?? 0) + 0.1 * each
      const second = 0.999 * (square[i] ?? 0) + 0.001 * each * each
      mean[i] = first
      square[i] = second
      const weight = weights[i] ?? 0
      weights[i] = weight - rate * ((settle * first) / (Math.sqrt(second) + 1e-8) + this.decay * weight)
    }
    slope.fill(0)
    this.seen = 0
  }

  /** How badly games are judged, on the mean of their positions. */
  loss(games: readonly GameSamples[]): number {
    let sum = 0
    let count = 0
    for (const game of games) {
      for (let position = 0; position < game.positions; position++) {
        this.judge(game, position)
        for (let player = 0; player < game.players; player++) {
          const target = ((game.points[player] ?? 0) - this.scaling.points) / this.scaling.pointsDeviation
          sum += (POINTS_SHARE * ((this.points[player] ?? 0) - target) ** 2) / game.players
          sum -= (game.wins[player] ?? 0) * Math.log(Math.max(1e-9, this.win[player] ?? 0))
        }
        count++
      }
    }
    return sum / Math.max(1, count)
  }

  /** Chances to win and scaled points of all players in a position. */
  private judge({ rows, players }: GameSamples, position: number): void {
    const { size, hidden, weights, inputs, sums, scaling } = this
    const start = position * players * size
    for (let player = 0; player < players; player++) {
      const row = player * size
      let win = weights[size] ?? 0
      let points = weights[2 * size + 1] ?? 0
      for (let i = 0; i < size; i++) {
        const value = ((rows[start + row + i] ?? 0) - (scaling.mean[i] ?? 0)) / (scaling.deviation[i] ?? 1)
        inputs[row + i] = value
        win += (weights[i] ?? 0) * value
        points += (weights[size + 1 + i] ?? 0) * value
      }
      for (let unit = 0; unit < hidden; unit++) {
        const at = 2 * (size + 1) + unit * (size + 3)
        let sum = weights[at + size] ?? 0
        for (let i = 0; i < size; i++) sum += (weights[at + i] ?? 0) * (inputs[row + i] ?? 0)
        sums[player * hidden + unit] = sum
        if (sum <= 0) continue
        win += (weights[at + size + 1] ?? 0) * sum
        points += (weights[at + size + 2] ?? 0) * sum
      }
      this.win[player] = win
      this.points[player] = points
    }
    softmax(this.win, players)
  }
}
