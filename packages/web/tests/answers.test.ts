import { arks } from '@orrery/arks'
import { cosmos } from '@orrery/cosmos'
import { hunters } from '@orrery/hunters'
import type { Game } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { walkOver } from './answers.ts'
import { openPosition } from './boards.ts'
import { playGame, type StoredPosition, storedAt } from './position.ts'
import { expectNoErrors, visit, withBrowser } from './world.ts'

withBrowser()

/** A position for every different set of kinds of answers, up to `count`, from one game of easy bots. */
function manyPositions(game: Game, seats: number, seed: number, count: number, options = {}): StoredPosition[] {
  const met = new Set<string>()
  const found: StoredPosition[] = []
  playGame(
    game,
    seats,
    seed,
    'random',
    ({ legal, rows, round }) => {
      const kinds = [...new Set(legal.map((id) => id.split(':')[0] ?? id))]
      if (round < 2 || kinds.every((kind) => met.has(kind))) return false
      for (const kind of kinds) met.add(kind)
      found.push(storedAt(game, seats, `${game.id}-answers-${seats}-${found.length}`, [...rows], round, options))
      return found.length >= count
    },
    options,
  )
  return found
}

test.each([
  { game: cosmos, positions: () => manyPositions(cosmos, 3, 3, 6) },
  { game: hunters, positions: () => manyPositions(hunters, 3, 5, 6) },
  {
    game: arks,
    positions: () => [...manyPositions(arks, 3, 5, 5), ...manyPositions(arks, 1, 2, 2, { level: 'hard' })],
  },
])('everything on the board of $game.id answers when pointed at', async ({ positions }) => {
  const visited = await visit({ drawn: true })
  const found = new Set<string>()
  let answered: readonly string[] = []
  for (const position of positions()) {
    await openPosition(visited.page, position)
    const walk = await walkOver(visited.page, answered)
    for (const each of walk.silent) found.add(each)
    answered = walk.answered
  }
  expectNoErrors(visited)
  await visited.context.close()
  expect(answered.length).toBeGreaterThan(80)
  expect([...found].sort()).toEqual([])
})
