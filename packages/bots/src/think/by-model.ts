import type { Action, GameEvent, GameState } from '@orrery/kernel'
import type { Features } from '../model/features.ts'
import { Model } from '../model/model.ts'
import type { ModelWeights } from '../model/weights.ts'
import type { Chances, Knowledge } from './knowledge.ts'

/** What a player that compares the ends of turns by a model needs. */
export function byModel<S extends GameState, A extends Action, V, E extends GameEvent>(
  knowledge: Knowledge<S, A, V, E>,
  features: Features<S>,
  weights: ModelWeights,
): Knowledge<S, A, V, E> & Chances<S> {
  const model = new Model(features, weights)
  return { ...knowledge, chance: (state, seat) => model.chance(state, seat, seat) }
}
