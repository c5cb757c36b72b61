import type { Levels } from '@orrery/bots'
import { parseModel } from '@orrery/bots/model'
import { byModel, Planner, tasting } from '@orrery/bots/think'
import { tastes } from './characters.ts'
import { features } from './features.ts'
import { knowledge } from './knowledge.ts'
import { methods } from './methods.ts'
import data from './model.data.json'
import { makeReader } from './reader.ts'

const judging = byModel(knowledge, features, parseModel(data, 'hunters/bots/model.data.json'))

/** The levels that compare the ends of turns by the model; they read every star rightly. */
export const learnt: Levels = {
  hard: (character) => makeReader(new Planner('hard', tasting(judging, tastes, character), methods.hard), 0),
  expert: (character) => makeReader(new Planner('expert', tasting(judging, tastes, character), methods.expert), 0),
}
