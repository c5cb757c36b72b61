import type { Levels } from '@orrery/bots'
import { type Knowledge, misjudging, Planner, slipping } from '@orrery/bots/think'
import type { Action, Event, State, View } from '../surface.ts'
import { laneOf, printOf } from './print.ts'
import { quick } from './quick.ts'
import { makeReader } from './reader.ts'
import { judge } from './value.ts'
import { worthwhile } from './worthwhile.ts'

const knowledge: Knowledge<State, Action, View, Event> = {
  game: quick,
  value: judge,
  worthwhile,
  print: printOf,
  lane: laneOf,
}

export { huntersFootprint as footprint } from './footprint.ts'

/** How many of a hundred stars a level puts on a wrong dot; learners can beat it. */
const misplacedPercent = { easy: 20, medium: 5, hard: 0, expert: 0 } as const

/** The levels of Star Hunters, from the weakest to the strongest. */
export const levels: Levels = {
  easy: () =>
    makeReader(
      slipping(new Planner('easy', misjudging(knowledge, 0.8), { worlds: 1, width: 1, work: 200 }), 60),
      misplacedPercent.easy,
    ),
  medium: () =>
    makeReader(
      new Planner('medium', misjudging(knowledge, 0.6), { worlds: 1, width: 8, work: 2000 }),
      misplacedPercent.medium,
    ),
  hard: () =>
    makeReader(
      new Planner('hard', knowledge, {
        worlds: 2,
        width: 30,
        lane: 2,
        work: 20_000,
        ahead: { lines: 8, lane: 2, turns: 2, width: 12, within: 1, weight: 0.5 },
      }),
      misplacedPercent.hard,
    ),
  expert: () =>
    makeReader(
      new Planner('expert', knowledge, {
        worlds: 4,
        width: 40,
        lane: 2,
        work: 40_000,
        ahead: { lines: 12, lane: 2, turns: 4, width: 12, within: 1, weight: 0.5 },
      }),
      misplacedPercent.expert,
    ),
}
