import { act, type Game, type GameState, RefusalError, type Seat } from '@orrery/kernel'
import type { CountedAction, Play } from './table.ts'

/** How many decisions of a seat could be undone: its own since the last barrier. */
export function undoable(play: Play, seat: Seat): number {
  return play.since.reduce((count, step) => count + (step.seat === seat ? 1 : 0), 0)
}

/** What is left of the decisions since the barrier without the last `steps` of a seat. */
export function without(since: readonly CountedAction[], seat: Seat, steps: number): CountedAction[] {
  let left = steps
  const kept: CountedAction[] = []
  for (const step of since.toReversed()) {
    if (step.seat === seat && left > 0) left--
    else kept.push(step)
  }
  return kept.reverse()
}

/** The state after the last barrier. */
export function checkpointOf({ checkpoint, state }: Play): GameState {
  return checkpoint ?? state
}

/**
 * The state after these decisions since the checkpoint. `undefined` when they are not legal without what was undone: where several players
 * decide at once, later decisions of others may depend on it.
 */
export function redo(game: Game, checkpoint: GameState, steps: readonly CountedAction[]): GameState | undefined {
  const state = game.clone(checkpoint)
  for (const { seat, id } of steps) {
    try {
      if (act(game, state, seat, game.vocabulary.parse(id)).barrier) return undefined
    } catch (error) {
      if (error instanceof RefusalError) return undefined
      throw error
    }
  }
  return state
}
