import type { Build } from './build.ts'
import type { Registered } from './games.ts'

/** Where a command writes; tests pass something other than the terminal. */
export interface Output {
  print(text: string): void
}

/** What a command works with. */
export interface Environment {
  readonly out: Output
  readonly errors: Output
  readonly games: readonly Registered[]
  readonly build: Build
  /** The program to start in worker threads; without one, everything runs in this thread. */
  readonly script: URL | undefined
}
