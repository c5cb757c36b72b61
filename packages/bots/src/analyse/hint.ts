import type { Game, Seat } from '@orrery/kernel'
import { type Analyst, forRules } from './analyst.ts'
import { judgePart } from './judge-part.ts'

/** What a player could do next, and why; from nothing but what the seat may see. */
export interface Hint {
  /** The ids of the actions, up to the first thing that nobody can know. */
  readonly actions: readonly string[]
  /** The chance to win with it. */
  readonly value: number
  /** What it brings: a theme of the game's model. */
  readonly reason?: string
}

/** Advice for a seat that has to decide; nothing when the analysis finds no way to go on. */
export function hintFor(game: Game, analyst: Analyst, view: unknown, seat: Seat, seed: string): Hint | undefined {
  const question = { view, seat, from: 0, to: 0, actions: [], usual: false }
  const [best] = judgePart(forRules(analyst, game), question, seed).judged.options
  if (best === undefined) return undefined
  const { actions, value, reason } = best
  return { actions, value, ...(reason === undefined ? {} : { reason }) }
}
