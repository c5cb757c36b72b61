import {
  calibrate,
  type Fitted,
  type Fitting,
  fit,
  type GameSamples,
  measureQuality,
  softened,
} from '@orrery/bots/learn'
import { type Features, Model, type ModelWeights } from '@orrery/bots/model'

/** What is tried: a model that only adds up, and small networks. How far wins follow the points is tried too, since in some games points say little. */
const shapes: readonly (Omit<Fitting, 'seed'> & { readonly seeds: number; readonly soft: number })[] = [
  { hidden: 0, passes: 16, rate: 0.002, decay: 0.1, soft: 1, seeds: 1 },
  { hidden: 8, passes: 20, rate: 0.001, decay: 0.3, soft: 0, seeds: 1 },
  { hidden: 8, passes: 20, rate: 0.001, decay: 0.3, soft: 1, seeds: 2 },
  { hidden: 16, passes: 20, rate: 0.001, decay: 0.3, soft: 1, seeds: 2 },
]

/** One that was tried. */
export interface Trial {
  readonly hidden: number
  readonly soft: number
  /** The log loss on held-out games, as sure as the games it learnt from deserve. */
  readonly loss: number
  readonly passes: number
}

/** Fits all shapes with several seeds and takes the one that judges held-out games best. */
export function fitBest(
  games: readonly GameSamples[],
  features: Features,
  about: Pick<ModelWeights, 'game' | 'rules' | 'origin'>,
  tell: (trial: Trial) => void,
): ModelWeights {
  const { names } = features
  const makeJudge = (weights: ModelWeights): Model => new Model(features, weights)
  // Every tenth game is held out; all positions of a game are on the same side.
  const heldOut = games.filter((_, i) => i % 10 === 9)
  const learnt = games.filter((_, i) => i % 10 !== 9)
  const tried = shapes.flatMap(({ seeds, soft, ...how }) =>
    Array.from({ length: seeds }, (_, k) => {
      const seed = `${about.origin.seed}:${about.origin.generation}:${how.hidden}:${k}`
      const fitted = fit(softened(learnt, soft), softened(heldOut, soft), names.length, { ...how, seed })
      const weights = calibrate(weightsOf(fitted, names, about), learnt, makeJudge)
      const loss = measureQuality(makeJudge(weights), heldOut, names.length).logLoss
      tell({ hidden: how.hidden, soft, loss, passes: fitted.passes })
      return { weights, loss }
    }),
  )
  return tried.reduce((best, each) => (each.loss < best.loss ? each : best)).weights
}

function weightsOf(
  { win, points, hidden }: Fitted,
  features: readonly string[],
  about: Pick<ModelWeights, 'game' | 'rules' | 'origin'>,
): ModelWeights {
  return { ...about, format: 1, features, win, points, hidden }
}
