import { expect, test } from 'vitest'
import { notJoined } from './device-games.ts'

const game = (id: string) => ({ id, game: 'cosmos', seats: 2, score: 50, won: true, finishedAt: 1 })

test('a game is joined to one account only, and games that were deleted are forgotten', () => {
  const games = [game('a'), game('b'), game('c')]
  expect(notJoined(games, {})).toEqual({ fresh: games, kept: {} })
  const { fresh, kept } = notJoined(games, { a: 'ada', c: 'bo', gone: 'ada' })
  expect(fresh.map(({ id }) => id)).toEqual(['b'])
  expect(kept).toEqual({ a: 'ada', c: 'bo' })
})
