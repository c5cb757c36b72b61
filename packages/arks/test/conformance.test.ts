import { conform } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { kit, seldom } from './kit.ts'

test('random games on every level and with 2 to 4 players keep every law', () => {
  const report = conform(kit, { games: 300, seed: 'arks-conformance', share: 0.006 })
  expect(report.games).toBe(300)
  const never = Object.entries(report.tally).filter(([key, n]) => n === 0 && !seldom.includes(key))
  expect(never).toEqual([])
})
