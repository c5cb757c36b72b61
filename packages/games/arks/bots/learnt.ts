import type { Levels } from '@orrery/bots'
import { parseModel } from '@orrery/bots/model'
import { byModel, Planner, tasting } from '@orrery/bots/think'
import { tastes } from './characters.ts'
import { features } from './features.ts'
import { knowledge } from './knowledge.ts'
import { methods } from './methods.ts'
import data from './model.data.json'

const judging = byModel(knowledge, features, parseModel(data, 'arks/bots/model.data.json'))

/** The level that compares the ends of turns by the model. */
export const learnt: Levels = {
  expert: (character) => new Planner('expert', tasting(judging, tastes, character), methods.expert),
}
