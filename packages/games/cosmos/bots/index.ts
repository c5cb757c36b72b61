import type { Learning, Levels } from '@orrery/bots'
import { parseModel } from '@orrery/bots/model'
import { misjudging, Planner, slipping } from '@orrery/bots/think'
import { features } from './features.ts'
import { forgetful, knowledge, plain } from './knowledge.ts'
import data from './model.data.json'
import { themes } from './themes.ts'

export { cosmosFootprint as footprint } from './footprint.ts'

/** How the model of Crafting the Cosmos is learnt. */
export const learning: Learning = { features, shipped: parseModel(data, 'cosmos/bots/model.data.json'), themes }

/** The levels of Crafting the Cosmos, from the weakest to the strongest. The first three judge every single decision, the others whole actions. */
export const levels: Levels = {
  beginner: () =>
    slipping(new Planner('beginner', misjudging(forgetful, 0.4), { worlds: 1, width: 2, work: 1200 }), forgetful, 12),
  easy: () =>
    slipping(
      new Planner('easy', misjudging(plain, 0.2), { worlds: 1, width: 3, work: 4000, narrowing: true }),
      plain,
      10,
    ),
  medium: () => new Planner('medium', plain, { worlds: 1, width: 6, work: 8000, narrowing: true }),
  hard: () => new Planner('hard', knowledge, { worlds: 1, width: 5, work: 60_000, narrowing: true }),
  expert: () => new Planner('expert', knowledge, { worlds: 1, width: 28, work: 300_000, narrowing: true }),
}
