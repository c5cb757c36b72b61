import { makeEntry, OrreryError, parseEntry } from '@orrery/kernel'
import { difficulties, PUZZLES_VERSION, type Puzzle, type PuzzleFile, type PuzzleGame, type Way } from './puzzle.ts'
import { readerOf, Words } from './words.ts'

/** Puzzles from a file; whatever is wrong with it is named. Whether they agree with the rules is for `checkPuzzle` to say. */
export function parsePuzzles(data: unknown, where: string): PuzzleFile {
  const fail = (what: string): never => {
    throw new OrreryError('bad-puzzles', `${where} has no puzzles that can be read: ${what}`)
  }
  const whole = isObject(data) ? data : fail('it must be an object')
  const { format, game, version, searched, words } = whole
  if (format !== PUZZLES_VERSION) fail(`its format is ${String(format)}, not ${PUZZLES_VERSION}`)
  if (!isText(game) || !isCount(version)) return fail('game and version must be named')
  if (!isObject(searched) || !Object.values(searched).every(isCount)) return fail('searched must have numbers of games')
  if (!isTexts(words)) return fail('words must be a list of actions')
  const { games, puzzles } = unpacked(whole, words)
  if (!Array.isArray(games) || !games.every(isGame)) return fail('games must be a list of games')
  if (!Array.isArray(puzzles)) return fail('puzzles must be a list')
  const found = puzzles.map((each: unknown, i) => (isPuzzle(each) ? each : fail(`puzzle ${i + 1} lacks something`)))
  const stray = found.find(({ game: of, at }) => at > (games[of]?.actions.length ?? -1))
  if (stray !== undefined) return fail(`the game of puzzle ${stray.id} does not reach it`)
  if (new Set(found.map(({ id }) => id)).size < found.length) return fail('two puzzles have the same id')
  const counts = Object.fromEntries(Object.entries(searched).map(([seed, count]) => [seed, Number(count)]))
  return { format: PUZZLES_VERSION, game, version, searched: counts, games, puzzles: found }
}

/**
 * The text of a file of puzzles. Every action stands in it once, as a word, and two digits name it wherever it is played, in a game behind the
 * digit of its seat; that takes a quarter of the room. Each game and each puzzle is a line, so that changes are seen.
 */
export function makePuzzles({ games, puzzles, ...head }: PuzzleFile): string {
  const words = new Words()
  const packedGames = games.map((each) => ({
    ...each,
    actions: each.actions
      .map((entry) => {
        const { seat, id } = parseEntry(entry)
        return `${seat}${words.codeOf(id)}`
      })
      .join(''),
  }))
  const packedPuzzles = puzzles.map((each) => ({
    ...each,
    ways: each.ways.map((way) => ({ ...way, actions: way.actions.map((id) => words.codeOf(id)).join('') })),
  }))
  const lines = (list: readonly unknown[]): string => list.map((each) => `\n    ${JSON.stringify(each)}`).join(',')
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "words": ${JSON.stringify(words.list)},\n  "games": [${lines(packedGames)}\n  ],\n  "puzzles": [${lines(packedPuzzles)}\n  ]\n}\n`
}

/** Games and puzzles with their actions in words; what is not as it should be stays as it is. */
function unpacked(
  { games, puzzles }: Record<string, unknown>,
  list: readonly string[],
): { readonly games: unknown; readonly puzzles: unknown } {
  const wordOf = readerOf(list)
  const each = (given: unknown, change: (one: Record<string, unknown>) => unknown): unknown =>
    Array.isArray(given) ? given.map((one: unknown) => (isObject(one) ? change(one) : one)) : given
  const entry = (text: string): string | undefined => {
    const id = wordOf(text.slice(1))
    return id === undefined ? undefined : makeEntry(Number(text[0]), id)
  }
  return {
    games: each(games, (game) => ({ ...game, actions: cut(game.actions, 3, entry) })),
    puzzles: each(puzzles, (puzzle) => ({
      ...puzzle,
      ways: each(puzzle.ways, (way) => ({ ...way, actions: cut(way.actions, 2, wordOf) })),
    })),
  }
}

/** A text, cut into pieces of one length, each of them read. */
function cut(text: unknown, size: number, read: (piece: string) => string | undefined): unknown {
  if (!isText(text) || text.length % size !== 0) return undefined
  return Array.from({ length: text.length / size }, (_, i) => read(text.slice(i * size, (i + 1) * size)))
}

function isGame(value: unknown): value is PuzzleGame {
  if (!isObject(value)) return false
  const { seats, options, seed, actions } = value
  return isCount(seats) && isObject(options) && isText(seed) && isTexts(actions)
}

function isPuzzle(value: unknown): value is Puzzle {
  if (!isObject(value)) return false
  const { id, game, at, seat, ways, chance, gap, error, difficulty, rating, deviation, tried, reason } = value
  return (
    isText(id) &&
    [game, at, seat].every(isCount) &&
    [chance, gap, error, rating, deviation].every(Number.isFinite) &&
    Array.isArray(ways) &&
    ways.length > 1 &&
    ways.every(isWay) &&
    difficulties.some((each) => each === difficulty) &&
    Array.isArray(tried) &&
    (reason === undefined || isText(reason))
  )
}

function isWay(value: unknown): value is Way {
  return isObject(value) && isTexts(value.actions) && value.actions.length > 0 && Number.isFinite(value.value)
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
const isText = (value: unknown): value is string => typeof value === 'string'
const isTexts = (value: unknown): value is string[] => Array.isArray(value) && value.every(isText)
const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0
