import { expect, test } from 'vitest'
import { build, endTurn, everything, legal, play, refused } from './build.ts'
import * as see from './see.ts'

test('A15.1 exploring costs a Leader of the planet’s colour, on either side', () => {
  for (const terraformed of [[], ['N']]) {
    const state = build({ step: 'act', terraformed, players: [{ ark: 'N.planet', ready: ['leaderRed'] }] })
    expect(legal(state)).toContain('act:explore')
    const other = build({ step: 'act', terraformed, players: [{ ark: 'N.planet', ready: ['leaderBlue', 'engineer'] }] })
    expect(refused(other, 'act:explore')).toBe('lacks-specialist A7.4')
  }
})

test('A15.2 the top card is revealed and its resources are gained', () => {
  const state = build({ step: 'act', nextSurvivors: ['S14'], players: [{ ark: 'N.planet', ready: ['leaderRed'] }] })
  const told = play(state, 'act:explore')
  expect(told).toContainEqual({ type: 'survivor-revealed', seat: 0, card: 13 })
  expect(see.cargo(state)).toEqual([1, 0, 1, 0])
  // Blue people on a red planet: nothing to keep.
  expect([see.decision(state), state.survivorDiscard, state.carried[0]]).toEqual(['draw', [13], []])
})

test('A15.3 a card of the planet’s colour may be kept or left', () => {
  const state = build({
    step: 'act',
    nextSurvivors: ['S01'],
    players: [{ ark: 'N.planet', ready: ['leaderRed'], carried: ['S06', 'S11'] }],
  })
  play(state, 'act:explore')
  expect(legal(state)).toEqual(['survivor:keep', 'survivor:leave'])
  play(state, 'survivor:keep')
  expect(state.carried[0]).toEqual([5, 10, 0])
})

test('A15.4 with three survivors exploring still gives resources', () => {
  const state = build({
    step: 'act',
    nextSurvivors: ['S01'],
    players: [{ ark: 'N.planet', ready: ['leaderRed'], carried: ['S02', 'S03', 'S04'] }],
  })
  expect(refused(state, 'act:explore')).toBe('')
  play(state, 'act:explore')
  expect([see.cargo(state), state.carried[0], state.survivorDiscard]).toEqual([[0, 2, 0, 0], [1, 2, 3], [0]])
})

test('A15.5 what is not kept is discarded, and the pile becomes the deck', () => {
  const state = build({ step: 'act', nextSurvivors: ['S01'], players: [{ ark: 'N.planet', ready: ['leaderRed'] }] })
  play(state, 'act:explore', 'survivor:leave')
  expect(state.survivorDiscard).toEqual([0])
  const empty = build({ step: 'act', players: [{ ark: 'N.planet', ready: ['leaderRed'] }] })
  empty.survivorDiscard = empty.survivorDeck.splice(0)
  const told = play(empty, 'act:explore')
  expect(told).toContainEqual({ type: 'shuffled', deck: 'survivors', cards: 15 })
  expect(empty.survivorDeck).toHaveLength(14)
})

test('A15.6 with one card left Scouting Vehicles resolve that one', () => {
  const spec = {
    step: 'act',
    players: [{ ark: 'N.planet', ready: ['leaderRed'], upgrades: ['scoutingVehicles'] }],
  } as const
  const state = build({ ...spec, nextSurvivors: ['S12'] })
  state.settled[1] = state.survivorDeck.splice(0, 14)
  play(state, 'act:explore')
  expect([see.cargo(state), state.survivorDiscard]).toEqual([[0, 0, 1, 1], [11]])
  // One in the deck, one in the pile: both are drawn.
  const mixed = build({ ...spec, nextSurvivors: ['S02', 'S12'] })
  mixed.survivorDiscard = [1]
  mixed.settled[1] = mixed.survivorDeck.splice(0).filter((card) => card !== 1 && card !== 11)
  mixed.survivorDeck = [11]
  play(mixed, 'act:explore')
  expect(legal(mixed)).toEqual(['resolve:S02', 'resolve:S12'])
})

test('A15.7 without any survivor card nobody explores', () => {
  const state = build({ step: 'act', players: [{ ark: 'N.planet', ready: ['leaderRed'] }] })
  state.settled[1] = state.survivorDeck.splice(0)
  expect(refused(state, 'act:explore')).toBe('nothing-to-draw A15.7')
})

test('A16.1 only on a terraformed planet of the survivor’s colour', () => {
  const devastated = build({ step: 'act', players: [{ ark: 'N.planet', carried: ['S01'] }] })
  expect(refused(devastated, 'act:settle')).toBe('devastated A16.1')
  const wrong = build({ step: 'act', terraformed: ['N'], players: [{ ark: 'N.planet', carried: ['S06'] }] })
  expect(refused(wrong, 'act:settle')).toBe('no-survivor A16.1')
  const state = build({
    step: 'act',
    terraformed: ['N'],
    players: [{ ark: 'N.planet', carried: ['S01', 'S06', 'S02'] }],
  })
  play(state, 'act:settle')
  expect(refused(state, 'settle:S06')).toBe('no-survivor A16.1')
  expect(refused(state, 'settle:S03')).toBe('no-survivor A16.1')
  play(state, 'settle:S02')
  expect([state.carried[0], state.settled[0]]).toEqual([[0, 5], [1]])
})

test('A16.2 one card for an action, any number on the same planet', () => {
  const state = build({
    step: 'act',
    terraformed: ['N'],
    players: [{ ark: 'N.planet', carried: ['S01', 'S02'], settled: ['S03'] }],
  })
  play(state, 'act:settle', 'settle:S01')
  expect([state.settled[0], see.decision(state)]).toEqual([[2, 0], 'draw'])
})

test('A16.3 settled cards never return to the deck', () => {
  const state = build({ step: 'act', players: [{ ark: 'N.planet', ready: ['leaderRed'], settled: ['S01', 'S02'] }] })
  state.survivorDiscard = state.survivorDeck.splice(0)
  play(state, 'act:explore')
  const cards = [
    ...state.survivorDeck,
    ...state.survivorDiscard,
    ...state.todo.flatMap((task) => (task.kind === 'survivor' ? [task.card] : [])),
  ]
  expect(cards).not.toContain(0)
  expect(cards).not.toContain(1)
  expect(state.settled[0]).toEqual([0, 1])
})

const worlds = ['W', 'E', 'NE', 'SE', 'S', 'SW', 'NW']
const wide = { N: 'keyi', W: 'ryugu', E: 'kijani', NE: 'elpis', SE: 'uaine', S: 'samawa', SW: 'pyrrha', NW: 'adumah' }

test.each([
  [1, 0, 0, 2],
  [2, 0, 1, 5],
  [3, 1, 0, 9],
  [4, 1, 1, 14],
  [5, 1, 2, 20],
  [6, 1, 3, 27],
  [7, 1, 4, 35],
  [8, 2, 5, 45],
])(
  'A17.1 colony %i costs an Engineer, any Leader, %i of the planet’s Leaders, %i resources and gives %i in the end',
  (n, own, units, worth) => {
    const crew = ['C03', 'C09', 'C14'].slice(0, own)
    const setting = (leaders: readonly string[], cargoUnits: number) =>
      build({
        step: 'act',
        system: wide,
        players: [
          {
            ark: 'N.planet',
            colonies: worlds.slice(0, n - 1),
            colonyPool: 1,
            upper: leaders,
            ready: ['engineer', 'leaderBlue'],
            cargo: [cargoUnits, 0, 0, 0],
            upgrades: ['cargoHolds'],
          },
        ],
      })
    if (units > 0) expect(refused(setting(crew, units - 1), 'act:colony')).toBe('lacks-resource A5.3')
    if (own > 0) expect(refused(setting(crew.slice(1), units), 'act:colony')).toBe('lacks-specialist A7.4')
    const state = setting(crew, units)
    play(state, 'act:colony')
    while (see.decision(state) === 'pay') play(state, legal(state)[0] ?? '')
    expect([
      see.slotsIn(state.colonies[0]).length,
      see.cargo(state),
      see.readyOf(state),
      see.discards(state).length,
    ]).toEqual([n, [0, 0, 0, 0], [], own])
    state.lastRound = state.round
    endTurn(state)
    endTurn(state)
    expect(see.pointsFrom(state, 'colonies')).toBe(worth)
  },
)

test('A17.1 without a marker in the pool no colony', () => {
  const state = build({ step: 'act', players: [{ ark: 'N.planet', ...everything, colonyPool: 0 }] })
  expect(refused(state, 'act:colony')).toBe('no-marker A17.1')
})

test('A17.2 on devastated and terraformed planets alike', () => {
  for (const terraformed of [[], ['N']]) {
    const state = build({
      step: 'act',
      terraformed,
      players: [{ ark: 'N.planet', colonyPool: 1, ready: ['engineer', 'leaderBlue'] }],
    })
    play(state, 'act:colony')
    expect([see.slotsIn(state.colonies[0]), state.colonyPool[0]]).toEqual([['N'], 0])
  }
})

test('A17.3 colonies of different players share a planet', () => {
  const state = build({
    step: 'act',
    players: [{ ark: 'N.planet', colonyPool: 1, ready: ['engineer', 'leaderBlue'] }, { colonies: ['N'] }],
  })
  play(state, 'act:colony')
  expect([see.slotsIn(state.colonies[0]), see.slotsIn(state.colonies[1])]).toEqual([['N'], ['N']])
})

test('A18.1 an outpost from the pool is put on the planet', () => {
  const state = build({ step: 'act', players: [{ ark: 'N.planet', outpostPool: 1 }] })
  play(state, 'act:outpost')
  expect([see.slotsIn(state.outposts[0]), state.outpostPool[0], see.points(state)]).toEqual([['N'], 0, 0])
  const none = build({ step: 'act', players: [{ ark: 'N.planet' }] })
  expect(refused(none, 'act:outpost')).toBe('no-outpost A18.1')
})

test('A18.2 with none in the pool one is moved, of two the player chooses', () => {
  const one = build({ step: 'act', players: [{ ark: 'N.planet', outposts: ['W'] }] })
  play(one, 'act:outpost')
  expect(see.slotsIn(one.outposts[0])).toEqual(['N'])
  const two = build({ step: 'act', players: [{ ark: 'N.planet', outposts: ['W', 'E'] }] })
  play(two, 'act:outpost')
  expect(legal(two)).toEqual(['outpost-from:E', 'outpost-from:W'])
  expect(refused(two, 'outpost-from:S')).toBe('no-outpost-there A18.2')
  play(two, 'outpost-from:E')
  expect(see.slotsIn(two.outposts[0])).toEqual(['N', 'W'])
  // With one in the pool none is moved.
  const pool = build({ step: 'act', players: [{ ark: 'N.planet', outposts: ['W'], outpostPool: 1 }] })
  play(pool, 'act:outpost')
  expect([see.slotsIn(pool.outposts[0]), pool.outpostPool[0]]).toEqual([['N', 'W'], 0])
})

test('A18.3 two points on a planet with a colony of the same player, each time', () => {
  const moved = build({
    step: 'act',
    players: [{ ark: 'N.planet', outposts: ['W'], colonies: ['N', 'W'] }, { colonies: ['N'] }],
  })
  play(moved, 'act:outpost')
  expect(see.pointsFrom(moved, 'outpostColonies')).toBe(2)
  const other = build({
    step: 'act',
    players: [{ ark: 'N.planet', outposts: ['W'], colonies: ['W'] }, { colonies: ['N'] }],
  })
  play(other, 'act:outpost')
  expect(see.points(other)).toBe(0)
})

test('A18.4 one outpost of each player on a planet; those of others do not matter', () => {
  const state = build({ step: 'act', players: [{ ark: 'N.planet', outposts: ['N'], outpostPool: 1 }] })
  expect(refused(state, 'act:outpost')).toBe('outpost-here A18.4')
  const shared = build({ step: 'act', players: [{ ark: 'N.planet', outpostPool: 1 }, { outposts: ['N'] }] })
  play(shared, 'act:outpost')
  expect([see.slotsIn(shared.outposts[0]), see.slotsIn(shared.outposts[1])]).toEqual([['N'], ['N']])
})

test('A18.5 placing yields nothing, the next landing does', () => {
  const state = build({ step: 'act', players: [{ ark: 'N.planet', outpostPool: 1 }, { ark: 'C.portal' }] })
  play(state, 'act:outpost')
  expect(see.cargo(state)).toEqual([0, 0, 0, 0])
  endTurn(state)
  expect(see.asked(state)).toBe(1)
  play(state, 'upgrade:none', 'travel:N.planet')
  expect(see.cargo(state)).toEqual([0, 1, 0, 0])
})

test('A19.1 an Engineer card for any Leader, a Leader card for the Engineer', () => {
  const state = build({ step: 'act', players: [{ ark: 'C.portal', upper: ['C01'], lower: ['C02'] }] })
  play(state, 'act:specialist')
  expect(legal(state)).toEqual(['trade:C01', 'trade:C02'])
  expect(refused(state, 'trade:C03')).toBe('card-not-held A19.1')
  const leader = build({ step: 'act', players: [{ ark: 'C.portal', upper: ['C01'], lower: ['C02'] }] })
  play(leader, 'act:specialist', 'trade:C02')
  expect([see.readyOf(leader), see.discards(leader), see.row(leader, 'upper')]).toEqual([
    ['engineer'],
    ['C02'],
    ['C01'],
  ])
  play(state, 'trade:C01')
  expect(refused(state, 'unlock:leaderRed')).toBe('')
  play(state, 'unlock:leaderBlue')
  expect([see.readyOf(state), see.row(state, 'upper')]).toEqual([['leaderBlue'], []])
  const planet = build({ step: 'act', players: [{ ark: 'N.planet', upper: ['C01'] }] })
  expect(refused(planet, 'act:specialist')).toBe('wrong-place A13.1')
})

test('A19.2 a token that is ready cannot be gained again', () => {
  const engineer = build({ step: 'act', players: [{ ark: 'N.moon', upper: ['C02'], ready: ['engineer'] }] })
  expect(refused(engineer, 'act:specialist')).toBe('nothing-to-trade A19.1')
  const three = ['leaderRed', 'leaderGreen', 'leaderBlue']
  const full = build({ step: 'act', players: [{ ark: 'N.moon', upper: ['C01'], ready: three }] })
  expect(refused(full, 'act:specialist')).toBe('nothing-to-trade A19.1')
  const leaders = build({
    step: 'act',
    players: [{ ark: 'N.moon', upper: ['C01', 'C04', 'C02'], ready: ['engineer', 'leaderRed'] }],
  })
  play(leaders, 'act:specialist')
  expect(legal(leaders)).toEqual(['trade:C01', 'trade:C04'])
  expect(refused(leaders, 'trade:C02')).toBe('token-ready A19.2')
  play(leaders, 'trade:C01')
  expect(legal(leaders)).toEqual(['unlock:leaderGreen', 'unlock:leaderBlue'])
  expect(refused(leaders, 'unlock:leaderRed')).toBe('token-ready A19.2')
})
