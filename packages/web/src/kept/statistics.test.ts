import { expect, test } from 'vitest'
import type { StoredGame } from './games.ts'
import { recordBroken, statisticsOf } from './statistics.ts'

const game = (id: string, scores: readonly number[] | undefined, more: Partial<StoredGame> = {}): StoredGame => ({
  id,
  game: 'cosmos',
  version: 1,
  seats: [{ name: 'Mira' }, { name: 'Tycho', bot: 'easy' }],
  options: {},
  created: 1,
  updated: 1,
  round: 8,
  toAct: scores === undefined ? [0] : [],
  ...(scores === undefined ? {} : { scores }),
  ...more,
})

test('finished games against bots are counted; running ones and those of several people are not', () => {
  const two = [{ name: 'Mira' }, { name: 'Vera' }]
  const stored = [game('a', [50, 40]), game('b', [30, 40]), game('c', undefined), game('d', [9, 8], { seats: two })]
  expect(statisticsOf(stored)).toEqual([
    {
      game: 'cosmos',
      played: 2,
      won: 1,
      scored: 2,
      average: 40,
      best: 50,
      bySeats: [{ seats: 2, played: 2, won: 1, scored: 2, average: 40, best: 50 }],
    },
  ])
})

test('a record is broken by more points than in all other games with as many players', () => {
  const stored = [game('a', [50, 40]), game('b', [60, 40])]
  expect(recordBroken(stored, 'b')).toBe(50)
  expect(recordBroken(stored, 'a')).toBeUndefined()
  expect(recordBroken([game('a', [50, 40])], 'a')).toBeUndefined()
})
