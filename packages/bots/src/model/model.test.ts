import type { GameState } from '@orrery/kernel'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contributionsOf } from './contributions.ts'
import type { Features } from './features.ts'
import { Model } from './model.ts'
import { type ModelWeights, makeModel, parseModel } from './weights.ts'

interface Rows extends GameState {
  readonly rows: readonly (readonly number[])[]
}

/** States that are their own features. */
const featuresOf = (size: number): Features<Rows> => ({
  names: Array.from({ length: size }, (_, i) => `f${i}`),
  players: ({ rows }) => rows.length,
  write({ rows }, _viewer, out) {
    for (const [player, row] of rows.entries()) for (const [i, value] of row.entries()) out[player * size + i] = value
  },
})

const number = fc.double({ min: -3, max: 3, noNaN: true })
const listOf = (length: number): fc.Arbitrary<number[]> => fc.array(number, { minLength: length, maxLength: length })

/** A model with any weights, and a state for it. */
const cases = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 2, max: 5 })).chain(([size, players]) =>
  fc.record({
    weights: fc.record({
      game: fc.constant('any'),
      rules: fc.constant(2),
      format: fc.constant(1 as const),
      features: fc.constant(featuresOf(size).names),
      win: listOf(size + 1),
      points: listOf(size + 1),
      hidden: fc.array(fc.record({ from: listOf(size + 1), win: number, points: number }), { maxLength: 5 }),
      origin: fc.constant({ seed: 's', generation: 0, games: 1 }),
    }),
    rows: fc.array(listOf(size), { minLength: players, maxLength: players }),
  }),
)

const dot = (weights: readonly number[], row: readonly number[]): number =>
  row.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), weights[row.length] ?? 0)

/** The two outputs of a player as one would write them on paper. */
function outputs({ win, points, hidden }: ModelWeights, row: readonly number[]): { win: number; points: number } {
  const units = hidden.map((unit) => ({ ...unit, on: Math.max(0, dot(unit.from, row)) }))
  return {
    win: dot(win, row) + units.reduce((sum, unit) => sum + unit.win * unit.on, 0),
    points: dot(points, row) + units.reduce((sum, unit) => sum + unit.points * unit.on, 0),
  }
}

describe('a model', () => {
  test('judges as a naive implementation does', () => {
    fc.assert(
      fc.property(cases, ({ weights, rows }) => {
        const model = new Model(featuresOf(weights.features.length), weights)
        const { win, points } = model.judge({ rng: [1, 2, 3, 4], rows }, undefined)
        const each = rows.map((row) => outputs(weights, row))
        const all = each.reduce((sum, one) => sum + Math.exp(one.win), 0)
        for (const [player, one] of each.entries()) {
          expect(win[player]).toBeCloseTo(Math.exp(one.win) / all, 9)
          expect(points[player]).toBeCloseTo(one.points, 9)
        }
      }),
    )
  })

  test('contributions of features add up to what puts one player ahead of another', () => {
    fc.assert(
      fc.property(cases, ({ weights, rows }) => {
        const [own = [], other = []] = rows
        const parts = contributionsOf(weights, own, other)
        const [a, b] = [outputs(weights, own), outputs(weights, other)]
        expect(parts.reduce((sum, { win }) => sum + win, 0)).toBeCloseTo(a.win - b.win, 6)
        expect(parts.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(a.points - b.points, 6)
      }),
    )
  })

  test('survives being written and read', () => {
    fc.assert(
      fc.property(cases, ({ weights }) => {
        // JSON knows no negative zero.
        const plain = JSON.parse(JSON.stringify(weights))
        expect(parseModel(JSON.parse(makeModel(weights)), 'it')).toEqual(plain)
      }),
    )
  })
})

const good: ModelWeights = {
  game: 'any',
  rules: 1,
  format: 1,
  features: ['a'],
  win: [1, 0],
  points: [1, 0],
  hidden: [],
  origin: { seed: 's', generation: 0, games: 1 },
}

test.each([
  ['another format', { ...good, format: 2 }, /format is 2/],
  ['too few weights', { ...good, win: [1] }, /win must be 2 numbers/],
  ['weights that are no numbers', { ...good, points: ['1', null] }, /points must be 2 numbers/],
  ['a unit without outputs', { ...good, hidden: [{ from: [1, 2] }] }, /hidden unit 0 needs win and points/],
  ['no object', [], /must be an object/],
])('a file with %s is refused, and why is said', (_name, data, message) => {
  expect(() => parseModel(data, 'model.json')).toThrow(message)
})

test('a model is not used with features it was not made for', () => {
  expect(() => new Model(featuresOf(1), good)).toThrow(/"a", not for "f0"/)
  expect(() => new Model(featuresOf(2), { ...good, features: ['f0'] })).toThrow(/undefined|"f1"|2/)
})
