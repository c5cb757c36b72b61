/** Why an action is not allowed. Any language can be made from it: code and parameters choose the sentence. */
export interface Refusal {
  /** Which sentence explains it: `own-token-must-move`. */
  readonly code: string
  /** The numbered rule that forbids it: `C5.3`. */
  readonly rule: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** A refusal in one line of plain English, for logs and errors; screens use a game's own texts. */
export function formatRefusal(refusal: Refusal): string {
  const params = Object.entries(refusal.params ?? {}).map(([key, value]) => `${key} ${value}`)
  return `${refusal.code} (rule ${refusal.rule}${params.length > 0 ? `; ${params.join(', ')}` : ''})`
}
