import type { Levels } from '@orrery/bots'
import { misjudging, Planner, slipping, tasting } from '@orrery/bots/think'
import { tastes } from './characters.ts'
import { knowledge } from './knowledge.ts'
import { methods } from './methods.ts'

export { characters } from './characters.ts'

/** The levels of Terraforming Arks, from the weakest to the strongest. */
export const levels: Levels = {
  beginner: (character) => {
    const known = tasting(knowledge, tastes, character)
    const method = { worlds: 1, width: 6, lane: 1, work: 3000 }
    return slipping(new Planner('beginner', misjudging(known, 0.95), method), known, 20)
  },
  easy: (character) => {
    const known = tasting(knowledge, tastes, character)
    const method = { worlds: 1, width: 8, lane: 1, work: 4000 }
    return slipping(new Planner('easy', misjudging(known, 0.7), method), known, 12)
  },
  medium: (character) =>
    new Planner('medium', misjudging(tasting(knowledge, tastes, character), 0.42), {
      worlds: 1,
      width: 12,
      lane: 1,
      work: 8000,
    }),
  // One world and a slight misjudgement: with two worlds and none, `hard` was further above `medium` than the Automa's Hard is above its Medium.
  hard: (character) => new Planner('hard', misjudging(tasting(knowledge, tastes, character), 0.2), methods.hard),
  expert: (character) => new Planner('expert', tasting(knowledge, tastes, character), methods.expert),
}

/** Earlier players, for the arena: `expert-1` tries every beginning in every world. */
export const sparring: Levels = {
  'expert-1': () => {
    const { halving: _halving, ...trial } = methods.expert.trial
    return new Planner('expert-1', knowledge, { ...methods.expert, trial })
  },
}
