import { conform } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { kit } from './kit.ts'

test('the reference game keeps every law, and its tally has no zero', () => {
  const report = conform(kit, { games: 200, seed: 'comets', share: 0.5 })
  expect(report.games).toBe(200)
  expect(report.decisions).toBeGreaterThan(200 * 10)
  expect(Object.entries(report.tally).filter(([, count]) => count === 0)).toEqual([])
})
