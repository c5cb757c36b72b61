import { expect, test } from 'vitest'
import { capacity } from '../rules/tracks.ts'
import { arks } from '../versions.ts'
import { automaTurn, build, endTurn, four, legal, play, refused } from './build.ts'
import * as see from './see.ts'

test('AS1 A8.6 the second upgrade of a pair releases an outpost and 5 points', () => {
  const state = build({
    players: [{ upgrades: ['leisureFacilities'], ready: ['engineer'], cargo: [2, 0, 0, 0], colonyPool: 1 }],
  })
  play(state, 'upgrade:biodome')
  expect(see.cargo(state)).toEqual([0, 0, 0, 0])
  expect(see.readyOf(state)).toEqual([])
  expect([state.colonyPool[0], state.outpostPool[0], see.points(state)]).toEqual([2, 1, 5])
  expect(refused(state, 'upgrade:cargoHolds')).toBe('upgrade-first A8.1')
})

test('AS2 A10.1 A10.2 A10.3 A10.6 a planet is discovered over the edge of a card', () => {
  const state = build({
    step: 'travel',
    system: { W: 'keyi', N: 'ryugu', E: 'kijani' },
    nextPlanets: ['elpis'],
    players: [{ ark: 'W.planet', cargo: [1, 1, 1, 1] }],
  })
  play(state, 'discover:NW')
  expect(see.planetIn(state, 'NW')).toBe('elpis')
  expect(see.ark(state)).toBe('NW.planet')
  play(state, 'track:minerals')
  expect(see.levelsIn(state, 'NW')).toEqual([0, 0, 1, 0])
  expect(see.markerOn(state, 'NW')).toBe(1)
  expect(see.cargo(state)).toEqual([1, 1, 1, 1])
  expect(see.points(state)).toBe(0)
  // By the new routes the planet is three moves away: back needs more than a range of 2.
  endTurn(state)
  endTurn(state)
  endTurn(state)
  expect(see.asked(state)).toBe(0)
  const back = build({
    step: 'travel',
    system: { W: 'keyi', N: 'ryugu', E: 'kijani', NW: 'elpis' },
    players: [{ ark: 'NW.planet' }],
  })
  expect(refused(back, 'travel:W.planet')).toBe('too-far A9.1')
  expect(refused(back, 'travel:W.station')).toBe('')
})

test.each(['N.moon', 'N.station'])('AS3 A12.2 A12.4 an orbital edge works on %s', (where) => {
  const state = build({ step: 'play', players: [{ ark: where, lower: ['C19'] }] })
  play(state, 'play:C19:use')
  expect(legal(state)).toEqual(['to:upper', 'to:discard'])
  play(state, 'to:upper', 'gain:minerals')
  expect(see.cargo(state)).toEqual([0, 0, 1, 0])
  expect(see.row(state, 'upper')).toEqual(['C19'])
})

test('AS4 A12.2 A12.3 a red edge works on a red planet and is paid first', () => {
  const state = build({
    step: 'play',
    nextCrew: ['C07'],
    players: [{ ark: 'N.planet', upper: ['C19'], cargo: [1, 0, 0, 0] }],
  })
  const told = play(state, 'play:C19:use', 'place:upper')
  expect(see.cargo(state)).toEqual([0, 0, 0, 2])
  expect(see.row(state, 'upper')).toEqual(['C07'])
  expect(see.discards(state)).toEqual(['C19'])
  const order = told.map(({ type }) => type)
  expect(order.indexOf('paid')).toBeLessThan(order.indexOf('gained'))
  expect(order.indexOf('gained')).toBeLessThan(order.indexOf('crew-drawn'))
})

test('AS5 A12.5 A12.6 A12.7 A5.2 the same card twice in one turn', () => {
  const setting = {
    step: 'play',
    system: { N: 'elpis', W: 'ryugu', E: 'kijani' },
    nextCrew: ['C09'],
    players: [{ ark: 'N.planet', cargo: [3, 0, 0, 1], upper: ['C02', 'C20'], lower: ['C01'] }],
  } as const
  const other = build(setting)
  play(other, 'play:C02:use')
  expect(see.cargo(other)).toEqual([4, 0, 0, 1])

  const state = build(setting)
  expect(refused(state, 'play:C01:use')).toBe('edge-does-not-match A12.2')
  play(state, 'play:C01:idle', 'to:upper')
  expect(see.row(state, 'upper')).toEqual(['C02', 'C20', 'C01'])
  play(state, 'play:C01:use')
  expect(see.cargo(state)).toEqual([3, 2, 1, 0])
  expect(see.discards(state)).toEqual(['C01'])
  expect(legal(state)).toEqual(['place:upper', 'place:lower'])
  play(state, 'place:upper')
  expect(see.row(state, 'upper')).toEqual(['C02', 'C20', 'C09'])
  expect(refused(state, 'play:C09:idle')).toBe('plays-used A12.1')
})

test('AS6 A12.1 A12.2 on the Portal every edge works, but only once', () => {
  const state = build({ step: 'play', players: [{ ark: 'C.portal', lower: ['C01'], upper: ['C04'] }] })
  expect(legal(state)).toContain('play:C01:use')
  play(state, 'play:C04:use')
  expect(see.cargo(state)).toEqual([0, 0, 0, 2])
  expect(refused(state, 'play:C01:idle')).toBe('plays-used A12.1')
})

test('AS7 A13.5 gathering on devastated K’eyi', () => {
  const state = build({ step: 'act', players: [{ ark: 'N.planet' }] })
  play(state, 'act:gather')
  expect(see.cargo(state)).toEqual([0, 1, 0, 0])
})

test('AS8 A14.3 only colonies and outposts on planets make terraforming stronger', () => {
  const state = build({
    step: 'act',
    players: [
      { ark: 'N.planet', cargo: [4, 4, 4, 4], colonies: ['W', 'E'], outposts: ['W'], outpostPool: 1, colonyPool: 3 },
    ],
  })
  expect(capacity(state, 0)).toBe(5)
  play(state, 'act:terraform', 'raise:biomass', 'raise:biomass', 'raise:biomass', 'raise:minerals')
  expect(see.decision(state)).toBe('raise')
  play(state, 'raise:minerals')
  expect(see.decision(state)).toBe('draw')
  expect(see.markerOn(state, 'N')).toBe(5)
})

test('AS9 A14.5 A14.6 A14.7 A14.8 a completed planet', () => {
  const state = build({
    seats: 3,
    step: 'act',
    levels: { N: [2, 0, 3, 3] },
    markers: {
      N: ['0 on 4', '2 on 2', '1 on 2'],
    },
    players: [
      { ark: 'N.planet', cargo: [1, 0, 0, 1], colonies: ['N', 'W'], outposts: ['N'] },
      { ark: 'N.moon', outposts: ['N'] },
      { ark: 'N.planet', colonies: ['N'] },
    ],
  })
  const supply = [...state.supply]
  expect(capacity(state, 0)).toBe(5)
  play(state, 'act:terraform', 'raise:biomass')
  // One unit is left for one track: the last raise is the only other answer than to stop.
  expect(legal(state)).toEqual(['raise:technology', 'raise:stop'])
  play(state, 'raise:technology')
  expect([see.points(state, 0), see.points(state, 1), see.points(state, 2)]).toEqual([9, 2, 3])
  expect([see.pointsFrom(state, 'terraforming'), see.pointsFrom(state, 'places')]).toEqual([6, 3])
  expect(see.decision(state)).toBe('draw')
  expect(see.slotsIn(state.terraformed)).toEqual(['N'])
  expect(see.levelsIn(state, 'N')).toEqual([0, 0, 0, 0])
  expect(state.supply).toEqual(supply.map((n, resource) => (resource === 1 ? n : n + 1)))
  expect(state.terraformPool).toEqual([8, 8, 8])
  expect([see.ark(state, 0), see.ark(state, 1), see.ark(state, 2)]).toEqual(['N.planet', 'N.moon', 'N.planet'])
  expect([see.slotsIn(state.colonies[0]), see.slotsIn(state.colonies[2])]).toEqual([['N', 'W'], ['N']])
  expect([see.slotsIn(state.outposts[0]), see.slotsIn(state.outposts[1])]).toEqual([['N'], ['N']])
})

test('AS10 A15.1 A15.2 A15.3 exploring with a token', () => {
  const state = build({
    step: 'act',
    system: { N: 'elpis', W: 'ryugu', E: 'kijani' },
    nextSurvivors: ['S07'],
    players: [{ ark: 'N.planet', ready: ['leaderGreen'], upper: ['C04'] }],
  })
  play(state, 'act:explore')
  expect(see.readyOf(state)).toEqual([])
  expect(see.cargo(state)).toEqual([1, 1, 0, 0])
  play(state, 'survivor:keep')
  expect(state.carried[0]).toEqual([6])
  expect(see.row(state, 'upper')).toEqual(['C04'])
})

test.each([[], ['robotics']])('AS11 A16.1 A16.2 one survivor settles in a turn, with upgrades %s', (...unlocked) => {
  const state = build({
    step: 'act',
    terraformed: ['E'],
    players: [{ ark: 'E.planet', carried: ['S06', 'S09'], upgrades: unlocked, colonies: ['E'] }],
  })
  play(state, 'act:settle')
  expect(legal(state)).toEqual(['settle:S06', 'settle:S09'])
  play(state, 'settle:S06')
  expect([state.settled[0], state.carried[0]]).toEqual([[5], [8]])
  expect(refused(state, 'act:settle')).toBe(unlocked.length > 0 ? 'action-done A13.4' : 'actions-used A13.1')
})

test('AS12 A17.1 A17.2 the third colony', () => {
  const state = build({
    step: 'act',
    system: { N: 'elpis', W: 'ryugu', E: 'kijani' },
    players: [
      {
        ark: 'N.planet',
        colonies: ['W', 'E'],
        colonyPool: 1,
        upper: ['C05', 'C04'],
        lower: ['C02'],
        cargo: [1, 1, 1, 1],
      },
    ],
  })
  play(state, 'act:colony')
  expect(see.discards(state)).toEqual(['C05', 'C04', 'C02'])
  expect(see.cargo(state)).toEqual([1, 1, 1, 1])
  expect(see.slotsIn(state.colonies[0])).toEqual(['N', 'E', 'W'])
  expect(state.colonyPool[0]).toBe(0)
  state.lastRound = state.round
  endTurn(state)
  endTurn(state)
  expect(see.pointsFrom(state, 'colonies')).toBe(9)
})

test('AS13 A18.3 A18.5 A11.2 an outpost beside the same player’s colony, and a visitor later', () => {
  const state = build({
    step: 'act',
    system: { N: 'elpis', W: 'ryugu', E: 'kijani' },
    players: [{ ark: 'N.planet', colonies: ['N'], outpostPool: 1 }, { ark: 'C.portal' }],
  })
  play(state, 'act:outpost')
  expect([see.points(state), see.cargo(state)]).toEqual([2, [0, 0, 0, 0]])
  endTurn(state)
  play(state, 'upgrade:none', 'travel:N.planet')
  expect(see.cargo(state, 0)).toEqual([1, 1, 0, 0])
  expect(see.cargo(state, 1)).toEqual([0, 0, 0, 0])
})

test('AS14 A19.1 A13.2 an Engineer is traded for a Leader', () => {
  const state = build({ step: 'act', players: [{ ark: 'N.station', upper: ['C04'] }] })
  play(state, 'act:specialist')
  expect(legal(state)).toEqual(['unlock:leaderRed', 'unlock:leaderGreen', 'unlock:leaderBlue'])
  play(state, 'unlock:leaderGreen')
  expect(see.readyOf(state)).toEqual(['leaderGreen'])
  expect(see.discards(state)).toEqual(['C04'])
  expect(legal(state)).toEqual(['act:gather', 'act:none'])
})

test('AS15 A13.4 Robotics counts a colony that was founded by the first action', () => {
  const setting = {
    step: 'act',
    players: [
      { ark: 'N.planet', upgrades: ['robotics'], colonyPool: 1, ready: ['engineer', 'leaderBlue'], cargo: four },
    ],
  } as const
  const state = build(setting)
  play(state, 'act:colony')
  expect(legal(state)).toEqual(['act:gather', 'act:terraform', 'act:none'])
  expect(refused(state, 'act:colony')).toBe('action-done A13.4')
  play(state, 'act:gather')
  expect(see.decision(state)).toBe('draw')
  const other = build(setting)
  play(other, 'act:gather')
  expect(see.decision(other)).toBe('draw')
})

test('AS16 A25.3 the Automa unlocks the first upgrade it can pay', () => {
  const state = automaTurn('A03', { ark: 'E.planet', cargo: [0, 0, 2, 0] }, { terraformed: ['W'], automaCrew: ['C01'] })
  expect(see.upgradesOf(state, 1)).toEqual(['spaceMining'])
  expect(state.automaCrew).toEqual([])
  expect(state.colonyPool[1]).toBe(3)
  // Two minerals paid; K'eyi, where it went, gave one workforce and took nothing it has.
  expect(see.cargo(state, 1)).toEqual([0, 1, 0, 0])
})

test('AS17 A24.4 A24.5 the Automa jumps across the Portal', () => {
  const state = automaTurn('A05', { ark: 'N.planet' }, { system: { N: 'keyi', E: 'kijani', S: 'elpis', W: 'ryugu' } })
  expect(see.ark(state, 1)).toBe('W.planet')
})

test('AS18 A24.5 A24.12 the Automa ends where it began, and outposts yield', () => {
  const state = automaTurn('A03', { ark: 'N.planet' }, { terraformed: ['E', 'W'], players: [{ outposts: ['N'] }] })
  expect(see.ark(state, 1)).toBe('N.planet')
  expect(see.cargo(state, 0)).toEqual([0, 1, 0, 0])
})

test('AS19 A9.4 A10.1 the first turn', () => {
  const state = build({ step: 'travel' })
  const nine = ['C.moon', 'C.station', 'N.moon', 'W.station', 'E.station', 'N.planet', 'W.planet', 'E.planet']
  expect(legal(state).sort()).toEqual([...nine.map((name) => `travel:${name}`), 'discover:S'].sort())
})

test('AS20 A10.1 a longer range discovers more', () => {
  const state = build({ step: 'travel', players: [{ engines: 1 }] })
  const found = legal(state).filter((id) => id.startsWith('discover:'))
  expect(found).toEqual(['discover:NE', 'discover:SE', 'discover:S', 'discover:SW', 'discover:NW'])
})

test('AS21 A9.4 A10.4 the range of K’eyi', () => {
  const state = build({ step: 'travel', players: [{ ark: 'N.planet' }] })
  const known = ['N.station', 'N.moon', 'C.portal'].map((name) => `travel:${name}`)
  expect(legal(state).sort()).toEqual([...known, 'discover:NE', 'discover:NW'].sort())
})

test.each(['C.portal', 'N.planet', 'W.station', 'E.asteroid1'])('AS23 A9.1 A9.2 the ark must leave %s', (where) => {
  const state = build({ step: 'travel', players: [{ ark: where }] })
  expect(refused(state, `travel:${where}`)).toBe('own-field A9.2')
  for (const skip of ['play:none', 'act:none', 'draw:no']) expect(refused(state, skip)).toBe('must-travel A9.1')
})

test('AS24 A10.5 a complete system', () => {
  const system = {
    ...{ N: 'keyi', W: 'ryugu', E: 'kijani', NE: 'elpis', SE: 'uaine', S: 'samawa', SW: 'pyrrha' },
  }
  const state = build({
    step: 'travel',
    system,
    nextPlanets: ['adumah'],
    players: [{ ark: 'N.planet' }, { engines: 2 }],
  })
  play(state, 'discover:NW', 'track:biomass')
  expect(state.system.filter((planet) => planet >= 0)).toHaveLength(9)
  expect(state.planetDeck).toHaveLength(7)
  endTurn(state)
  play(state, 'upgrade:none')
  expect(see.asked(state)).toBe(1)
  expect(legal(state).filter((id) => id.startsWith('discover'))).toEqual([])
  expect(refused(state, 'discover:S')).toBe('system-complete A10.5')
})

test('AS25 A8.3 A8.4 Engines work at once and are bought twice', () => {
  const rich = { cargo: four, ready: ['engineer'], upper: ['C01', 'C04'] }
  const state = build({ players: [rich] })
  play(state, 'upgrade:engines', 'pay-token:engineer')
  expect(state.colonyPool[0]).toBe(0)
  expect(arks.view(state, 0).ranges[0]).toBe(4)
  expect(legal(state)).toContain('discover:NE')
  endTurn(state)
  endTurn(state)
  endTurn(state)
  play(state, 'upgrade:engines', 'pay-card:C01')
  expect(arks.view(state, 0).ranges[0]).toBe(6)
  expect(state.colonyPool[0]).toBe(1)
  endTurn(state)
  expect([see.asked(state), state.round]).toEqual([0, 3])
  expect(refused(state, 'upgrade:engines')).toBe('upgrade-unlocked A8.4')
})

test('AS26 A5.2 A5.4 what does not fit is lost', () => {
  const state = build({
    step: 'act',
    system: { N: 'elpis', W: 'ryugu', E: 'kijani' },
    players: [{ ark: 'N.planet', cargo: [3, 4, 0, 0] }],
  })
  const told = play(state, 'act:gather')
  expect(see.cargo(state)).toEqual([4, 4, 0, 0])
  expect(told).toContainEqual({ type: 'gained', seat: 0, resource: 1, n: 0, lost: 1 })
  const full = build({ step: 'act', players: [{ ark: 'N.moon', cargo: four }] })
  play(full, 'act:gather')
  expect(see.cargo(full)).toEqual(four)
  expect(see.decision(full)).toBe('act')
})
