/** A JSON object. */
export type Data = Readonly<Record<string, unknown>>

/** Whether something is a JSON object. */
export function isData(value: unknown): value is Data {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
