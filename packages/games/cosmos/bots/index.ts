import type { Learning, Levels } from '@orrery/bots'
import { parseModel } from '@orrery/bots/model'
import { misjudging, Planner, slipping } from '@orrery/bots/think'
import { features } from './features.ts'
import { knowledge, plain } from './knowledge.ts'
import data from './model.data.json'
import { themes } from './themes.ts'

export { cosmosFootprint as footprint } from './footprint.ts'

/** How the model of Crafting the Cosmos is learnt. */
export const learning: Learning = { features, shipped: parseModel(data, 'cosmos/bots/model.data.json'), themes }

/** The levels of Crafting the Cosmos, from the weakest to the strongest. The first two judge every single decision, the others whole actions. */
export const levels: Levels = {
  easy: () => slipping(new Planner('easy', misjudging(plain, 0.7), { worlds: 1, width: 1, work: 600 }), 30),
  medium: () => new Planner('medium', plain, { worlds: 1, width: 6, work: 8000, narrowing: true }),
  hard: () => new Planner('hard', knowledge, { worlds: 1, width: 5, work: 60_000, narrowing: true }),
  expert: () => new Planner('expert', knowledge, { worlds: 1, width: 28, work: 300_000, narrowing: true }),
}
