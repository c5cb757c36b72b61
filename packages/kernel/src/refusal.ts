/** Why an action is not allowed. It can be put into any language: code and parameters select the sentence. */
export interface Refusal<C extends string = string> {
  /** Which sentence explains it: `own-token-must-move`. */
  readonly code: C
  /** The numbered rule that forbids it: `C5.3`. */
  readonly rule: string
  readonly params?: Params
}

type Params = Readonly<Record<string, string | number>>

/** How a game refuses; a game narrows it to its own codes: `export const deny: Deny<RefusalCode> = refusal`. */
export type Deny<C extends string> = (code: C, rule: string, params?: Params) => Refusal<C>

/** Makes a refusal. */
export function refusal<C extends string>(code: C, rule: string, params?: Params): Refusal<C> {
  return params === undefined ? { code, rule } : { code, rule, params }
}

/** A refusal in one line of plain English, for logs and errors; screens use a game's own texts. */
export function formatRefusal(refusal: Refusal): string {
  const params = Object.entries(refusal.params ?? {}).map(([key, value]) => `${key} ${value}`)
  return `${refusal.code} (rule ${refusal.rule}${params.length > 0 ? `; ${params.join(', ')}` : ''})`
}
