import type { Learning } from '@orrery/bots'
import { parseModel } from '@orrery/bots/model'
import { modelPlayers } from '@orrery/bots/think'
import { features } from './features.ts'
import { knowledge } from './knowledge.ts'
import { methods } from './methods.ts'
import data from './model.data.json'
import { themes } from './themes.ts'

/** How the model of Crafting the Cosmos is learnt, and which players can go by it. */
export const learning: Learning = {
  features,
  shipped: parseModel(data, 'cosmos/bots/model.data.json'),
  themes,
  players: modelPlayers(knowledge, features, {
    ...methods,
    explorer: { points: 0.2, doubt: 0.03, method: { worlds: 1, width: 3, work: 20_000, narrowing: true } },
    quick: methods.hard,
  }),
}
