import type { Learning } from '@orrery/bots'
import { parseModel } from '@orrery/bots/model'
import { modelPlayers } from '@orrery/bots/think'
import { features } from './features.ts'
import { knowledge } from './knowledge.ts'
import { methods } from './methods.ts'
import data from './model.data.json'
import { makeReader } from './reader.ts'
import { themes } from './themes.ts'

/** How the model of Star Hunters is learnt, and which level plays by it. */
export const learning: Learning = {
  features,
  shipped: parseModel(data, 'hunters/bots/model.data.json'),
  themes,
  players: modelPlayers(
    knowledge,
    features,
    {
      hard: methods.hard,
      expert: methods.expert,
      explorer: { points: 0.6, doubt: 0.04, method: { worlds: 1, width: 8, work: 2000 } },
      quick: { worlds: 1, width: 12, lane: 2, work: 4000 },
    },
    (player) => makeReader(player, 0),
  ),
}
