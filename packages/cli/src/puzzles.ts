import { existsSync } from 'node:fs'
import { playMatch } from '@orrery/bots'
import {
  checkPuzzle,
  difficulties,
  findPuzzles,
  makePuzzles,
  PUZZLES_VERSION,
  type Puzzle,
  type PuzzleFile,
  parsePuzzles,
  type Solver,
  USUAL_GAP,
  withQuiz,
} from '@orrery/bots/puzzles'
import { analystOf, parsePlayer, quizOf } from '@orrery/games/loaded'
import { type Game, type GameRecord, OrreryError, parseOptions } from '@orrery/kernel'
import { type Given, readArgs, readCount } from './args.ts'
import type { Environment } from './environment.ts'
import { readText, writeText } from './files.ts'
import { findGame } from './games.ts'
import { makeProgress } from './progress.ts'
import { UsageError } from './usage.ts'

const shape = {
  games: 'text',
  seats: 'text',
  players: 'text',
  seed: 'text',
  gap: 'text',
  out: 'text',
  check: 'text',
  worlds: 'text',
  drop: 'flag',
} as const

/** How often each level tries a puzzle; `medium` first, since what it finds is no puzzle. */
const tries = { medium: 6, easy: 4, hard: 3 } as const

/** No game gives more: puzzles of the same game are alike. */
const MOST_OF_A_GAME = 4

/** `orrery puzzles`: searches games between bots for puzzles, or checks those of a file. */
export async function puzzles(words: readonly string[], { out, games }: Environment): Promise<number> {
  const given = readArgs(words, shape, 1)
  const { game } = findGame(given.positionals[0], games)
  const analyst = analystOf(game.id)
  if (analyst === undefined) throw new OrreryError('unknown-game', `${game.id} has no model, so it has no puzzles`)
  const checked = given.text('check')
  if (checked !== undefined) return check(game, given, checked, (text) => out.print(text))
  const path = given.text('out')
  let file = path !== undefined && existsSync(path) ? readFile(path, game) : emptyFile(game)
  const known = file.puzzles.length
  const seed = given.text('seed') ?? 'puzzles'
  const count = readCount(given, 'games', 10, 0, 1_000_000)
  const gap = readCount(given, 'gap', 100 * USUAL_GAP, 2, 50) / 100
  const plan = readSeats(given, game)
  const names = given.text('players')?.split(',') ?? ['medium', 'hard']
  for (const name of names) parsePlayer(game.id, name)
  const solvers = Object.entries(tries).map(
    ([level, times]): Solver => ({ level, tries: times, make: () => parsePlayer(game.id, level) }),
  )
  const progress = makeProgress(count, process.stderr)
  const from = file.searched[seed] ?? 0
  for (let index = from; index < from + count; index++) {
    const seats = plan[index % plan.length] ?? game.seats.min
    const players = Array.from({ length: seats }, (_, seat) => names[(seat + index) % names.length] ?? 'medium')
    const { record } = playMatch(game, {
      players: players.map((name) => parsePlayer(game.id, name)),
      options: optionsOf(game, seats, index),
      seed: `${seed}:${index}`,
    })
    const found: Omit<Puzzle, 'game'>[] = []
    for (const look of findPuzzles(game, record, { analyst, solvers, gap })) {
      if (look.type === 'puzzle') found.push(look.puzzle)
      if (found.length === MOST_OF_A_GAME) break
    }
    file = withFound(file, record, found, { ...file.searched, [seed]: index + 1 })
    if (path !== undefined) writeText(path, makePuzzles(file))
    progress.at(index + 1 - from)
  }
  progress.end()
  const quiz = quizOf(game.id)
  if (quiz !== undefined) {
    file = withQuiz(game, file, quiz)
    if (path !== undefined) writeText(path, makePuzzles(file))
  }
  const steps = difficulties.map((step) => `${file.puzzles.filter((each) => each.difficulty === step).length} ${step}`)
  out.print(`${game.id}: ${file.puzzles.length - known} new puzzles in ${count} games; ${steps.join(', ')} in all\n`)
  if (path === undefined) out.print(makePuzzles(file))
  return 0
}

function emptyFile({ id, version }: Game): PuzzleFile {
  return { format: PUZZLES_VERSION, game: id, version, searched: {}, games: [], puzzles: [] }
}

function readFile(path: string, game: Game): PuzzleFile {
  let data: unknown
  try {
    data = JSON.parse(readText(path))
  } catch (error) {
    if (error instanceof UsageError) throw error
    throw new OrreryError('bad-puzzles', `${path} is not JSON`)
  }
  const file = parsePuzzles(data, path)
  if (file.game === game.id && file.version === game.version) return file
  throw new OrreryError(
    'bad-puzzles',
    `${path} has puzzles of ${file.game} ${file.version}, not of ${game.id} ${game.version}`,
  )
}

/** How many seats the games have, in turn: all numbers that the game allows, or `--seats 2,3`. */
function readSeats(given: Given, { seats: { min, max } }: Game): readonly number[] {
  const text = given.text('seats')
  if (text === undefined) return Array.from({ length: max - min + 1 }, (_, i) => min + i)
  const list = text.split(',').map(Number)
  if (list.every((each) => Number.isInteger(each) && each >= min && each <= max)) return list
  throw new UsageError(`--seats must be numbers from ${min} to ${max}, not "${text}"`)
}

/** The usual options; where some exist only for this number of seats (playing alone, how strong the rival is), each choice in its turn. */
function optionsOf(game: Game, seats: number, index: number): Readonly<Record<string, string>> {
  const own = game.options.filter((spec) => spec.seats?.includes(seats) === true)
  const chosen = own.map(({ id, values }) => [id, values[Math.floor(index / 4) % values.length] ?? ''] as const)
  return parseOptions(game.id, game.options, seats, Object.fromEntries(chosen))
}

/** The file with what a game gave; of the game it keeps what is needed to come to the last puzzle. */
function withFound(
  file: PuzzleFile,
  { seats, options, seed, actions }: GameRecord,
  found: readonly Omit<Puzzle, 'game'>[],
  searched: PuzzleFile['searched'],
): PuzzleFile {
  if (found.length === 0) return { ...file, searched }
  const last = Math.max(...found.map(({ at }) => at))
  return {
    ...file,
    searched,
    games: [...file.games, { seats, options, seed, actions: actions.slice(0, last) }],
    puzzles: [...file.puzzles, ...found.map((each) => ({ ...each, game: file.games.length }))],
  }
}

/** Judges every puzzle of a file again and lists those that no longer hold; with `--drop` they are taken out of the file. */
function check(game: Game, given: Given, path: string, print: (text: string) => void): number {
  const analyst = analystOf(game.id)
  if (analyst === undefined) throw new OrreryError('unknown-game', `${game.id} cannot be analysed`)
  const file = readFile(path, game)
  const settings = { worlds: readCount(given, 'worlds', 24, 2, 1000), seed: given.text('seed') ?? 'check' }
  const progress = makeProgress(file.puzzles.length, process.stderr)
  const failed: string[] = []
  for (const [i, puzzle] of file.puzzles.entries()) {
    const { fault, gap, error, holds } = checkPuzzle(game, analyst, file, puzzle, settings)
    if (!holds) {
      failed.push(puzzle.id)
      const now = `ahead by ${(100 * gap).toFixed(1)} ± ${(100 * error).toFixed(1)} points instead of ${(100 * puzzle.gap).toFixed(1)}`
      print(`${puzzle.id}: ${fault ?? now}\n`)
    }
    progress.at(i + 1)
  }
  progress.end()
  print(`${game.id}: ${file.puzzles.length - failed.length} of ${file.puzzles.length} puzzles hold\n`)
  if (given.flag('drop') && failed.length > 0) {
    writeText(path, makePuzzles({ ...file, puzzles: file.puzzles.filter(({ id }) => !failed.includes(id)) }))
  }
  return failed.length === 0 ? 0 : 1
}
