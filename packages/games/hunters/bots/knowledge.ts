import type { Knowledge } from '@orrery/bots/think'
import type { Action, Event, State, View } from '../surface.ts'
import { laneOf, printOf } from './print.ts'
import { quick } from './quick.ts'
import { judge } from './value.ts'
import { worthwhile } from './worthwhile.ts'

/** What all thinking players of Star Hunters know. */
export const knowledge: Knowledge<State, Action, View, Event> = {
  game: quick,
  value: judge,
  worthwhile,
  print: printOf,
  lane: laneOf,
}
