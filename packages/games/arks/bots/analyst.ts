import type { Analyst } from '@orrery/bots/analyse'
import { parseModel } from '@orrery/bots/model'
import { byModel } from '@orrery/bots/think'
import { features } from './features.ts'
import { knowledge } from './knowledge.ts'
import data from './model.data.json'
import { themes } from './themes.ts'

const weights = parseModel(data, 'arks/bots/model.data.json')

/** How games of Terraforming Arks are analysed. */
export const analyst: Analyst = {
  knowledge: byModel(knowledge, features, weights),
  features,
  weights,
  themes,
  depth: {
    worlds: 6,
    width: 24,
    lane: 1,
    work: 60_000,
    trial: { beginnings: 6, lane: 2, width: 10, within: 1, turns: 0, weight: 0 },
  },
  modelError: 0.03,
}
