import type { Game, GameRecord } from '@orrery/kernel'
import type { Puzzle, PuzzleFile } from './puzzle.ts'

/** Questions of a game that have one right answer by its rules, so that nobody has to search for it. */
export interface Quiz {
  /** The questions that came up in a game; each has an id of its own, the same in all games. */
  find(game: Game, record: GameRecord): readonly Omit<Puzzle, 'game'>[]
}

/** A file with the questions that its games hold, each once. */
export function withQuiz(game: Game, file: PuzzleFile, quiz: Quiz): PuzzleFile {
  const puzzles = [...file.puzzles]
  const known = new Set(puzzles.map(({ id }) => id))
  for (const [index, { seats, options, seed, actions }] of file.games.entries()) {
    const record = { game: file.game, version: file.version, seats, options, seed, actions }
    for (const found of quiz.find(game, record)) {
      if (known.has(found.id)) continue
      known.add(found.id)
      puzzles.push({ ...found, game: index })
    }
  }
  return { ...file, puzzles }
}
