import { expect, test } from 'vitest'
import { PLAYERS } from '../rules/tables.ts'
import { newest } from '../sets/loaded.ts'
import { build, everything, four, legal, play, refused, slot } from './build.ts'
import * as see from './see.ts'

test('A13.1 six actions on planets of either side, one of them in a turn', () => {
  const devastated = build({ step: 'act', players: [{ ark: 'N.planet', ...everything }] })
  expect(legal(devastated)).toEqual([
    'act:gather',
    'act:terraform',
    'act:explore',
    'act:colony',
    'act:outpost',
    'act:none',
  ])
  const terraformed = build({ step: 'act', terraformed: ['N'], players: [{ ark: 'N.planet', ...everything }] })
  expect(legal(terraformed)).toEqual([
    'act:gather',
    'act:explore',
    'act:settle',
    'act:colony',
    'act:outpost',
    'act:none',
  ])
  expect(refused(terraformed, 'act:specialist')).toBe('wrong-place A13.1')
  play(terraformed, 'act:gather')
  expect(refused(terraformed, 'act:explore')).toBe('actions-used A13.1')
})

test.each(['C.portal', 'N.moon', 'N.station'])('A13.2 on %s both actions, in any order, each once', (where) => {
  const locked = { ...everything, ready: [], upper: ['C02'], lower: [] }
  const state = build({ step: 'act', players: [{ ark: where, ...locked }] })
  expect(legal(state)).toEqual(['act:gather', 'act:specialist', 'act:none'])
  expect(refused(state, 'act:terraform')).toBe('wrong-place A13.2')
  play(state, 'act:specialist')
  expect(see.readyOf(state)).toEqual(['engineer'])
  expect(refused(state, 'act:specialist')).toBe('action-done A13.2')
  play(state, 'act:gather')
  while (see.decision(state) !== 'draw') play(state, legal(state)[0] ?? '')
  expect(refused(state, 'act:gather')).toBe('actions-used A13.2')
  const one = build({ step: 'act', players: [{ ark: where, ...locked }] })
  play(one, 'act:none')
  expect(see.decision(one)).toBe('draw')
})

test('A13.3 no action on asteroids', () => {
  const state = build({ step: 'act', players: [{ ark: 'E.asteroid1', ...everything }] })
  expect(see.decision(state)).toBe('draw')
  expect(refused(state, 'act:gather')).toBe('nothing-on-asteroid A13.3')
})

test('A13.4 Robotics: a second action of another kind where the player has a colony', () => {
  const state = build({
    step: 'act',
    players: [{ ark: 'N.planet', ...everything, upgrades: ['robotics'], colonies: ['N'] }],
  })
  play(state, 'act:outpost')
  expect(refused(state, 'act:outpost')).toBe('action-done A13.4')
  play(state, 'act:gather')
  // Never a third.
  expect(see.decision(state)).toBe('draw')
  const orbit = build({
    step: 'act',
    players: [{ ark: 'N.moon', ...everything, upgrades: ['robotics'], colonies: ['N'] }],
  })
  play(orbit, 'act:gather')
  expect(refused(orbit, 'act:gather')).toBe('action-done A13.2')
})

test.each(newest.planets)('A13.5 $id: gathering gives all that is shown', (planet) => {
  const portal = planet.colour === undefined
  const place = portal ? 'C' : 'N'
  const system = { N: planet.id === 'keyi' || portal ? 'keyi' : planet.id, W: 'ryugu', E: 'kijani' }
  const filtered = Object.fromEntries(Object.entries(system).filter(([name, id]) => name === 'N' || id !== planet.id))
  const lists = {
    [`${place}.${portal ? 'portal' : 'planet'}`]: planet.front,
    [`${place}.moon`]: planet.moon,
    [`${place}.station`]: planet.station,
  }
  for (const [where, list] of Object.entries(lists)) {
    const state = build({ step: 'act', system: filtered, players: [{ ark: where }] })
    play(state, 'act:gather')
    let steps = 0
    while (!['act', 'draw'].includes(see.decision(state) ?? '') && steps++ < 9) play(state, legal(state)[0] ?? '')
    const sum = (kinds: readonly string[]) => list.reduce((n, each) => (kinds.includes(each.item) ? n + each.n : n), 0)
    const expected = ['biomass', 'workforce', 'minerals', 'technology'].map((id) => sum([id]))
    // The first answer to any resource is biomass.
    expected[0] = (expected[0] ?? 0) + sum(['any'])
    expect(see.cargo(state)).toEqual(expected)
    expect(see.row(state, 'upper').length).toBe(sum(['crewDeck', 'crewCantina']))
  }
})

test('A14.1 only devastated planets can be terraformed', () => {
  const state = build({ step: 'act', terraformed: ['N'], players: [{ ark: 'N.planet', cargo: four }] })
  expect(refused(state, 'act:terraform')).toBe('terraformed A14.1')
})

test('A14.2 each unit raises its own track; no track, no use; no higher than the top', () => {
  const none = build({ step: 'act', players: [{ ark: 'N.planet', cargo: [0, 4, 0, 0] }] })
  expect(refused(none, 'act:terraform')).toBe('nothing-to-raise A14.2')
  const state = build({
    step: 'act',
    levels: { N: [3, 0, 0, 3] },
    players: [{ ark: 'N.planet', cargo: [4, 4, 0, 4], colonies: ['W', 'E'] }],
  })
  state.cargo[2] = 1
  play(state, 'act:terraform')
  expect(legal(state)).toEqual(['raise:minerals', 'raise:technology'])
  expect(refused(state, 'raise:biomass')).toBe('track-full A14.2')
  expect(refused(state, 'raise:workforce')).toBe('no-track A14.2')
  play(state, 'raise:minerals')
  expect(refused(state, 'raise:minerals')).toBe('lacks-resource A5.3')
  play(state, 'raise:technology')
  expect([see.levelsIn(state, 'N'), see.cargo(state)]).toEqual([
    [3, 0, 1, 4],
    [4, 4, 0, 3],
  ])
})

test('A14.3 at least one level and at most L', () => {
  const state = build({ step: 'act', players: [{ ark: 'N.planet', cargo: four }] })
  play(state, 'act:terraform')
  expect(refused(state, 'raise:stop')).toBe('raise-first A14.3')
  play(state, 'raise:biomass', 'raise:stop')
  expect([see.markerOn(state, 'N'), see.decision(state)]).toEqual([1, 'draw'])
  const base = build({ step: 'act', players: [{ ark: 'N.planet', cargo: four }] })
  play(base, 'act:terraform', 'raise:biomass', 'raise:minerals')
  expect([see.markerOn(base, 'N'), see.decision(base)]).toEqual([2, 'draw'])
})

test('A14.4 the marker advances by the levels raised', () => {
  const state = build({
    step: 'act',
    markers: { N: ['0 on 3'] },
    levels: { N: [3, 0, 0, 0] },
    players: [{ ark: 'N.planet', cargo: four }],
  })
  const told = play(state, 'act:terraform', 'raise:minerals', 'raise:technology')
  expect(told).toContainEqual({ type: 'marker-moved', seat: 0, slot: 0, planet: 0, from: 3, to: 5 })
  expect(state.terraformPool[0]).toBe(7)
  const first = build({ step: 'act', players: [{ ark: 'N.planet', cargo: four }] })
  const entering = play(first, 'act:terraform', 'raise:minerals', 'raise:technology')
  expect(entering).toContainEqual({ type: 'marker-moved', seat: 0, slot: 0, planet: 0, from: 0, to: 2 })
  expect(first.terraformPool[0]).toBe(7)
})

test('A14.5 whoever comes to a field last is ahead of those already there', () => {
  const ranking = (state: Parameters<typeof legal>[0]) =>
    state.ranking.slice(slot('N') * PLAYERS, (slot('N') + 1) * PLAYERS)
  const state = build({
    seats: 4,
    step: 'act',
    markers: {
      N: ['1 on 3', '2 on 2', '3 on 2'],
    },
    levels: { N: [3, 0, 3, 1] },
    players: [{ ark: 'N.planet', cargo: four }],
  })
  // Only technology can rise: the first level is raised without a question.
  play(state, 'act:terraform', 'raise:stop')
  expect(ranking(state)).toEqual([1, 2, 3, 0])
  const again = build({
    seats: 4,
    step: 'act',
    markers: {
      N: ['1 on 3', '2 on 2', '3 on 2', '0 on 1'],
    },
    levels: { N: [3, 0, 3, 2] },
    players: [{ ark: 'N.planet', cargo: four }],
  })
  play(again, 'act:terraform', 'raise:stop')
  // On field 2 above both others, below the one on field 3.
  expect(ranking(again)).toEqual([1, 0, 2, 3])
})

test('A14.6 a full planet ends the action even if levels were left', () => {
  const state = build({
    step: 'act',
    levels: { N: [2, 0, 3, 4] },
    players: [{ ark: 'N.planet', cargo: four, colonies: ['N', 'W', 'E'], upgrades: ['robotics'] }],
  })
  const told = play(state, 'act:terraform')
  expect(told.map(({ type }) => type).slice(0, 4)).toEqual(['paid', 'raised', 'marker-moved', 'terraformed'])
  expect(see.cargo(state)).toEqual([3, 4, 4, 4])
  expect(see.decision(state)).toBe('act')
})

test('A14.7 fields for all, 3 and 1 more for the first two', () => {
  const state = build({
    seats: 4,
    step: 'act',
    levels: { N: [3, 0, 3, 3] },
    markers: {
      N: ['1 on 4', '2 on 3', '3 on 2'],
    },
    players: [{ ark: 'N.planet', cargo: [0, 0, 0, 1] }],
  })
  play(state, 'act:terraform')
  expect([0, 1, 2, 3].map((player) => see.points(state, player))).toEqual([1, 7, 4, 2])
  expect([0, 1, 2, 3].map((player) => see.pointsFrom(state, 'places', player))).toEqual([0, 3, 1, 0])
})

test('A14.8 A14.9 the card is turned, markers go home, and its back yields', () => {
  const state = build({
    step: 'act',
    levels: { N: [3, 0, 3, 3] },
    markers: { N: ['1 on 9'] },
    players: [
      {
        ark: 'N.planet',
        cargo: [0, 0, 0, 1],
        upgrades: ['robotics'],
        colonies: ['N'],
        outposts: ['N'],
        carried: ['S01'],
      },
    ],
  })
  play(state, 'act:terraform')
  expect([state.supply, state.terraformPool]).toEqual([
    [8, 8, 8, 8],
    [8, 8],
  ])
  expect([see.slotsIn(state.colonies[0]), see.slotsIn(state.outposts[0])]).toEqual([['N'], ['N']])
  expect(legal(state)).toContain('act:settle')
  play(state, 'act:gather')
  expect(see.cargo(state)).toEqual([0, 2, 0, 1])
  expect(state.ranking.slice(0, PLAYERS)).toEqual([-1, -1, -1, -1])
})
