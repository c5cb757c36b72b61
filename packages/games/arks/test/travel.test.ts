import { expect, test } from 'vitest'
import { PLAYERS } from '../rules/tables.ts'
import { arks } from '../versions.ts'
import { build, endTurn, field, legal, play, refused, slot } from './build.ts'
import * as see from './see.ts'

const destinations = (state: Parameters<typeof legal>[0]): string[] =>
  legal(state).filter((id) => id.startsWith('travel:'))

test('A9.1 at least one move and at most the range', () => {
  const near = build({ step: 'travel', players: [{ ark: 'N.station' }] })
  expect(refused(near, 'travel:C.portal')).toBe('too-far A9.1')
  expect(refused(near, 'travel:N.moon')).toBe('')
  const middle = build({ step: 'travel', players: [{ ark: 'N.station', engines: 1 }] })
  expect(refused(middle, 'travel:W.station')).toBe('')
  expect(refused(middle, 'travel:W.moon')).toBe('too-far A9.1')
  const far = build({ step: 'travel', players: [{ ark: 'N.station', engines: 2 }] })
  expect(refused(far, 'travel:W.moon')).toBe('')
})

test('A9.2 the ark never returns to the field it started from', () => {
  const state = build({ step: 'travel', players: [{ ark: 'W.planet', engines: 2 }] })
  expect(refused(state, 'travel:W.planet')).toBe('own-field A9.2')
  expect(destinations(state)).not.toContain('travel:W.planet')
})

test('A9.3 other arks are passed, but not joined on a moon, station or asteroid', () => {
  const state = build({ step: 'travel', players: [{ ark: 'N.planet', engines: 1 }, { ark: 'N.moon' }] })
  expect(refused(state, 'travel:N.moon')).toBe('occupied A9.3')
  // The moon is the only way down from K'eyi.
  expect(refused(state, 'travel:C.station')).toBe('')
  expect(arks.view(state, 0).reach?.fields[field('C.portal')]).toBe(2)
})

test('A9.4 the shortest way counts, over any fields, and passing has no effect', () => {
  const state = build({
    step: 'travel',
    players: [{ ark: 'N.planet', engines: 1, upgrades: ['spaceMining', 'miningVehicles'] }, { outposts: ['W'] }],
  })
  // N.planet - N.moon - C.portal - W.station - W.planet.
  expect(arks.view(state, 0).reach?.fields[field('W.planet')]).toBe(4)
  play(state, 'travel:C.station')
  expect(see.cargo(state)).toEqual([0, 0, 0, 0])
  expect([see.cargo(state, 1), see.decision(state)]).toEqual([[0, 0, 0, 0], 'play'])
})

test('A9.5 an ark that cannot go anywhere stays, and that is not a landing', () => {
  const state = build({
    seats: 3,
    system: { N: 'keyi' },
    players: [{ ark: 'N.planet', outposts: ['N'] }, { ark: 'N.station' }, { ark: 'N.moon' }],
  })
  // A lone card with both orbitals taken, nothing beside it and nothing to discover.
  state.planetDeck = []
  state.system[slot('C')] = -1
  const told = play(state, 'upgrade:none')
  expect(told).toEqual([{ type: 'stayed', seat: 0, field: field('N.planet'), planet: 0 }])
  expect([see.ark(state), see.decision(state), see.cargo(state)]).toEqual(['N.planet', 'play', [0, 0, 0, 0]])
})

test('A10.1 the crossing counts as a move', () => {
  // From K'eyi's planet the edges east and west are one crossing away, from its moon two moves.
  const onPlanet = build({ step: 'travel', players: [{ ark: 'N.planet' }] })
  expect(arks.view(onPlanet, 0).reach?.slots[slot('NE')]).toBe(1)
  const onMoon = build({ step: 'travel', players: [{ ark: 'N.moon' }] })
  expect(arks.view(onMoon, 0).reach?.slots[slot('NE')]).toBe(2)
  const onPortal = build({ step: 'travel', players: [{ ark: 'C.portal' }] })
  expect(refused(onPortal, 'discover:NE')).toBe('edge-too-far A10.1')
  expect(refused(onPortal, 'discover:S')).toBe('')
})

test('A10.2 the next card from the bottom is laid, and the ark has landed, whatever moves are left', () => {
  const state = build({
    step: 'travel',
    nextPlanets: ['samawa', 'uaine'],
    players: [{ ark: 'N.planet', engines: 2 }],
  })
  const told = play(state, 'discover:NE', 'track:biomass')
  expect(told[0]).toEqual({ type: 'discovered', seat: 0, slot: 1, planet: 6 })
  expect([see.planetIn(state, 'NE'), see.ark(state), see.decision(state)]).toEqual(['samawa', 'NE.planet', 'play'])
  expect((state.terraformed >> slot('NE')) & 1).toBe(0)
  expect(state.planetDeck.at(-1)).toBe(13)
  const other = build({ step: 'travel', players: [{ ark: 'N.planet' }] })
  expect(refused(other, 'discover:W')).toBe('explored A10.2')
})

test('A10.3 the bonus: one track of the planet, free of charge', () => {
  const state = build({ step: 'travel', nextPlanets: ['samawa'], players: [{ ark: 'N.planet' }] })
  play(state, 'discover:NE')
  // Samawa has no technology track.
  expect(legal(state)).toEqual(['track:biomass', 'track:workforce', 'track:minerals'])
  expect(refused(state, 'track:technology')).toBe('no-track A10.3')
  play(state, 'track:workforce')
  expect(see.levelsIn(state, 'NE')).toEqual([0, 1, 0, 0])
  expect([see.markerOn(state, 'NE'), state.terraformPool[0], state.supply[1]]).toEqual([1, 7, 7])
  expect(state.ranking.slice(slot('NE') * PLAYERS, slot('NE') * PLAYERS + 2)).toEqual([0, -1])
  // Not an action: all of step 4 is still to come.
  play(state, 'play:none')
  expect(see.decision(state)).toBe('act')
})

test('A10.4 no slot lies outside the grid', () => {
  const slots = arks.vocabulary.actions.filter(({ kind }) => kind === 'discover').map(({ id }) => id)
  expect(slots).toHaveLength(8)
  const corner = build({
    step: 'travel',
    system: { N: 'keyi', W: 'ryugu', E: 'kijani', NE: 'pyrrha' },
    players: [{ ark: 'NE.planet' }],
  })
  // Pyrrha leaves north by its planet and east by its moon, both out of the grid, and meets Kijani in the south.
  expect(legal(corner).filter((id) => id.startsWith('discover'))).toEqual([])
})

test('A10.5 five planets can be discovered', () => {
  const state = build({ step: 'travel', players: [{ ark: 'N.planet', engines: 2 }, { engines: 2 }] })
  let found = 0
  for (let i = 0; i < 40 && found < 5; i++) {
    const next = legal(state).find((id) => id.startsWith('discover:'))
    if (next !== undefined) {
      play(state, next, 'track:minerals')
      found++
    }
    endTurn(state)
    play(state, 'upgrade:none')
  }
  expect(found).toBe(5)
  expect(state.system.every((planet) => planet >= 0)).toBe(true)
  expect(state.planetDeck).toHaveLength(7)
  expect(legal(state).some((id) => id.startsWith('discover'))).toBe(false)
})

test('A10.6 a new card is linked with all its neighbours', () => {
  const state = build({ step: 'travel', nextPlanets: ['elpis'], players: [{ ark: 'N.planet' }, { ark: 'E.moon' }] })
  play(state, 'discover:NE', 'track:minerals')
  endTurn(state)
  play(state, 'upgrade:none')
  // Elpis' asteroid in the south meets the moon of Kijani in the east, its planet in the west meets K'eyi.
  expect(see.asked(state)).toBe(1)
  expect(legal(state)).toContain('travel:NE.asteroid1')
  expect(arks.view(state, 1).reach?.fields[field('NE.asteroid1')]).toBe(1)
  endTurn(state)
  expect(see.asked(state)).toBe(1)
  const west = build({
    step: 'travel',
    system: { N: 'keyi', W: 'ryugu', E: 'kijani', NE: 'elpis' },
    players: [{ ark: 'N.planet' }],
  })
  expect(arks.view(west, 0).reach?.fields[field('NE.planet')]).toBe(1)
})

test('A11.1 the discovery bonus comes first', () => {
  const state = build({ step: 'travel', players: [{ ark: 'N.planet' }] })
  const told = play(state, 'discover:NE')
  expect(told.map(({ type }) => type)).toEqual(['discovered', 'travelled'])
  expect(see.decision(state)).toBe('track')
  expect(refused(state, 'play:none')).toBe('answer-first A4.2')
})

test('A11.2 outposts yield in turn order from the active player, also to the one who lands', () => {
  const state = build({
    seats: 3,
    first: 1,
    step: 'travel',
    system: { N: 'adumah', W: 'ryugu', E: 'kijani' },
    players: [{ outposts: ['N'] }, { ark: 'N.moon', outposts: ['N'] }, { outposts: ['N'] }],
  })
  play(state, 'travel:N.planet')
  const order: (number | undefined)[] = []
  while (see.decision(state) === 'gain') {
    order.push(see.asked(state))
    play(state, 'gain:technology')
  }
  expect(order).toEqual([1, 2, 0])
  expect([0, 1, 2].map((player) => see.cargo(state, player)[3])).toEqual([1, 1, 1])
  // The back of a terraformed planet yields more.
  const back = build({
    step: 'travel',
    terraformed: ['N'],
    players: [{ ark: 'N.moon' }, { outposts: ['N'] }],
  })
  play(back, 'travel:N.planet')
  expect(see.cargo(back, 1)).toEqual([0, 2, 0, 1])
})

test('A11.3 landing upgrades: Biodome before Leisure Facilities, Space Mining before Mining Vehicles, and only the player’s own', () => {
  const all = ['biodome', 'leisureFacilities', 'spaceMining', 'miningVehicles']
  const station = build({ step: 'travel', players: [{ ark: 'N.planet', upgrades: all }, { upgrades: all }] })
  const told = play(station, 'travel:N.station')
  expect(told.at(-1)).toEqual({ type: 'gained', seat: 0, resource: 1, n: 1, lost: 0 })
  expect(see.decision(station)).toBe('cantina')
  const moon = build({ step: 'travel', players: [{ ark: 'N.planet', upgrades: all }] })
  play(moon, 'travel:N.moon')
  expect([see.cargo(moon), see.decision(moon)]).toEqual([[0, 0, 1, 0], 'cantina'])
  const none = build({ step: 'travel', players: [{ ark: 'N.planet' }, { upgrades: all }] })
  play(none, 'travel:N.station')
  expect([see.cargo(none, 0), see.cargo(none, 1), see.decision(none)]).toEqual([[0, 0, 0, 0], [0, 0, 0, 0], 'play'])
})

test('A11.4 a card gained by landing can be played in the same turn', () => {
  const state = build({
    step: 'travel',
    cantina: ['C19', 'C11', 'C12'],
    players: [{ ark: 'N.planet', upgrades: ['leisureFacilities'] }],
  })
  play(state, 'travel:N.station', 'cantina:C19', 'place:lower')
  expect(see.row(state, 'lower')).toEqual(['C19'])
  expect(legal(state)).toContain('play:C19:use')
})
