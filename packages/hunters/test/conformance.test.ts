import { conform } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { kit } from './kit.ts'

test('random games for 2, 3 and 4 players keep all laws', () => {
  const report = conform(kit, { games: 300, seed: 'hunters', share: 0.006 })
  expect(report.games).toBe(300)
  // Every kind of decision comes up, every card that can be played is played, every immediate card is resolved.
  const missed = Object.entries(report.tally).filter(
    ([key, n]) => n === 0 && /^(ask|play|resolve|pass|shift|fuse|decay):/.test(key),
  )
  expect(missed).toEqual([])
})
