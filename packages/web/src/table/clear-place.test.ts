import { expect, test } from 'vitest'
import { overlap } from '../guide/box.ts'
import { clearPlace } from './clear-place.ts'

const room = { left: 0, top: 72, width: 1440, height: 828 }
const card = { width: 430, height: 120 }
const usual = { left: 505, top: 78 }
const mark = (left: number, top: number, width = 60, height = 60) => ({ box: { left, top, width, height }, weight: 20 })

test('with nothing in its way, a card stands where it usually does', () => {
  expect(clearPlace(room, card, usual, [])).toEqual({ ...card, ...usual })
  expect(clearPlace(room, card, usual, [mark(20, 700)])).toEqual({ ...card, ...usual })
})

test('it goes aside for what should be seen, no further than needed, and stays in its room', () => {
  const kept = [mark(600, 90), mark(820, 130)]
  const place = clearPlace(room, card, usual, kept)
  expect(kept.map(({ box }) => overlap(place, box))).toEqual([0, 0])
  expect(place.left >= 0 && place.top >= 72 && place.left + 430 <= 1440 && place.top + 120 <= 900).toBe(true)
  expect(Math.hypot(place.left - usual.left, place.top - usual.top)).toBeLessThan(400)
})

test('where everything is in its way, it covers what matters less', () => {
  const phone = { left: 12, top: 130, width: 366, height: 700 }
  const wide = { width: 366, height: 120 }
  const lit = { box: { left: 0, top: 0, width: 390, height: 844 }, weight: 4 }
  const place = clearPlace(phone, wide, { left: 12, top: 130 }, [lit, mark(100, 150)])
  expect(overlap(place, mark(100, 150).box)).toBe(0)
})
