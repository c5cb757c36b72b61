import { expect, test } from 'vitest'
import { OrreryError } from './errors.ts'
import { makeVocabulary, word } from './vocabulary.ts'

const squares = ['a1', 'a2', 'b1']
const vocabulary = makeVocabulary(
  'chess',
  squares.map((_, n) => word('place', n)),
  ({ kind, n }) => `${kind}:${squares[n]}`,
)

test('every id parses back to its own action', () => {
  for (const [index, action] of vocabulary.actions.entries()) {
    expect(action.index).toBe(index)
    expect(vocabulary.parse(action.id)).toBe(action)
    expect(vocabulary.get(action.id)).toBe(action)
    expect(Object.isFrozen(action)).toBe(true)
  }
})

test('an unknown id is refused with ids close to it', () => {
  expect(vocabulary.get('place:a9')).toBeUndefined()
  expect(() => vocabulary.parse('place:a9')).toThrow(
    '"place:a9" is not an action of chess; close to it: place:a1, place:a2',
  )
  expect(() => vocabulary.parse('zzz')).toThrow('an action looks like place:a1, place:a2, place:b1')
})

test('bad input from outside gets a typed error, never a crash', () => {
  for (const value of [undefined, null, 5, {}, [], '', 'x'.repeat(100_000), '__proto__', 'constructor']) {
    try {
      vocabulary.parse(value)
      throw new Error('accepted')
    } catch (error) {
      expect(error).toBeInstanceOf(OrreryError)
      expect(error instanceof OrreryError && error.code).toBe('unknown-action')
      expect(error instanceof Error && error.message.length).toBeLessThan(400)
    }
  }
})

test('two actions with one id are a mistake of the game', () => {
  expect(() => makeVocabulary('g', [word('a'), word('b')], () => 'same')).toThrow('two actions of g have the id "same"')
})
