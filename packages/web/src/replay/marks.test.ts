import { describe, expect, test } from 'vitest'
import { makeAddress, parseReplayMoment } from '../common/address.ts'
import { nextStop, roundStarts } from './marks.ts'

// Two rounds of two turns, with two decisions in each turn; the turn number does not change after the last decision.
const moments = [
  [1, 1],
  [1, 1],
  [1, 2],
  [1, 2],
  [2, 3],
  [2, 3],
  [2, 4],
  [2, 4],
  [2, 4],
].map(([round = 0, turn = 0]) => ({ round, turn }))

describe('stepping through a game', () => {
  test.each([
    [0, 'step', 1, 1],
    [0, 'step', -1, 0],
    [8, 'step', 1, 8],
    [0, 'turn', 1, 2],
    [1, 'turn', 1, 2],
    [7, 'turn', 1, 8],
    [3, 'turn', -1, 2],
    [2, 'turn', -1, 0],
    [8, 'turn', -1, 6],
    [1, 'round', 1, 4],
    [5, 'round', 1, 8],
    [8, 'round', -1, 4],
    [4, 'round', -1, 0],
    [0, 'round', -1, 0],
  ] as const)('from %i by %s %i to %i', (from, by, way, to) => {
    expect(nextStop(moments, from, by, way)).toBe(to)
  })

  test('the beginning of each round is found', () => {
    expect(roundStarts(moments)).toEqual([
      { round: 1, index: 0 },
      { round: 2, index: 4 },
    ])
  })
})

describe('the address of a moment', () => {
  test('holds the position and the viewpoint, and can be parsed again', () => {
    const address = makeAddress({ kind: 'server', id: 'abc', code: 'k7' }, { at: 12, seat: 0 })
    expect(address).toBe('/replay/abc?code=k7&at=12&view=1')
    expect(parseReplayMoment(address.split('?')[1] ?? '', 20, 2)).toEqual({ at: 12, seat: 0 })
    expect(makeAddress({ kind: 'local', id: 'x' }, { seat: 'spectator' })).toBe('/replay/local/x?view=spectator')
    expect(makeAddress({ kind: 'file' }, {}, 'result')).toBe('/result/file')
  })

  test.each(['at=21&view=3', 'at=-1&view=0', 'at=1e1&view=me', 'at=&view=', ''])('"%s" says nothing', (query) => {
    expect(parseReplayMoment(query, 20, 2)).toEqual({})
  })
})
