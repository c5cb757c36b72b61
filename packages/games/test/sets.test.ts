import { begin, differencesOf, OrreryError } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { loadedGames } from '../loaded.ts'

/** Every game whose components are data: what is true of the sets of all of them. */
const withSets = loadedGames.flatMap(({ game, versions, sets }) =>
  sets === undefined ? [] : [{ game, versions, sets }],
)

describe.each(withSets)('sets of $game.id', ({ game, versions, sets }) => {
  test('every version has its set, as plain data', () => {
    expect(sets.shipped.map(({ version }) => version)).toEqual(versions.map(({ version }) => version))
    for (const { components } of sets.shipped) {
      expect(differencesOf(components, JSON.parse(JSON.stringify(components)))).toEqual([])
    }
  })

  test('a version without changes is the version itself, with its numbers and no set of its own', () => {
    for (const { version, options } of versions) {
      const same = sets.makeGame(version, {})
      expect(same.set).toBeUndefined()
      expect(same.options).toEqual(options)
      const seats = same.seats.max
      const usual = versions.find((each) => each.version === version) ?? game
      const [a, b] = [same, usual].map((each) =>
        each.legal(begin(each, { seats, seed: 'sets' }), 0).map(({ id }) => id),
      )
      expect(a).toEqual(b)
    }
  })

  test('a version that is not carried and a field that is not there are refused', () => {
    expect(() => sets.makeGame(99, {})).toThrow(OrreryError)
    expect(() => sets.makeGame(game.version, { nothing: 1 })).toThrow('there is no "nothing" here; allowed are')
  })
})
