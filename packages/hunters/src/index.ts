import type { Game } from '@orrery/kernel'
import { type Action, vocabulary } from './actions.ts'
import type { Event } from './events.ts'
import { apply } from './rules/flow.ts'
import { legal } from './rules/legal.ts'
import { refuse } from './rules/refuse.ts'
import { result } from './rules/result.ts'
import { setup } from './rules/setup.ts'
import { cloneState, type State } from './state.ts'
import { imagine, own, type View, view } from './view.ts'

export type { Action, Event, State, View }

const oneSeat: readonly (readonly number[])[] = [[0], [1], [2], [3]]
const nobody: readonly number[] = []

/** Star Hunters: collect elements, fuse them, create real stars and place them on the Hertzsprung-Russell diagram. */
export const hunters: Game<State, Action, View, Event> = {
  id: 'hunters',
  version: 1,
  seats: { min: 2, max: 4 },
  options: [
    { id: 'firstPlayer', values: ['random', '0', '1', '2', '3'], default: 'random' }, // H2.5
    { id: 'holdLimit', values: ['off', 'on'], default: 'off' }, // H13.6
    { id: 'hrHelp', values: ['off', 'auto'], default: 'off' }, // H10.10
  ],
  vocabulary,
  setup,
  toAct: (state) => oneSeat[state.asked] ?? nobody,
  legal,
  refuse,
  apply,
  view,
  own,
  imagine,
  result,
  moment: (state) => ({ round: state.round, turn: state.turn }),
  clone: cloneState,
}
