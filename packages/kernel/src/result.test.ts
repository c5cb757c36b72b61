import { expect, test } from 'vitest'
import { rank, winners } from './result.ts'

const player = (score: number, ...tiebreaks: number[]) => ({ score, sources: { all: score }, tiebreaks })

test('points decide, then tie-breaks in order; equal players share a rank and the next rank is skipped', () => {
  const ranked = rank([player(5, 1), player(9), player(5, 2), player(5, 1)])
  expect(ranked.map((standing) => standing.rank)).toEqual([3, 1, 2, 3])
})

test('winners are all on rank 1; a rival can leave the seats without one', () => {
  expect(winners({ seats: rank([player(5), player(7), player(7)]) })).toEqual([1, 2])
  const [human, rival] = rank([player(5), player(8)])
  if (human === undefined || rival === undefined) throw new Error('two went in')
  expect(winners({ seats: [human], rival })).toEqual([])
})
