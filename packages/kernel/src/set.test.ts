import { expect, test } from 'vitest'
import { OrreryError } from './errors.ts'
import { type Changes, changeSet } from './set.ts'
import { changesOf, differencesOf, ownSet } from './set-differences.ts'

type Effect =
  | { readonly op: 'gain' | 'lose'; readonly elements: Readonly<Record<string, number>> }
  | { readonly op: 'draw'; readonly count: number }

interface Box {
  readonly constants: {
    readonly winPoints: number
    readonly start: Readonly<Record<string, number>>
    readonly steps: number[]
  }
  readonly elements: readonly { readonly id: string; readonly supply: number }[]
  readonly stars: readonly {
    readonly id: 'sun' | 'sirius_a' | 'sirius_b'
    readonly mass: number
    readonly class: string
    readonly bright: boolean
    readonly cost: Readonly<Record<string, number>>
    readonly burst?: Effect
    readonly companion?: string
  }[]
  readonly cards: readonly { readonly id: string; readonly effects: readonly Effect[] }[]
  readonly table: readonly { readonly price: number; readonly points: number }[]
}

const base: Box = {
  constants: { winPoints: 10, start: { H: 5 }, steps: [2, 4, 6] },
  elements: [
    { id: 'H', supply: 100 },
    { id: 'He', supply: 60 },
    { id: 'Fe', supply: 5 },
  ],
  stars: [
    { id: 'sun', mass: 1, class: 'dwarf', bright: true, cost: { H: 4 }, companion: 'sun' },
    { id: 'sirius_a', mass: 2.1, class: 'dwarf', bright: true, cost: { H: 6, He: 1 }, companion: 'sirius_b' },
    { id: 'sirius_b', mass: 1, class: 'giant', bright: false, cost: {}, burst: { op: 'draw', count: 2 } },
  ],
  cards: [
    { id: 'flare', effects: [{ op: 'gain', elements: { H: 2 } }] },
    { id: 'probe', effects: [] },
    {
      id: 'radar',
      effects: [
        { op: 'draw', count: 1 },
        { op: 'lose', elements: { He: 1 } },
      ],
    },
  ],
  table: [
    { price: 1, points: 2 },
    { price: 2, points: 5 },
  ],
}

const changes: Changes<Box> = {
  constants: { winPoints: 12, start: { He: 1 }, steps: [3, 5, 7] },
  stars: { sirius_a: { cost: { H: 15, He: null }, companion: null }, sun: { cost: { Fe: 1 } } },
  cards: { probe: { effects: [{ op: 'gain', elements: { Fe: 1 } }] } },
  table: { 2: { points: 6 } },
}

test('only what differs has to be written, and the base stays as it is', () => {
  const before = structuredClone(base)
  const changed = changeSet(base, changes)
  expect(base).toEqual(before)
  expect(changed.constants).toEqual({ winPoints: 12, start: { H: 5, He: 1 }, steps: [3, 5, 7] })
  expect(changed.stars.map(({ cost }) => cost)).toEqual([{ H: 4, Fe: 1 }, { H: 15 }, {}])
  expect('companion' in (changed.stars[1] ?? {})).toBe(false)
  expect(changed.cards[1]?.effects).toEqual([{ op: 'gain', elements: { Fe: 1 } }])
  expect(changed.table).toEqual([
    { price: 1, points: 2 },
    { price: 2, points: 6 },
  ])
  expect(changed.elements).toEqual(base.elements)
})

test('the differences of two sets are the changes that turn one into the other', () => {
  const changed = changeSet(base, changes)
  const differences = differencesOf(base, changed)
  expect(differences.map(({ path }) => path.join('.'))).toEqual([
    'constants.winPoints',
    'constants.start',
    'constants.steps',
    'stars.sun.cost',
    'stars.sirius_a.cost',
    'stars.sirius_a.companion',
    'cards.probe.effects',
    'table',
  ])
  expect(differences[4]).toEqual({ path: ['stars', 'sirius_a', 'cost'], before: { H: 6, He: 1 }, after: { H: 15 } })
  expect(changeSet(base, changesOf(differences))).toEqual(changed)
  expect(changeSet(changed, changesOf(differencesOf(changed, base)))).toEqual(base)
  expect(differencesOf(base, changeSet(base, {}))).toEqual([])
})

test('changes are kept in their shortest form, and none when nothing changed', () => {
  const wordy = { constants: { winPoints: 10, steps: [2, 4, 6] }, stars: { sun: { cost: { H: 5 }, mass: 1 } } }
  expect(ownSet(base, wordy).set).toEqual({ stars: { sun: { cost: { H: 5 } } } })
  expect(ownSet(base, { constants: { winPoints: 10 } })).toEqual({ components: base })
})

const fixed = ['stars.*.mass', 'elements']

test.each([
  [[], 'the set: [] is not allowed; it is an object with the fields constants, elements, stars, cards, table'],
  [{ prices: {} }, 'the set: there is no "prices" here; allowed are constants, elements, stars, cards, table'],
  [{ stars: [] }, 'stars: [] is not allowed; changes stand by id: {"sun": {…}}'],
  [{ stars: { sirius: {} } }, 'stars: there is no "sirius" here; allowed are sun, sirius_a, sirius_b'],
  [
    { stars: { sun: 4 } },
    'stars.sun: 4 is not allowed; it is an object with the fields id, mass, class, bright, cost, companion, burst',
  ],
  [
    { stars: { sun: { price: { H: 1 } } } },
    'stars.sun: there is no "price" here; allowed are id, mass, class, bright, cost, companion, burst',
  ],
  [
    { stars: { sun: { cost: { H: '15' } } } },
    'stars.sun.cost.H: "15" is not allowed; it is a whole number from 0 to 1000',
  ],
  [
    { stars: { sun: { cost: { H: 1.5 } } } },
    'stars.sun.cost.H: 1.5 is not allowed; it is a whole number from 0 to 1000',
  ],
  [{ stars: { sun: { cost: { H: -1 } } } }, 'stars.sun.cost.H: -1 is not allowed; it is a whole number from 0 to 1000'],
  [
    { stars: { sun: { cost: { H: 1e9 } } } },
    'stars.sun.cost.H: 1000000000 is not allowed; it is a whole number from 0 to 1000',
  ],
  [{ stars: { sun: { cost: { Au: 1 } } } }, 'stars.sun.cost: there is no "Au" here; allowed are H, He, Fe'],
  [{ stars: { sun: { cost: null } } }, 'stars.sun.cost: it cannot be removed (null): everything of its kind has one'],
  [{ stars: { sun: { id: 'moon' } } }, 'stars.sun.id: an id is the same in all sets and cannot be changed'],
  [{ stars: { sun: { mass: 2 } } }, 'stars.sun.mass: this is the same in all sets and cannot be changed'],
  [{ elements: { H: { supply: 3 } } }, 'elements: this is the same in all sets and cannot be changed'],
  [{ stars: { sun: { bright: 1 } } }, 'stars.sun.bright: 1 is not allowed; it is true or false'],
  [{ stars: { sun: { class: 'planet' } } }, 'stars.sun.class: "planet" is not allowed; it is one of dwarf, giant'],
  [
    { stars: { sun: { companion: 'moon' } } },
    'stars.sun.companion: "moon" is not allowed; it is one of sun, sirius_b, sirius_a',
  ],
  [{ stars: { sun: { burst: { op: 'draw' } } } }, 'stars.sun.burst: it lacks the field "count"'],
  [
    { cards: { flare: { effects: [{ op: 'draw', n: 1 }] } } },
    'cards.flare.effects.1: the fields {n, op} do not go together; the objects of this list have the fields {elements, op} or {count, op}',
  ],
  [
    { cards: { flare: { effects: ['gain'] } } },
    'cards.flare.effects.1: "gain" is not allowed; the objects of this list have the fields {elements, op} or {count, op}',
  ],
  [{ table: { 3: { points: 1 } } }, 'table: there is no place "3"; the places are 1 to 2'],
  [{ table: 7 }, 'table: 7 is not allowed; it is a list, or an object by places from 1'],
  [{ constants: { steps: ['x'] } }, 'constants.steps.1: "x" is not allowed; it is a whole number from 0 to 1000'],
  [
    JSON.parse('{"__proto__": {"x": 1}}'),
    'the set: there is no "__proto__" here; allowed are constants, elements, stars, cards, table',
  ],
])('%j is refused with what is allowed', (wrong, message) => {
  expect(() => changeSet(base, wrong, { fixed })).toThrow(new OrreryError('bad-set', message))
})

test('a long list of names says which of them may have been meant', () => {
  const many = {
    cards: Array.from({ length: 30 }, (_, i) => ({ id: `card-${String.fromCharCode(97 + i)}x${i}`, n: i })),
  }
  expect(() => changeSet(many, { cards: { 'crad-bx1': { n: 2 } } })).toThrow(
    /^cards: there is no "crad-bx1" here; did you mean card-bx1.*\? allowed are card-ax0, .* and 10 others$/,
  )
})

test('names of numbers that are not a list of the set can be declared a group', () => {
  const small = { price: { ore: 1 }, gain: { ore: 2 } }
  expect(() => changeSet(small, { price: { gas: 1 } })).toThrow('price: there is no "gas" here; allowed is ore')
  expect(changeSet(small, { price: { gas: 1 } }, { groups: [['ore', 'gas']] })).toEqual({
    price: { ore: 1, gas: 1 },
    gain: { ore: 2 },
  })
})
