import type { Learning, Levels } from '@orrery/bots'
import { type ModelWeights, parseModel } from '@orrery/bots/model'
import { byModel, doubting, misjudging, Planner, slipping } from '@orrery/bots/think'
import { features } from './features.ts'
import { knowledge } from './knowledge.ts'
import data from './model.data.json'
import { makeReader } from './reader.ts'
import { themes } from './themes.ts'

export { huntersFootprint as footprint } from './footprint.ts'

/** How many of a hundred stars a level puts on a wrong dot; learners can beat it. */
const misplacedPercent = { beginner: 25, easy: 20, medium: 5, hard: 0, expert: 0 } as const

/** How the two strong levels think. */
const methods = {
  hard: {
    worlds: 2,
    width: 30,
    lane: 2,
    work: 20_000,
    ahead: { lines: 8, lane: 2, turns: 2, width: 12, within: 1, weight: 0.5 },
  },
  expert: {
    worlds: 4,
    width: 40,
    lane: 2,
    work: 40_000,
    ahead: { lines: 12, lane: 2, turns: 4, width: 12, within: 1, weight: 0.5 },
  },
} as const

const withModel = (weights: ModelWeights): typeof knowledge => byModel(knowledge, features, weights)

const shipped = parseModel(data, 'hunters/bots/model.data.json')
const learnt = withModel(shipped)

/** The levels of Star Hunters, from the weakest to the strongest. */
export const levels: Levels = {
  beginner: () =>
    makeReader(
      slipping(new Planner('beginner', misjudging(knowledge, 1.4), { worlds: 1, width: 1, work: 200 }), knowledge, 250),
      misplacedPercent.beginner,
    ),
  easy: () =>
    makeReader(
      slipping(new Planner('easy', misjudging(knowledge, 0.8), { worlds: 1, width: 1, work: 200 }), knowledge, 60),
      misplacedPercent.easy,
    ),
  medium: () =>
    makeReader(
      new Planner('medium', misjudging(knowledge, 0.6), { worlds: 1, width: 8, work: 2000 }),
      misplacedPercent.medium,
    ),
  hard: () => makeReader(new Planner('hard', knowledge, methods.hard), misplacedPercent.hard),
  expert: () => makeReader(new Planner('expert', learnt, methods.expert), misplacedPercent.expert),
}

/** Earlier players, for the arena: `expert-1` compares the ends of turns by the hand-written evaluation. */
export const sparring: Levels = {
  'expert-1': () => makeReader(new Planner('expert-1', knowledge, methods.expert), 0),
}

/** How the model of Star Hunters is learnt, and which level plays by it. */
export const learning: Learning = {
  features,
  shipped,
  themes,
  players: {
    explorer: (weights) => {
      const curious = doubting(misjudging(withModel(weights), 0.6), 0.04)
      return makeReader(new Planner('explorer', curious, { worlds: 1, width: 8, work: 2000 }), 0)
    },
    quick: (weights) =>
      makeReader(new Planner('quick', withModel(weights), { worlds: 1, width: 12, lane: 2, work: 4000 }), 0),
    hard: (weights) => makeReader(new Planner('hard', withModel(weights), methods.hard), 0),
    expert: (weights) => makeReader(new Planner('expert', withModel(weights), methods.expert), 0),
  },
}
