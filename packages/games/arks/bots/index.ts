import type { Learning, Levels } from '@orrery/bots'
import { parseModel } from '@orrery/bots/model'
import { misjudging, Planner, slipping } from '@orrery/bots/think'
import { features } from './features.ts'
import { knowledge } from './knowledge.ts'
import data from './model.data.json'
import { themes } from './themes.ts'

export { arksFootprint as footprint } from './footprint.ts'

/** How the model of Terraforming Arks is learnt. */
export const learning: Learning = { features, shipped: parseModel(data, 'arks/bots/model.data.json'), themes }

/** The levels of Terraforming Arks, from the weakest to the strongest. */
export const levels: Levels = {
  beginner: () =>
    slipping(
      new Planner('beginner', misjudging(knowledge, 1.1), { worlds: 1, width: 6, lane: 1, work: 3000 }),
      knowledge,
      25,
    ),
  easy: () =>
    slipping(
      new Planner('easy', misjudging(knowledge, 0.8), { worlds: 1, width: 8, lane: 1, work: 4000 }),
      knowledge,
      15,
    ),
  medium: () => new Planner('medium', misjudging(knowledge, 0.5), { worlds: 1, width: 12, lane: 1, work: 8000 }),
  // One world and a slight misjudgement: with two worlds and none, `hard` was further above `medium` than the Automa's Hard is above its Medium.
  hard: () =>
    new Planner('hard', misjudging(knowledge, 0.2), {
      worlds: 1,
      width: 16,
      lane: 1,
      work: 100_000,
      trial: { beginnings: 4, lane: 2, width: 8, within: 1, turns: 2, weight: 0.5 },
    }),
  expert: () =>
    new Planner('expert', knowledge, {
      worlds: 13,
      width: 32,
      lane: 1,
      work: 800_000,
      trial: { beginnings: 10, lane: 2, width: 10, within: 1, turns: 2, weight: 0.5 },
    }),
}
