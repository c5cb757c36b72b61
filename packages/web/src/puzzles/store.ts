import { create } from 'zustand'
import {
  type CountedPuzzle,
  dayOf,
  loadProgress,
  type PuzzleProgress,
  storeProgress,
  withTry,
} from '../kept/puzzles.ts'

interface Puzzles {
  readonly progress: PuzzleProgress
  /** Counts a try. */
  count(puzzle: CountedPuzzle, solved: boolean): void
}

/** What this browser remembers of the puzzles. */
export const usePuzzles = create<Puzzles>((set) => ({
  progress: loadProgress(),
  count(puzzle, solved) {
    // Another tab may have counted something meanwhile.
    const progress = withTry(loadProgress(), puzzle, solved, dayOf(Date.now()))
    storeProgress(progress)
    set({ progress })
  },
}))
