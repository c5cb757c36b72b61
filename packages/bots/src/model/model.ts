import { type GameState, OrreryError, type Seat } from '@orrery/kernel'
import { type Features, MOST_PLAYERS } from './features.ts'
import type { ModelWeights } from './weights.ts'

/** What a model says about a state; overwritten by the next state it judges. */
export interface Judgement {
  readonly players: number
  /** By player, the chance to win; all together are 1. */
  readonly win: Float64Array
  /** By player, the points at the end that are to be expected. */
  readonly points: Float64Array
}

/** A model at work: judges states without allocating anything. */
export class Model<S extends GameState = GameState> {
  readonly features: Features<S>
  private readonly size: number
  private readonly units: number
  /** `size + 1` weights for each hidden unit, and what each of them adds. */
  private readonly from: Float64Array
  private readonly unitWin: Float64Array
  private readonly unitPoints: Float64Array
  private readonly linearWin: Float64Array
  private readonly linearPoints: Float64Array
  private readonly row: Float64Array
  private readonly judgement: { players: number; readonly win: Float64Array; readonly points: Float64Array }

  constructor(features: Features<S>, weights: ModelWeights) {
    const { names } = features
    const strange = names.findIndex((name, i) => weights.features[i] !== name)
    if (strange >= 0 || names.length !== weights.features.length) {
      const found = strange < 0 ? `${weights.features.length} features` : `"${weights.features[strange]}"`
      const wanted = strange < 0 ? names.length : `"${names[strange]}"`
      throw new OrreryError('bad-model', `the model of ${weights.game} was made for ${found}, not for ${wanted}`)
    }
    this.features = features
    this.size = names.length
    this.units = weights.hidden.length
    this.linearWin = Float64Array.from(weights.win)
    this.linearPoints = Float64Array.from(weights.points)
    this.from = Float64Array.from(weights.hidden.flatMap((unit) => unit.from))
    this.unitWin = Float64Array.from(weights.hidden, (unit) => unit.win)
    this.unitPoints = Float64Array.from(weights.hidden, (unit) => unit.points)
    this.row = new Float64Array(MOST_PLAYERS * this.size)
    this.judgement = { players: 0, win: new Float64Array(MOST_PLAYERS), points: new Float64Array(MOST_PLAYERS) }
  }

  /** Judges a state as far as `viewer` can see it; without a viewer with everything open. */
  judge(state: S, viewer: Seat | undefined): Judgement {
    this.features.write(state, viewer, this.row)
    return this.judgeRow(this.row, this.features.players(state))
  }

  /** The chance of one player to win. */
  chance(state: S, player: number, viewer: Seat | undefined): number {
    return this.judge(state, viewer).win[player] ?? 0
  }

  /** Judges features that were written before. */
  judgeRow(row: Float64Array | Float32Array, players: number, offset = 0): Judgement {
    const { judgement } = this
    judgement.players = players
    for (let player = 0; player < players; player++) this.sumUp(row, offset + player * this.size, player)
    softmax(judgement.win, players)
    return judgement
  }

  /** Both outputs of one player, before the players are compared. */
  private sumUp(row: Float64Array | Float32Array, start: number, player: number): void {
    const { size, units, from, linearWin, linearPoints } = this
    let win = linearWin[size] ?? 0
    let points = linearPoints[size] ?? 0
    for (let i = 0; i < size; i++) {
      const value = row[start + i] ?? 0
      win += (linearWin[i] ?? 0) * value
      points += (linearPoints[i] ?? 0) * value
    }
    for (let unit = 0, at = 0; unit < units; unit++, at += size + 1) {
      let sum = from[at + size] ?? 0
      for (let i = 0; i < size; i++) sum += (from[at + i] ?? 0) * (row[start + i] ?? 0)
      if (sum <= 0) continue
      win += (this.unitWin[unit] ?? 0) * sum
      points += (this.unitPoints[unit] ?? 0) * sum
    }
    this.judgement.win[player] = win
    this.judgement.points[player] = points
  }
}

/** Makes shares of the first numbers of a list: each is e to its power, and all together are 1. */
export function softmax(list: Float64Array, count: number): void {
  let most = Number.NEGATIVE_INFINITY
  for (let i = 0; i < count; i++) most = Math.max(most, list[i] ?? 0)
  let sum = 0
  for (let i = 0; i < count; i++) {
    const each = Math.exp((list[i] ?? 0) - most)
    list[i] = each
    sum += each
  }
  for (let i = 0; i < count; i++) list[i] = (list[i] ?? 0) / sum
}
