import fc from 'fast-check'
import { expect, test } from 'vitest'
import { hash } from './hash.ts'

test('a JSON round trip keeps the hash, for any plain data', () => {
  expect(hash([-0])).toBe(hash([0]))
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(hash(JSON.parse(JSON.stringify(value)))).toBe(hash(value))
    }),
  )
})

test('the order of keys does not matter, the order of lists does', () => {
  expect(hash({ a: 1, b: 2 })).toBe(hash({ b: 2, a: 1 }))
  expect(hash([1, 2])).not.toBe(hash([2, 1]))
})

test('values that are easily confused differ', () => {
  const values = [
    0,
    1,
    -1,
    0.5,
    '',
    '0',
    '1',
    true,
    false,
    [],
    {},
    [[]],
    [0],
    { a: 0 },
    { b: 0 },
    { a: [0] },
    'a',
    { '': 'a' },
  ]
  expect(new Set(values.map(hash)).size).toBe(values.length)
  expect(hash({ a: { b: 1 }, c: {} })).not.toBe(hash({ a: {}, c: { b: 1 } }))
  expect(hash({ a: 1, b: 2 })).not.toBe(hash({ a: 2, b: 1 }))
})

test('ten thousand different small states have ten thousand hashes', () => {
  const hashes = new Set<string>()
  for (let a = 0; a < 100; a++) for (let b = 0; b < 100; b++) hashes.add(hash({ players: [{ a }, { b }] }))
  expect(hashes.size).toBe(10_000)
})

test('a member that is undefined counts as absent, as in JSON', () => {
  expect(hash({ a: 1, b: undefined })).toBe(hash({ a: 1 }))
})

test('what is not plain data is refused', () => {
  for (const value of [
    new Map(),
    new Set(),
    new Date(0),
    () => 1,
    Symbol('x'),
    1n,
    Number.NaN,
    [undefined],
    new Uint8Array(2),
  ]) {
    expect(() => hash(value)).toThrow(TypeError)
  }
})

test('the algorithm is fixed: golden files contain hashes', () => {
  expect(hash({ game: 'orrery', list: [1, 2.5, 'x', true] })).toMatchInlineSnapshot(`"65170c0d01bfe9a8"`)
})
