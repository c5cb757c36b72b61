import type { Action, Game, GameEvent, GameState } from '../game.ts'
import { countLegal } from '../play.ts'
import { silent } from '../tell.ts'
import type { PerftCase } from './cases.ts'
import { walk } from './walk.ts'

/** How many decision sequences of this length there are from here; a sequence that ends the game early counts once. */
export function perft<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  state: S,
  depth: number,
): number {
  if (depth === 0) return 1
  const owing = game.toAct(state)
  if (owing.length === 0) return 1
  let count = 0
  for (const seat of owing) {
    if (depth === 1) {
      count += countLegal(game, state, seat)
      continue
    }
    for (const action of game.legal(state, seat)) {
      const next = game.clone(state)
      game.apply(next, seat, action, silent)
      count += perft(game, next, depth - 1)
    }
  }
  return count
}

/** The counts of one case for the depths 1 to its depth. */
export function runPerft<S extends GameState, A extends Action, V, E extends GameEvent>(
  game: Game<S, A, V, E>,
  which: PerftCase,
): number[] {
  const { state } = walk(game, which, which.seed, which.after ?? 0)
  return Array.from({ length: which.depth }, (_, i) => perft(game, state, i + 1))
}
