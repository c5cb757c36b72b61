import { wilson } from '@orrery/bots'
import { below, makeRng } from '@orrery/kernel'
import { expect, test } from 'vitest'
import {
  againstExpected,
  againstMean,
  againstShare,
  differenceOfShares,
  judge,
  meanOf,
  smallestShown,
} from './verdict.ts'

test('a share is judged by how rarely chance goes as far: normal for many, exact for few', () => {
  // 1.96 deviations of 1000 fair coins are 31.
  expect(againstExpected(wilson(531, 1000), 1000, 0.5).chance).toBeCloseTo(0.05, 2)
  expect(againstExpected(wilson(500, 1000), 1000, 0.5).chance).toBeCloseTo(1, 6)
  // Binomial: 5 of 5 at one half happens in 1 of 32, and as far on either side in 1 of 16.
  expect(againstExpected(wilson(5, 5), 5, 0.5).chance).toBeCloseTo(1 / 16, 6)
  expect(againstExpected(wilson(1, 2), 2, 1 / 12).chance).toBeGreaterThan(0.3)
  expect(againstExpected(wilson(0, 0), 0, 0.5).chance).toBe(1)
})

test('two shares and two means are judged against each other', () => {
  expect(againstShare(wilson(600, 1000), 1000, wilson(500, 1000), 1000).chance).toBeLessThan(1e-4)
  // Fisher: 3 of 3 against 0 of 3 happens in 1 of 20.
  expect(againstShare(wilson(3, 3), 3, wilson(0, 3), 3).chance).toBeCloseTo(0.1, 6)
  expect(againstShare(wilson(3, 3), 3, wilson(0, 0), 0).chance).toBe(1)
  const low = meanOf([1, 2, 3, 2, 1, 3, 2, 2])
  expect(againstMean(low, meanOf([4, 5, 6, 5, 4, 6, 5, 5]))).toMatchObject({ by: -3 })
  expect(againstMean(low, low).chance).toBeCloseTo(1, 6)
  expect(low.low).toBeLessThan(2)
  expect(low.high).toBeGreaterThan(2)
})

test('the interval of a difference excludes zero exactly where the shares differ', () => {
  const far = differenceOfShares(wilson(60, 100), wilson(40, 100))
  expect([far.share, far.low > 0, far.high > far.share]).toEqual([expect.closeTo(0.2, 9), true, true])
  expect(differenceOfShares(wilson(52, 100), wilson(48, 100)).low).toBeLessThan(0)
})

test('among many figures that are all chance, next to none is called more or less', () => {
  const rng = makeRng('chance')
  let sure = 0
  let maybe = 0
  for (let sample = 0; sample < 40; sample++) {
    const all = Array.from({ length: 60 }, () => {
      let heads = 0
      for (let i = 0; i < 100; i++) heads += below(rng, 2)
      return againstExpected(wilson(heads, 100), 100, 0.5)
    })
    for (const shows of judge(all)) {
      if (shows === 'more' || shows === 'less') sure++
      else if (shows !== 'nothing') maybe++
    }
  }
  expect(sure).toBeLessThan(12)
  expect(maybe).toBeGreaterThan(40)
})

test('a real difference is found among many figures that do not differ', () => {
  const chance = Array.from({ length: 50 }, (_, i) => ({ by: 0.01, chance: (i + 1) / 51 }))
  const shows = judge([{ by: 0.2, chance: 1e-6 }, { by: -0.2, chance: 1e-5 }, ...chance])
  expect(shows.slice(0, 2)).toEqual(['more', 'less'])
  expect(shows.filter((each) => each === 'maybeMore')).toHaveLength(2)
  expect(judge([])).toEqual([])
})

test('four times as many games show half the deviation', () => {
  expect(smallestShown(0.5, 400) / smallestShown(0.5, 1600)).toBeCloseTo(2, 1)
})
