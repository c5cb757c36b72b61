import { type Fitting, fit, type GameSamples } from '@orrery/bots/learn'

/** What is tried: a model that only adds up, and small networks. */
const shapes: readonly (Omit<Fitting, 'seed'> & { readonly seeds: number })[] = [
  { hidden: 0, passes: 16, rate: 0.002, decay: 0.01, seeds: 1 },
  { hidden: 8, passes: 20, rate: 0.001, decay: 0.1, seeds: 2 },
  { hidden: 16, passes: 20, rate: 0.001, decay: 0.3, seeds: 2 },
]

/** One that was tried. */
export interface Trial {
  readonly hidden: number
  readonly loss: number
  readonly passes: number
}

/** Fits all shapes with several seeds and takes the one that judges held-out games best. */
export function fitBest(games: readonly GameSamples[], size: number, seed: string, tell: (trial: Trial) => void) {
  // Every tenth game is held out; all positions of a game are on the same side.
  const heldOut = games.filter((_, i) => i % 10 === 9)
  const learnt = games.filter((_, i) => i % 10 !== 9)
  const tried = shapes.flatMap(({ seeds, ...how }) =>
    Array.from({ length: seeds }, (_, k) => {
      const fitted = fit(learnt, heldOut, size, { ...how, seed: `${seed}:${how.hidden}:${k}` })
      tell({ hidden: how.hidden, loss: fitted.loss, passes: fitted.passes })
      return fitted
    }),
  )
  return tried.reduce((best, each) => (each.loss < best.loss ? each : best))
}
