import { describe, expect, test } from 'vitest'
import { defaultLook, type Look, makeAddress, parseAddress } from './look.ts'
import { pack, unpack } from './pack.ts'

const parse = (address: string): Look => {
  const { search, hash } = new URL(address, 'http://here/workshop')
  return parseAddress({ search, hash })
}

describe('the address of the workshop', () => {
  const looks: readonly Look[] = [
    defaultLook,
    { ...defaultLook, game: 'hunters', from: { kind: 'golden', name: '3-players' }, at: 57, viewpoint: 0 },
    {
      ...defaultLook,
      game: 'arks',
      from: { kind: 'random', seats: 1, seed: 'a b&c', options: { level: 'hard+', length: 'long' } },
      viewpoint: 'spectator',
    },
    { ...defaultLook, from: { kind: 'paste', packed: 'abc-_09' }, language: 'pl', theme: 'light' },
    { ...defaultLook, size: { width: 801, height: 599 }, motion: true, shapes: true, words: true, full: true },
    { ...defaultLook, show: 'pieces', sheet: 'cosmos/stars', language: 'de' },
  ]

  test.each(looks.map((look) => [makeAddress(look), look] as const))('%s is parsed again', (address, look) => {
    expect(parse(address)).toEqual(look)
  })

  test('seats count from 1, and default values are left out', () => {
    expect(makeAddress(defaultLook)).toBe('')
    expect(makeAddress({ ...defaultLook, viewpoint: 1, at: 3 })).toBe('?at=3&eyes=2')
  })

  test.each([
    '?game=chess&from=nowhere&at=-3&eyes=0&lang=xx&theme=pink&size=1x1&motion=yes',
    '?at=1e3&eyes=9&size=390',
    '?from=paste',
  ])('"%s" says nothing', (address) => {
    expect(parse(address)).toEqual(defaultLook)
  })
})

test('a pasted text fits into an address and is restored unchanged', async () => {
  const text = `{"name": "Zażółć ✦", "list": [${'1, '.repeat(2000)}1]}`
  const packed = await pack(text)
  expect(packed).toMatch(/^[\w-]+$/)
  expect(packed.length).toBeLessThan(text.length / 10)
  expect(await unpack(packed)).toBe(text)
  await expect(unpack(packed.slice(0, -8))).rejects.toThrow()
})
