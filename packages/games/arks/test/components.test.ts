import { item } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { automa, automaCards } from '../components/automa.ts'
import { colours, edges, resources, slots, specialists, upgrades } from '../components/basics.ts'
import { componentCounts, startPlanets } from '../components/constants.ts'
import { crew } from '../components/crew.ts'
import { lengthOf, planets, tracksOf } from '../components/planets.ts'
import { survivors } from '../components/survivors.ts'
import { CENTRE, FIELDS, localField, neighbour, PORTAL_CARD } from '../rules/tables.ts'
import { measure } from '../rules/travel.ts'
import { newest, newestSet, numbersOf } from '../sets/loaded.ts'
import { arks } from '../versions.ts'
import { build, field, legal, play, refused } from './build.ts'
import { kit } from './kit.ts'
import * as see from './see.ts'

const worlds = newest.planets.filter(({ colour }) => colour !== undefined)

test('A1.1 one to four players, alone against the Automa', () => {
  expect(arks.seats).toEqual({ min: 1, max: 4 })
  const alone = build({ seats: 1 })
  expect([alone.players, alone.level]).toEqual([2, 0])
  expect(build({ seats: 4 }).players).toBe(4)
  expect(build({ seats: 2 }).level).toBe(-1)
})

test('A1.2 the shared components', () => {
  expect([planets.length, crew.length, survivors.length, automaCards.length]).toEqual([16, 33, 15, 10])
  expect(build().supply).toEqual([8, 8, 8, 8])
  for (const list of [planets, crew, survivors, automaCards]) {
    expect(new Set(list.map(({ id }) => id)).size).toBe(list.length)
  }
})

test('A1.3 the components of a player', () => {
  const box = kit.box({ seats: 2 })
  expect(box['colonies of 0']).toBe(8)
  expect(box['terraforming markers of 1']).toBe(8)
  expect(box['outposts of 0']).toBe(2)
  expect(box['ark of 1']).toBe(1)
  expect(box['cargo markers of 0']).toBe(4)
  expect(specialists).toEqual(['engineer', 'leaderRed', 'leaderGreen', 'leaderBlue'])
  expect(box['tokens of 0']).toBe(specialists.length)
})

test('A1.4 biomass is the highest track', () => {
  expect(resources).toEqual(['biomass', 'workforce', 'minerals', 'technology'])
  // With equal amounts the Automa takes the higher track: Adumah gives it any one resource.
  const state = build({
    seats: 1,
    step: 'draw',
    system: { N: 'adumah', W: 'ryugu', E: 'kijani' },
    terraformed: ['E', 'W'],
    nextAutoma: ['A02'],
    players: [{}, { ark: 'E.planet', cargo: [0, 0, 0, 0] }],
  })
  const told = play(state, 'draw:no')
  expect(told.find(({ type }) => type === 'gained')).toEqual({ type: 'gained', seat: 1, resource: 0, n: 1, lost: 0 })
})

test('A1.5 a Leader matches planets of its colour', () => {
  for (const [colour, id] of [
    ['red', 'N'],
    ['blue', 'W'],
    ['green', 'E'],
  ]) {
    const name = `leader${String(colour).charAt(0).toUpperCase()}${String(colour).slice(1)}`
    for (const leader of ['leaderRed', 'leaderGreen', 'leaderBlue']) {
      const state = build({ step: 'act', players: [{ ark: `${id}.planet`, ready: [leader] }] })
      expect(legal(state).includes('act:explore')).toBe(leader === name)
    }
  }
})

test('A1.6 fifteen planets, five of each colour, three to start with, and the Portal', () => {
  expect(worlds).toHaveLength(15)
  for (const colour of colours) expect(worlds.filter((world) => world.colour === colour)).toHaveLength(5)
  const starting = planets.filter(({ starting }) => starting)
  expect(starting.map(({ id }) => id).sort()).toEqual([...startPlanets].sort())
  expect(starting.map(({ id, colour }) => `${id} ${colour}`).sort()).toEqual(['keyi red', 'kijani green', 'ryugu blue'])
  expect(item(planets, PORTAL_CARD).id).toBe('portal')
})

test('A1.7 what a planet card shows', () => {
  for (const world of worlds) {
    expect(world.front.length).toBeGreaterThan(0)
    expect(world.back.length).toBeGreaterThan(0)
    expect(world.fields.filter((id) => id === 'moon')).toHaveLength(1)
    expect(world.fields.filter((id) => id === 'station')).toHaveLength(1)
    expect(world.fields.filter((id) => id.startsWith('asteroid')).length).toBeLessThanOrEqual(2)
    expect([3, 4]).toContain(tracksOf(world).length)
    expect(world.tracks.minerals).toBeGreaterThan(0)
  }
})

test('A1.8 the terraforming track is as long as all levels together', () => {
  for (const world of worlds) {
    expect(lengthOf(world)).toBe(tracksOf(world).reduce((sum, { levels }) => sum + levels, 0))
    // Whoever supplies every level alone comes to the last field.
    const full = resources.map((resource) => world.tracks[resource])
    const state = build({
      step: 'act',
      system: { N: world.id },
      levels: { N: full.map((n, i) => (i === 2 ? n - 1 : n)) },
      markers: { N: [`0 on ${lengthOf(world) - 1}`] },
      players: [{ ark: 'N.planet', cargo: [0, 0, 1, 0] }],
    })
    play(state, 'act:terraform')
    expect(see.pointsFrom(state, 'terraforming')).toBe(lengthOf(world))
  }
})

test('A1.9 A1.10 all arks are equal, and every component is in one place', () => {
  const state = build({ seats: 4 })
  const [first, ...others] = [0, 1, 2, 3].map((player) => [
    see.cargo(state, player),
    state.arks[player],
    state.ready[player],
    state.upgrades[player],
    state.engines[player],
  ])
  for (const other of others) expect(other).toEqual(first)
  expect(kit.census(state)).toEqual(kit.box({ seats: 4 }))
  const total = (part: string): number =>
    Object.entries(kit.census(state)).reduce((sum, [key, n]) => (key.startsWith(part) ? sum + n : sum), 0)
  expect(total('colonies of')).toBe(componentCounts.colonyMarkers)
  expect(total('terraforming markers of')).toBe(componentCounts.terraformMarkers)
  expect(total('outposts of')).toBe(componentCounts.outpostMarkers)
  expect(total('marker:')).toBe(componentCounts.resourceMarkers)
  expect(total('crew:')).toBe(componentCounts.crewCards)
})

test('A2.1 a grid of three by three with the Portal in the centre', () => {
  expect(slots).toEqual(['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW', 'C'])
  expect(build().system[CENTRE]).toBe(PORTAL_CARD)
  const around = edges.map((_, edge) => slots[neighbour[CENTRE * 4 + edge] ?? -1])
  expect(around).toEqual(['N', 'E', 'S', 'W'])
})

test('A2.2 every card has one exit for each edge', () => {
  for (const { fields, exits } of planets) {
    expect(Object.keys(exits).sort()).toEqual(['E', 'N', 'S', 'W'])
    for (const edge of edges) expect(fields).toContain(exits[edge])
  }
})

test('A2.3 facing exits form one route, used in both directions', () => {
  // K'eyi in the north leaves by its moon, the Portal by itself: one move either way.
  const down = build({ step: 'travel', players: [{ ark: 'N.moon' }] })
  expect(arks.view(down, 0).reach?.fields[field('C.portal')]).toBe(1)
  const up = build({ step: 'travel', players: [{ ark: 'C.portal' }] })
  expect(arks.view(up, 0).reach?.fields[field('N.moon')]).toBe(1)
  expect(arks.view(up, 0).reach?.fields[field('N.planet')]).toBe(2)
})

test('A2.4 towards an empty slot lies unexplored space, outside the grid nothing', () => {
  const state = build({ step: 'travel', players: [{ ark: 'N.station' }] })
  expect(neighbour[0]).toBe(-1)
  expect(refused(state, 'travel:NE.planet')).toBe('unexplored A2.4')
  // The station's only exit leads out of the grid: with two moves only the planet's exits lead on.
  expect(legal(state).filter((id) => id.startsWith('discover'))).toEqual(['discover:NE', 'discover:NW'])
  const far = measure(state, field('N.station'), 6)
  expect(far.slots.length).toBe(8)
})

test('A2.5 asteroids are fields, and a card has only those it shows', () => {
  const state = build({ step: 'travel', players: [{ ark: 'E.planet' }] })
  expect(legal(state)).toContain('travel:E.asteroid1')
  expect(refused(state, 'travel:E.asteroid2')).toBe('no-such-field A2.5')
  expect(refused(state, 'travel:N.asteroid1')).toBe('no-such-field A2.5')
})

test('A2.6 planets and the Portal hold every ark, other fields one', () => {
  const state = build({
    seats: 4,
    step: 'travel',
    players: [{ ark: 'E.planet' }, { ark: 'E.moon' }, { ark: 'E.asteroid1' }, { ark: 'C.portal' }],
  })
  expect(refused(state, 'travel:E.moon')).toBe('occupied A9.3')
  expect(refused(state, 'travel:E.asteroid1')).toBe('occupied A9.3')
  expect(refused(state, 'travel:C.portal')).toBe('')
  const shared = build({ step: 'travel', players: [{ ark: 'E.moon' }, { ark: 'E.planet' }] })
  expect(refused(shared, 'travel:E.planet')).toBe('')
})

test('A2.7 both sides of a planet have the same moon and station', () => {
  for (const terraformed of [[], ['N']]) {
    const state = build({ step: 'act', terraformed, players: [{ ark: 'N.station' }] })
    play(state, 'act:gather')
    expect(see.cargo(state)).toEqual([0, 0, 0, 1])
    const home = build({ step: 'travel', terraformed, players: [{ ark: 'N.planet' }] })
    expect(legal(home)).toEqual(['travel:N.moon', 'travel:N.station', 'travel:C.portal', 'discover:NE', 'discover:NW'])
    const planet = build({ step: 'act', terraformed, players: [{ ark: 'N.planet', cargo: [1, 0, 0, 0] }] })
    expect(refused(planet, 'act:terraform')).toBe(terraformed.length === 0 ? '' : 'terraformed A14.1')
  }
})

test('A2.8 every planet is linked to all fields of its card, the Portal to all exits', () => {
  for (const [i, { fields, exits, colour }] of planets.entries()) {
    const system = Array.from({ length: 9 }, (_, place) => (place === CENTRE ? i : -1))
    const { fields: moves } = measure({ set: newestSet, system }, CENTRE * FIELDS, 1)
    const beside = fields.filter((id) => moves[CENTRE * FIELDS + localField(id)] === 1)
    expect(beside).toHaveLength(fields.length - 1)
    if (colour === undefined) expect(Object.values(exits)).toEqual(['portal', 'portal', 'portal', 'portal'])
  }
  expect(numbersOf({ set: newestSet }).planetColour[PORTAL_CARD]).toBe(-1)
})

test('A28.2 A28.3 A28.4 markers cannot run out, cargo and points need none', () => {
  // One marker for each track of eight planets at most, and seven more planet cards than discoveries.
  expect(componentCounts.resourceMarkers / resources.length).toBeGreaterThanOrEqual(8)
  expect(componentCounts.terraformMarkers / 4).toBeGreaterThanOrEqual(8)
  const rich = { upgrades: ['cargoHolds'], cargo: [6, 6, 6, 6] }
  const state = build({
    seats: 4,
    step: 'act',
    players: [rich, rich, rich, { ...rich, points: { terraforming: 150 } }],
  })
  expect(kit.census(state)).toEqual(expect.objectContaining({ 'marker:biomass': 8, 'cargo markers of 0': 4 }))
  expect(arks.view(state, 0).scores[3]).toBe(150)
})

test('A25.3 A23.3 the Automa’s upgrades are read from the components', () => {
  expect(automa.upgradeOrder).toHaveLength(6)
  expect(upgrades.filter((id) => !automa.upgradeOrder.some((other) => other === id))).toEqual(['robotics', 'engines'])
})

test('A12.2 A7.1 the crew cards: their specialists and edges', () => {
  const count = (id: string): number => crew.filter(({ specialist }) => specialist === id).length
  expect(specialists.map(count)).toEqual([12, 7, 7, 7])
  const edgesOf = crew.flatMap(({ top, bottom }) => [top.where, bottom.where])
  expect(['red', 'green', 'blue', 'orbital'].map((where) => edgesOf.filter((edge) => edge === where).length)).toEqual([
    17, 17, 17, 15,
  ])
  expect(see.row(build({ players: [{ upper: ['C05'] }] }), 'upper')).toEqual(['C05'])
})
