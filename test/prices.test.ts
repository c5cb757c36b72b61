import { wilson } from '@orrery/bots'
import { expect, test } from 'vitest'
import type { SeriesGame } from '../packages/cli/src/series.ts'
import { distance, missesOf, report } from '../tools/prices/acceptance.ts'
import { move, step } from '../tools/prices/step.ts'
import { type StarTally, type Tally, tally } from '../tools/prices/tally.ts'

/** The search for prices: what is counted, what is found wanting, and which way prices move. */

const stars = [
  { id: 'rigel', class: 'supergiant' },
  { id: 'vega', class: 'mainSequence' },
  { id: 'altair', class: 'mainSequence' },
]

function game(first: number, winner: number, uses: Record<string, number>): SeriesGame {
  const seats = [0, 1].map((seat) => ({
    score: seat === winner ? 10 : 4,
    rank: seat === winner ? 1 : 2,
    sources: seat === winner ? { supergiant: 4, mainSequence: 6 } : { mainSequence: 4 },
    tiebreaks: [],
  }))
  const record = { game: 'hunters', version: 2, seats: 2, seed: 's', options: {}, actions: [] }
  const played = { record, result: { seats }, rounds: 10, decisions: 40, enumerated: 0, turns: [] }
  return { index: 0, seating: [0, 1], first, trace: { uses, points: {} }, played }
}

const tallied = tally(
  2,
  [
    game(0, 0, {
      '0|starsCreated|rigel': 1,
      '0|starClasses|supergiant': 1,
      '1|starsCreated|vega': 1,
      '1|starClasses|mainSequence': 1,
    }),
    game(1, 0, { '0|starsCreated|vega': 1, '0|starClasses|mainSequence': 1 }),
  ],
  stars,
)

test('games are counted by star, class, seat and order of play', () => {
  const share = (id: string) => tallied.stars.find((star) => star.id === id)
  expect(share('vega')?.made.share).toBe(1)
  expect(share('vega')?.winning.share).toBe(0.5)
  expect(share('vega')?.halves).toEqual([
    { makers: 1, winning: 0 },
    { makers: 1, winning: 1 },
  ])
  expect(share('altair')?.made.share).toBe(0)
  expect(share('vega')?.byFirst.share).toBe(0)
  expect(share('rigel')?.byFirst.share).toBe(1)
  expect(tallied.classes.map(({ id, points }) => [id, points])).toEqual([
    ['supergiant', 0.4],
    ['mainSequence', 0.6],
  ])
  expect(tallied.bySeat.map(({ share }) => share)).toEqual([1, 0])
  expect(tallied.byOrder.map(({ share }) => share)).toEqual([0.5, 0.5])
})

/** A star that was made in this many of two hundred games, and how often its makers won. */
function star(id: string, kind: string, makers: number, winning: number): StarTally {
  const half = { makers: makers / 2, winning }
  return {
    id,
    class: kind,
    made: wilson(makers, 200),
    winning: wilson(makers * winning, makers, 3.24),
    halves: [half, half],
    byFirst: wilson(makers / 2, makers),
  }
}

/** Two hundred games in which everything is even, but for what is said. */
function even(other: { readonly made?: number; readonly winning?: number; readonly points?: number } = {}): Tally {
  const { made = 0.3, winning = 0.5, points = 0.3 } = other
  return {
    seats: 2,
    games: 200,
    rounds: 10,
    systems: 0,
    stars: [
      star('rigel', 'supergiant', 60, 0.5),
      star('vega', 'mainSequence', 60, 0.5),
      star('altair', 'mainSequence', 200 * made, winning),
    ],
    classes: [
      { id: 'supergiant', points: 1 - points, perGame: 1, winning: 0.5 },
      { id: 'mainSequence', points, perGame: 1, winning: 0.5 },
    ],
    bySeat: [wilson(100, 200), wilson(100, 200)],
    byOrder: [wilson(100, 200), wilson(100, 200)],
  }
}

test('what prices must achieve is found wanting where it is', () => {
  const fine = missesOf({ ...even(), classes: even().classes.map((each) => ({ ...each, points: 0.3 })) })
  expect(fine).toEqual({ classes: [], owners: [], perhaps: [], rare: [], seats: [] })
  expect(missesOf(even({ made: 0.01 })).rare).toEqual(['altair 1.0 %'])
  expect(missesOf(even({ winning: 0.65 })).perhaps).toEqual(['altair 1.30 (0.88 - 1.63)'])
  expect(missesOf(even({ winning: 0.65 })).owners).toEqual([])
  expect(missesOf(even({ winning: 0.95 })).owners).toEqual(['altair 1.90 (1.55 - 1.98)'])
  // Above the limit in both halves of the games, with enough makers in each.
  expect(missesOf(even({ made: 0.6, winning: 0.65 })).owners).toEqual(['altair 1.30 (1.00 - 1.55)'])
  expect(missesOf(even({ points: 0.1 })).classes).toEqual(['supergiant 90.0 %', 'mainSequence 10.0 %'])
  expect(missesOf({ ...even(), byOrder: [wilson(140, 200), wilson(60, 200)] }).seats).toEqual(['turn 1', 'turn 2'])
  expect(distance([even({ made: 0.01 })])).toBeGreaterThan(distance([even()]))
  expect(report(even({ made: 0.01 }))).toContain('every star in at least 2 % of the games: altair 1.0 %')
})

test('a class wins as often as its stars do, one by one: who makes two of it counts twice', () => {
  const uses = { '0|starsCreated|vega': 1, '0|starsCreated|altair': 1, '1|starsCreated|rigel': 1 }
  const counts = { '0|starClasses|mainSequence': 2, '1|starClasses|supergiant': 1 }
  const lost = { '1|starsCreated|vega': 1, '1|starClasses|mainSequence': 1 }
  const { classes } = tally(2, [game(0, 0, { ...uses, ...counts }), game(0, 0, lost)], stars)
  expect(classes.map(({ id, winning }) => [id, winning])).toEqual([
    ['supergiant', 0],
    ['mainSequence', 2 / 3],
  ])
})

test('a star that nobody makes gets cheaper, one that everybody makes more expensive, and the kept one stays', () => {
  const price = { H: 10, He: 4 }
  const prices = { prices: new Map(stars.map(({ id }) => [id, price])), wishes: new Map<string, number>() }
  const next = step(prices, [even({ made: 0 })], new Set(['rigel']), 1)
  expect(next.prices.get('altair')?.H).toBeLessThan(10)
  expect(next.prices.get('vega')?.H).toBeGreaterThanOrEqual(10)
  expect(next.prices.get('rigel')).toEqual(price)
})

test('prices move by whole crystals, and what is left over is kept', () => {
  expect(move({ H: 10, He: 4 }, -2.5)).toEqual([{ H: 8, He: 4 }, -0.5])
  expect(move({ He: 2, C: 2 }, 3)).toEqual([{ He: 3, C: 2 }, 3 - 8 / 3])
  expect(move({ H: 2, He: 3 }, -3)).toEqual([{ H: 2, He: 2 }, 0])
  expect(move({ H: 1, He: 1 }, -3)).toEqual([{ H: 1, He: 1 }, 0])
})
