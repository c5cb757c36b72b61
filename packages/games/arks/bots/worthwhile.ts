import type { Action, State } from '../surface.ts'

/** A free crew card is never refused (A20.1). */
export function worthwhile(_state: State, _seat: number, legal: readonly Action[]): readonly Action[] {
  const [first] = legal
  return first?.kind === 'draw' && legal.length > 1 ? [first] : legal
}
