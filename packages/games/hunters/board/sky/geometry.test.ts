import { expect, test } from 'vitest'
import { fields } from '../data.ts'
import { figures } from './figures.ts'
import { figureIn, standing } from './geometry.ts'
import { places } from './rockets.tsx'

test('every field has a figure whose lines join its own stars', () => {
  for (const field of fields) {
    const [stars, lines] = figures[field.id] ?? ['', '']
    expect(stars.split(',').length).toBeGreaterThanOrEqual(3)
    for (const c of lines.replaceAll(' ', '')) expect(Number.parseInt(c, 36)).toBeLessThan(stars.split(',').length)
  }
})

test('a figure and the rockets stay within the rings of their field', () => {
  for (const field of fields) {
    const { shape } = field
    const [inner, outer] = shape.kind === 'disc' ? [0, shape.r] : [shape.rInner, shape.rOuter]
    const points = [...figureIn(field).stars.map((star) => star.at), standing(field)]
    for (const [x, y] of points) {
      expect(Math.hypot(x, y)).toBeGreaterThanOrEqual(inner)
      expect(Math.hypot(x, y)).toBeLessThanOrEqual(outer)
    }
  }
})

test('rockets on one field stand side by side', () => {
  const [a = [0, 0], b = [0, 0], c = [0, 0]] = places(['UMi', 'UMi', 'Cyg'])
  expect(Math.abs(a[0] - b[0])).toBe(44)
  expect(a[1]).toBe(b[1])
  expect(c).not.toEqual(a)
})
