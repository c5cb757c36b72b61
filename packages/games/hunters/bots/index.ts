import type { LearntLevels, Levels } from '@orrery/bots'
import { misjudging, Planner, slipping, tasting } from '@orrery/bots/think'
import { tastes } from './characters.ts'
import { knowledge } from './knowledge.ts'
import { methods } from './methods.ts'
import { makeReader } from './reader.ts'

export { characters } from './characters.ts'

/** How many of a hundred stars a level puts on a wrong dot; learners can beat it. */
const misplacedPercent = { beginner: 16, easy: 10, medium: 3 } as const

/** The levels of Star Hunters that need no model, from the weakest to the strongest. */
export const levels: Levels = {
  beginner: (character) => {
    const known = tasting(knowledge, tastes, character)
    const planner = new Planner('beginner', misjudging(known, 1.45), { worlds: 1, width: 3, work: 600 })
    return makeReader(slipping(planner, known, 220), misplacedPercent.beginner)
  },
  easy: (character) => {
    const known = tasting(knowledge, tastes, character)
    const planner = new Planner('easy', misjudging(known, 0.75), { worlds: 1, width: 5, work: 1000 })
    return makeReader(slipping(planner, known, 92), misplacedPercent.easy)
  },
  medium: (character) => {
    const known = misjudging(tasting(knowledge, tastes, character), 0.25)
    return makeReader(new Planner('medium', known, { worlds: 1, width: 16, work: 4000 }), misplacedPercent.medium)
  },
}

/** The levels above them. */
export const learnt: LearntLevels = {
  names: ['hard', 'expert'],
  load: async () => (await import('./learnt.ts')).learnt,
}

/** Earlier players, for the arena: they compare the ends of turns by the hand-written evaluation. */
export const sparring: Levels = {
  'hard-1': () => makeReader(new Planner('hard-1', knowledge, methods.earlierHard), 0),
  'expert-1': () => makeReader(new Planner('expert-1', knowledge, methods.earlierExpert), 0),
}
