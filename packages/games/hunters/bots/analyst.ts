import type { Analyst } from '@orrery/bots/analyse'
import { parseModel } from '@orrery/bots/model'
import { byModel } from '@orrery/bots/think'
import { features } from './features.ts'
import { knowledge } from './knowledge.ts'
import data from './model.data.json'
import { themes } from './themes.ts'

const weights = parseModel(data, 'hunters/bots/model.data.json')

/** How games of Star Hunters are analysed. */
export const analyst: Analyst = {
  knowledge: byModel(knowledge, features, weights),
  features,
  weights,
  themes,
  depth: {
    worlds: 6,
    width: 40,
    lane: 2,
    work: 120_000,
    trial: { beginnings: 6, lane: 2, width: 10, within: 1, turns: 4, weight: 0.5 },
  },
  modelError: 0.03,
}
