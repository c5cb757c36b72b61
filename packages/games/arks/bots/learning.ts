import type { Learning } from '@orrery/bots'
import { parseModel } from '@orrery/bots/model'
import { modelPlayers } from '@orrery/bots/think'
import { features } from './features.ts'
import { knowledge } from './knowledge.ts'
import { methods } from './methods.ts'
import data from './model.data.json'
import { themes } from './themes.ts'

/** How the model of Terraforming Arks is learnt, and which players can go by it. */
export const learning: Learning = {
  features,
  shipped: parseModel(data, 'arks/bots/model.data.json'),
  themes,
  players: modelPlayers(knowledge, features, {
    hard: methods.hard,
    expert: methods.expert,
    explorer: { points: 0.5, doubt: 0.03, method: { worlds: 1, width: 12, lane: 1, work: 8000 } },
    quick: { worlds: 1, width: 16, lane: 1, work: 8000 },
  }),
}
