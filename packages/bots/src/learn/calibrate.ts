import type { ModelWeights } from '../model/weights.ts'
import { measureQuality, type RowJudge } from './quality.ts'
import type { GameSamples } from './samples.ts'

/** How far a model may be made surer or less sure. */
const FACTORS = { least: 0.4, most: 2.5 } as const

/** After this many steps the factor is known to a thousandth. */
const STEPS = 24

/**
 * Makes a model as sure as it should be about other players than it learnt from: stronger ones win more of the games in which they are ahead. Who is
 * ahead stays as it was, since all sums are multiplied by one factor, the one under which the games are the most likely.
 */
export function calibrate(
  weights: ModelWeights,
  games: readonly GameSamples[],
  makeJudge: (weights: ModelWeights) => RowJudge,
): ModelWeights {
  const size = weights.features.length
  const loss = (logFactor: number): number =>
    measureQuality(makeJudge(sharpened(weights, Math.exp(logFactor))), games, size).logLoss
  // The loss has a single valley in the factor, so thirds can be thrown away.
  let low = Math.log(FACTORS.least)
  let high = Math.log(FACTORS.most)
  for (let step = 0; step < STEPS; step++) {
    const third = (high - low) / 3
    if (loss(low + third) < loss(high - third)) high -= third
    else low += third
  }
  return games.length === 0 ? weights : sharpened(weights, Math.exp((low + high) / 2))
}

function sharpened(weights: ModelWeights, factor: number): ModelWeights {
  const times = (weight: number): number => Number((factor * weight).toPrecision(5))
  return {
    ...weights,
    win: weights.win.map(times),
    hidden: weights.hidden.map((unit) => ({ ...unit, win: times(unit.win) })),
  }
}
