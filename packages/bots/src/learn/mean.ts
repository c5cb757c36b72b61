import type { ModelWeights } from '../model/weights.ts'

/**
 * One model that says on the mean what several say: their sums are averaged, so it has the hidden units of all of them. Models that learnt from different
 * games, or began with different weights, err in different ways, and their mean errs less. All must be made for the same features.
 */
export function meanOf(models: readonly [ModelWeights, ...ModelWeights[]]): ModelWeights {
  const [first] = models
  const share = (weight: number): number => Number((weight / models.length).toPrecision(5))
  const mean = (list: (model: ModelWeights) => readonly number[]): number[] =>
    list(first).map((_, i) => share(models.reduce((sum, model) => sum + (list(model)[i] ?? 0), 0)))
  return {
    ...first,
    win: mean(({ win }) => win),
    points: mean(({ points }) => points),
    hidden: models.flatMap(({ hidden }) =>
      hidden.map((unit) => ({ ...unit, win: share(unit.win), points: share(unit.points) })),
    ),
  }
}
