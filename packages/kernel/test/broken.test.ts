import { conform, LawError } from '@orrery/kernel/testing'
import { describe, expect, test } from 'vitest'
import { variants } from './comets/broken.ts'
import { kit } from './kit.ts'

function breakOf(game: (typeof variants)[number]['game']): LawError {
  try {
    conform({ ...kit, game }, { games: 60, seed: 'broken', share: 0.3 })
  } catch (error) {
    if (error instanceof LawError) return error
    throw error
  }
  throw new Error('the kit noticed nothing')
}

describe('the kit catches', () => {
  test.each(variants)('$name', ({ game, laws }) => {
    expect(laws).toContain(breakOf(game).law)
  })
})

test('a failure is shrunk to a few decisions and says how to reproduce it', () => {
  const lost = variants.find((variant) => variant.name === 'a token that gets lost')
  if (lost === undefined) throw new Error('no such variant')
  const error = breakOf(lost.game)
  // One card must be played and one token spent: there is no shorter way to lose a token.
  expect(error.actions.map((line) => line.split(' ')[1]?.split(':')[0])).toEqual(['play', 'spend'])
  expect(error.message).toContain('comets breaks the law "census"')
  expect(error.message).toContain(`seed ${JSON.stringify(error.seed)}`)
  expect(error.message).toContain('0 spend')
})

test('the number in the seed of a failure plays that one game again', () => {
  const lost = variants.find((variant) => variant.name === 'a token that gets lost')
  if (lost === undefined) throw new Error('no such variant')
  const { message, seed } = breakOf(lost.game)
  const first = Number(seed.split(':').at(-1))
  const again = () => conform({ ...kit, game: lost.game }, { games: 1, first, seed: 'broken', share: 0.3 })
  expect(again).toThrow(message)
})
