import type { Action, State } from '../surface.ts'

/** A crew card for nothing is never left lying (A20.1). */
export function worthwhile(_state: State, _seat: number, legal: readonly Action[]): readonly Action[] {
  const [first] = legal
  return first?.kind === 'draw' && legal.length > 1 ? [first] : legal
}
