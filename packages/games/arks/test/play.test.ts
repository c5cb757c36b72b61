import { expect, test } from 'vitest'
import { crew } from '../components/crew.ts'
import { build, four, legal, play, refused } from './build.ts'
import * as see from './see.ts'

test('A12.1 two plays in a turn, one on the Portal', () => {
  const hand = { upper: ['C01', 'C02', 'C03'] }
  const planet = build({ step: 'play', players: [{ ark: 'N.planet', ...hand }] })
  play(planet, 'play:C01:idle', 'play:C02:idle')
  expect(refused(planet, 'play:C03:idle')).toBe('plays-used A12.1')
  const portal = build({ step: 'play', players: [{ ark: 'C.portal', ...hand }] })
  expect(refused(portal, 'play:C04:idle')).toBe('card-not-held A12.1')
  play(portal, 'play:C01:idle')
  expect(see.decision(portal)).toBe('act')
})

test('A12.2 coloured edges work on planets of their colour, orbital ones on moons and stations, all on the Portal', () => {
  const where = {
    'N.planet': 'red',
    'W.planet': 'blue',
    'E.planet': 'green',
    'N.moon': 'orbital',
    'W.station': 'orbital',
    'E.asteroid1': 'none',
    'C.portal': 'all',
  }
  for (const [name, kind] of Object.entries(where)) {
    for (const { id, top, bottom } of crew) {
      const below = build({ step: 'play', players: [{ ark: name, lower: [id], cargo: [1, 1, 1, 1] }] })
      expect(legal(below).includes(`play:${id}:use`)).toBe(kind === 'all' || top.where === kind)
      const above = build({ step: 'play', players: [{ ark: name, upper: [id], cargo: [1, 1, 1, 1] }] })
      expect(legal(above).includes(`play:${id}:use`)).toBe(kind === 'all' || bottom.where === kind)
    }
  }
})

test('A12.3 the action is optional, needs its full price and is done once', () => {
  const poor = build({ step: 'play', players: [{ ark: 'E.planet', upper: ['C01'], cargo: [4, 4, 4, 0] }] })
  expect(refused(poor, 'play:C01:use')).toBe('price-too-high A12.3')
  expect(refused(poor, 'play:C01:idle')).toBe('')
  const rich = build({
    step: 'play',
    nextCrew: ['C09'],
    players: [{ ark: 'E.planet', upper: ['C01'], cargo: [0, 0, 0, 4] }],
  })
  play(rich, 'play:C01:use', 'place:upper')
  expect(see.cargo(rich)).toEqual([0, 2, 1, 3])
})

test('A12.4 from the lower row up or away, from the upper row away', () => {
  const state = build({ step: 'play', players: [{ ark: 'N.planet', upper: ['C02'], lower: ['C01', 'C04'] }] })
  play(state, 'play:C01:idle', 'to:upper', 'play:C02:idle')
  expect([see.row(state, 'upper'), see.row(state, 'lower'), see.discards(state)]).toEqual([['C01'], ['C04'], ['C02']])
  const away = build({ step: 'play', players: [{ ark: 'N.planet', lower: ['C01', 'C04'] }] })
  play(away, 'play:C04:idle', 'to:discard')
  expect([see.row(away, 'lower'), see.discards(away)]).toEqual([['C01'], ['C04']])
  // No free place above: the card can only be discarded.
  const crowded = build({ step: 'play', players: [{ ark: 'N.planet', upper: ['C02', 'C03', 'C05'], lower: ['C01'] }] })
  play(crowded, 'play:C01:idle')
  expect([see.row(crowded, 'upper'), see.discards(crowded), see.decision(crowded)]).toEqual([
    ['C02', 'C03', 'C05'],
    ['C01'],
    'play',
  ])
})

test('A12.5 a card may be played without its action', () => {
  const state = build({ step: 'play', players: [{ ark: 'N.planet', upper: ['C04'], lower: ['C20'] }] })
  play(state, 'play:C04:idle', 'play:C20:idle', 'to:upper')
  expect([see.cargo(state), see.row(state, 'upper'), see.discards(state)]).toEqual([[0, 0, 0, 0], ['C20'], ['C04']])
})

test('A12.6 a card moved up can be played again at once', () => {
  const state = build({ step: 'play', players: [{ ark: 'N.planet', lower: ['C20'] }] })
  play(state, 'play:C20:idle', 'to:upper', 'play:C20:use')
  expect([see.cargo(state), see.discards(state)]).toEqual([[0, 0, 2, 0], ['C20']])
})

test('A12.7 the card is out of the way before its action', () => {
  const full = { upper: ['C19', 'C02', 'C03'], lower: ['C04', 'C05', 'C06'] }
  const state = build({ step: 'play', nextCrew: ['C09'], players: [{ ark: 'N.planet', ...full, cargo: [1, 0, 0, 0] }] })
  play(state, 'play:C19:use')
  // The drawn card takes the only free place.
  expect(see.row(state, 'upper')).toEqual(['C02', 'C03', 'C09'])
  // A lower card is moved before it is paid for.
  const lower = build({ step: 'play', players: [{ ark: 'E.planet', lower: ['C05'], cargo: [1, 1, 0, 0] }] })
  play(lower, 'play:C05:use', 'to:upper')
  expect([see.decision(lower), see.row(lower, 'upper')]).toEqual(['pay', ['C05']])
  play(lower, 'pay:workforce')
  expect(see.cargo(lower)).toEqual([3, 0, 0, 0])
})

test('A12.8 a card drawn by the first play can be the second', () => {
  const state = build({
    step: 'play',
    cantina: ['C20', 'C11', 'C12'],
    players: [{ ark: 'N.planet', lower: ['C09'], cargo: four }],
  })
  play(state, 'play:C09:use', 'to:discard', 'cantina:C20', 'place:upper')
  expect(legal(state)).toContain('play:C20:use')
})

test.each(crew)('A12.3 A5.6 $id does what is printed on both edges', ({ id, top, bottom }) => {
  for (const [edge, { pay, gain }] of [['lower', top] as const, ['upper', bottom] as const]) {
    const state = build({
      step: 'play',
      nextCrew: ['C33', 'C32'].filter((other) => other !== id),
      players: [{ ark: 'C.portal', [edge]: [id], cargo: [2, 2, 2, 2], upgrades: ['cargoHolds'] }],
    })
    const expected = [2, 2, 2, 2]
    let free = 0
    for (const { item, n } of [...pay.map(({ item, n }) => ({ item, n: -n })), ...gain]) {
      const resource = ['biomass', 'workforce', 'minerals', 'technology'].indexOf(item)
      if (resource >= 0) expected[resource] = (expected[resource] ?? 0) + n
      else if (item === 'any') free += n
    }
    play(state, `play:${id}:use`)
    let safety = 0
    while (!['play', 'act'].includes(see.decision(state) ?? '') && safety++ < 9) play(state, legal(state)[0] ?? '')
    // Free units were all paid and taken as biomass.
    expected[0] = (expected[0] ?? 0) + free
    expect(see.cargo(state)).toEqual(expected)
    const cards = gain.filter(({ item }) => item.startsWith('crew')).reduce((sum, { n }) => sum + n, 0)
    const kept = edge === 'lower' ? 1 : 0
    expect(see.row(state, 'upper').length + see.row(state, 'lower').length).toBe(cards + kept)
  }
})
