/** A summary of a list of numbers. */
export interface Summary {
  readonly mean: number
  readonly deviation: number
  readonly min: number
  readonly max: number
}

/** Mean, standard deviation of the sample, and the ends. */
export function summarise(values: readonly number[]): Summary {
  if (values.length === 0) return { mean: 0, deviation: 0, min: 0, max: 0 }
  const mean = sum(values) / values.length
  const squares = sum(values.map((value) => (value - mean) ** 2))
  return {
    mean,
    deviation: values.length > 1 ? Math.sqrt(squares / (values.length - 1)) : 0,
    min: values.reduce((a, b) => Math.min(a, b)),
    max: values.reduce((a, b) => Math.max(a, b)),
  }
}

/** All of them together. */
export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

/** The value below which this share of the values lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0
}
