import { conform } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { gamesToPlay } from '../../../test/effort.ts'
import { kit } from './kit.ts'

test('the reference game keeps every law, and its tally has no zero', () => {
  const games = gamesToPlay(200)
  const report = conform(kit, { games, seed: 'comets', share: 0.5 })
  expect(report.games).toBe(games)
  expect(report.decisions).toBeGreaterThan(games * 10)
  expect(Object.entries(report.tally).filter(([, count]) => count === 0)).toEqual([])
})
