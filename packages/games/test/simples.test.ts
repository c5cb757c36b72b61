// Test of arks/bots/simple, cosmos/bots/simple and hunters/bots/simple
import { playMatch } from '@orrery/bots'
import { loadedGames, parsePlayer, simplesOf } from '@orrery/games/loaded'
import { winners } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'

describe.each(loadedGames)('the simple ways to play $game.id', ({ game }) => {
  const ways = simplesOf(game.id)

  test('are ten', () => expect(ways).toHaveLength(10))

  // Some of them are enough: all are made by the same function, and a whole game takes its time.
  test.each(ways.filter((_, i) => i % 7 === 1))('%s beats a player that chooses at random', (way) => {
    const players = [way, 'random'].map((name) => parsePlayer(game.id, name))
    const { result } = playMatch(game, { players, seed: 'simple', budget: { work: 300 } })
    expect(winners(result)).toEqual([0])
  })
})
