import { expect, test } from 'vitest'
import { OrreryError } from './errors.ts'
import { parseOptions } from './options.ts'

const specs = [
  { id: 'level', values: ['easy', 'hard'], default: 'easy', seats: [1] },
  { id: 'long', values: ['off', 'on'], default: 'off' },
]

test('options left out take their defaults', () => {
  expect(parseOptions('arks', specs, 2, {})).toEqual({ level: 'easy', long: 'off' })
  expect(parseOptions('arks', specs, 1, { level: 'hard' })).toEqual({ level: 'hard', long: 'off' })
})

test.each([
  [{ speed: 'on' }, 'arks has no option "speed"; its options are level, long'],
  [{ long: 'maybe' }, 'option "long" of arks cannot be "maybe"; it can be off, on'],
  [{ long: true }, 'option "long" of arks cannot be true; it can be off, on'],
  [{ level: 'hard' }, 'option "level" of arks is for 1 seats, not for 2'],
])('%j is refused with what would be right', (given, message) => {
  expect(() => parseOptions('arks', specs, 2, given)).toThrow(new OrreryError('bad-option', message))
})

test('a game without options says so', () => {
  expect(() => parseOptions('go', [], 2, { x: '1' })).toThrow('go has no option "x"; it has none')
})
