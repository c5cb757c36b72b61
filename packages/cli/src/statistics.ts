/** A row of numbers, summed up. */
export interface Summary {
  readonly mean: number
  readonly deviation: number
  readonly min: number
  readonly max: number
}

/** Mean, standard deviation of the sample, and the ends. */
export function summarise(values: readonly number[]): Summary {
  if (values.length === 0) return { mean: 0, deviation: 0, min: 0, max: 0 }
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0)
  return {
    mean,
    deviation: values.length > 1 ? Math.sqrt(squares / (values.length - 1)) : 0,
    min: values.reduce((a, b) => Math.min(a, b)),
    max: values.reduce((a, b) => Math.max(a, b)),
  }
}
