import type { Game, GameState, Result } from '@orrery/kernel'
import type { Features } from '../model/features.ts'

/** What is kept of one game to learn from: its positions between turns, and how it ended. */
export interface GameSamples {
  readonly seats: number
  /** The seats, and an opponent played by the rules. */
  readonly players: number
  readonly positions: number
  /** The features of all players of all positions, one after the other. */
  readonly rows: Float32Array
  /** By player, the part of the win: 1, a half where two share it, 0. */
  readonly wins: readonly number[]
  /** By player, the points at the end. */
  readonly points: readonly number[]
}

/** Watches a game and keeps a position of every turn. */
export interface Sampler<S extends GameState> {
  /** Called with every state in which somebody has to decide. */
  look(state: S): void
  /** What was kept, once the game is over. */
  samples(result: Result): GameSamples
}

/**
 * Keeps the first state of every turn, seen through the eyes of one seat after the other. Between turns nothing is half done, and these are the
 * states that players compare and curves are drawn of.
 */
export function makeSampler<S extends GameState>(
  game: Pick<Game<S>, 'moment'>,
  features: Features<S>,
  seats: number,
): Sampler<S> {
  const kept: Float32Array[] = []
  let turn = 0
  let row = new Float64Array(0)
  return {
    look(state) {
      const now = game.moment(state).turn
      if (now === turn) return
      turn = now
      const length = features.players(state) * features.names.length
      if (row.length !== length) row = new Float64Array(length)
      features.write(state, kept.length % seats, row)
      kept.push(Float32Array.from(row))
    },
    samples(result) {
      const all = [...result.seats, ...(result.rival === undefined ? [] : [result.rival])]
      const first = all.filter(({ rank }) => rank === 1).length
      const rows = new Float32Array(kept.reduce((sum, each) => sum + each.length, 0))
      let at = 0
      for (const each of kept) {
        rows.set(each, at)
        at += each.length
      }
      return {
        seats,
        players: all.length,
        positions: kept.length,
        rows,
        wins: all.map(({ rank }) => (rank === 1 ? 1 / first : 0)),
        points: all.map(({ score }) => score),
      }
    },
  }
}
