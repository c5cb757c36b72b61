import type { Game } from '@orrery/kernel'
import { levels } from '../components/automa.ts'
import { type Action, vocabulary } from './actions.ts'
import { engine } from './engine.ts'
import type { Event } from './events.ts'
import { imagine } from './imagine.ts'
import { result } from './result.ts'
import { type Rulings, setRulings } from './rulings.ts'
import { setup } from './setup.ts'
import { clone, type State, together } from './state.ts'
import { type View, view } from './view.ts'

export type { Action, Event, State, View }

/** Terraforming Arks: travel between devastated planets, make them fit to live on, and settle those who survived. */
export type Arks = Game<State, Action, View, Event>

/** Everything but the version and the set of components it is played with. */
const rules: Omit<Arks, 'version' | 'setup'> = {
  id: 'arks',
  seats: { min: 1, max: 4 },
  options: [
    { id: 'level', values: levels.map(({ id }) => id), default: 'easy', seats: [1] },
    { id: 'length', values: ['normal', 'long'], default: 'normal' },
  ],
  vocabulary,
  // All steps of a turn but travel can be left out (A4.3); terraforming and specialists ask for a track or a card at once.
  leads: ['upgrade:none', 'play:none', 'raise:stop', 'act:none', 'act:terraform', 'act:specialist'],
  together,
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

/** The game of a version, by these rulings, with its own set or another one that is loaded. */
export function makeArks(version: number, rulings: Rulings, set: number = version): Arks {
  setRulings(set, rulings)
  return { ...rules, version, setup: (seats, options, rng) => setup(set, seats, options, rng) }
}
