import type { Levels } from '@orrery/bots'
import { misjudging, Planner, slipping, tasting } from '@orrery/bots/think'
import { tastes } from './characters.ts'
import { forgetful, knowledge, plain } from './knowledge.ts'
import { methods } from './methods.ts'

export { characters } from './characters.ts'

/** The levels of Crafting the Cosmos, from the weakest to the strongest. The first three judge every single decision, the others whole actions. */
export const levels: Levels = {
  beginner: (character) => {
    const known = tasting(forgetful, tastes, character)
    const method = { worlds: 1, width: 3, work: 2000, narrowing: true }
    return slipping(new Planner('beginner', misjudging(known, 0.75), method), known, 34)
  },
  easy: (character) => {
    const known = tasting(plain, tastes, character)
    const method = { worlds: 1, width: 3, work: 4000, narrowing: true }
    return slipping(new Planner('easy', misjudging(known, 0.42), method), known, 25)
  },
  medium: (character) =>
    new Planner('medium', tasting(plain, tastes, character), { worlds: 1, width: 9, work: 12_000, narrowing: true }),
  hard: (character) => new Planner('hard', tasting(knowledge, tastes, character), methods.hard),
  expert: (character) => new Planner('expert', tasting(knowledge, tastes, character), methods.expert),
}

/** Earlier players, for the arena: `expert-1` searches every turn equally widely. */
export const sparring: Levels = {
  'expert-1': () => new Planner('expert-1', knowledge, { worlds: 1, width: 28, work: 300_000, narrowing: true }),
}
