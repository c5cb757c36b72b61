import { at, type Game, type Result, rank } from '@orrery/kernel'
import { type Action, vocabulary } from './actions.ts'
import { levels } from './components/automa.ts'
import { sources } from './components/basics.ts'
import type { Event } from './events.ts'
import { engine } from './rules/engine.ts'
import { setup } from './rules/setup.ts'
import { type Rulings, setRulings } from './rulings.ts'
import { clone, isAutoma, type State, score, units } from './state.ts'
import { imagine, type View, view } from './view.ts'

export type { Action, Event, State, View }

/** Terraforming Arks: travel between devastated planets, make them fit to live on, and settle those who survived. */
export type Arks = Game<State, Action, View, Event>

/** A21.6: points, then resource units; A27.3: alone, a tie is the Automa's. */
function result(state: State): Result | undefined {
  if (!state.over) return undefined
  const alone = state.level >= 0
  const standings = rank(
    Array.from({ length: state.players }, (_, player) => ({
      score: score(state, player),
      sources: Object.fromEntries(
        sources
          .map((source, i) => [source, at(state.points, player * sources.length + i)] as const)
          .filter(([source]) => source !== 'upgrades' || isAutoma(state, player)),
      ),
      tiebreaks: [alone ? (isAutoma(state, player) ? 1 : 0) : units(state, player)],
    })),
  )
  const rival = alone ? standings[1] : undefined
  return { seats: standings.slice(0, state.seats), ...(rival === undefined ? {} : { rival }) }
}

/** Everything but the version and the set of components it is played with. */
const rules: Omit<Arks, 'version' | 'setup'> = {
  id: 'arks',
  seats: { min: 1, max: 4 },
  options: [
    { id: 'level', values: levels.map(({ id }) => id), default: 'easy', seats: [1] },
    { id: 'length', values: ['normal', 'long'], default: 'normal' },
  ],
  vocabulary,
  toAct: engine.toAct,
  legal: engine.legal,
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
