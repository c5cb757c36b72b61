import fc from 'fast-check'
import { expect, test } from 'vitest'
import { below, cloneRng, makeRng, next32, pick, type Rng, sameRng, shuffle } from './rng.ts'

test('xoshiro128** gives the published outputs from the state 1, 2, 3, 4', () => {
  const rng: Rng = [1, 2, 3, 4]
  const outputs = Array.from({ length: 10 }, () => next32(rng))
  // The reference vector of the rand_xoshiro crate, made with the authors' C code.
  expect(outputs).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
  ])
})

test('the words stay unsigned 32-bit integers, so that a saved generator goes on exactly', () => {
  const rng = makeRng('words')
  for (let i = 0; i < 10_000; i++) {
    next32(rng)
    for (const word of rng) expect(Number.isInteger(word) && word >= 0 && word <= 0xffff_ffff).toBe(true)
  }
  const saved: Rng = JSON.parse(JSON.stringify(rng))
  expect(Array.from({ length: 20 }, () => next32(saved))).toEqual(Array.from({ length: 20 }, () => next32(rng)))
})

test('a seed is any text; the same text gives the same stream, another text another', () => {
  expect(makeRng('a')).toEqual(makeRng('a'))
  expect(sameRng(makeRng('a'), makeRng('b'))).toBe(false)
  expect(makeRng('a')).not.toEqual(makeRng('A'))
})

test('a clone goes its own way', () => {
  const rng = makeRng('clone')
  const copy = cloneRng(rng)
  next32(copy)
  expect(sameRng(rng, copy)).toBe(false)
  expect(rng).toEqual(makeRng('clone'))
})

test('below draws every value about equally often, also when it does not divide 2^32', () => {
  const rng = makeRng('uniform')
  const counts = new Array<number>(7).fill(0)
  for (let i = 0; i < 70_000; i++) {
    const value = below(rng, 7)
    counts[value] = (counts[value] ?? 0) + 1
  }
  // Chi-square with 6 degrees of freedom: 22.5 is exceeded by chance once in a thousand.
  expect(counts.reduce((sum, n) => sum + (n - 10_000) ** 2 / 10_000, 0)).toBeLessThan(22.5)
})

test('below draws again past the last whole multiple, so that no value is favoured', () => {
  // With n just above 2^31 about half of all draws are past the last whole multiple.
  const n = 0x8000_0001
  const rng = makeRng('reject')
  let rejected = 0
  for (let i = 0; i < 2000; i++) {
    const ahead = cloneRng(rng)
    const first = next32(ahead)
    const value = below(rng, n)
    expect(value).toBeLessThan(n)
    if (first >= n) {
      rejected++
      expect(sameRng(ahead, rng)).toBe(false)
    } else {
      expect(value).toBe(first)
    }
  }
  expect(rejected).toBeGreaterThan(800)
})

test('below refuses what is not a count', () => {
  for (const n of [0, -1, 1.5, Number.NaN, 2 ** 33]) expect(() => below(makeRng('x'), n)).toThrow(RangeError)
  expect(below(makeRng('x'), 1)).toBe(0)
})

test('a shuffle keeps every element and reaches every order', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.integer()), (seed, list) => {
      expect(shuffle(makeRng(seed), list.slice()).sort()).toEqual(list.slice().sort())
    }),
  )
  const rng = makeRng('orders')
  const orders = new Map<string, number>()
  for (let i = 0; i < 24_000; i++) {
    const order = shuffle(rng, [1, 2, 3, 4]).join('')
    orders.set(order, (orders.get(order) ?? 0) + 1)
  }
  expect(orders.size).toBe(24)
  // Chi-square with 23 degrees of freedom: 49.7 is exceeded by chance once in a thousand.
  expect([...orders.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0)).toBeLessThan(49.7)
})

test('pick takes an element and refuses an empty list', () => {
  expect(['a', 'b']).toContain(pick(makeRng('pick'), ['a', 'b']))
  expect(() => pick(makeRng('pick'), [])).toThrow(RangeError)
})
