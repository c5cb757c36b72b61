import type { Game } from '@orrery/kernel'
import { type Action, vocabulary } from './actions.ts'
import type { Event } from './events.ts'
import { result } from './rules/end.ts'
import { engine } from './rules/engine.ts'
import { setup } from './rules/setup.ts'
import { clone, type State } from './state.ts'
import { imagine, own, type View, view } from './view.ts'

export type { Action } from './actions.ts'
export type { Event } from './events.ts'
export type { Player, State } from './state.ts'
export type { PlayerView, View } from './view.ts'

/** Crafting the Cosmos. */
export const cosmos: Game<State, Action, View, Event> = {
  id: 'cosmos',
  version: 1,
  seats: { min: 2, max: 4 },
  options: [{ id: 'faster', values: ['off', 'on'], default: 'off' }],
  vocabulary,
  setup,
  toAct: engine.toAct,
  legal: engine.legal,
  refuse: engine.refuse,
  apply: engine.apply,
  view,
  own,
  imagine,
  result,
  moment: (state) => ({ round: state.round, turn: state.turn }),
  clone,
}
