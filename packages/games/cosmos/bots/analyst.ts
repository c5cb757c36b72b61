import type { Analyst } from '@orrery/bots/analyse'
import { parseModel } from '@orrery/bots/model'
import { byModel } from '@orrery/bots/think'
import { features } from './features.ts'
import { knowledge } from './knowledge.ts'
import data from './model.data.json'
import { themes } from './themes.ts'

const weights = parseModel(data, 'cosmos/bots/model.data.json')

/** How games of Crafting the Cosmos are analysed. */
export const analyst: Analyst = {
  knowledge: byModel(knowledge, features, weights),
  features,
  weights,
  themes,
  depth: {
    worlds: 3,
    width: 8,
    work: 200_000,
    narrowing: true,
    trial: { beginnings: 5, width: 3, turns: 0, weight: 0 },
  },
  modelError: 0.12,
}
