import type { Breach } from './law.ts'

/** A failing sequence. */
export interface Failing {
  readonly breach: Breach
  readonly actions: readonly string[]
}

const BUDGET = 600

/**
 * The shortest failing sequence that leaving out parts can find (Zeller's delta debugging): drops ever smaller pieces as
 * long as the rest still fails. `fails` plays what is allowed of the lines it is given.
 */
export function shortest(
  actions: readonly string[],
  breach: Breach,
  fails: (lines: readonly string[]) => Failing | undefined,
): Failing {
  let best: Failing = { breach, actions }
  let budget = BUDGET
  for (let size = Math.max(1, actions.length >> 1); size >= 1 && budget > 0; size = size === 1 ? 0 : size >> 1) {
    for (let end = best.actions.length; end > 0 && budget > 0; end -= size) {
      const from = Math.max(0, end - size)
      const shorter = fails([...best.actions.slice(0, from), ...best.actions.slice(end)])
      budget--
      if (shorter !== undefined && shorter.actions.length < best.actions.length) best = shorter
    }
  }
  return best
}
