import type { ListedTable } from '@orrery/protocol'
import { expect, test } from 'vitest'
import { everything, filterTables, isFiltering } from './filter.ts'

const table = (id: string, game: string, names: readonly (string | undefined)[], clock: ListedTable['clock']) => ({
  ...{ id, game, version: 1, phase: 'open' as const, host: 'h', options: {}, clock, private: false, spectators: true },
  ...{ hotseat: false, rated: false, standIn: 'easy', createdAt: 0, updatedAt: 0, pause: { wanted: [] }, toAct: [] },
  seats: names.map((name) =>
    name === undefined ? { kind: 'open' as const } : { kind: 'person' as const, id: name, name },
  ),
})
const none = { kind: 'none' } as const
const days = { kind: 'days', days: 3 } as const
const tables = [
  table('a', 'cosmos', ['Łucja Groß', undefined], none),
  table('b', 'hunters', ['Mira', undefined, undefined], days),
  table('c', 'hunters', ['Mirosław', 'Ada'], none),
]
const names: Readonly<Record<string, string>> = { cosmos: 'Crafting the Cosmos', hunters: 'Łowcy gwiazd' }
const found = (part: Partial<typeof everything>): string =>
  filterTables(tables, { ...everything, ...part }, (game) => names[game] ?? '')
    .map(({ id }) => id)
    .join('')

test('tables are found by game, number of players and pace, together', () => {
  expect(found({})).toBe('abc')
  expect(found({ game: 'hunters' })).toBe('bc')
  expect(found({ seats: '2' })).toBe('ac')
  expect(found({ clock: 'days' })).toBe('b')
  expect(found({ game: 'hunters', seats: '2', clock: 'none' })).toBe('c')
  expect(found({ game: 'hunters', seats: '2', clock: 'days' })).toBe('')
})

test('words begin names of players and games, in any order and without accents', () => {
  expect(found({ search: 'lucja gross' })).toBe('a')
  expect(found({ search: '  GROẞ ' })).toBe('a')
  expect(found({ search: 'mir' })).toBe('bc')
  expect(found({ search: 'gwiazd miros' })).toBe('c')
  expect(found({ search: 'owcy' })).toBe('')
  expect([isFiltering({ ...everything, search: ' ' }), isFiltering({ ...everything, seats: '2' })]).toEqual([
    false,
    true,
  ])
})
