import type { Grade, JudgedTurn } from '@orrery/bots/analyse'
import { expect, test } from 'vitest'
import { mistakesOf } from './mistakes.ts'

const turn = (seat: number, loss: number, grade: Grade, from: number): JudgedTurn => ({
  turn: from,
  round: 1,
  seat,
  from,
  to: from + 4,
  loss,
  error: 0,
  grade,
  openLoss: 0,
  luck: 0,
  after: 0.5,
  parts: [
    { from, to: from + 2, played: 0.5, best: 0.5, loss: 0, error: 0, options: [] },
    { from: from + 2, to: from + 4, played: 0.4, best: 0.4 + loss, loss, error: 0, options: [] },
  ],
})

test('mistakes and blunders of the seat, in their order, each from where the most was lost', () => {
  const turns = [
    turn(0, 0.2, 'blunder', 0),
    turn(1, 0.3, 'blunder', 4),
    undefined,
    turn(0, 0.06, 'inaccuracy', 8),
    turn(0, 0.11, 'mistake', 12),
  ]
  expect(mistakesOf(turns, 0)).toEqual([
    { judged: 0, turn: 0, grade: 'blunder', loss: 0.2, before: 0.4, from: 2, answer: false },
    { judged: 4, turn: 12, grade: 'mistake', loss: 0.11, before: 0.4, from: 14, answer: false },
  ])
})

test('without mistakes, the three turns that cost most; what cost nothing is never looked at again', () => {
  const losses = [0.02, 0, 0.04, 0.06, 0.03]
  const turns = losses.map((loss, i) => turn(0, loss, loss === 0 ? 'best' : 'good', 4 * i))
  expect(mistakesOf(turns, 0).map(({ judged }) => judged)).toEqual([2, 3, 4])
  expect(mistakesOf([turn(0, 0, 'best', 0)], 0)).toEqual([])
})
