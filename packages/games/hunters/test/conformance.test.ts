import { conform } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { gamesToPlay, thorough } from '../../../../test/effort.ts'
import { kit } from './kit.ts'

test('random games for 2, 3 and 4 players keep all laws', () => {
  const games = gamesToPlay(60)
  const report = conform(kit, { games, seed: 'hunters', share: 0.006 })
  expect(report.games).toBe(games)
  // A handful of games cannot show everything.
  if (!thorough) return
  // Every kind of decision comes up, every card that can be played is played, every immediate card is resolved.
  const missed = Object.entries(report.tally).filter(
    ([key, n]) => n === 0 && /^(ask|play|resolve|pass|shift|fuse|decay):/.test(key),
  )
  expect(missed).toEqual([])
})
