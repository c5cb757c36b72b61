import { type Result, rank } from '@orrery/kernel'
import { type State, scoreOf, sourceIds } from './state.ts'

/** The result once the game is over: points, then cards in hand, then a shared victory (C18.2, C18.5). */
export function result(state: State): Result | undefined {
  if (!state.over) return undefined
  return {
    seats: rank(
      state.players.map((player) => ({
        score: scoreOf(player),
        sources: Object.fromEntries(sourceIds.map((source, index) => [source, player.points[index] ?? 0])),
        tiebreaks: [player.hand.reduce((sum, count) => sum + count, 0)],
      })),
    ),
  }
}
