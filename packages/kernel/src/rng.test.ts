import fc from 'fast-check'
import { expect, test } from 'vitest'
import { below, makeRng, makeStreamRng, next32, pick, shuffle } from './rng.ts'
import { cloneRng, type Rng, type StreamRng, sameRng } from './rng-state.ts'

test('xoshiro128** gives the published outputs from the state 1, 2, 3, 4', () => {
  const rng: Rng = [1, 2, 3, 4]
  const outputs = Array.from({ length: 10 }, () => next32(rng))
  // The reference vector of the rand_xoshiro crate, made with the authors' C code.
  expect(outputs).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
  ])
})

test('the words stay unsigned 32-bit integers, so that a saved generator continues exactly', () => {
  const rng = makeRng('words')
  for (let i = 0; i < 10_000; i++) {
    next32(rng)
    for (const word of rng) expect(Number.isInteger(word) && word >= 0 && word <= 0xffff_ffff).toBe(true)
  }
  const saved: Rng = JSON.parse(JSON.stringify(rng))
  expect(Array.from({ length: 20 }, () => next32(saved))).toEqual(Array.from({ length: 20 }, () => next32(rng)))
})

test('the stream is that of ChaCha20 as RFC 8439 publishes it for the key and nonce of zeros', () => {
  const rng: StreamRng = { key: '0'.repeat(64), drawn: 0 }
  const hex = (count: number): string =>
    Array.from({ length: count }, () => {
      const word = next32(rng)
      return [0, 8, 16, 24].map((shift) => ((word >>> shift) & 255).toString(16).padStart(2, '0')).join('')
    }).join('')
  // Appendix A.1, test vectors 1 and 2: the blocks 0 and 1.
  expect(hex(16)).toBe(
    '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
  )
  expect(hex(16)).toBe(
    '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
  )
})

test('streams that are drawn from alternately give what each gives alone, from any position', () => {
  const alone = ['a', 'b'].map((seed) => {
    const rng = makeStreamRng(seed)
    return Array.from({ length: 300 }, () => next32(rng))
  })
  const rngs = ['a', 'b'].map(makeStreamRng)
  const turns: number[][] = [[], []]
  fc.assert(
    fc.property(fc.nat({ max: 1 }), fc.nat({ max: 299 }), (which, drawn) => {
      const rng = { key: rngs[which]?.key ?? '', drawn }
      expect(next32(rng)).toBe(alone[which]?.[drawn])
      expect(rng.drawn).toBe(drawn + 1)
    }),
  )
  for (let i = 0; i < 300; i++) for (const [which, rng] of rngs.entries()) turns[which]?.push(next32(rng))
  expect(turns).toEqual(alone)
})

test('a saved stream is small and continues exactly', () => {
  const rng = makeStreamRng('words')
  for (let i = 0; i < 1000; i++) next32(rng)
  const text = JSON.stringify(rng)
  expect(text.length).toBeLessThan(100)
  const saved: Rng = JSON.parse(text)
  expect(Array.from({ length: 200 }, () => next32(saved))).toEqual(Array.from({ length: 200 }, () => next32(rng)))
})

const kinds: [string, (seed: string) => Rng][] = [
  ['fast', makeRng],
  ['stream', makeStreamRng],
]

test.each(kinds)('%s: a seed is any text; the same text gives the same stream, another text another', (_, make) => {
  expect(make('a')).toEqual(make('a'))
  expect(sameRng(make('a'), make('a'))).toBe(true)
  expect(sameRng(make('a'), make('b'))).toBe(false)
  expect(make('a')).not.toEqual(make('A'))
})

test.each(kinds)('%s: a clone is independent', (_, make) => {
  const rng = make('clone')
  const copy = cloneRng(rng)
  expect(copy).toEqual(rng)
  next32(copy)
  expect(sameRng(rng, copy)).toBe(false)
  expect(rng).toEqual(make('clone'))
})

test('generators of two kinds are never the same', () => {
  expect(sameRng(makeRng('a'), makeStreamRng('a'))).toBe(false)
  expect(sameRng(makeStreamRng('a'), makeRng('a'))).toBe(false)
})

test.each(kinds)('%s: below draws every value about equally often, even when it does not divide 2^32', (_, make) => {
  const rng = make('uniform')
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
