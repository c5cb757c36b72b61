import type { Learning } from '@orrery/bots'
import { type ModelWeights, parseModel } from '@orrery/bots/model'
import { byModel, doubting, misjudging, Planner } from '@orrery/bots/think'
import { features } from './features.ts'
import { knowledge } from './knowledge.ts'
import { methods } from './methods.ts'
import data from './model.data.json'
import { themes } from './themes.ts'

const withModel = (weights: ModelWeights): typeof knowledge => byModel(knowledge, features, weights)

/** How the model of Terraforming Arks is learnt, and which players can go by it. */
export const learning: Learning = {
  features,
  shipped: parseModel(data, 'arks/bots/model.data.json'),
  themes,
  players: {
    explorer: (weights) =>
      new Planner('explorer', doubting(misjudging(withModel(weights), 0.5), 0.03), {
        worlds: 1,
        width: 12,
        lane: 1,
        work: 8000,
      }),
    quick: (weights) => new Planner('quick', withModel(weights), { worlds: 1, width: 16, lane: 1, work: 8000 }),
    hard: (weights) => new Planner('hard', withModel(weights), methods.hard),
    expert: (weights) => new Planner('expert', withModel(weights), methods.expert),
  },
}
