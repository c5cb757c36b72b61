import type { Game } from '@orrery/kernel'
import { type Action, vocabulary } from './actions.ts'
import { engine } from './engine.ts'
import type { Event } from './events.ts'
import { imagine } from './imagine.ts'
import { result } from './result.ts'
import { type Rulings, setRulings } from './rulings.ts'
import { setup } from './setup.ts'
import { clone, type State } from './state.ts'
import { own, type View, view } from './view.ts'

export type { Action } from './actions.ts'
export type { Event } from './events.ts'
export type { Player, State } from './state.ts'
export type { PlayerView, View } from './view.ts'

/** Crafting the Cosmos. */
export type Cosmos = Game<State, Action, View, Event>

/** Everything but the version and the set of components it is played with. */
const rules: Omit<Cosmos, 'version' | 'setup'> = {
  id: 'cosmos',
  seats: { min: 2, max: 4 },
  options: [{ id: 'faster', values: ['off', 'on'], default: 'off' }],
  vocabulary,
  // The end of the shifts (C5.2) and of crafting, and the choice of an omega space (C13.1).
  leads: ['stop-shift', 'end-crafting', 'omega:nebula', 'omega:stabilise'],
  toAct: engine.toAct,
  legal: engine.legal,
  legalCount: engine.legalCount,
  randomLegal: engine.randomLegal,
  refuse: engine.refuse,
  apply: engine.apply,
  view,
  own,
  imagine,
  result,
  moment: (state) => ({ round: state.round, turn: state.turn }),
  clone,
}

/** The game with a set that is loaded, by these rulings. */
export function makeCosmos(version: number, set: number, rulings: Rulings): Cosmos {
  setRulings(set, rulings)
  return { ...rules, version, setup: (seats, options, rng) => setup(set, seats, options, rng) }
}
