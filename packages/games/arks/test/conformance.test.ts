import { conform } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { gamesToPlay, thorough } from '../../../../test/effort.ts'
import { kit, seldom } from './kit.ts'

test('random games on every level and with 2 to 4 players keep every law', () => {
  const games = gamesToPlay(150)
  const report = conform(kit, { games, seed: 'arks-conformance', share: 0.006 })
  expect(report.games).toBe(games)
  // A handful of games cannot show everything.
  if (!thorough) return
  const never = Object.entries(report.tally).filter(([key, n]) => n === 0 && !seldom.includes(key))
  expect(never).toEqual([])
})
