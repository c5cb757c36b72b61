import type { Knowledge } from '@orrery/bots/think'
import { arks } from '../index.ts'
import type { Action, Event, State, View } from '../surface.ts'
import { laneOf, printOf } from './print.ts'
import { judge } from './value.ts'
import { worthwhile } from './worthwhile.ts'

/** What all thinking players of Terraforming Arks know. */
export const knowledge: Knowledge<State, Action, View, Event> = {
  game: arks,
  value: judge,
  worthwhile,
  print: printOf,
  lane: laneOf,
}
