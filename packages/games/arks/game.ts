import { at, type Game, type Result, rank } from '@orrery/kernel'
import { type Action, vocabulary } from './actions.ts'
import { levels } from './components/automa.ts'
import { sources } from './components/basics.ts'
import type { Event } from './events.ts'
import { engine } from './rules/engine.ts'
import { setup } from './rules/setup.ts'
import { clone, isAutoma, type State, score, units } from './state.ts'
import { imagine, type View, view } from './view.ts'

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

/** Terraforming Arks. */
export const arks: Game<State, Action, View, Event> = {
  id: 'arks',
  version: 1,
  seats: { min: 1, max: 4 },
  options: [
    { id: 'level', values: levels.map(({ id }) => id), default: 'easy', seats: [1] },
    { id: 'length', values: ['normal', 'long'], default: 'normal' },
  ],
  vocabulary,
  setup,
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

export type { Action, Event, State, View }
