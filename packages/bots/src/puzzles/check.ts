import { type Game, replayToEnd } from '@orrery/kernel'
import { type Analyst, forRules } from '../analyse/analyst.ts'
import { lead, valueTurns } from './compare.ts'
import { type Puzzle, type PuzzleFile, recordOf, solutionsOf } from './puzzle.ts'
import { type OwnTurn, turnByIds } from './turn.ts'

/** What is wrong with a puzzle; nothing if it agrees with the rules. */
export function faultOf(game: Game, file: PuzzleFile, puzzle: Puzzle): string | undefined {
  const start = replayToEnd(game, recordOf(file, puzzle))
  const { seat, ways } = puzzle
  if (!game.toAct(start).includes(seat)) return `seat ${seat} has nothing to decide`
  const turns = ways.map(({ actions }) => turnByIds(game, start, seat, actions))
  for (const [i, turn] of turns.entries()) {
    if (!turn.whole) return `way ${i + 1} stops before the turn does`
    if (turn.actions.map(({ action }) => action.id).join() !== ways[i]?.actions.join()) return `way ${i + 1} goes on`
  }
  if (new Set(turns.map(({ key }) => key)).size < turns.length) return 'two of its ways are the same'
  if (ways.some(({ value }, i) => value > (ways[i - 1]?.value ?? 1))) return 'its ways are not sorted'
  if (solutionsOf(puzzle).length === ways.length) return 'every way solves it'
  return undefined
}

/** A puzzle, judged again. */
export interface Checked {
  /** What is wrong by the rules. */
  readonly fault?: string
  /** How far the best of its solutions is ahead of the best of its other ways now, and the standard error of that. */
  readonly gap: number
  readonly error: number
  /** Whether it still is a puzzle: its solution is ahead by more than the error. */
  readonly holds: boolean
}

/** Judges the ways of a puzzle again, in new worlds and by the model of today. */
export function checkPuzzle(
  game: Game,
  given: Analyst,
  file: PuzzleFile,
  puzzle: Puzzle,
  { worlds, seed }: { readonly worlds: number; readonly seed: string },
): Checked {
  const fault = faultOf(game, file, puzzle)
  if (fault !== undefined) return { fault, gap: 0, error: 0, holds: false }
  // The rules have already answered it.
  if (puzzle.kind !== undefined) return { gap: puzzle.gap, error: 0, holds: true }
  const analyst = forRules(given, game)
  const { seat } = puzzle
  const start = replayToEnd(game, recordOf(file, puzzle))
  const turns = puzzle.ways.map(({ actions }): OwnTurn => turnByIds(game, start, seat, actions))
  const valued = valueTurns(analyst, { game, start, seat }, turns, worlds, `${seed}:${puzzle.id}`)
  const solving = new Set(turns.slice(0, solutionsOf(puzzle).length))
  const best = valued.find(({ turn }) => solving.has(turn))
  const other = valued.find(({ turn }) => !solving.has(turn))
  if (best === undefined || other === undefined) throw new Error(`the puzzle ${puzzle.id} has nothing to compare`)
  const { gap, error } = lead(best, other)
  return { gap, error, holds: gap > error && gap > 0 }
}
