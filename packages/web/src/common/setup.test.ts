import type { Speech } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { firstChoice, freshSeat, optionsFor, withPlayers } from './setup.ts'

const speech: Speech = {
  language: 'en',
  game: 'test',
  action: () => '',
  event: () => '',
  refusal: () => '',
  prompt: () => '',
  option: () => '',
  source: () => '',
}
const facts = {
  seats: { min: 2, max: 4 },
  options: [
    { id: 'alone', values: ['a', 'b'], default: 'a', seats: [1] },
    { id: 'long', values: ['off', 'on'], default: 'off' },
  ],
  levels: ['random', 'easy', 'medium'],
  speech,
}
const person = ({ n }: { readonly n: number }): string => `Player ${n}`

test('the first time: one person against one bot of medium strength', () => {
  const choice = firstChoice(facts, undefined, person)
  expect(choice.seats).toEqual([
    { name: 'Player 1', bot: false },
    { name: 'Tycho', bot: true },
  ])
  expect(choice.level).toBe('medium')
})

test('the next time: what was chosen, as far as the game still allows it', () => {
  const last = { seats: [{ name: 'Ada', bot: false }], level: 'gone', options: { long: 'on' } }
  const choice = firstChoice(facts, last, person)
  expect(choice.seats.map(({ name }) => name)).toEqual(['Ada', 'Tycho'])
  expect(choice.level).toBe('medium')
  expect(choice.options).toEqual({ long: 'on' })
})

test('more players bring bots, fewer players keep those who sit first', () => {
  const choice = firstChoice(facts, undefined, person)
  const four = withPlayers(choice, 4, person)
  expect(four.seats.map(({ bot }) => bot)).toEqual([false, true, true, true])
  expect(withPlayers(four, 2, person)).toEqual(choice)
  expect(new Set(four.seats.map(({ name }) => name)).size).toBe(4)
  expect(freshSeat(2, false, person).name).toBe('Player 3')
})

test('options that mean nothing for this many players are not shown', () => {
  expect(optionsFor(facts, 2).map(({ id }) => id)).toEqual(['long'])
  expect(optionsFor(facts, 1).map(({ id }) => id)).toEqual(['alone', 'long'])
})
