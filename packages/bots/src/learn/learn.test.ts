import { makeRng, next32 } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { Model, softmax } from '../model/model.ts'
import type { ModelWeights } from '../model/weights.ts'
import { calibrate } from './calibrate.ts'
import { fit } from './fit.ts'
import { meanOf } from './mean.ts'
import { compareQuality, measureQuality } from './quality.ts'
import type { GameSamples } from './samples.ts'

const how = { hidden: 0, seed: 's', passes: 30, rate: 0.01, decay: 0 }

/** Games of one position in which a law says from two features how strong a player is; points are ten times the first feature. */
function gamesBy(law: (a: number, b: number) => number, count: number, seed: string, players = 2): GameSamples[] {
  const rng = makeRng(seed)
  const uniform = (): number => next32(rng) / 2 ** 32
  return Array.from({ length: count }, () => {
    const rows = Float32Array.from({ length: 2 * players }, () => 4 * uniform() - 2)
    const chances = Float64Array.from({ length: players }, (_, i) => law(rows[2 * i] ?? 0, rows[2 * i + 1] ?? 0))
    softmax(chances, players)
    let rest = uniform()
    const winner = chances.findIndex((chance) => {
      rest -= chance
      return rest < 0
    })
    return {
      seats: players,
      players,
      positions: 1,
      rows,
      wins: Array.from(chances, (_, i) => (i === winner ? 1 : 0)),
      points: Array.from(chances, (_, i) => 10 * (rows[2 * i] ?? 0)),
    }
  })
}

describe('fitting', () => {
  test('finds the weights that the games were made with', () => {
    const law = (a: number, b: number): number => 1.5 * a - 0.5 * b
    const { win, points } = fit(gamesBy(law, 6000, 'learn', 3), gamesBy(law, 600, 'held out', 3), 2, how)
    expect(win[0]).toBeCloseTo(1.5, 0)
    expect(win[1]).toBeCloseTo(-0.5, 0)
    expect(Math.abs((win[0] ?? 0) - 1.5)).toBeLessThan(0.15)
    expect(points[0]).toBeCloseTo(10, 0)
    expect(points[1]).toBeCloseTo(0, 0)
  })

  test('learns with a hidden layer what no sum can say', () => {
    // Strong is who has either much or little of the first.
    const law = (a: number): number => 3 * Math.abs(a)
    const [learnt, heldOut] = [gamesBy(law, 4000, 'learn'), gamesBy(law, 800, 'held out')]
    const linear = fit(learnt, heldOut, 2, how)
    const network = fit(learnt, heldOut, 2, { ...how, hidden: 6 })
    expect(network.loss).toBeLessThan(linear.loss - 0.2)
  })

  test('gives the same model for the same seed, and another for another', () => {
    const games = gamesBy((a) => a, 200, 'learn')
    const again = (seed: string) => fit(games.slice(20), games.slice(0, 20), 2, { ...how, hidden: 2, passes: 2, seed })
    expect(again('x')).toEqual(again('x'))
    expect(again('x').win).not.toEqual(again('y').win)
  })

  test('stops when the held-out games are not judged better', () => {
    // Nothing can be learnt from chance, so the first passes already gain nothing.
    const games = gamesBy(() => 0, 300, 'chance').map((game) => ({ ...game, points: [0, 0] }))
    expect(fit(games.slice(100), games.slice(0, 100), 2, { ...how, passes: 50 }).passes).toBeLessThan(25)
  })
})

test('a model that learnt from weak players becomes as sure as strong ones deserve', () => {
  const learnt: ModelWeights = {
    ...{ game: 'any', rules: 1, format: 1, features: ['a', 'b'], win: [1, 0, 0], points: [1, 0, 0] },
    ...{ hidden: [], origin: { seed: 's', generation: 0, games: 1 } },
  }
  const features = { names: learnt.features, players: () => 2, write: () => undefined }
  const games = gamesBy((a) => 2 * a, 4000, 'strong')
  const { win } = calibrate(learnt, games, (weights) => new Model(features, weights))
  expect(Math.abs((win[0] ?? 0) - 2)).toBeLessThan(0.15)
  expect(calibrate(learnt, [], (weights) => new Model(features, weights))).toBe(learnt)
})

test('the mean of models says on the mean what they say', () => {
  const about = {
    game: 'any',
    rules: 1,
    format: 1,
    features: ['a'],
    origin: { seed: 's', generation: 0, games: 1 },
  } as const
  const rising: ModelWeights = { ...about, win: [1, 2], points: [3, 4], hidden: [{ from: [1, -1], win: 2, points: 6 }] }
  const falling: ModelWeights = { ...about, win: [-2, 0], points: [1, 2], hidden: [] }
  const features = { names: about.features, players: () => 2, write: () => undefined }
  const said = (weights: ModelWeights) => {
    const { win, points } = new Model(features, weights).judgeRow(Float64Array.from([3, 0.5]), 2)
    return [Math.log((win[0] ?? 0) / (win[1] ?? 1)), ...points.slice(0, 2)]
  }
  const [a, b] = [said(rising), said(falling)]
  for (const [i, each] of said(meanOf([rising, falling])).entries())
    expect(each).toBeCloseTo(((a[i] ?? 0) + (b[i] ?? 0)) / 2, 9)
})

describe('quality', () => {
  /** Always says the same. */
  const sure = (chance: number) => ({
    judgeRow: () => ({ players: 2, win: Float64Array.from([chance, 1 - chance]), points: Float64Array.from([5, 5]) }),
  })
  /** The first wins three of four games of four positions. */
  const games: GameSamples[] = [1, 1, 1, 0].map((won) => ({
    seats: 2,
    players: 2,
    positions: 4,
    rows: new Float32Array(8),
    wins: [won, 1 - won],
    points: [7, 5],
  }))

  test('a coin has a Brier score of a quarter, and who knows the frequency a better one', () => {
    expect(measureQuality(sure(0.5), games, 1).brier).toBeCloseTo(0.25, 12)
    const { brier, logLoss, tenths, quarters, pointsError } = measureQuality(sure(0.75), games, 1)
    expect(brier).toBeCloseTo(0.1875, 12)
    expect(logLoss).toBeCloseTo(-(0.75 * Math.log(0.75) + 0.25 * Math.log(0.25)), 12)
    expect(pointsError).toBeCloseTo(1, 12)
    expect(tenths[7]).toEqual({ count: 16, foretold: 0.75, came: 0.75 })
    expect(tenths[2]).toEqual({ count: 16, foretold: 0.25, came: 0.25 })
    expect(quarters.map(({ positions }) => positions)).toEqual([4, 4, 4, 4])
  })

  test('two models are compared game by game', () => {
    const [coin, better] = [measureQuality(sure(0.5), games, 1), measureQuality(sure(0.75), games, 1)]
    const { gain, low, high } = compareQuality(better, coin)
    expect(gain).toBeCloseTo(coin.logLoss - better.logLoss, 12)
    expect(low).toBeLessThan(gain)
    expect(high).toBeGreaterThan(gain)
  })
})
