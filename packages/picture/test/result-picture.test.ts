import { readFileSync } from 'node:fs'
import type { Result } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { barsOf, drawResult, playersOf, rivalPaint, seatPaints } from '../src/result-picture.ts'

const standing = (score: number, rank: number, sources: Readonly<Record<string, number>>) => ({
  score,
  rank,
  sources,
  tiebreaks: [],
})
const result: Result = {
  seats: [standing(9, 2, { goals: 9, moons: 0 }), standing(12, 1, { goals: 4, stars: 8 })],
  rival: standing(3, 3, { stars: 3 }),
}

test('bars: the best first, sources in the order of what they brought to all, none that brought nothing', () => {
  const { bars, sources } = barsOf(result, playersOf(result, ['Ada', 'Tycho'], 'Automa'))
  expect(sources).toEqual(['goals', 'stars'])
  expect(bars.map(({ index, name, score }) => [index, name, score])).toEqual([
    [1, 'Tycho', 12],
    [0, 'Ada', 9],
    [2, 'Automa', 3],
  ])
})

test('names and words are text: nothing in them becomes a part of the picture', () => {
  const name = '<script>alert("1")</script>&'
  const words = { title: name, game: name, date: '', source: () => name }
  const svg = drawResult(result, playersOf(result, [name, '👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀👩‍🚀'], name), words)
  expect(svg).not.toContain('<script')
  expect(svg).toContain('&lt;script&gt;')
  // A character outside the basic plane is never cut in half.
  expect(svg).not.toMatch(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])/)
})

test('the colours of the seats are those of the page', () => {
  const tokens = readFileSync(new URL('../../web/src/design/tokens.css', import.meta.url), 'utf8')
  const paint = (name: string): string | undefined => new RegExp(`--pl-${name}: (#\\w+);`).exec(tokens)?.[1]
  expect(['pink', 'teal', 'violet', 'amber'].map(paint)).toEqual([...seatPaints])
  expect(paint('dark-hi')).toBe(rivalPaint)
})
