import type { Action, GameEvent, GameState } from '@orrery/kernel'
import type { Learning } from '../learning.ts'
import type { Features } from '../model/features.ts'
import type { ModelWeights } from '../model/weights.ts'
import type { Player } from '../player.ts'
import { doubting, misjudging } from './beginner.ts'
import { byModel } from './by-model.ts'
import type { Knowledge } from './knowledge.ts'
import { type Method, Planner } from './planner.ts'

/** How the players of self-play and of a game's strong levels think. */
interface ModelMethods {
  /** Tries out things: it misjudges states by about so many `points` and chances by so much `doubt`. */
  readonly explorer: { readonly points: number; readonly doubt: number; readonly method: Method }
  readonly quick: Method
  readonly hard: Method
  readonly expert: Method
}

/** Players that judge by whatever model they are given, by name. `finish` adds what a game's players do besides planning. */
export function modelPlayers<S extends GameState, A extends Action, V, E extends GameEvent>(
  knowledge: Knowledge<S, A, V, E>,
  features: Features<S>,
  { explorer, ...levels }: ModelMethods,
  finish: (player: Player<A, V>) => Player<A, V> = (player) => player,
): NonNullable<Learning['players']> {
  const withModel = (weights: ModelWeights): Knowledge<S, A, V, E> => byModel(knowledge, features, weights)
  const level = (name: keyof typeof levels) => (weights: ModelWeights) =>
    finish(new Planner(name, withModel(weights), levels[name]))
  return {
    explorer: (weights) => {
      const curious = doubting(misjudging(withModel(weights), explorer.points), explorer.doubt)
      return finish(new Planner('explorer', curious, explorer.method))
    },
    quick: level('quick'),
    hard: level('hard'),
    expert: level('expert'),
  }
}
