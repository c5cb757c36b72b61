import type { Result } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { finalPoints } from './final-points.ts'

/** A view that holds the points of everybody; each seat knows its own hidden points. */
const board = { scores: (view: unknown) => (Array.isArray(view) ? view : []) }
const standing = (sources: Readonly<Record<string, number>>, rank: number) => ({
  score: Object.values(sources).reduce((sum, n) => sum + n, 0),
  sources,
  rank,
  tiebreaks: [],
})
const result: Result = {
  seats: [standing({ goals: 30, nebulae: 5 }, 1), standing({ goals: 10, debts: -4 }, 2)],
  rival: standing({ goals: 7 }, 3),
}

test('what the end has added is the result without what each seat saw of its own points before', () => {
  const before = [
    [{ goals: 24, nebulae: 5 }, { goals: 0 }, { goals: 2 }],
    [{ goals: 0 }, { goals: 10 }, { goals: 2 }],
  ]
  expect(finalPoints(result, board, [{ round: 1, views: [], before }])).toEqual([
    { soFar: 29, added: { goals: 6 } },
    { soFar: 10, added: { debts: -4 } },
    { soFar: 2, added: { goals: 5 } },
  ])
})

test('a game that ended before anything was seen has nothing to compare with', () => {
  expect(finalPoints(result, board, [{ round: 1, views: [] }])).toBeUndefined()
  expect(finalPoints(result, board, [])).toBeUndefined()
})
