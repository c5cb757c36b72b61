import type { Setup } from './kit.ts'

/** A playthrough that is kept as text: one random game, or its first `decisions`. */
export interface PlaythroughCase extends Setup {
  readonly name: string
  readonly seed: string
  /** Stop after this many decisions; the whole game by default. */
  readonly decisions?: number
}

/** A perft count that is kept: the number of decision sequences of each length up to `depth`. */
export interface PerftCase extends Setup {
  readonly seed: string
  readonly depth: number
  /** Random decisions made before counting begins, so that the middle of a game is counted too. */
  readonly after?: number
}

/** A playthrough of which only the legal lists are kept, in order. */
export interface OrderCase extends Setup {
  readonly seed: string
  readonly decisions: number
}

/**
 * The golden files of a game, in its folder `golden/`. A game lists them in `test/goldens.ts` as `goldens`, for all of its versions; a
 * version with cases of its own has them in `goldensOf`, by its number.
 */
export interface Goldens {
  readonly playthroughs: readonly PlaythroughCase[]
  readonly perft: readonly PerftCase[]
  readonly order: readonly OrderCase[]
}
