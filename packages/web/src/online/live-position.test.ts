import type { SeenPosition } from '@orrery/protocol'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ServerError } from '../server/api.ts'
import { followPosition, MAX_LIVE, wantLive } from './live-position.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('document', { visibilityState: 'visible' })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const play = (view: string): NonNullable<SeenPosition['play']> => ({
  ...{ view, toAct: [0], moment: { round: 1, turn: 1 }, changes: 1, clocks: [] },
})

test('a game that moves is asked for every three seconds, one that rests less and less often, and none after the end', async () => {
  let answer: SeenPosition = { seq: 5, play: play('first') }
  const asked: (number | undefined)[] = []
  const shown: unknown[] = []
  const end = followPosition(
    async (after) => {
      asked.push(after)
      return answer
    },
    ({ view }) => shown.push(view),
  )
  await vi.advanceTimersByTimeAsync(0)
  expect([asked, shown]).toEqual([[undefined], ['first']])
  answer = { seq: 5 }
  await vi.advanceTimersByTimeAsync(60_000)
  const resting = asked.length
  // Every three seconds would have been twenty more.
  expect(resting).toBeGreaterThan(4)
  expect(resting).toBeLessThan(9)
  answer = { seq: 6, play: play('second') }
  await vi.advanceTimersByTimeAsync(23_000)
  expect(shown).toContain('second')
  expect(asked.at(-1)).toBe(6)
  vi.stubGlobal('document', { visibilityState: 'hidden' })
  const before = asked.length
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.length).toBe(before)
  end()
  vi.stubGlobal('document', { visibilityState: 'visible' })
  await vi.advanceTimersByTimeAsync(60_000)
  expect(asked.length).toBe(before)
})

test('a table that may no longer be watched is not asked for again; a server that is away is', async () => {
  for (const [status, times] of [
    [404, 1],
    [503, 4],
  ] as const) {
    let asked = 0
    const end = followPosition(
      async () => {
        asked++
        throw new ServerError(status)
      },
      () => undefined,
    )
    await vi.advanceTimersByTimeAsync(65_000)
    expect([status, asked]).toEqual([status, times])
    end()
  }
})

test('only a few games are followed at once, and the next takes the place of one that ends', () => {
  const live: boolean[] = []
  const ends = Array.from({ length: MAX_LIVE + 2 }, (_, i) => wantLive((now) => (live[i] = now)))
  expect(live.filter((each) => each)).toHaveLength(MAX_LIVE)
  expect(live[MAX_LIVE]).toBe(false)
  ends[2]?.()
  expect([live[MAX_LIVE], live[MAX_LIVE + 1]]).toEqual([true, false])
  for (const end of ends.filter((_, i) => i !== 2)) end()
})
