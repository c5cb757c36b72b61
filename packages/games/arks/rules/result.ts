import { at, type Result, rank } from '@orrery/kernel'
import { sources } from '../components/basics.ts'
import { isAutoma, type State, score, units } from './state.ts'

/** A21.6: points, then resource units; A27.3: alone, a tie is the Automa's. */
export function result(state: State): Result | undefined {
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
