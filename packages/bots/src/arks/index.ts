import { type Action, arks, type Event, type State, type View } from '@orrery/arks'
import type { Player } from '../player.ts'
import { misjudging, slipping } from '../think/beginner.ts'
import type { Knowledge } from '../think/knowledge.ts'
import { Planner } from '../think/planner.ts'
import { judge } from './value.ts'
import { type Weights, weights } from './weights.ts'

/** What a player of Terraforming Arks knows, with these weights. */
function makeKnowledge(own: Weights): Knowledge<State, Action, View, Event> {
  return { game: arks, value: (state, seat) => judge(state, seat, own) }
}

const knowledge = makeKnowledge(weights)

/** The levels of Terraforming Arks, from the weakest to the strongest. */
export const arksLevels: Readonly<Record<string, () => Player>> = {
  easy: () => slipping(new Planner('easy', misjudging(knowledge, 0.3), { worlds: 1, width: 2, work: 600 }), 20),
  medium: () => new Planner('medium', knowledge, { worlds: 1, width: 6, work: 2500 }),
  hard: () => new Planner('hard', knowledge, { worlds: 2, width: 20, work: 20_000 }),
  expert: () =>
    new Planner('expert', knowledge, { worlds: 4, width: 30, work: 60_000, ahead: { lines: 12, turns: 4 } }),
}
