import type { GuideStep } from '@orrery/board/guide'
import { expect, test } from 'vitest'
import { overlap } from './box.ts'
import { follow, isWanted, nextWanted } from './follow.ts'
import { cardBox } from './place.ts'

const step = (id: string, more: Partial<GuideStep> = {}): GuideStep => ({ id, rule: 'C1', place: [], ...more })
const steps = [
  step('read'),
  step('pair', { wants: ['a:1', 'b:1'] }),
  step('heap', { wants: ['c:1', 'c:2', 'd'], anyOrder: true, also: ['c'] }),
  step('end'),
]

test('a guide is at the step that the actions have reached', () => {
  expect(follow(steps, [])).toEqual({ open: 1, rest: ['a:1', 'b:1'] })
  expect(follow(steps, ['a:1'])).toEqual({ open: 1, rest: ['b:1'] })
  expect(follow(steps, ['a:1', 'b:1', 'd'])).toEqual({ open: 2, rest: ['c:1', 'c:2'] })
  expect(follow(steps, ['a:1', 'b:1', 'd', 'c:9', 'c:2'])).toEqual({ open: 4, rest: [] })
})

test('what comes after the last requested action is free, what comes before it is not', () => {
  expect(follow(steps, ['a:1', 'b:1', 'd', 'c:1', 'c:2', 'z'])?.open).toBe(4)
  expect(follow(steps, ['b:1'])).toBeUndefined()
  expect(follow(steps, ['a:1', 'z'])).toBeUndefined()
})

test('a pass that no step asks for does not count, and one that a step asks for does', () => {
  const fusing = [step('fly', { wants: ['fly:1'] }), step('fuse', { wants: ['fuse:1', 'go-on'] })]
  const passes = ['pass', 'go-on']
  expect(follow(fusing, ['go-on', 'fly:1', 'go-on'], passes)).toEqual({ open: 1, rest: ['fuse:1', 'go-on'] })
  expect(follow(fusing, ['fly:1', 'fuse:1', 'go-on'], passes)?.open).toBe(2)
  expect(follow(fusing, ['go-on', 'fly:1'])).toBeUndefined()
})

test('only requested actions are accepted, in their order or in any', () => {
  const [, pair, heap] = steps
  if (pair === undefined || heap === undefined) throw new Error('the steps are gone')
  expect(isWanted(pair, ['a:1', 'b:1'], 'b:1')).toBe(false)
  expect(isWanted(pair, ['a:1', 'b:1'], 'a:1')).toBe(true)
  expect(isWanted(heap, ['c:1', 'd'], 'd')).toBe(true)
  expect(isWanted(heap, ['c:1', 'd'], 'c:7')).toBe(true)
  expect(isWanted(heap, ['c:1', 'd'], 'x')).toBe(false)
  expect(isWanted(undefined, [], 'x')).toBe(true)
})

test('the next action is a requested one that is legal, or else a harmless one', () => {
  const [, pair, heap] = steps
  if (pair === undefined || heap === undefined) throw new Error('the steps are gone')
  expect(nextWanted(pair, ['a:1', 'b:1'], ['b:1', 'a:1'])).toBe('a:1')
  expect(nextWanted(pair, ['a:1', 'b:1'], ['b:1'])).toBeUndefined()
  expect(nextWanted(heap, ['c:1', 'd'], ['d', 'c:3'])).toBe('d')
  expect(nextWanted(heap, ['c:1'], ['d', 'c:3'])).toBe('c:3')
})

test('the card stands beside the place and covers nothing of it', () => {
  const card = { width: 340, height: 220 }
  const places = [
    { left: 320, top: 80, width: 700, height: 800 },
    { left: 1300, top: 20, width: 120, height: 50 },
    { left: 10, top: 600, width: 300, height: 280 },
  ]
  for (const lit of places) {
    const box = cardBox({ width: 1440, height: 900 }, card, lit)
    expect(overlap(box, lit)).toBe(0)
    expect(box.left >= 0 && box.top >= 0 && box.left + 340 <= 1440 && box.top + 220 <= 900).toBe(true)
  }
  const phone = { width: 390, height: 844 }
  expect(cardBox(phone, { width: 370, height: 220 }, { left: 0, top: 100, width: 390, height: 390 }).top).toBe(614)
  expect(cardBox(phone, { width: 370, height: 220 }, { left: 200, top: 780, width: 180, height: 50 }).top).toBe(10)
})
