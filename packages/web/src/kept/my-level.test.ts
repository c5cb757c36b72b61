import { describe, expect, test } from 'vitest'
import type { StoredGame } from './games.ts'
import { myLevel } from './my-level.ts'

const levels = ['beginner', 'easy', 'medium', 'hard', 'expert']

/** Finished games against bots of these levels, one after the other; a minus stands before those that were lost. */
const games = (...results: readonly string[]): StoredGame[] =>
  results.map((result, index) => ({
    id: String(index),
    game: 'cosmos',
    version: 2,
    seats: [
      { name: 'Mira' },
      ...result
        .replace('-', '')
        .split('+')
        .map((bot) => ({ name: 'Tycho', bot })),
    ],
    options: {},
    created: index,
    updated: index,
    round: 7,
    toAct: [],
    scores: [result.startsWith('-') ? 10 : 90, ...result.split('+').map(() => 50)],
  }))

const after = (...results: readonly string[]): string | undefined => myLevel(games(...results), 'cosmos', levels)

describe('my level', () => {
  test('starts with easy bots, rises with wins and falls with defeats', () => {
    expect(after()).toBe('easy')
    expect(after('easy')).toBe('medium')
    expect(after('easy', 'medium', 'medium')).toBe('hard')
    expect(after('-easy')).toBe('beginner')
    expect(after('easy', 'medium', '-hard', '-hard')).toBe('medium')
  })

  test('is always a level there is', () => {
    expect(after(...Array.from({ length: 20 }, () => 'expert'))).toBe('expert')
    expect(after(...Array.from({ length: 20 }, () => '-beginner'))).toBe('beginner')
  })

  test('a defeat against three at a table says less than one against a single bot', () => {
    const three = '-medium+medium+medium'
    expect(after('easy', 'easy', three, three)).toBe('medium')
    expect(after('easy', 'easy', '-medium', '-medium')).toBe('easy')
  })

  test('characters count as their level; random bots, other games and unfinished ones do not count', () => {
    expect(after('easy:gardener')).toBe('medium')
    expect(after('random', 'random', 'random')).toBe('easy')
    const [won] = games('easy')
    if (won === undefined) throw new Error('no game')
    expect(
      myLevel(
        [
          { ...won, game: 'arks' },
          { ...won, id: 'x', toAct: [0] },
        ],
        'cosmos',
        levels,
      ),
    ).toBe('easy')
  })
})
