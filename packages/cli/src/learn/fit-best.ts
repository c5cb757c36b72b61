import {
  calibrate,
  type Fitted,
  type Fitting,
  fit,
  type GameSamples,
  meanOf,
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
  /** Of how many models it is the mean; 1 for one that was fitted. */
  readonly models: number
  /** The log loss on held-out games, as sure as the games it learnt from deserve. */
  readonly loss: number
  readonly passes: number
}

/**
 * Fits all shapes with several seeds and takes what judges held-out games best: one of them, the mean of those of the best shape, or their mean with an
 * earlier model that has seen other games.
 */
export function fitBest(
  games: readonly GameSamples[],
  features: Features,
  about: Pick<ModelWeights, 'game' | 'rules' | 'origin'>,
  earlier: ModelWeights | undefined,
  tell: (trial: Trial) => void,
): ModelWeights {
  const { names } = features
  const makeJudge = (weights: ModelWeights): Model => new Model(features, weights)
  // Every tenth game is held out; all positions of a game are on the same side.
  const heldOut = games.filter((_, i) => i % 10 === 9)
  const learnt = games.filter((_, i) => i % 10 !== 9)
  const assess = (made: ModelWeights, { hidden, soft, models, passes }: Omit<Trial, 'loss'>) => {
    const weights = calibrate(made, learnt, makeJudge)
    const loss = measureQuality(makeJudge(weights), heldOut, names.length).logLoss
    tell({ hidden, soft, models, passes, loss })
    return { weights, hidden, soft, passes, loss }
  }
  const tried = shapes.flatMap(({ seeds, soft, ...how }) =>
    Array.from({ length: seeds }, (_, k) => {
      const seed = `${about.origin.seed}:${about.origin.generation}:${how.hidden}:${k}`
      const fitted = fit(softened(learnt, soft), softened(heldOut, soft), names.length, { ...how, seed })
      return assess(weightsOf(fitted, names, about), { hidden: how.hidden, soft, models: 1, passes: fitted.passes })
    }),
  )
  const best = tried.reduce((a, b) => (b.loss < a.loss ? b : a))
  const [first = best, ...others] = tried.filter(({ hidden, soft }) => hidden === best.hidden && soft === best.soft)
  const alike = [first.weights, ...others.map(({ weights }) => weights)] as const
  const known = earlier !== undefined && fits(earlier, about, names) ? [earlier] : []
  const mixed = [alike, [...alike, ...known] as const].filter(({ length }) => length > 1)
  const means = mixed.map((list) => assess({ ...meanOf(list), ...about }, { ...best, models: list.length }))
  return means.reduce((a, b) => (b.loss < a.loss ? b : a), best).weights
}

/** Whether a model was made for the same rules and features. */
function fits(model: ModelWeights, { rules }: Pick<ModelWeights, 'rules'>, names: readonly string[]): boolean {
  return (
    model.rules === rules &&
    model.features.length === names.length &&
    names.every((name, i) => name === model.features[i])
  )
}

function weightsOf(
  { win, points, hidden }: Fitted,
  features: readonly string[],
  about: Pick<ModelWeights, 'game' | 'rules' | 'origin'>,
): ModelWeights {
  return { ...about, format: 1, features, win, points, hidden }
}
