import type { Puzzle, PuzzleFile } from '@orrery/bots/puzzles'
import { findGame } from '@orrery/games'
import { hash } from '@orrery/kernel'
import { offered } from '../games/list.ts'
import { dayNumber, type PuzzleProgress } from '../kept/puzzles.ts'

/** The games that have puzzles. */
export const puzzleGames: readonly string[] = offered.flatMap(({ id, puzzles }) => (puzzles === undefined ? [] : [id]))

/** The puzzles of a game; its file is loaded only when they are wanted. */
export async function loadPuzzles(game: string): Promise<PuzzleFile> {
  const file = await findGame(game)?.puzzles?.()
  if (file === undefined) throw new Error(`${game} has no puzzles`)
  return file
}

/** The game whose puzzle is that of a day: they take turns. */
export function gameOfDay(day: string): string {
  return puzzleGames[dayNumber(day) % puzzleGames.length] ?? ''
}

/** The puzzle of a day, the same for everybody. */
export function puzzleOfDay({ puzzles }: Pick<PuzzleFile, 'puzzles'>, day: string): Puzzle | undefined {
  const turns = puzzles.filter(({ kind }) => kind === undefined)
  return turns[Number.parseInt(hash(`puzzle of ${day}`).slice(0, 8), 16) % turns.length]
}

/** Where a puzzle is found. */
export const addressOf = (game: string, { id }: Pick<Puzzle, 'id'>): string => `/puzzles/${game}/${id}`

/** The next puzzle of the same kind after this one that was not tried yet; when all were, the next one that is not solved; else any next one. */
export function nextAfter(file: PuzzleFile, puzzle: Puzzle, { outcomes }: PuzzleProgress): Puzzle | undefined {
  const same = file.puzzles.filter(({ kind, difficulty }) => kind === puzzle.kind && difficulty === puzzle.difficulty)
  const others = file.puzzles.filter((each) => each.kind === puzzle.kind && !same.includes(each))
  const at = same.findIndex(({ id }) => id === puzzle.id)
  const list = [...same.slice(at + 1), ...same.slice(0, at), ...others]
  const outcome = ({ id }: Puzzle) => outcomes[`${file.game}/${id}`]
  return list.find((each) => outcome(each) === undefined) ?? list.find((each) => outcome(each) === 'missed') ?? list[0]
}
