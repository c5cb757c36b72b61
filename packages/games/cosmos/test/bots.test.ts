// Long test of ../../bots/src/think, bots

import { playMatch } from '@orrery/bots'
import { parsePlayer } from '@orrery/games/loaded'
import { winners } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { cosmos } from '../index.ts'

/** How many of this many games the first of two levels wins, seats changing. */
function wins(first: string, second: string, games: number): number {
  let won = 0
  for (let k = 0; k < games; k++) {
    const names = k % 2 === 0 ? [first, second] : [second, first]
    const players = names.map((name) => parsePlayer('cosmos', name))
    const best = winners(playMatch(cosmos, { players, seed: `levels:${k}` }).result)
    if (best.includes(k % 2)) won += 1 / best.length
  }
  return won
}

// The arena measures how much stronger; these few games, always the same, only show that no level was turned upside down.
test.each([
  ['easy', 'random', 4],
  ['hard', 'easy', 4],
] as const)('%s beats %s', (first, second, games) => {
  expect(wins(first, second, games)).toBeGreaterThan(games / 2)
})
