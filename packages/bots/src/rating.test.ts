import { expect, test } from 'vitest'
import { rate, wilson } from './rating.ts'

test("Wilson's interval has the values of the textbooks", () => {
  // 8 of 10, and 0 of 20: standard worked examples.
  const eight = wilson(8, 10)
  expect(eight.low).toBeCloseTo(0.4902, 3)
  expect(eight.high).toBeCloseTo(0.9433, 3)
  const none = wilson(0, 20)
  expect(none.low).toBeCloseTo(0, 10)
  expect(none.high).toBeCloseTo(0.1611, 3)
})

test('three wins in four games are about 190 points of Elo apart', () => {
  const [a, b] = rate([
    [0, 750],
    [250, 0],
  ])
  if (a === undefined || b === undefined) throw new Error('two were rated')
  expect(a.elo - b.elo).toBeCloseTo(190.8, 0)
  expect(a.low).toBeLessThan(a.elo)
  expect(a.high - a.low).toBeCloseTo(b.high - b.low, 6)
})

test('ratings add up along a chain, and the mean is zero', () => {
  const ratings = rate([
    [0, 750, 0],
    [250, 0, 750],
    [0, 250, 0],
  ])
  expect(ratings.reduce((sum, { elo }) => sum + elo, 0)).toBeCloseTo(0, 6)
  expect((ratings[0]?.elo ?? 0) - (ratings[2]?.elo ?? 0)).toBeCloseTo(381, -1)
})

test('somebody who never lost has a rating all the same', () => {
  const [a] = rate([
    [0, 20],
    [0, 0],
  ])
  expect(Number.isFinite(a?.elo)).toBe(true)
  expect(a?.elo).toBeGreaterThan(200)
})
