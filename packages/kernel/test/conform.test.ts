import { conform } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { gamesToPlay } from '../../../test/effort.ts'
import { comets } from './comets/comets.ts'
import { kit } from './kit.ts'

const generators = [
  { name: 'xoshiro128**', game: comets },
  { name: 'chacha20', game: { ...comets, generator: 'chacha20' as const } },
]

test.each(generators)('the reference game keeps every law with $name, and its tally has no zero', ({ game }) => {
  const games = gamesToPlay(40)
  const report = conform({ ...kit, game }, { games, seed: 'comets', share: 0.5 })
  expect(report.games).toBe(games)
  expect(report.decisions).toBeGreaterThan(games * 10)
  expect(Object.entries(report.tally).filter(([, count]) => count === 0)).toEqual([])
})
