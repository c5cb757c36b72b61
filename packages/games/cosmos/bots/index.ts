import type { Learning, Levels } from '@orrery/bots'
import { parseModel } from '@orrery/bots/model'
import { type Knowledge, misjudging, Planner, slipping } from '@orrery/bots/think'
import { cosmos } from '../index.ts'
import type { Action, Event, State, View } from '../surface.ts'
import { features } from './features.ts'
import { fork } from './fork.ts'
import data from './model.data.json'
import { printOf } from './print.ts'
import { unfinished } from './unfinished.ts'
import { judge } from './value.ts'
import { type Weights, weights } from './weights.ts'
import { worthwhile } from './worthwhile.ts'

export { cosmosFootprint as footprint } from './footprint.ts'

/** How the model of Crafting the Cosmos is learnt. */
export const learning: Learning = { features, shipped: parseModel(data, 'cosmos/bots/model.data.json') }

/** What a cosmos player knows, with these weights. */
function makeKnowledge(own: Weights): Knowledge<State, Action, View, Event> {
  return {
    game: cosmos,
    value: (state, seat) => judge(state, seat, own),
    worthwhile,
    print: printOf,
    unfinished,
    fork,
  }
}

const knowledge = makeKnowledge(weights)
const { unfinished: _unfinished, ...plain } = knowledge

/** The levels of Crafting the Cosmos, from the weakest to the strongest. The first two judge every single decision, the others whole actions. */
export const levels: Levels = {
  easy: () => slipping(new Planner('easy', misjudging(plain, 0.7), { worlds: 1, width: 1, work: 600 }), 30),
  medium: () => new Planner('medium', plain, { worlds: 1, width: 6, work: 8000, narrowing: true }),
  hard: () => new Planner('hard', knowledge, { worlds: 1, width: 5, work: 60_000, narrowing: true }),
  expert: () => new Planner('expert', knowledge, { worlds: 1, width: 28, work: 300_000, narrowing: true }),
}
