import type { Budget } from '../player.ts'

/** Puts the progress of parts that follow one another together to the progress of the whole. */
export interface Report {
  /** What the part under way is given to tell its own progress; empty when nobody listens. */
  part(): { progress?(share: number): void }
  /** The part under way is over. */
  done(): void
}

/** A report over so many parts of equal length: what is told never falls. */
export function makeReport(budget: Budget | undefined, parts: number): Report {
  if (budget?.progress === undefined) return { part: () => ({}), done: () => undefined }
  let over = 0
  let told = 0
  const tell = (share: number): void => {
    told = Math.max(told, Math.min(1, share))
    budget.progress?.(told)
  }
  return {
    part: () => ({ progress: (share) => tell((over + Math.min(0.99, share)) / parts) }),
    done: () => {
      over++
      tell(over / parts)
    },
  }
}
