// Test of arks/bots/features, cosmos/bots/features, hunters/bots/features and the models beside them
import { gzipSync } from 'node:zlib'
import { playMatch } from '@orrery/bots'
import { Explainer, Model } from '@orrery/bots/model'
import { findGame } from '@orrery/games'
import { learningOf, loadedGames, parsePlayer } from '@orrery/games/loaded'
import { type Game, languages, makeRng } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'

/** States of a game that easy players play, with some from the middle of turns. */
function statesOf(game: Game, seats: number, every: number): ReturnType<Game['setup']>[] {
  const states: ReturnType<Game['setup']>[] = []
  let count = 0
  const look = (state: ReturnType<Game['setup']>): void => {
    if (count++ % every === 0) states.push(game.clone(state))
  }
  const players = Array.from({ length: seats }, () => parsePlayer(game.id, 'easy'))
  playMatch(game, { players, seed: `models:${seats}`, look })
  return states
}

const tables = loadedGames.flatMap(({ game }) => [game.seats.min, game.seats.max].map((seats) => ({ game, seats })))

describe.each(tables)('the features of $game.id with $seats seats', ({ game, seats }) => {
  const learning = learningOf(game.id)
  if (learning === undefined) throw new Error(`${game.id} has no features`)
  const { features } = learning
  const size = features.names.length
  const states = statesOf(game, seats, 7)
  const write = (state: ReturnType<Game['setup']>, viewer: number | undefined): Float64Array => {
    // What an earlier state left behind must not shine through.
    const out = new Float64Array(features.players(state) * size).fill(Number.NaN)
    features.write(state, viewer, out)
    return out
  }

  test('are numbers of about the same size, all of them written every time', () => {
    expect(new Set(features.names).size).toBe(size)
    for (const state of states) {
      for (const value of write(state, 0)) {
        expect(Number.isFinite(value)).toBe(true)
        expect(Math.abs(value)).toBeLessThan(100)
      }
    }
  })

  test('say nothing about what the viewer cannot see', () => {
    for (const [k, state] of states.entries()) {
      const viewer = k % seats
      const other = game.imagine(game.view(state, viewer), makeRng(`hidden:${k}`))
      expect(write(other, viewer)).toEqual(write(state, viewer))
    }
  })

  const { shipped } = learning
  if (shipped === undefined) return
  const model = new Model(features, shipped)
  test('fit the shipped model, whose chances add up to one', () => {
    for (const state of states) {
      const { win, players } = model.judge(state, 0)
      expect(win.slice(0, players).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
    }
    expect(shipped.game).toBe(game.id)
    expect(gzipSync(JSON.stringify(shipped)).length).toBeLessThan(60_000)
  })

  const { themes } = learning
  if (themes === undefined) return
  test('explain a turn: what brought most comes first, and where nothing changed nothing did', () => {
    const everything = { features: { all: features.names } }
    const [apart, together] = [themes, everything].map((each) => new Explainer(features, shipped, each))
    for (const [k, state] of states.entries()) {
      const later = states[k + 1]
      if (apart === undefined || together === undefined || later === undefined) continue
      const { reasons, before, after } = apart.explain(state, later, 0)
      expect(reasons.every(({ win }, i) => Number.isFinite(win) && win <= (reasons[i - 1]?.win ?? win))).toBe(true)
      expect([before, after]).toEqual([together.explain(state, later, 0).before, model.chance(later, 0, undefined)])
      expect(together.explain(state, state, 0).reasons).toEqual([{ theme: 'all', win: 0 }])
    }
  })
})

test.each(loadedGames)(
  'every theme of $game.id speaks of features, and has a sentence and a name in every language',
  async (loaded) => {
    const { features, themes } = loaded.learning ?? {}
    for (const name of Object.values(themes?.features ?? {}).flat()) expect(features?.names).toContain(name)
    for (const name of themes?.sums ?? []) expect(features?.names).toContain(name)
    for (const language of languages) {
      const texts = await loaded.reasons?.(language)
      expect(Object.keys(texts ?? {}).sort()).toEqual(Object.keys(themes?.features ?? {}).sort())
      const named = await findGame(loaded.game.id)?.insights?.(language)
      expect(Object.keys(named?.themes ?? {}).sort()).toEqual(Object.keys(themes?.features ?? {}).sort())
      for (const say of Object.values(texts ?? {})) expect(say({ player: 'Ada' })).toMatch(/^Ada .+\.$/)
    }
  },
)
