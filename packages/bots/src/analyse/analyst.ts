import type { Game } from '@orrery/kernel'
import type { Features } from '../model/features.ts'
import type { Themes } from '../model/reasons.ts'
import type { ModelWeights } from '../model/weights.ts'
import type { Trial } from '../think/beginnings.ts'
import type { Chances, Knowledge } from '../think/knowledge.ts'
import type { Method } from '../think/planner.ts'

/** How thoroughly turns are graded: a way to think that compares beginnings of turns, each in every world. */
export type Depth = Method & { readonly trial: Trial }

/** Everything that the analysis of a game needs beyond its rules. */
export interface Analyst {
  /** What the game's players know, with the chance to win; ends of turns are compared by it. */
  readonly knowledge: Knowledge & Chances
  readonly features: Features
  readonly weights: ModelWeights
  /** How reasons are put into words; without it none are given. */
  readonly themes?: Themes
  readonly depth: Depth
  /** By how much the chances of the model were off, at the most, in a tenth of the games it was tested on. */
  readonly modelError: number
}

/** Players think in the newest rules; a game played by others, or with components of its own, is analysed in its own. */
export function forRules(analyst: Analyst, game: Game): Analyst {
  const { knowledge } = analyst
  if (knowledge.game.version === game.version && game.set === undefined) return analyst
  return { ...analyst, knowledge: { ...knowledge, game } }
}
