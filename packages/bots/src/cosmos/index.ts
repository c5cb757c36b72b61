import { type Action, cosmos, type Event, type State, type View } from '@orrery/cosmos'
import type { Player } from '../player.ts'
import { misjudging, slipping } from '../think/beginner.ts'
import type { Knowledge } from '../think/knowledge.ts'
import { Planner } from '../think/planner.ts'
import { fork } from './fork.ts'
import { lane } from './lane.ts'
import { printOf } from './print.ts'
import { judge } from './value.ts'
import { type Weights, weights } from './weights.ts'
import { worthwhile } from './worthwhile.ts'

/** What a cosmos player knows, with these weights. */
export function makeKnowledge(own: Weights): Knowledge<State, Action, View, Event> {
  return {
    game: cosmos,
    value: (state, seat) => judge(state, seat, own),
    worthwhile,
    print: printOf,
    fork,
    lane,
  }
}

const knowledge = makeKnowledge(weights)

/** The levels of Crafting the Cosmos, from the weakest to the strongest. */
export const cosmosLevels: Readonly<Record<string, () => Player>> = {
  easy: () => slipping(new Planner('easy', misjudging(knowledge, 0.7), { worlds: 1, width: 1, work: 600 }), 30),
  medium: () => new Planner('medium', knowledge, { worlds: 1, width: 4, work: 3000 }),
  hard: () => new Planner('hard', knowledge, { worlds: 2, width: 16, work: 40_000 }),
  expert: () =>
    new Planner('expert', knowledge, { worlds: 3, width: 24, work: 120_000, ahead: { lines: 12, turns: 4 } }),
}
