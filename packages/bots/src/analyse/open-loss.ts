import type { Game, GameState } from '@orrery/kernel'
import { Model } from '../model/model.ts'
import { planTurn } from '../think/beam.ts'
import type { Analyst } from './analyst.ts'
import { shares } from './curve.ts'
import { breadthOf } from './judge-part.ts'
import { isChoice } from './judge-turn.ts'
import type { PlayedTurn } from './turns.ts'

/** How many of the planned turns are judged with all cards open. */
const LINES = 12

/**
 * What a turn cost beside the best one with all cards open: planned in the real state, so that even what will be drawn is known, and judged by
 * what really lay there. Nobody could have known that; it is what the switch "with all cards open" shows instead of the grade.
 */
export function openLossOf(game: Game, analyst: Analyst, { seat, parts, end }: PlayedTurn): number {
  const start = parts.find(isChoice)?.start
  if (start === undefined) return 0
  const model = new Model(analyst.features, analyst.weights)
  const chance = (state: GameState): number =>
    shares(game, state)?.[seat] ?? model.judge(state, undefined).win[seat] ?? 0
  const breadth = breadthOf(analyst)
  // It is one plan more for each turn, so it is made more narrowly than those that decide the grade.
  const narrow = { ...breadth, width: Math.ceil(breadth.width / 2), work: Math.ceil(breadth.work / 2) }
  const { lines } = planTurn(analyst.knowledge, start, seat, narrow)
  const best = Math.max(0, ...lines.slice(0, LINES).map(({ state }) => chance(state)))
  return Math.max(0, best - chance(end))
}
