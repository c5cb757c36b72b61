import { begin, changeSet } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { makeArks } from '../rules/game.ts'
import { checkSet } from '../sets/check.ts'
import { type Components, first } from '../sets/components.ts'
import { componentsOf, loadSet, numbersOf } from '../sets/loaded.ts'
import { changes, second } from '../sets/second.ts'
import { arks, versions } from '../versions.ts'

/** Every track has one level. */
const flat: Components = {
  ...first,
  planets: first.planets.map((card) => ({
    ...card,
    tracks: { biomass: 1, workforce: 1, minerals: 1, technology: card.colour === undefined ? 0 : 1 },
  })),
}
const flatGame = makeArks(1, {}, loadSet(flat))

test('two sets are played side by side, each by its own numbers', () => {
  const [short, usual] = [flatGame, versions[0]].map((game) => game && begin(game, { seats: 2, seed: 'sets' }))
  if (short === undefined || usual === undefined) throw new Error('no games')
  expect(numbersOf(short).trackTop.slice(0, 4)).toEqual([1, 1, 1, 1])
  expect(numbersOf(usual).trackTop.slice(0, 4)).toEqual([3, 0, 3, 4])
  expect(numbersOf(short).usualLevels).toBe(4)
  expect(componentsOf(flatGame.view(short, 0))).toBe(flat)
})

test('what is imagined from a view keeps its set, and states of version 1 name none', () => {
  const state = begin(flatGame, { seats: 3, seed: 'worlds' })
  expect(flatGame.imagine(flatGame.view(state, 1), [1, 2, 3, 4]).set).toBe(state.set)
  const [oldest] = versions
  if (oldest === undefined) throw new Error('no version')
  expect(begin(oldest, { seats: 2, seed: 'first' }).set).toBeUndefined()
  expect(componentsOf({ set: undefined })).toBe(first)
})

test('a set that is not loaded is an error', () => {
  expect(() => numbersOf({ set: 31 })).toThrow('no set 31 is loaded')
})

test('the versions are numbered from 1, each once, the newest last', () => {
  expect(versions.map(({ version }) => version)).toEqual(versions.map((_, i) => i + 1))
  expect(arks).toBe(versions.at(-1))
})

test('the changes of the second set are allowed, and what they make is sound', () => {
  expect(JSON.stringify(second)).toBe(JSON.stringify(checkSet(changeSet(first, changes))))
})
