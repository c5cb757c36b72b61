import type { Knowledge } from '@orrery/bots/think'
import { cosmos } from '../index.ts'
import type { Action, Event, State, View } from '../surface.ts'
import { fork } from './fork.ts'
import { printOf } from './print.ts'
import { sketch } from './sketch.ts'
import { unfinished } from './unfinished.ts'
import { judge } from './value.ts'
import { weights } from './weights.ts'
import { worthwhile } from './worthwhile.ts'

/** What thinking players of Crafting the Cosmos know who judge every single decision. */
export const plain: Knowledge<State, Action, View, Event> = {
  game: cosmos,
  value: (state, seat) => judge(state, seat, weights),
  worthwhile,
  print: printOf,
  fork,
  sketch,
}

/** The same for those who compare whole actions. */
export const knowledge: typeof plain = { ...plain, unfinished }

const withoutGoals = { ...weights, goalNow: 0, goalLater: 0 }

/** The same as `plain` for somebody who does not think of the goals before they are scored. */
export const forgetful: typeof plain = { ...plain, value: (state, seat) => judge(state, seat, withoutGoals) }
