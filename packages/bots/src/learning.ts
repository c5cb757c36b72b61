import type { Features } from './model/features.ts'
import type { Themes } from './model/reasons.ts'
import type { ModelWeights } from './model/weights.ts'
import type { Player } from './player.ts'

/** How a game's model of who is winning is learnt, and who plays by it. */
export interface Learning {
  readonly features: Features
  /** The model that comes with the game. */
  readonly shipped?: ModelWeights
  /** How its features are put into words; without it nobody gives reasons. */
  readonly themes?: Themes
  /** Players of the game that judge by whatever model they are given, by name: its levels, and `explorer`, which tries out things in self-play. */
  readonly players?: Readonly<Record<string, (weights: ModelWeights) => Player>>
}
