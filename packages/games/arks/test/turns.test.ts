import { at } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { upgrades } from '../components/basics.ts'
import { upgradeSpecs } from '../components/upgrades.ts'
import { arks } from '../versions.ts'
import { build, crewCard, endTurn, four, legal, play, refused } from './build.ts'
import * as see from './see.ts'

test('A4.1 one turn each, clockwise from the first player, then the marker passes on', () => {
  const state = build({ seats: 3, first: 2 })
  const order: string[] = []
  for (let i = 0; i < 9; i++) {
    order.push(`${state.round}:${see.asked(state)}`)
    endTurn(state)
  }
  expect(order).toEqual(['1:2', '1:0', '1:1', '2:0', '2:1', '2:2', '3:1', '3:2', '3:0'])
})

test('A4.2 the five steps in their order', () => {
  const state = build({ players: [{ ark: 'C.portal', upper: ['C01'] }] })
  const steps = [see.decision(state)]
  for (const id of ['upgrade:none', 'travel:C.moon', 'play:none', 'act:none']) {
    play(state, id)
    steps.push(see.decision(state))
  }
  expect(steps).toEqual(['upgrade', 'travel', 'play', 'act', 'draw'])
  expect(refused(state, 'travel:C.station')).toBe('travel-done A4.2')
  expect(refused(state, 'play:C01:idle')).toBe('plays-used A12.1')
  expect(refused(state, 'act:gather')).toBe('actions-used A13.2')
  const early = build()
  expect(refused(early, 'travel:C.moon')).toBe('step-order A4.2')
  expect(refused(early, 'draw:no')).toBe('step-order A4.2')
})

test('A4.3 everything but travel may be skipped', () => {
  const state = build({ players: [{ cargo: four, ready: ['engineer'], upper: ['C01'] }] })
  expect(legal(state)).toContain('upgrade:none')
  play(state, 'upgrade:none')
  expect(legal(state).every((id) => id.startsWith('travel:') || id.startsWith('discover:'))).toBe(true)
  play(state, 'travel:C.moon')
  expect(legal(state)).toContain('play:none')
  play(state, 'play:none')
  expect(legal(state)).toContain('act:none')
  play(state, 'act:none')
  expect(legal(state)).toContain('draw:no')
})

test('A8.1 at most one upgrade, only in the first step', () => {
  const state = build({ players: [{ cargo: four, ready: ['engineer', 'leaderRed'], upper: ['C01', 'C04'] }] })
  play(state, 'upgrade:cargoHolds')
  expect(see.upgradesOf(state)).toEqual(['cargoHolds'])
  expect(see.decision(state)).toBe('travel')
  expect(refused(state, 'upgrade:biodome')).toBe('upgrade-first A8.1')
  play(state, 'travel:C.moon', 'play:none', 'act:none')
  expect(refused(state, 'upgrade:biodome')).toBe('upgrade-first A8.1')
})

test.each([
  ['robotics', 'engineer', [0, 0, 0, 2]],
  ['biodome', 'engineer', [2, 0, 0, 0]],
  ['spaceMining', 'engineer', [0, 0, 2, 0]],
  ['cargoHolds', 'leaderBlue', [0, 1, 0, 0]],
  ['scoutingVehicles', 'leaderRed', [0, 1, 0, 0]],
  ['leisureFacilities', 'engineer', [0, 1, 0, 0]],
  ['miningVehicles', 'leaderGreen', [0, 0, 1, 0]],
  ['engines', 'engineer', [0, 1, 0, 1]],
])('A8.2 %s costs one %s and %j', (upgrade, specialist, price) => {
  const exact = build({ players: [{ cargo: price, ready: [specialist] }] })
  play(exact, `upgrade:${upgrade}`)
  expect([see.cargo(exact), see.readyOf(exact)]).toEqual([[0, 0, 0, 0], []])
  const others = ['engineer', 'leaderRed', 'leaderGreen', 'leaderBlue'].filter((each) =>
    specialist === 'engineer' ? each !== 'engineer' : each === 'engineer',
  )
  const wrong = build({ players: [{ cargo: price, ready: others }] })
  expect(refused(wrong, `upgrade:${upgrade}`)).toMatch(/^lacks-specialist/)
  for (const [resource, n] of price.entries()) {
    if (n === 0) continue
    const poor = build({ players: [{ cargo: price.with(resource, n - 1), ready: [specialist] }] })
    expect(refused(poor, `upgrade:${upgrade}`)).toBe('lacks-resource A5.3')
  }
})

test('A8.3 an upgrade works already in the turn it is bought, and its marker is free', () => {
  const state = build({ players: [{ ark: 'C.portal', cargo: [0, 0, 2, 0], ready: ['engineer'] }] })
  play(state, 'upgrade:spaceMining', 'travel:C.moon')
  expect(see.cargo(state)).toEqual([0, 0, 1, 0])
  expect(state.colonyPool[0]).toBe(1)
  endTurn(state)
  endTurn(state)
  endTurn(state)
  expect(see.upgradesOf(state)).toEqual(['spaceMining'])
})

test('A8.4 Engines: range 2, 4, 6; the marker is released by the second purchase', () => {
  expect(upgradeSpecs.filter(({ purchases }) => purchases === 2).map(({ id }) => id)).toEqual(['engines'])
  const ranges = [0, 1, 2].map((engines) => arks.view(build({ players: [{ engines }] }), 0).ranges[0])
  expect(ranges).toEqual([2, 4, 6])
  const state = build({ players: [{ engines: 1, cargo: four, ready: ['engineer'] }] })
  const told = play(state, 'upgrade:engines')
  expect(told).toContainEqual({ type: 'upgraded', seat: 0, upgrade: 7, times: 2, released: true })
  expect([state.engines[0], state.colonyPool[0]]).toEqual([2, 1])
})

test('A8.5 every other upgrade is unlocked once', () => {
  const all = upgrades.filter((id) => id !== 'engines')
  const state = build({ players: [{ upgrades: all, cargo: four, ready: ['engineer', 'leaderRed'] }] })
  for (const upgrade of all) expect(refused(state, `upgrade:${upgrade}`)).toBe('upgrade-unlocked A8.5')
  expect(legal(state)).toEqual(['upgrade:engines', 'upgrade:none'])
})

test('A8.6 only the two upgrades of a pair release an outpost', () => {
  const state = build({
    players: [{ upgrades: ['biodome', 'spaceMining'], cargo: four, ready: ['leaderRed', 'engineer'] }],
  })
  const other = arks.clone(state)
  play(state, 'upgrade:cargoHolds')
  expect([state.outpostPool[0], see.points(state)]).toEqual([0, 0])
  play(other, 'upgrade:miningVehicles')
  expect([other.outpostPool[0], see.pointsFrom(other, 'outposts')]).toEqual([1, 5])
  const second = build({
    players: [
      { upgrades: ['biodome', 'spaceMining', 'miningVehicles'], outposts: ['N'], cargo: four, ready: ['engineer'] },
    ],
  })
  play(second, 'upgrade:leisureFacilities')
  expect([second.outpostPool[0], see.pointsFrom(second, 'outposts')]).toEqual([1, 5])
})

test('A8.7 Robotics alone does not give a second action', () => {
  const state = build({ step: 'act', players: [{ ark: 'N.planet', upgrades: ['robotics'], colonies: ['W'] }] })
  play(state, 'act:gather')
  expect(see.decision(state)).toBe('draw')
  const here = build({ step: 'act', players: [{ ark: 'N.planet', upgrades: ['robotics'], colonies: ['N'] }] })
  play(here, 'act:gather')
  expect(see.decision(here)).toBe('act')
  const without = build({ step: 'act', players: [{ ark: 'N.planet', colonies: ['N'] }] })
  play(without, 'act:gather')
  expect(see.decision(without)).toBe('draw')
})

test('A20.1 one card from the top of the deck, never from the Cantina', () => {
  const state = build({ step: 'draw', nextCrew: ['C10', 'C11'], cantina: ['C20', 'C21', 'C22'] })
  play(state, 'draw:yes')
  expect(refused(state, 'cantina:C20')).toBe('not-asked A6.6')
  play(state, 'place:lower')
  expect(see.row(state, 'lower')).toEqual(['C10'])
  expect(state.cantina).toEqual(['C20', 'C21', 'C22'].map(crewCard))
  expect(see.asked(state)).toBe(1)
})

const third = {
  step: 'act',
  terraformed: ['W', 'E'],
  levels: { N: [3, 0, 3, 3] },
  markers: { N: ['0 on 9'] },
  players: [{ ark: 'N.planet', cargo: [0, 0, 0, 1] }],
} as const

test('A21.1 the third planet brings the end, not the second', () => {
  const second = build({ ...third, terraformed: ['W'] })
  play(second, 'act:terraform')
  expect(second.lastRound).toBe(0)
  const state = build({ ...third, round: 7 })
  const told = play(state, 'act:terraform')
  expect(told).toContainEqual({ type: 'end-triggered', round: 7, lastRound: 8 })
  // By the last player of a round: that round is over, one more follows.
  const last = build({ ...third, round: 7, active: 1, players: [{}, third.players[0]], markers: { N: ['1 on 9'] } })
  play(last, 'act:terraform')
  endTurn(last)
  expect([last.round, last.over]).toEqual([8, false])
  endTurn(last)
  endTurn(last)
  expect(last.over).toBe(true)
  expect(refused(last, 'upgrade:none')).toBe('game-over A21.1')
})

test('A21.2 a planet terraformed later changes nothing', () => {
  const state = build({
    ...third,
    system: { N: 'keyi', W: 'ryugu', E: 'kijani', NE: 'elpis' },
    terraformed: ['W', 'E', 'NE'],
    round: 8,
  })
  state.lastRound = 8
  play(state, 'act:terraform')
  expect(state.lastRound).toBe(8)
  endTurn(state)
  endTurn(state)
  expect(state.over).toBe(true)
})

test('A21.3 final scoring: survivors, colonies and unfinished planets', () => {
  const state = build({
    step: 'draw',
    active: 1,
    markers: {
      N: ['0 on 6', '1 on 2'],
      E: ['1 on 3'],
    },
    players: [
      { settled: ['S01', 'S02'], colonies: ['N', 'W', 'E'] },
      { settled: ['S03'], colonies: ['N'] },
    ],
  })
  state.lastRound = 1
  play(state, 'draw:no')
  const sheet = (player: number) =>
    (['survivors', 'colonies', 'unfinished', 'places'] as const).map((source) => see.pointsFrom(state, source, player))
  expect(sheet(0)).toEqual([12, 9, 6, 0])
  expect(sheet(1)).toEqual([5, 2, 5, 0])
})

test.each([
  [0, 0],
  [1, 5],
  [2, 12],
  [3, 20],
  [4, 30],
  [5, 40],
  [7, 40],
])('A21.3 A21.4 %i settled survivors are worth %i points', (n, worth) => {
  const settled = ['S01', 'S02', 'S03', 'S04', 'S05', 'S06', 'S07'].slice(0, n)
  const state = build({ step: 'draw', active: 1, players: [{ settled }] })
  state.lastRound = 1
  play(state, 'draw:no')
  expect(see.pointsFrom(state, 'survivors')).toBe(worth)
})

test('A21.5 nothing for survivors not settled, upgrades, tokens, crew cards and resources', () => {
  const state = build({
    step: 'draw',
    active: 1,
    players: [
      { carried: ['S01'], upgrades: ['robotics'], engines: 2, ready: ['engineer'], upper: ['C01'], cargo: four },
    ],
  })
  state.lastRound = 1
  play(state, 'draw:no')
  expect(see.points(state)).toBe(0)
})

test('A21.6 most points win, then most resources, then both', () => {
  const end = (mine: number, units: readonly number[]) => {
    const state = build({
      step: 'draw',
      active: 1,
      players: [
        { points: { terraforming: mine }, cargo: units },
        { points: { terraforming: 30 }, cargo: [1, 1, 0, 0] },
      ],
    })
    state.lastRound = 1
    play(state, 'draw:no')
    return arks.result(state)?.seats.map(({ rank }) => rank)
  }
  expect(end(31, [0, 0, 0, 0])).toEqual([1, 2])
  expect(end(30, [0, 0, 3, 0])).toEqual([1, 2])
  expect(end(30, [0, 0, 0, 1])).toEqual([2, 1])
  expect(end(30, [0, 0, 0, 2])).toEqual([1, 1])
})

test('A21.7 a trigger in round 60 still gives one more round', () => {
  const state = build({ ...third, round: 60, active: 1, players: [{}, third.players[0]], markers: { N: ['1 on 9'] } })
  play(state, 'act:terraform')
  endTurn(state)
  expect([state.round, state.over]).toEqual([61, false])
  endTurn(state)
  endTurn(state)
  expect(state.over).toBe(true)
})

test('A21.8 the sources of points are reported', () => {
  const end = (seats: number) => {
    const state = build({ seats, step: 'draw', active: seats - 1 })
    state.lastRound = 1
    play(state, 'draw:no')
    while (!state.over) play(state, legal(state)[0] ?? '')
    return arks.result(state)
  }
  const usual = ['terraforming', 'places', 'outposts', 'outpostColonies', 'survivors', 'colonies', 'unfinished']
  expect(Object.keys(end(2)?.seats[0]?.sources ?? {})).toEqual(usual)
  const alone = end(1)
  expect(Object.keys(alone?.seats[0]?.sources ?? {})).toEqual(usual)
  expect(Object.keys(alone?.rival?.sources ?? {})).toEqual([...usual, 'upgrades'])
  expect(alone?.rival?.score).toBe(Object.values(alone?.rival?.sources ?? {}).reduce((a, b) => a + b))
})

test('A22.1 the long game is an option for any number of players', () => {
  const option = arks.options.find(({ id }) => id === 'length')
  expect([option?.values, option?.seats]).toEqual([['normal', 'long'], undefined])
  for (const seats of [1, 2, 4]) {
    const long = build({ ...third, seats, long: true })
    play(long, 'act:terraform')
    expect(long.lastRound).toBe(0)
  }
})

test('A28.1 without crew cards nothing is drawn, and the Cantina is filled as soon as there are some', () => {
  const state = build({
    seats: 1,
    step: 'act',
    crewDeck: 'gone',
    cantina: ['C10', 'C11', 'C12'],
    nextAutoma: ['A03'],
    terraformed: ['N', 'W', 'E'],
    players: [{ ark: 'N.station' }, { ark: 'E.planet', cargo: [2, 0, 0, 0] }],
  })
  play(state, 'act:gather', 'cantina:C11', 'place:upper')
  expect(state.cantina).toEqual([crewCard('C10'), -1, crewCard('C12')])
  expect(legal(state)).toEqual(['act:specialist', 'act:none'])
  play(state, 'act:none')
  expect(refused(state, 'draw:yes')).toBe('nothing-to-draw A28.1')
  expect(legal(state)).toEqual(['draw:no'])
  // The Automa pays an Engineer for Biodome: at the end of its turn the gap is filled with that card.
  const told = play(state, 'draw:no')
  const paid = told.flatMap((event) => (event.type === 'crew-discarded' ? [event.card] : []))
  expect(paid).toHaveLength(1)
  expect(state.cantina[1]).toBe(at(paid, 0))
})
