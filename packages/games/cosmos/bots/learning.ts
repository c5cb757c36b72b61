import type { Learning } from '@orrery/bots'
import { type ModelWeights, parseModel } from '@orrery/bots/model'
import { byModel, doubting, misjudging, Planner } from '@orrery/bots/think'
import { features } from './features.ts'
import { knowledge } from './knowledge.ts'
import { methods } from './methods.ts'
import data from './model.data.json'
import { themes } from './themes.ts'

const withModel = (weights: ModelWeights): typeof knowledge => byModel(knowledge, features, weights)

/** How the model of Crafting the Cosmos is learnt, and which players can go by it. */
export const learning: Learning = {
  features,
  shipped: parseModel(data, 'cosmos/bots/model.data.json'),
  themes,
  players: {
    explorer: (weights) =>
      new Planner('explorer', doubting(misjudging(withModel(weights), 0.2), 0.03), {
        worlds: 1,
        width: 3,
        work: 20_000,
        narrowing: true,
      }),
    quick: (weights) => new Planner('quick', withModel(weights), methods.hard),
    hard: (weights) => new Planner('hard', withModel(weights), methods.hard),
    expert: (weights) => new Planner('expert', withModel(weights), methods.expert),
  },
}
