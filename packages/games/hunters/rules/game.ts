import type { Game, Options, Rng } from '@orrery/kernel'
import { type Action, vocabulary } from './actions.ts'
import { engine } from './engine.ts'
import type { Event } from './events.ts'
import { imagine } from './imagine.ts'
import { result } from './result.ts'
import { type Rulings, setRulings } from './rulings.ts'
import { setup } from './setup.ts'
import { clone, type State } from './state.ts'
import { own, type View, view } from './view.ts'

export type { Action, Event, State, View }

/** Star Hunters: collect elements, fuse them, create real stars and place them on the Hertzsprung-Russell diagram. */
export type Hunters = Game<State, Action, View, Event>

/** Everything but the version and the set of components it is played with. */
const rules: Omit<Hunters, 'version' | 'setup'> = {
  id: 'hunters',
  seats: { min: 2, max: 4 },
  options: [
    { id: 'firstPlayer', values: ['random', '0', '1', '2', '3'], default: 'random' }, // H2.5
    { id: 'holdLimit', values: ['off', 'on'], default: 'off' }, // H13.6
    { id: 'hrHelp', values: ['off', 'auto'], default: 'off' }, // H10.10
  ],
  vocabulary,
  toAct: engine.toAct,
  legal: engine.legal,
  legalCount: engine.legalCount,
  randomLegal: engine.randomLegal,
  refuse: engine.refuse,
  apply(state, seat, action, tell) {
    if (state.drawn.length > 0) state.drawn.length = 0
    engine.apply(state, seat, action, tell)
  },
  view,
  own,
  imagine,
  result,
  moment: (state) => ({ round: state.round, turn: state.turn }),
  clone,
}

/** The game with a set that is loaded, by these rulings. */
export function makeHunters(version: number, set: number, rulings: Rulings): Hunters {
  setRulings(set, rulings)
  const game = {
    ...rules,
    version,
    setup: (seats: number, options: Options, rng: Rng) => setup(set, seats, options, rng),
  }
  return rulings.fastGenerator === true ? game : { ...game, generator: 'chacha20' }
}
