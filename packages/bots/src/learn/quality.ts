import type { Judgement } from '../model/model.ts'
import type { GameSamples } from './samples.ts'

/** How well chances to win were foretold. */
export interface Accuracy {
  readonly positions: number
  /** The mean of the logarithm of what was given to the winner; 0 is perfect. */
  readonly logLoss: number
  /** The mean square of the error of every player's chance; 0.25 is a coin between two. */
  readonly brier: number
}

/** Of the chances in one tenth, how often they came true. */
export interface Tenth {
  readonly count: number
  readonly foretold: number
  readonly came: number
}

/** How good a model is on games it has not learnt from. */
export interface Quality extends Accuracy {
  readonly games: number
  /** By quarter of the game, as its turns count. */
  readonly quarters: readonly (Accuracy & { readonly tenths: readonly Tenth[] })[]
  readonly tenths: readonly Tenth[]
  /** By number of seats. */
  readonly seats: Readonly<Record<number, Accuracy>>
  /** The mean error of the points that were foretold. */
  readonly pointsError: number
  /** By game, the mean log loss: for comparing two models on the same games. */
  readonly losses: readonly number[]
}

/** What judges features that were written before. */
export interface RowJudge {
  judgeRow(rows: Float32Array, players: number, offset: number): Judgement
}

class Sum {
  private positions = 0
  private logs = 0
  private squares = 0
  private readonly counts = new Float64Array(10)
  private readonly foretold = new Float64Array(10)
  private readonly came = new Float64Array(10)

  add({ win, players }: Judgement, wins: readonly number[]): void {
    this.positions++
    for (let player = 0; player < players; player++) {
      const chance = win[player] ?? 0
      const won = wins[player] ?? 0
      this.logs -= won * Math.log(Math.max(1e-9, chance))
      this.squares += (chance - won) ** 2 / players
      const tenth = Math.min(9, Math.floor(10 * chance))
      this.counts[tenth] = (this.counts[tenth] ?? 0) + 1
      this.foretold[tenth] = (this.foretold[tenth] ?? 0) + chance
      this.came[tenth] = (this.came[tenth] ?? 0) + won
    }
  }

  accuracy(): Accuracy {
    const count = Math.max(1, this.positions)
    return { positions: this.positions, logLoss: this.logs / count, brier: this.squares / count }
  }

  tenths(): Tenth[] {
    return Array.from(this.counts, (count, i) => ({
      count,
      foretold: (this.foretold[i] ?? 0) / Math.max(1, count),
      came: (this.came[i] ?? 0) / Math.max(1, count),
    }))
  }
}

/** Measures a model on some games. */
export function measureQuality(model: RowJudge, games: readonly GameSamples[], size: number): Quality {
  const all = new Sum()
  const quarters = [new Sum(), new Sum(), new Sum(), new Sum()]
  const seats = new Map<number, Sum>()
  const losses: number[] = []
  let error = 0
  let players = 0
  for (const game of games) {
    const own = new Sum()
    const alike = seats.get(game.seats) ?? new Sum()
    seats.set(game.seats, alike)
    for (let position = 0; position < game.positions; position++) {
      const judgement = model.judgeRow(game.rows, game.players, position * game.players * size)
      const quarter = quarters[Math.min(3, Math.floor((4 * position) / game.positions))]
      for (const sum of [all, own, alike, quarter]) sum?.add(judgement, game.wins)
      for (let player = 0; player < game.players; player++) {
        error += Math.abs((judgement.points[player] ?? 0) - (game.points[player] ?? 0))
        players++
      }
    }
    losses.push(own.accuracy().logLoss)
  }
  return {
    ...all.accuracy(),
    games: games.length,
    quarters: quarters.map((sum) => ({ ...sum.accuracy(), tenths: sum.tenths() })),
    tenths: all.tenths(),
    seats: Object.fromEntries([...seats].map(([count, sum]) => [count, sum.accuracy()])),
    pointsError: error / Math.max(1, players),
    losses,
  }
}

/** By how much the first of two models judged the same games better, in log loss, with the 95 % interval; positive when it is better. */
export function compareQuality(
  first: Pick<Quality, 'losses'>,
  second: Pick<Quality, 'losses'>,
): { readonly gain: number; readonly low: number; readonly high: number } {
  const gains = first.losses.map((loss, i) => (second.losses[i] ?? 0) - loss)
  const count = Math.max(1, gains.length)
  const gain = gains.reduce((sum, each) => sum + each, 0) / count
  const variance = gains.reduce((sum, each) => sum + (each - gain) ** 2, 0) / Math.max(1, count - 1)
  const half = 1.959964 * Math.sqrt(variance / count)
  return { gain, low: gain - half, high: gain + half }
}
