import {
  type Action,
  begin,
  type Game,
  type GameEvent,
  type GameRecord,
  type GameState,
  parseEntry,
  type Result,
  silent,
} from '@orrery/kernel'
import type { Features } from '../model/features.ts'
import { softmax } from '../model/model.ts'

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

/**
 * The first state of every turn of a record, seen through the eyes of one seat after the other. Between turns nothing is half done, and these are
 * the states that players compare and curves are drawn of.
 */
export function samplesOf<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  record: GameRecord,
  features: Features<S>,
): GameSamples {
  const kept: Float32Array[] = []
  const state = begin(game, record)
  let turn = 0
  let row = new Float64Array(0)
  for (const line of record.actions) {
    const now = game.moment(state).turn
    if (now !== turn) {
      turn = now
      const length = features.players(state) * features.names.length
      if (row.length !== length) row = new Float64Array(length)
      features.write(state, kept.length % record.seats, row)
      kept.push(Float32Array.from(row))
    }
    const { seat, id } = parseEntry(line)
    game.apply(state, seat, game.vocabulary.parse(id), silent)
  }
  const result = game.result(state)
  if (result === undefined) throw new Error(`the game ${record.seed} has no end`)
  return { seats: record.seats, positions: kept.length, rows: joined(kept), ...endsOf(result) }
}

function endsOf(result: Result): Pick<GameSamples, 'players' | 'wins' | 'points'> {
  const all = [...result.seats, ...(result.rival === undefined ? [] : [result.rival])]
  const first = all.filter(({ rank }) => rank === 1).length
  return {
    players: all.length,
    wins: all.map(({ rank }) => (rank === 1 ? 1 / first : 0)),
    points: all.map(({ score }) => score),
  }
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const whole = new Float32Array(parts.reduce((sum, each) => sum + each.length, 0))
  let at = 0
  for (const each of parts) {
    whole.set(each, at)
    at += each.length
  }
  return whole
}

/** How many points make a win certain rather than lucky, as a part of the deviation of all points. */
const CLEAR = 0.28

/**
 * The same games with wins that follow the points in part, from 0 to 1: whoever won by a point could as well have lost, and a model that is told so needs fewer games. It gets
 * less sure by this, which calibration mends.
 */
export function softened(games: readonly GameSamples[], share: number): readonly GameSamples[] {
  if (share === 0) return games
  const all = games.flatMap(({ points }) => points)
  const mean = all.reduce((sum, each) => sum + each, 0) / Math.max(1, all.length)
  const deviation = Math.sqrt(all.reduce((sum, each) => sum + (each - mean) ** 2, 0) / Math.max(1, all.length))
  const scale = Math.max(1e-9, CLEAR * deviation)
  return games.map((game) => {
    const chances = Float64Array.from(game.points, (points) => points / scale)
    softmax(chances, chances.length)
    return { ...game, wins: game.wins.map((won, player) => (1 - share) * won + share * (chances[player] ?? 0)) }
  })
}
