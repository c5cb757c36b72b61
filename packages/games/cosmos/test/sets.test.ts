import { begin, item, makeRng, OrreryError, pick, silent } from '@orrery/kernel'
import { expect, test } from 'vitest'
import type { Cosmos, State } from '../rules/game.ts'
import { checkSet } from '../sets/check.ts'
import { first } from '../sets/components.ts'
import { makeGame, shipped } from '../sets/index.ts'
import { componentsOf, numbersOf } from '../sets/numbers.ts'
import { cosmos, versions } from '../versions.ts'

const newest = cosmos.version

/** A random game to its end. */
function played(game: Cosmos, seed: string): State {
  const state = begin(game, { seats: 2, seed })
  const rng = makeRng(`${seed} choices`)
  for (let seat = game.toAct(state)[0]; seat !== undefined; seat = game.toAct(state)[0]) {
    game.apply(state, seat, pick(rng, game.legal(state, seat)), silent)
  }
  return state
}

test('the versions are numbered from 1, each once, the newest last, and each has its set', () => {
  expect(versions.map(({ version }) => version)).toEqual(versions.map((_, i) => i + 1))
  expect(cosmos).toBe(versions.at(-1))
  expect(shipped.map(({ version }) => version)).toEqual(versions.map(({ version }) => version))
})

test('a state of version 1 names no set, so that tables stored before there were sets go on', () => {
  const state = begin(item(versions, 0), { seats: 2, seed: 'first' })
  expect('set' in state).toBe(false)
  expect(componentsOf(state)).toBe(first)
})

test('two sets are played side by side, each by its own numbers', () => {
  const game = makeGame(newest, {
    goalTrack: { deck: 2 },
    start: { hand: 6 },
    shift: { moves: 1 },
    slotCosts: [1, 1, 1, 1],
    nebulae: { 'NB1-01': { points: 40 } },
    abilities: { pulsar: { cost: { energy: { count: 3 } } } },
  })
  const state = begin(game, { seats: 2, seed: 'sets' })
  expect(numbersOf(state).slotCosts).toEqual([1, 1, 1, 1])
  expect(numbersOf(state).tilePoints[0]).toBe(40)
  expect(numbersOf(begin(cosmos, { seats: 2, seed: 'sets' })).tilePoints[0]).toBe(3)
  expect(state.players.map(({ hand }) => hand.reduce((sum, count) => sum + count))).toEqual([6, 6])
  // One move, and it must be that of the player's own token (C5.4).
  expect(game.legal(state, state.active).map(({ id }) => id)).toEqual(['shift-own'])
  expect(game.imagine(game.view(state, 0), makeRng('worlds')).set).toBe(state.set)
  expect(game.clone(state).set).toBe(state.set)
  expect(played(game, 'short').round).toBe(4)
  expect(played(cosmos, 'short').round).toBeGreaterThan(4)
})

test('a wrong field, and a set that cannot be played, get an error that names the place', () => {
  expect(() => makeGame(newest, { nebulae: { 'NB9-01': { points: 3 } } })).toThrow(/NB9-01/)
  expect(() => makeGame(newest, { nebulae: { 'NB1-01': { size: 3 } } })).toThrow(/nebulae\.NB1-01\.size/)
  expect(() => makeGame(newest, { abilities: { pulsar: { kind: 'light' } } })).toThrow(/pulsar/)
  const wrong: readonly [string, () => unknown][] = [
    ['slotCosts', () => checkSet({ ...first, slotCosts: [1, 2, 3] })],
    ['goalTrack.deck', () => makeGame(newest, { goalTrack: { deck: 17 } })],
    ['tables.4.darkEnergy', () => makeGame(newest, { tables: { 4: { darkEnergy: 6 } } })],
    ['counts.energyCardsOfKind', () => makeGame(newest, { start: { hand: 20 } })],
    ['nebulae.NB3-01.requires', () => makeGame(newest, { nebulae: { 'NB3-01': { requires: Array(7).fill('H') } } })],
  ]
  for (const [place, make] of wrong) {
    expect(make, place).toThrow(OrreryError)
    expect(make, place).toThrow(place)
  }
})

test('the shipped sets are sound', () => {
  for (const { components } of shipped) expect(() => checkSet(components)).not.toThrow()
})
