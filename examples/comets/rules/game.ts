import { type Game, silent } from '@orrery/kernel'
import { type Action, vocabulary } from './actions.ts'
import type { Event } from './events.ts'
import { imagine } from './imagine.ts'
import { result } from './result.ts'
import { clone, deal, type State } from './state.ts'
import { engine } from './turn.ts'
import { type View, view } from './view.ts'

/** Comets: collect a tail and land before you catch the same brightness twice. */
export type Comets = Game<State, Action, View, Event>

/** Everything but what differs between versions. */
export const rules: Omit<Comets, 'version' | 'generator'> = {
  id: 'comets',
  seats: { min: 2, max: 4 }, // K1.1
  options: [{ id: 'short', values: ['off', 'on'], default: 'off' }], // K1.3
  vocabulary,
  setup(seats, options, rng) {
    const state = deal(seats, options, rng)
    engine.advance(state, silent)
    return state
  },
  toAct: engine.toAct,
  legal: engine.legal,
  legalCount: engine.legalCount,
  randomLegal: engine.randomLegal,
  refuse: engine.refuse,
  apply: engine.apply,
  view,
  sameForAll: true,
  imagine,
  result,
  moment: ({ round, turn }) => ({ round, turn }),
  clone,
}
