import { type CometsState, playerAt } from '../../kernel/test/comets/state.ts'
import type { Analyst } from '../src/analyse/analyst.ts'
import type { Features } from '../src/model/features.ts'
import type { ModelWeights } from '../src/model/weights.ts'
import { byModel } from '../src/think/by-model.ts'
import { knowledge } from './comets.ts'

/** Points, and what may still become points, of the reference game. */
const features: Features<CometsState> = {
  names: ['points', 'tokens'],
  players: ({ players }) => players.length,
  write(state, _viewer, out) {
    for (let seat = 0; seat < state.players.length; seat++) {
      const { fromCards, fromTokens, fromBids, tokens } = playerAt(state, seat)
      out[2 * seat] = fromCards + fromTokens + fromBids
      out[2 * seat + 1] = tokens
    }
  },
}

const weights: ModelWeights = {
  game: 'comets',
  rules: 1,
  format: 1,
  features: ['points', 'tokens'],
  win: [0.5, 0.4, 0],
  points: [1, 0.8, 0],
  hidden: [],
  origin: { seed: 'by hand', generation: 0, games: 0 },
}

/** How the reference game is analysed. */
export const analyst: Analyst = {
  knowledge: byModel(knowledge, features, weights),
  features,
  weights,
  themes: { features: { points: ['points'], tokens: ['tokens'] } },
  depth: { worlds: 4, width: 6, work: 2000, trial: { beginnings: 4, width: 3, turns: 2, weight: 0.5 } },
  modelError: 0.05,
}
