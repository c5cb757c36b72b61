import { expect, test } from 'vitest'
import { accuracyOfGame, accuracyOfLoss } from './accuracy.ts'
import { gradeOf } from './grades.ts'

test('the accuracy of a turn follows the curve of lichess', () => {
  expect(accuracyOfLoss(-0.1)).toBe(100)
  expect(accuracyOfLoss(0)).toBe(100)
  // 103.1668 · e^(-0.04354 · points) - 3.1669, and one more.
  expect(accuracyOfLoss(0.05)).toBeCloseTo(80.82, 2)
  expect(accuracyOfLoss(0.1)).toBeCloseTo(64.58, 2)
  expect(accuracyOfLoss(0.4)).toBeCloseTo(15.91, 2)
  expect(accuracyOfLoss(1)).toBe(0)
})

test('the accuracy of a game is 100 without a loss, and nothing without a turn', () => {
  expect(accuracyOfGame([0, 0, 0], [0.5, 0.6, 0.7, 1])).toBe(100)
  expect(accuracyOfGame([], [0.5])).toBeUndefined()
})

test('a loss where much is at stake counts more than one in a game that is decided', () => {
  const quiet = [0.5, 0.5, 0.5, 0.5, 0.5, 0.9, 0.2, 0.8, 0.3]
  const early = accuracyOfGame([0.2, 0, 0, 0, 0, 0, 0, 0], quiet) ?? 0
  const late = accuracyOfGame([0, 0, 0, 0, 0, 0, 0.2, 0], quiet) ?? 0
  expect(late).toBeLessThan(early)
})

test('grades begin at their thresholds', () => {
  expect([0, 0.009, 0.01, 0.049, 0.05, 0.1, 0.149, 0.15, 0.9].map(gradeOf)).toEqual([
    'best',
    'best',
    'good',
    'good',
    'inaccuracy',
    'mistake',
    'mistake',
    'blunder',
    'blunder',
  ])
})
