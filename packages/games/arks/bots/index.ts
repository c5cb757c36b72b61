import type { LearntLevels, Levels } from '@orrery/bots'
import { misjudging, Planner, slipping, tasting } from '@orrery/bots/think'
import { tastes } from './characters.ts'
import { knowledge } from './knowledge.ts'
import { methods } from './methods.ts'

export { characters } from './characters.ts'

/**
 * By how much a level misjudges alone against the Automa, and with others. Alone its steps are those of the Automa's levels, which the
 * rulebook prints; with others each level wins three or four of five games against the one below, which takes larger ones.
 */
const misjudgement = {
  beginner: { alone: 0.95, together: 1.2 },
  easy: { alone: 0.7, together: 0.85 },
  medium: { alone: 0.42, together: 0.46 },
  hard: { alone: 0.2, together: 0 },
} as const

function misjudgingAs(level: keyof typeof misjudgement, known: typeof knowledge): typeof knowledge {
  const { alone, together } = misjudgement[level]
  return misjudging(known, ({ players }) => (players === 1 ? alone : together))
}

/** The levels of Terraforming Arks that need no model, from the weakest to the strongest. */
export const levels: Levels = {
  beginner: (character) => {
    const known = tasting(knowledge, tastes, character)
    const method = { worlds: 1, width: 6, lane: 1, work: 3000 }
    return slipping(new Planner('beginner', misjudgingAs('beginner', known), method), known, 20)
  },
  easy: (character) => {
    const known = tasting(knowledge, tastes, character)
    const method = { worlds: 1, width: 8, lane: 1, work: 4000 }
    return slipping(new Planner('easy', misjudgingAs('easy', known), method), known, 12)
  },
  medium: (character) =>
    new Planner('medium', misjudgingAs('medium', tasting(knowledge, tastes, character)), methods.medium),
  // One world and a slight misjudgement: with two worlds and none, `hard` was further above `medium` than the Automa's Hard is above its Medium.
  hard: (character) => new Planner('hard', misjudgingAs('hard', tasting(knowledge, tastes, character)), methods.hard),
}

/** The level above them. */
export const learnt: LearntLevels = { names: ['expert'], load: async () => (await import('./learnt.ts')).learnt }

/**
 * For the arena: `expert-1` compares the ends of turns by the hand-written evaluation, as `expert` did before the model; `steady` is a `medium` that
 * misjudges nothing.
 */
export const sparring: Levels = {
  steady: () => new Planner('steady', knowledge, methods.medium),
  'expert-1': () => new Planner('expert-1', knowledge, methods.expert),
}
