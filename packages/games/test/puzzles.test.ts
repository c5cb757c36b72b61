import { playMatch } from '@orrery/bots'
import {
  checkPuzzle,
  difficulties,
  faultOf,
  findPuzzles,
  judgeTry,
  makePuzzles,
  PUZZLES_VERSION,
  parsePuzzles,
  recordOf,
  solutionsOf,
} from '@orrery/bots/puzzles'
import { games } from '@orrery/games'
import { parsePlayer } from '@orrery/games/loaded'
import { makeRng, newestGame, replayToEnd } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { valueTurns } from '../../bots/src/puzzles/compare.ts'
import { turnByIds } from '../../bots/src/puzzles/turn.ts'

const shipped = await Promise.all(
  games.map(async ({ id, versions, analyst, puzzles, reasons }) => {
    const [file, judge] = await Promise.all([puzzles?.(), analyst?.()])
    if (file === undefined || judge === undefined) throw new Error(`${id} has no puzzles`)
    const themes = Object.keys((await reasons?.('en')) ?? {})
    return { id, file, game: newestGame(await versions(), id), analyst: judge, themes }
  }),
)

describe.each(shipped)('$id', ({ id, file, game, analyst, themes }) => {
  const turns = file.puzzles.filter(({ kind }) => kind === undefined)

  test('every puzzle is allowed by the rules, and its ways are whole turns', () => {
    expect(file).toMatchObject({ game: id, version: game.version })
    const faults = file.puzzles.flatMap((puzzle) => {
      const fault = faultOf(game, file, puzzle)
      return fault === undefined ? [] : [`${puzzle.id}: ${fault}`]
    })
    expect(faults).toEqual([])
  })

  test('one turn is clearly better, and medium misses it at least every second time', () => {
    for (const puzzle of turns) {
      expect(puzzle.gap, puzzle.id).toBeGreaterThan(2 * puzzle.error)
      const medium = puzzle.tried.find(({ level }) => level === 'medium')
      expect(medium, puzzle.id).toBeDefined()
      expect((medium?.found ?? 0) / (medium?.tries ?? 1), puzzle.id).toBeLessThanOrEqual(0.5)
      if (puzzle.reason !== undefined) expect(themes).toContain(puzzle.reason)
    }
  })

  test('one, judged again: what lies hidden has no influence, and the stored ways get the stored verdicts', () => {
    for (const puzzle of turns.slice(0, 1)) {
      const record = recordOf(file, puzzle)
      const start = replayToEnd(game, record)
      const { seat } = puzzle
      const other = game.imagine(game.view(start, seat), makeRng(puzzle.id))
      const values = [start, other].map((state) => {
        const ways = puzzle.ways.slice(0, 2).map(({ actions }) => turnByIds(game, state, seat, actions))
        return valueTurns(analyst, { game, start: state, seat }, ways, 2, 'test').map(({ value }) => value)
      })
      expect(values[1]).toEqual(values[0])
      const worst = puzzle.ways.at(-1)
      expect(judgeTry(game, analyst, record, puzzle, puzzle.ways[0]?.actions ?? [])).toEqual({
        solved: true,
        loss: 0,
      })
      expect(judgeTry(game, analyst, record, puzzle, worst?.actions ?? []).solved).toBe(false)
      expect(Number.isFinite(checkPuzzle(game, analyst, file, puzzle, { worlds: 2, seed: 'test' }).gap)).toBe(true)
    }
  })
})

test('every game has sixty puzzles, of every difficulty; questions about dots are not among them', () => {
  for (const { id, file } of shipped) {
    const turns = file.puzzles.filter(({ kind }) => kind === undefined)
    expect(turns.length, id).toBeGreaterThanOrEqual(60)
    expect(new Set(turns.map(({ difficulty }) => difficulty)), id).toEqual(new Set(difficulties))
  }
})

test('the finder finds something in one of a few games, in order and not obvious', () => {
  const { game, analyst } = shipped.find(({ id }) => id === 'arks') ?? expect.fail()
  const solvers = [{ level: 'medium', tries: 3, make: () => parsePlayer(game.id, 'medium') }]
  const search = { analyst, solvers, gap: 0.03 }
  for (let k = 0; k < 6; k++) {
    const players = ['medium', 'medium'].map((name) => parsePlayer(game.id, name))
    const { record } = playMatch(game, { players, seed: `finder:${k}` })
    const { seats, options, seed, actions } = record
    for (const look of findPuzzles(game, record, search)) {
      if (look.type !== 'puzzle') continue
      const puzzle = { ...look.puzzle, game: 0 }
      const head = { format: PUZZLES_VERSION, game: game.id, version: game.version, searched: {} } as const
      const file = { ...head, games: [{ seats, options, seed, actions }], puzzles: [puzzle] }
      expect(faultOf(game, file, puzzle)).toBeUndefined()
      expect(solutionsOf(puzzle).length).toBeLessThanOrEqual(3)
      expect(puzzle.gap).toBeGreaterThanOrEqual(search.gap)
      expect(parsePuzzles(JSON.parse(makePuzzles(file)), 'test')).toEqual(file)
      return
    }
  }
  expect.fail('six games without a puzzle')
})
