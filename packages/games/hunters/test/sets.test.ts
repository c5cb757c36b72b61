import { begin, changeSet, replayToEnd } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { makeHunters } from '../rules/game.ts'
import { starIds } from '../rules/tables.ts'
import { type Components, first } from '../sets/components.ts'
import { makeGame } from '../sets/index.ts'
import { componentsOfSet, loadSet, numbersOf } from '../sets/numbers.ts'
import { changes, second } from '../sets/second.ts'
import { hunters, versions } from '../versions.ts'
import { playedRecord } from './sets.ts'

/** Every star costs one hydrogen. */
const cheap: Components = { ...first, stars: first.stars.map((star) => ({ ...star, cost: { H: 1 } })) }
const cheapGame = makeHunters(1, loadSet(cheap), {})

test('two sets are played side by side, each by its own prices', () => {
  const [cheapState, usual] = [cheapGame, hunters].map((game) => begin(game, { seats: 2, seed: 'sets' }))
  if (cheapState === undefined || usual === undefined) throw new Error('no games')
  expect(numbersOf(cheapState).starCost.every((cost) => cost.join() === '1,0,0,0,0,0')).toBe(true)
  expect(numbersOf(usual).starCost).not.toEqual(numbersOf(cheapState).starCost)
  expect(hunters.view(usual, 0).set).toBe(hunters.version)
  expect(componentsOfSet(cheapGame.view(cheapState, 0).set)).toBe(cheap)
})

test('with cheap stars a game is over sooner, and what is imagined from a view keeps its set', () => {
  const rounds = (game: typeof hunters): number => replayToEnd(game, playedRecord(game)).round
  expect(rounds(cheapGame)).toBeLessThan(rounds(hunters))
  const state = begin(cheapGame, { seats: 3, seed: 'worlds' })
  expect(cheapGame.imagine(cheapGame.view(state, 1), [1, 2, 3, 4]).set).toBe(state.set)
})

test('the versions are numbered from 1, each once, the newest last', () => {
  expect(versions.map(({ version }) => version)).toEqual(versions.map((_, i) => i + 1))
  expect(hunters).toBe(versions.at(-1))
})

test('prices are changed by the ids of stars, and what nature says about them is not', () => {
  const game = makeGame(1, {
    stars: { sirius_b: { cost: { H: 15, He: null } } },
    constants: { startElements: { Fe: 1 } },
  })
  const { starCost, startCrystals } = numbersOf(begin(game, { seats: 2, seed: 'own' }))
  expect(starCost[starIds.indexOf('sirius_b')]).toEqual([15, 0, 2, 1, 0, 0])
  expect(startCrystals).toEqual([5, 0, 0, 0, 0, 1])
  expect(game.set).toEqual({
    constants: { startElements: { Fe: 1 } },
    stars: { sirius_b: { cost: { H: 15, He: null } } },
  })
  expect(() => makeGame(1, { stars: { sirius_c: {} } })).toThrow('did you mean sirius_a or sirius_b')
  expect(() => makeGame(1, { stars: { sirius_b: { mass: { value: 2 } } } })).toThrow('the same in all sets')
})

test('the changes of the second set are allowed', () => {
  expect(JSON.stringify(second)).toBe(JSON.stringify(changeSet(first, changes)))
})
