import type { Learning } from '@orrery/bots'
import { type ModelWeights, parseModel } from '@orrery/bots/model'
import { byModel, doubting, misjudging, Planner } from '@orrery/bots/think'
import { features } from './features.ts'
import { knowledge } from './knowledge.ts'
import { methods } from './methods.ts'
import data from './model.data.json'
import { makeReader } from './reader.ts'
import { themes } from './themes.ts'

const withModel = (weights: ModelWeights): typeof knowledge => byModel(knowledge, features, weights)

/** How the model of Star Hunters is learnt, and which level plays by it. */
export const learning: Learning = {
  features,
  shipped: parseModel(data, 'hunters/bots/model.data.json'),
  themes,
  players: {
    explorer: (weights) => {
      const curious = doubting(misjudging(withModel(weights), 0.6), 0.04)
      return makeReader(new Planner('explorer', curious, { worlds: 1, width: 8, work: 2000 }), 0)
    },
    quick: (weights) =>
      makeReader(new Planner('quick', withModel(weights), { worlds: 1, width: 12, lane: 2, work: 4000 }), 0),
    hard: (weights) => makeReader(new Planner('hard', withModel(weights), methods.hard), 0),
    expert: (weights) => makeReader(new Planner('expert', withModel(weights), methods.expert), 0),
  },
}
