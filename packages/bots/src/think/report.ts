import type { Action } from '@orrery/kernel'
import type { Budget } from '../player.ts'

/** Combines the progress of parts that follow one another into that of the whole. */
export interface Report {
  /** What the part under way reports its own progress with; empty when nobody listens. */
  part(): { progress?(share: number, best?: Action): void }
  /** The part under way is over. */
  done(): void
}

/** A report over this many parts of equal length; the reported progress never falls. */
export function makeReport(budget: Budget | undefined, parts: number): Report {
  if (budget?.progress === undefined) return { part: () => ({}), done: () => undefined }
  let over = 0
  let told = 0
  let found: Action | undefined
  const tell = (share: number, best?: Action): void => {
    told = Math.max(told, Math.min(1, share))
    found = best ?? found
    budget.progress?.(told, found)
  }
  return {
    part: () => ({ progress: (share, best) => tell((over + Math.min(0.99, share)) / parts, best) }),
    done: () => {
      over++
      tell(over / parts)
    },
  }
}
