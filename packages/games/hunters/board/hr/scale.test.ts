import { expect, test } from 'vitest'
import { alongLuminosity, alongTemperature, dots, luminosityAt, temperatureAt } from '../data.ts'
import { luminosityTicks, panned, temperatureTicks, whole, zoomed } from './scale.ts'

test('zooming keeps the point under the finger where it is', () => {
  const part = zoomed(whole, 0.25, 0.6, 2)
  expect(part.zoom).toBe(2)
  expect(part.u + 0.25 / part.zoom).toBeCloseTo(0.25)
  expect(part.v + 0.6 / part.zoom).toBeCloseTo(0.6)
})

test('no part of the diagram lies beyond its edges', () => {
  const part = panned(zoomed(whole, 1, 1, 4), -5, -5)
  expect(part.u).toBeCloseTo(0.75)
  expect(part.v).toBeCloseTo(0.75)
  expect(zoomed(part, 0.5, 0.5, 0.01)).toEqual(whole)
})

test('axes read back the values that are put on them', () => {
  for (const kelvin of [2500, 5770, 40000]) expect(temperatureAt(alongTemperature(kelvin))).toBeCloseTo(kelvin, 6)
  for (const suns of [1e-5, 1, 1e6]) expect(luminosityAt(alongLuminosity(suns)) / suns).toBeCloseTo(1, 9)
})

test('labels of an axis keep their distance, and zooming in brings more of them', () => {
  const labelled = (part: typeof whole): number[] =>
    temperatureTicks(part, 330, 46).flatMap((tick) => (tick.label ? [tick.at] : []))
  const sorted = labelled(whole).sort((a, b) => a - b)
  for (const [i, at] of sorted.entries()) if (i > 0) expect(at - (sorted[i - 1] ?? 0)).toBeGreaterThanOrEqual(46)
  const cool = zoomed(whole, 0.9, 0.5, 4)
  expect(temperatureTicks(cool, 330, 46).length).toBeGreaterThan(4)
  expect(luminosityTicks(whole, 600, 17).filter((tick) => tick.label)).toHaveLength(12)
})

test('every dot lies inside the diagram', () => {
  for (const { x, y } of dots) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(1000)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(1000)
  }
})
