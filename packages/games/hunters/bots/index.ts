import type { LearntLevels, Levels } from '@orrery/bots'
import { misjudging, Planner, slipping, tasting } from '@orrery/bots/think'
import { tastes } from './characters.ts'
import { knowledge } from './knowledge.ts'
import { methods } from './methods.ts'
import { makeReader } from './reader.ts'

export { characters } from './characters.ts'

/** How many of a hundred stars a level puts on a wrong dot; learners can beat it. */
const misplacedPercent = { beginner: 20, easy: 15, medium: 5, hard: 0 } as const

/** The levels of Star Hunters, from the weakest to the strongest. */
export const levels: Levels = {
  beginner: (character) => {
    const known = tasting(knowledge, tastes, character)
    const planner = new Planner('beginner', misjudging(known, 1.6), { worlds: 1, width: 2, work: 300 })
    return makeReader(slipping(planner, known, 250), misplacedPercent.beginner)
  },
  easy: (character) => {
    const known = tasting(knowledge, tastes, character)
    const planner = new Planner('easy', misjudging(known, 1.0), { worlds: 1, width: 3, work: 600 })
    return makeReader(slipping(planner, known, 110), misplacedPercent.easy)
  },
  medium: (character) => {
    const known = misjudging(tasting(knowledge, tastes, character), 0.6)
    return makeReader(new Planner('medium', known, { worlds: 1, width: 8, work: 2000 }), misplacedPercent.medium)
  },
  hard: (character) =>
    makeReader(new Planner('hard', tasting(knowledge, tastes, character), methods.hard), misplacedPercent.hard),
}

/** The level above them. */
export const learnt: LearntLevels = { names: ['expert'], load: async () => (await import('./learnt.ts')).learnt }

/** Earlier players, for the arena: `expert-1` compares the ends of turns by the hand-written evaluation. */
export const sparring: Levels = {
  'expert-1': () => makeReader(new Planner('expert-1', knowledge, methods.expert), 0),
}
