import { at, silent } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { engine } from '../rules/engine.ts'
import { capacity } from '../rules/tracks.ts'
import { numbersOf } from '../sets/loaded.ts'
import { arks } from '../versions.ts'
import { automaTurn, barrier, build, complete, endTurn, four, legal, play, refused, survivorCard } from './build.ts'
import * as see from './see.ts'

test('AS28 A6.6 A6.7 landing and gathering each refill the Cantina', () => {
  const state = build({
    step: 'travel',
    cantina: ['C10', 'C11', 'C12'],
    nextCrew: ['C13', 'C14'],
    players: [{ ark: 'N.planet', upgrades: ['leisureFacilities'], upper: ['C01', 'C02'], lower: ['C03', 'C04'] }],
  })
  play(state, 'travel:N.station', 'cantina:C11')
  expect(legal(state)).toEqual(['place:upper', 'place:lower'])
  play(state, 'place:upper')
  expect(state.cantina).toEqual([9, 12, 11])
  play(state, 'play:none', 'act:gather')
  expect(see.cargo(state)).toEqual([0, 0, 0, 1])
  expect(legal(state)).toEqual(['cantina:C10', 'cantina:C12', 'cantina:C13'])
  play(state, 'cantina:C13')
  expect(state.cantina).toEqual([9, 13, 11])
  expect([see.row(state, 'upper'), see.row(state, 'lower')]).toEqual([
    ['C01', 'C02', 'C11'],
    ['C03', 'C04', 'C13'],
  ])
})

test('AS29 A12.2 A13.3 an asteroid allows no action', () => {
  const state = build({
    step: 'play',
    players: [{ ark: 'E.asteroid1', lower: ['C19', 'C05', 'C01'], upper: ['C28'], cargo: four }],
  })
  for (const id of ['C01', 'C05', 'C19', 'C28'])
    expect(refused(state, `play:${id}:use`)).toBe('edge-does-not-match A12.2')
  play(state, 'play:C19:idle', 'to:upper')
  expect(see.row(state, 'upper')).toEqual(['C28', 'C19'])
  play(state, 'play:none')
  expect(see.decision(state)).toBe('draw')
  expect(refused(state, 'act:gather')).toBe('nothing-on-asteroid A13.3')
})

test('AS31 A14.7 a planet terraformed by one player alone', () => {
  const state = build({
    step: 'act',
    levels: { N: [3, 0, 3, 3] },
    markers: { N: ['0 on 9'] },
    players: [{ ark: 'N.planet', cargo: [0, 0, 0, 1] }],
  })
  play(state, 'act:terraform')
  expect([see.points(state, 0), see.points(state, 1)]).toEqual([13, 0])
  expect(see.pointsFrom(state, 'places')).toBe(3)
})

test('AS33 A15.3 A15.4 a fourth survivor cannot be kept', () => {
  const state = build({
    step: 'act',
    nextSurvivors: ['S01'],
    players: [{ ark: 'N.planet', ready: ['leaderRed'], carried: ['S02', 'S06', 'S11'] }],
  })
  play(state, 'act:explore')
  expect(see.cargo(state)).toEqual([0, 2, 0, 0])
  expect(refused(state, 'survivor:keep')).toBe('not-asked A15.3')
  expect(state.survivorDiscard).toEqual([0])
  expect(state.carried[0]).toEqual([1, 5, 10])
})

test('AS34 A15.6 Scouting Vehicles draw two', () => {
  const state = build({
    step: 'act',
    nextSurvivors: ['S12', 'S02'],
    players: [{ ark: 'N.planet', ready: ['leaderRed'], upgrades: ['scoutingVehicles'] }],
  })
  play(state, 'act:explore')
  expect(legal(state)).toEqual(['resolve:S02', 'resolve:S12'])
  expect(refused(state, 'resolve:S01')).toBe('not-revealed A15.6')
  play(state, 'resolve:S02')
  expect(see.cargo(state)).toEqual([0, 1, 0, 1])
  expect(state.survivorDiscard).toEqual([11])
  play(state, 'survivor:keep')
  expect(state.carried[0]).toEqual([1])
})

test('AS35 A17.1 the eighth colony', () => {
  const setting = (units: number) =>
    build({
      step: 'act',
      system: complete,
      players: [
        {
          ark: 'E.planet',
          colonies: ['N', 'NE', 'SE', 'S', 'SW', 'W', 'NW'],
          colonyPool: 1,
          upper: ['C05', 'C08', 'C01'],
          lower: ['C02'],
          cargo: [units, 0, 0, 0],
        },
      ],
    })
  const poor = setting(4)
  expect(refused(poor, 'act:colony')).toBe('lacks-resource A5.3')
  const state = setting(4)
  state.cargo[3] = 1
  play(state, 'act:colony')
  expect(legal(state)).toEqual(['pay-card:C05', 'pay-card:C08'])
  play(state, 'pay-card:C05')
  // The second green Leader, the Engineer and the other Leader leave no choice; five units of two resources do.
  expect(see.discards(state)).toEqual(['C05', 'C08', 'C01', 'C02'])
  expect(legal(state)).toEqual(['pay:biomass', 'pay:technology'])
  play(state, 'pay:technology')
  expect(see.cargo(state)).toEqual([0, 0, 0, 0])
  expect(see.slotsIn(state.colonies[0])).toHaveLength(8)
})

test('AS36 A17.3 one colony of a player on a planet', () => {
  const state = build({
    step: 'act',
    players: [
      { ark: 'N.planet', colonies: ['N'], colonyPool: 2, cargo: four, ready: ['engineer', 'leaderRed', 'leaderBlue'] },
      { colonies: [] },
    ],
  })
  expect(refused(state, 'act:colony')).toBe('colony-here A17.3')
})

test('AS38 A21.1 A4.1 the round is finished, then one more is played', () => {
  const state = build({
    seats: 3,
    first: 0,
    round: 12,
    step: 'act',
    terraformed: ['W', 'E'],
    levels: { N: [3, 0, 3, 3] },
    markers: { N: ['0 on 9'] },
    players: [{ ark: 'N.planet', cargo: [0, 0, 0, 1] }],
  })
  play(state, 'act:terraform')
  const order: string[] = []
  while (!state.over) {
    endTurn(state)
    if (!state.over) order.push(`${state.round}:${see.asked(state)}`)
  }
  expect(order).toEqual(['12:1', '12:2', '13:1', '13:2', '13:0'])
})

test('AS40 A21.6 resources break a tie', () => {
  const end = (units: number) => {
    const state = build({
      step: 'draw',
      active: 1,
      players: [
        { points: { terraforming: 50 }, cargo: [units, 1, 0, 0] },
        { points: { outposts: 50 }, cargo: [3, 2, 1, 1], upper: ['C01'], ready: ['engineer'] },
      ],
    })
    state.lastRound = 1
    play(state, 'draw:no')
    return arks.result(state)?.seats.map(({ rank, score }) => [rank, score])
  }
  expect(end(4)).toEqual([
    [2, 50],
    [1, 50],
  ])
  expect(end(6)).toEqual([
    [1, 50],
    [1, 50],
  ])
})

test('AS41 A21.4 more than five settled survivors count as five', () => {
  const settled = ['S01', 'S02', 'S03', 'S04', 'S05', 'S06']
  const state = build({ step: 'draw', active: 1, players: [{ settled }, { settled: ['S07', 'S08'] }] })
  state.lastRound = 1
  play(state, 'draw:no')
  expect([see.pointsFrom(state, 'survivors', 0), see.pointsFrom(state, 'survivors', 1)]).toEqual([40, 12])
})

test('AS42 A6.8 A29.5 the discard pile becomes the deck, and undo stops there', () => {
  const state = build({ step: 'draw', crewDeck: 'discarded' })
  state.crewDiscard.splice(9)
  expect(barrier(state, 'draw:yes')).toBe(true)
  expect([state.crewDeck.length, state.crewDiscard.length]).toEqual([8, 0])
})

test('AS44 A7.4 an Engineer is not a Leader', () => {
  const state = build({ players: [{ upper: ['C01', 'C04'], ready: ['engineer'], cargo: [0, 1, 0, 0] }] })
  expect(refused(state, 'upgrade:cargoHolds')).toBe('lacks-specialist A7.4')
  expect(refused(state, 'upgrade:leisureFacilities')).toBe('')
})

test('AS45 A26.1 A26.2 the Automa takes what it has least of and pays what it has most of', () => {
  const state = build({ seats: 1, players: [{}, { cargo: [1, 0, 0, 2] }] })
  state.todo.push({ kind: 'items', seat: 1, gain: at(numbersOf(state).survivorGain, survivorCard('S10')), at: 0 })
  engine.advance(state, silent)
  expect(see.cargo(state, 1)).toEqual([1, 1, 1, 2])
  state.todo.push({ kind: 'automa-resources', cost: at(numbersOf(state).colonyCost, 1) })
  engine.advance(state, silent)
  expect(see.cargo(state, 1)).toEqual([1, 1, 1, 1])
})

test('A26.1 A26.2 any resource in a turn of the Automa', () => {
  const state = build({
    seats: 1,
    step: 'draw',
    level: 'easy+',
    nextAutoma: ['A04'],
    automaCrew: ['C05', 'C08', 'C01', 'C02'],
    system: { N: 'zelen5', W: 'ryugu', E: 'kijani' },
    players: [{}, { ark: 'E.planet', cargo: [1, 0, 0, 2], colonies: ['E'] }],
  })
  // Gathering on the front of Zelen-5 gives any resource once; the second colony takes any resource once.
  play(state, 'draw:no')
  expect(see.ark(state, 1)).toBe('N.planet')
  // Gained: workforce, the higher of the two it had least of. Paid, once the human has chosen the Leader: technology.
  expect(see.decision(state)).toBe('automa-pay')
  expect(see.cargo(state, 1)).toEqual([1, 1, 0, 2])
  play(state, 'automa-pay:leaderBlue')
  expect(see.cargo(state, 1)).toEqual([1, 1, 0, 1])
})

test('AS48 A24.8 A24.9 A24.10 the Automa discovers', () => {
  const state = build({
    seats: 1,
    step: 'draw',
    nextAutoma: ['A07'],
    nextPlanets: ['elpis'],
    players: [{}, { ark: 'N.planet' }],
  })
  const told = play(state, 'draw:no')
  expect(see.planetIn(state, 'NE')).toBe('elpis')
  expect(see.ark(state, 1)).toBe('NE.planet')
  expect(see.levelsIn(state, 'NE')).toEqual([0, 0, 1, 0])
  expect(see.markerOn(state, 'NE', 1)).toBe(1)
  expect(told).toContainEqual({ type: 'gained', seat: 1, resource: 2, n: 1, lost: 0 })
  const full = automaTurn('A07', { ark: 'N.planet' }, { system: complete, terraformed: ['NE'] })
  expect(see.ark(full, 1)).toBe('E.planet')
  expect(see.levelsIn(full, 'E')).toEqual([0, 0, 0, 0])
  expect(see.markerOn(full, 'E', 1)).toBe(0)
})

test('AS49 A24.12 the Automa pays the human’s outpost by landing', () => {
  const state = automaTurn('A02', { ark: 'N.planet' }, { terraformed: ['N', 'E'], players: [{ outposts: ['W'] }] })
  expect(see.ark(state, 1)).toBe('W.planet')
  expect(see.cargo(state, 0)).toEqual([0, 0, 0, 1])
})

test('AS51 A23.7 A23.8 the hardest level', () => {
  const state = build({ seats: 1, level: 'hard+' })
  expect(see.cargo(state, 1)).toEqual([2, 2, 2, 2])
  expect(see.slotsIn(state.colonies[1])).toEqual(['N'])
  expect(state.colonyPool[1]).toBe(1)
  expect(capacity(state, 1)).toBe(3)
  // Its next colony is the second: an Engineer, any Leader and one resource.
  const next = build({
    seats: 1,
    level: 'hard+',
    step: 'draw',
    nextAutoma: ['A04'],
    nextCrew: ['C07', 'C10'],
    automaCrew: ['C01', 'C02'],
    players: [{}, { cargo: [2, 2, 2, 2] }],
  })
  play(next, 'draw:no')
  expect(see.slotsIn(next.colonies[1])).toEqual(['N', 'W'])
  // Ryugu gave one technology before the colony took one unit of what it then had most of.
  expect(see.cargo(next, 1)).toEqual([2, 2, 2, 2])
})

test('AS53 A25.4 A25.9 the Automa’s outpost', () => {
  const state = build({
    seats: 1,
    step: 'draw',
    nextAutoma: ['A03', 'A01'],
    automaCrew: ['C01'],
    players: [
      { ark: 'C.moon' },
      { ark: 'W.planet', cargo: [0, 1, 0, 0], upgrades: ['biodome'], colonies: ['N', 'E', 'W'], colonyPool: 0 },
    ],
  })
  play(state, 'draw:no')
  expect(see.upgradesOf(state, 1)).toEqual(['biodome', 'leisureFacilities'])
  expect([state.outpostPool[1], see.points(state, 1)]).toEqual([1, 5])
  // Every planet has its colony: the next card finds nothing that fits and takes the first planet it meets.
  state.colonyPool[1] = 0
  endTurn(state)
  expect(see.slotsIn(state.outposts[1])).toEqual(['E'])
  expect([see.points(state, 1), see.pointsFrom(state, 'outpostColonies', 1)]).toEqual([7, 2])
})

test('AS54 A25.2 the right action when the left one cannot be done', () => {
  const state = build({
    seats: 1,
    step: 'draw',
    nextAutoma: ['A06'],
    nextCrew: ['C01'],
    players: [{}, { ark: 'N.planet', colonyPool: 0, cargo: [1, 1, 1, 1] }],
  })
  const told = play(state, 'draw:no')
  expect(told).toContainEqual({ type: 'automa-row', card: 5, action: 'colony', done: false })
  expect(told).toContainEqual({ type: 'automa-row', card: 5, action: 'terraform', done: true })
  expect(see.markerOn(state, 'W', 1)).toBe(2)
})

test('AS55 A22.1 the long game needs a fourth planet', () => {
  const third = { N: [3, 0, 3, 3] }
  const setting = (terraformed: readonly string[]) =>
    build({
      long: true,
      step: 'act',
      system: { N: 'keyi', W: 'ryugu', E: 'kijani', NE: 'elpis' },
      terraformed,
      levels: third,
      markers: { N: ['0 on 9'] },
      players: [{ ark: 'N.planet', cargo: [0, 0, 0, 1] }],
    })
  const state = setting(['W', 'E'])
  play(state, 'act:terraform')
  expect(state.lastRound).toBe(0)
  const fourth = setting(['W', 'E', 'NE'])
  play(fourth, 'act:terraform')
  expect(fourth.lastRound).toBe(2)
})

test('AS56 A21.7 the round limit', () => {
  const state = build({ round: 60, step: 'draw', active: 1, players: [{ colonies: ['N'] }] })
  play(state, 'draw:no')
  expect(state.over).toBe(true)
  expect(see.pointsFrom(state, 'colonies')).toBe(2)
  const before = build({ round: 59, step: 'draw', active: 1 })
  play(before, 'draw:no')
  expect([before.over, before.round]).toEqual([false, 60])
})

test('AS57 A11.2 an owner chooses off turn', () => {
  const state = build({
    step: 'travel',
    system: { N: 'adumah', W: 'ryugu', E: 'kijani' },
    players: [{ ark: 'N.moon' }, { outposts: ['N'] }],
  })
  play(state, 'travel:N.planet')
  expect([see.asked(state), state.active]).toEqual([1, 0])
  expect(refused(state, 'play:none', 0)).toBe('not-your-decision A4.1')
  play(state, 'gain:technology')
  expect(see.cargo(state, 1)).toEqual([0, 0, 0, 1])
  expect([see.asked(state), see.decision(state)]).toEqual([0, 'play'])
})
