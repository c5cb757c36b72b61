import { expect, test } from 'vitest'
import { daysInRow, noProgress, ratingIn, withTry } from './puzzles.ts'

const puzzle = { game: 'hunters', id: 'a', rating: 1500, deviation: 100 }

test('the first try changes the rating and the row, later ones do not', () => {
  const missed = withTry(noProgress, puzzle, false, '2026-11-17')
  expect(ratingIn(missed, 'hunters').rating).toBeLessThan(1500)
  expect(missed).toMatchObject({ outcomes: { 'hunters/a': 'missed' }, row: 0, days: 0 })
  const later = withTry(missed, puzzle, true, '2026-11-17')
  expect(later.outcomes).toEqual({ 'hunters/a': 'later' })
  expect(later.ratings).toEqual(missed.ratings)
  expect(later).toMatchObject({ row: 0, days: 1 })
  expect(withTry(later, puzzle, false, '2026-11-17')).toEqual(later)
  expect(ratingIn(withTry(later, { ...puzzle, id: 'b' }, true, '2026-11-17'), 'hunters').rating).toBeGreaterThan(
    ratingIn(later, 'hunters').rating,
  )
})

test('right first tries make a row, which a wrong one ends; the best row stays', () => {
  let progress = noProgress
  for (const id of ['a', 'b', 'c']) progress = withTry(progress, { ...puzzle, id }, true, '2026-11-17')
  expect(progress).toMatchObject({ row: 3, bestRow: 3 })
  progress = withTry(progress, { ...puzzle, id: 'd' }, false, '2026-11-17')
  expect(progress).toMatchObject({ row: 0, bestRow: 3 })
})

test('days in a row survive until the end of the next day, also over the end of a year', () => {
  const first = withTry(noProgress, puzzle, true, '2026-12-31')
  expect(daysInRow(first, '2027-01-01')).toBe(1)
  const second = withTry(first, { ...puzzle, id: 'b' }, true, '2027-01-01')
  expect(daysInRow(second, '2027-01-02')).toBe(2)
  expect(daysInRow(second, '2027-01-03')).toBe(0)
  expect(withTry(second, { ...puzzle, id: 'c' }, true, '2027-01-05')).toMatchObject({ days: 1, bestDays: 2 })
})
