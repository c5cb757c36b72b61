import type { TestContext } from 'vitest'

declare module 'vitest' {
  interface TaskMeta {
    /** Why a test was skipped; `npm test` names it in its last lines. */
    why?: string
  }
}

/** Skips a test that cannot run here, for this reason; goes on when there is none. */
export function skipFor({ task, skip }: TestContext, why: string | undefined): void {
  if (why === undefined) return
  task.meta.why = why
  skip(why)
}
