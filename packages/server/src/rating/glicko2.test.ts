import { type Rating, rest, unrated, update } from '@orrery/bots/glicko2'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PERIOD, rateTable } from './rate-table.ts'

const at = (rating: number, deviation: number): Rating => ({ rating, deviation, volatility: 0.06 })

describe('Glicko-2', () => {
  test("Glickman's worked example", () => {
    // "Example of the Glicko-2 system": a win and two losses of a player with 1500 / 200 / 0.06, tau 0.5.
    const after = update(at(1500, 200), [
      { opponent: at(1400, 30), score: 1 },
      { opponent: at(1550, 100), score: 0 },
      { opponent: at(1700, 300), score: 0 },
    ])
    expect(after.rating).toBeCloseTo(1464.06, 1)
    expect(after.deviation).toBeCloseTo(151.52, 1)
    // The paper rounds 0.0599960.
    expect(Math.floor(after.volatility * 1e5)).toBe(5999)
  })

  test('a surprise raises the volatility: the other branch of step 5', () => {
    const after = update(at(1500, 50), Array(6).fill({ opponent: at(2100, 50), score: 1 }))
    expect(after.volatility).toBeGreaterThan(0.0604)
    expect(after.rating).toBeGreaterThan(1560)
  })

  test('the rating of a player who does not play stays and grows less certain, up to that of an unknown player', () => {
    const { rating, deviation, volatility } = rest(at(1700, 60), 1)
    expect([rating, volatility]).toEqual([1700, 0.06])
    expect(deviation).toBeCloseTo(Math.hypot(60, 0.06 * 173.7178), 6)
    expect(rest(at(1700, 60), 1e6).deviation).toBe(350)
    expect(update(at(1700, 60), [], 1)).toEqual(rest(at(1700, 60), 1))
  })

  test('for any ratings: winning never costs, losing never gives, and the figures stay sound', () => {
    const rating = fc.record({
      rating: fc.double({ min: 100, max: 3500, noNaN: true }),
      deviation: fc.double({ min: 10, max: 350, noNaN: true }),
      volatility: fc.double({ min: 0.01, max: 0.2, noNaN: true }),
    })
    fc.assert(
      fc.property(rating, rating, fc.double({ min: 0, max: 500, noNaN: true }), (me, other, periods) => {
        const won = update(me, [{ opponent: other, score: 1 }], periods)
        const lost = update(me, [{ opponent: other, score: 0 }], periods)
        expect(won.rating).toBeGreaterThanOrEqual(me.rating)
        expect(lost.rating).toBeLessThanOrEqual(me.rating)
        for (const each of [won, lost]) {
          expect(each.deviation).toBeGreaterThan(0)
          expect(each.deviation).toBeLessThanOrEqual(350)
          expect(each.volatility).toBeGreaterThan(0)
          expect(each.volatility).toBeLessThan(1)
        }
      }),
    )
  })
})

describe('a table', () => {
  const table = (places: readonly number[]) =>
    rateTable(
      places.map((place, i) => ({ person: `p${i}`, place, before: unrated, age: 0, opponents: others(i) })),
    ).map(({ after }) => Math.round(after.rating))
  const others = (i: number): string[] => ['p0', 'p1', 'p2', 'p3'].filter((person) => person !== `p${i}`)

  test('of two is one game: equals part by the same distance', () => {
    const [won = 0, lost = 0] = table([1, 2])
    expect([won, lost]).toEqual([1662, 1338])
    expect(won - 1500).toBe(1500 - lost)
    expect(table([1, 1])).toEqual([1500, 1500])
  })

  test('of four is six games, one for each pair, all against the ratings from before', () => {
    const [first = 0, second = 0, third = 0, last = 0] = table([1, 2, 3, 4])
    expect(first).toBeGreaterThan(second)
    expect(second).toBeGreaterThan(1500)
    expect(third).toBeLessThan(1500)
    expect(last).toBeLessThan(third)
    const [shared = 0, alike = 0] = table([1, 1, 3, 3])
    expect(shared).toBe(alike)
    // By hand: one against three equals is a win three times over.
    const alone = update(unrated, Array(3).fill({ opponent: unrated, score: 1 }), 0)
    expect(first).toBe(Math.round(alone.rating))
  })

  test('counts only between opponents, and not at all for a player who has none', () => {
    const at = (person: string, place: number, opponents: string[]) => ({
      person,
      place,
      before: unrated,
      age: 0,
      opponents,
    })
    const rated = rateTable([at('a', 1, ['b']), at('b', 2, ['a']), at('c', 3, [])])
    expect(rated.map(({ person, after }) => [person, Math.round(after.rating)])).toEqual([
      ['a', 1662],
      ['b', 1338],
    ])
  })

  test('time that passed makes the next step larger', () => {
    const sure = { rating: 1500, deviation: 50, volatility: 0.06 }
    const after = (age: number): number =>
      rateTable([
        { person: 'a', place: 1, before: sure, age, opponents: ['b'] },
        { person: 'b', place: 2, before: sure, age: 0, opponents: ['a'] },
      ])[0]?.after.rating ?? 0
    expect(after(520 * PERIOD)).toBeGreaterThan(after(0) + 20)
  })
})
