import type { JudgedTurn } from '@orrery/bots/analyse'
import { expect, test } from 'vitest'
import { type GameFacts, insightsOf, playFacts } from './facts.ts'

const turn = (seat: number, from: number, loss: number, reason: string): JudgedTurn => ({
  ...{
    turn: from,
    round: 1,
    seat,
    from,
    to: from + 10,
    loss,
    error: 0,
    grade: 'good',
    openLoss: 0,
    luck: 0,
    after: 0.5,
    costliest: { at: from, kind: 'fly' },
  },
  parts: [
    {
      ...{ from, to: from + 10, played: 0.4, best: 0.4 + loss, loss, error: 0 },
      options: [{ actions: ['a'], value: 0.5, gain: loss, error: 0, reason }],
    },
  ],
})
const players = [
  { accuracy: 80, loss: 0, luck: 0, grades: { best: 0, good: 0, inaccuracy: 0, mistake: 0, blunder: 0 } },
]

test('costs of a seat belong to a third of the game and to what a better turn would have brought', () => {
  const turns = [turn(0, 0, 0.1, 'income'), turn(1, 10, 0.5, 'fight'), turn(0, 20, 0, 'x'), turn(0, 50, 0.2, 'points')]
  expect(playFacts({ turns, players }, 0)).toEqual({
    accuracy: 80,
    costly: [
      { phase: 'opening', loss: 0.1, theme: 'income', kind: 'fly' },
      { phase: 'end', loss: 0.2, theme: 'points', kind: 'fly' },
    ],
  })
})

test('means count all games for points, and analysed games for what was lost; progress runs in time', () => {
  const game = (id: string, finishedAt: number, won: boolean, stars: number): GameFacts => ({
    ...{ id, game: 'hunters', seats: 2, finishedAt, won, score: stars, sources: { stars }, text: '', mine: 0 },
  })
  const play = playFacts({ turns: [turn(0, 0, 0.1, 'income')], players }, 0)
  const { points, lostByPhase, lostByDecision, lostByTheme, progress, ...counts } = insightsOf(
    [{ ...game('b', 2, true, 8), play }, game('a', 1, false, 4)],
    { fly: 'flight' },
  )
  expect(counts).toEqual({ games: 2, analysed: 1, won: 1 })
  expect(points).toEqual([{ name: 'stars', value: 6 }])
  expect(lostByPhase.map(({ value }) => value)).toEqual([0.1, 0, 0])
  expect(lostByDecision).toEqual([{ name: 'flight', value: 0.1 }])
  expect(lostByTheme).toEqual([{ name: 'income', value: 0.1 }])
  expect(progress.map(({ id }) => id)).toEqual(['a', 'b'])
})
