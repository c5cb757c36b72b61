import { at, item } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { crew } from '../components/crew.ts'
import type { Event } from '../rules/events.ts'
import { newest, numbersOf } from '../sets/loaded.ts'
import { arks } from '../versions.ts'
import { automaTurn, build, crewCard, four, legal, play, refused } from './build.ts'
import * as see from './see.ts'

const full = { upper: ['C01', 'C02', 'C03'], lower: ['C04', 'C05', 'C06'] }

test('A5.1 four units of each resource, six with Cargo Holds', () => {
  const state = build({ players: [{}, { upgrades: ['cargoHolds'] }] })
  expect(arks.view(state, 0).cargoLimits).toEqual([4, 6])
  const upgraded = build({
    step: 'act',
    terraformed: ['N'],
    players: [{ ark: 'N.planet', upgrades: ['cargoHolds'], cargo: [0, 5, 0, 0] }],
  })
  play(upgraded, 'act:gather')
  expect(see.cargo(upgraded)).toEqual([0, 6, 0, 1])
})

test('A5.2 a gain is allowed even if everything is lost', () => {
  const state = build({ step: 'act', players: [{ ark: 'N.planet', cargo: [0, 4, 0, 0] }] })
  expect(refused(state, 'act:gather')).toBe('')
  play(state, 'act:gather')
  expect(see.cargo(state)).toEqual([0, 4, 0, 0])
})

test('A5.3 a cost is paid completely or not at all', () => {
  const state = build({ players: [{ ready: ['engineer'], cargo: [1, 4, 4, 1] }] })
  expect(refused(state, 'upgrade:biodome')).toBe('lacks-resource A5.3')
  expect(refused(state, 'upgrade:robotics')).toBe('lacks-resource A5.3')
  expect(refused(state, 'upgrade:spaceMining')).toBe('')
  play(state, 'upgrade:spaceMining')
  expect(see.cargo(state)).toEqual([1, 4, 2, 1])
})

test('A5.4 any resource is chosen unit by unit among those below the limit', () => {
  const state = build({ step: 'play', players: [{ ark: 'N.moon', upper: ['C32'], cargo: [4, 3, 0, 4] }] })
  play(state, 'play:C32:use')
  expect(legal(state)).toEqual(['gain:workforce', 'gain:minerals'])
  expect(refused(state, 'gain:biomass')).toBe('cargo-full A5.4')
  play(state, 'gain:workforce')
  // Only minerals are left below the limit, so nothing is asked.
  expect(see.cargo(state)).toEqual([4, 4, 1, 4])
  expect(see.decision(state)).toBe('play')
})

test('A5.5 any resource is paid unit by unit among those held', () => {
  const state = build({
    step: 'act',
    players: [
      {
        ark: 'N.planet',
        cargo: [1, 0, 1, 0],
        colonies: ['W', 'E', 'NE', 'SE'],
        colonyPool: 1,
        ready: ['engineer', 'leaderRed', 'leaderBlue'],
      },
    ],
  })
  play(state, 'act:colony')
  expect(legal(state)).toEqual(['pay:biomass', 'pay:minerals'])
  expect(refused(state, 'pay:workforce')).toBe('lacks-resource A5.5')
  play(state, 'pay:minerals')
  expect(see.cargo(state)).toEqual([0, 0, 0, 0])
})

test('A5.6 a gain list is resolved in printed order', () => {
  // Nyekundu's back: 2 workforce, 1 mineral, then any: when the choice comes, the rest is in the hold.
  const state = build({
    step: 'act',
    system: { N: 'nyekundu', W: 'ryugu', E: 'kijani' },
    terraformed: ['N'],
    players: [{ ark: 'N.planet', cargo: [0, 2, 3, 0] }],
  })
  play(state, 'act:gather')
  expect(see.cargo(state)).toEqual([0, 4, 4, 0])
  expect(legal(state)).toEqual(['gain:biomass', 'gain:technology'])
})

test('A5.7 crew cards on a gain list are gained too, by gathering, outposts and the Automa; survivors give resources only', () => {
  const system = { N: 'vermil', W: 'ryugu', E: 'kijani' }
  const gathering = build({ step: 'act', system, nextCrew: ['C10'], players: [{ ark: 'N.planet' }] })
  play(gathering, 'act:gather', 'place:upper')
  expect([see.cargo(gathering), see.row(gathering, 'upper')]).toEqual([[0, 1, 0, 0], ['C10']])

  const landing = build({
    step: 'travel',
    system,
    nextCrew: ['C10'],
    players: [{ ark: 'N.moon' }, { outposts: ['N'], ...full, upper: ['C01', 'C02'] }],
  })
  play(landing, 'travel:N.planet')
  expect([see.cargo(landing, 1), see.row(landing, 'upper', 1)]).toEqual([
    [0, 1, 0, 0],
    ['C01', 'C02', 'C10'],
  ])

  const exploring = build({
    step: 'act',
    nextSurvivors: ['S08'],
    players: [{ ark: 'N.planet', ready: ['leaderRed'] }],
  })
  play(exploring, 'act:explore', 'gain:minerals')
  expect([see.cargo(exploring), see.row(exploring, 'lower')]).toEqual([[1, 0, 1, 0], []])
  expect(exploring.survivorDiscard).toEqual([7])

  const automa = automaTurn('A02', { ark: 'E.planet', outposts: ['N'] }, { system, nextCrew: ['C10', 'C11', 'C12'] })
  // By its outpost when it lands, by the supply row, and by gathering.
  expect(automa.automaCrew.map((card) => item(crew, card).id)).toEqual(['C10', 'C11', 'C12'])
})

test('A5.7 no survivor card of the newest set shows a crew card', () => {
  for (const { gain } of newest.survivors) {
    expect(gain.every(({ item: what }) => what !== 'crewDeck' && what !== 'crewCantina')).toBe(true)
    expect(gain.reduce((sum, { n }) => sum + n, 0)).toBe(2)
  }
})

test('A5.8 whatever finds no room is reported: named and any resources, crew cards from the deck and the Cantina', () => {
  const full = { cargo: [4, 4, 4, 3], upper: ['C01', 'C02', 'C03'], lower: ['C04', 'C05'] }
  const lostOf = (events: readonly Event[]) => events.flatMap((event) => (event.type === 'lost' ? [event] : []))
  // K'eyi's moon: a mineral and any resource. The mineral is lost, the other goes where there is room.
  const moon = build({ step: 'act', players: [{ ...full, ark: 'N.moon' }] })
  const gathered = play(moon, 'act:gather')
  expect(gathered.filter(({ type }) => type === 'gained')).toEqual([
    { type: 'gained', seat: 0, resource: 2, n: 0, lost: 1 },
    { type: 'gained', seat: 0, resource: 3, n: 1, lost: 0 },
  ])
  expect(lostOf(gathered)).toEqual([])
  // The Portal's moon the same, with nothing free: any resource is lost too.
  const packed = build({ step: 'act', players: [{ ...full, cargo: four, ark: 'N.moon' }] })
  expect(lostOf(play(packed, 'act:gather'))).toEqual([{ type: 'lost', seat: 0, what: 'any', n: 1 }])
  // Two cards from the Cantina, room for one; and none from the deck.
  const system = { N: 'vermil', W: 'ryugu', E: 'kijani' }
  const station = build({
    step: 'act',
    system,
    cantina: ['C20', 'C21', 'C22'],
    players: [{ ...full, ark: 'N.station' }],
  })
  play(station, 'act:gather')
  expect(lostOf(play(station, 'cantina:C21'))).toEqual([{ type: 'lost', seat: 0, what: 'crew', n: 1 }])
  const planet = build({ step: 'act', system, players: [{ ...full, lower: ['C04', 'C05', 'C06'], ark: 'N.planet' }] })
  expect(lostOf(play(planet, 'act:gather'))).toEqual([{ type: 'lost', seat: 0, what: 'crew', n: 1 }])
  // With room nothing is lost.
  const roomy = build({ step: 'act', system, players: [{ ark: 'N.planet' }] })
  expect(lostOf(play(roomy, 'act:gather'))).toEqual([])
})

test('A6.6 A6.7 two Cantina cards of one effect are chosen from the same open cards, and the gaps are filled afterwards', () => {
  const system = { N: 'vermil', W: 'ryugu', E: 'kijani' }
  const cantina = ['C20', 'C21', 'C22']
  const state = build({ step: 'act', system, cantina, nextCrew: ['C10', 'C11'], players: [{ ark: 'N.station' }] })
  play(state, 'act:gather')
  expect(legal(state)).toEqual(['cantina:C20', 'cantina:C21', 'cantina:C22'])
  play(state, 'cantina:C20', 'place:upper')
  expect(legal(state)).toEqual(['cantina:C21', 'cantina:C22'])
  play(state, 'cantina:C22', 'place:lower')
  expect(state.cantina).toEqual([crewCard('C10'), crewCard('C21'), crewCard('C11')])
})

test('A6.1 two rows of three open crew cards', () => {
  const state = build({
    step: 'draw',
    nextCrew: ['C10', 'C11'],
    players: [{ upper: ['C01', 'C02'], lower: ['C04', 'C05'] }],
  })
  play(state, 'draw:yes', 'place:upper')
  expect([see.row(state, 'upper'), see.row(state, 'lower')]).toEqual([
    ['C01', 'C02', 'C10'],
    ['C04', 'C05'],
  ])
  // Everybody sees them.
  expect(arks.view(state, 1).upper[0]).toEqual(state.upper[0])
  const more = build({ step: 'draw', nextCrew: ['C10'], players: [{ upper: ['C01', 'C02', 'C03'], lower: ['C05'] }] })
  play(more, 'draw:yes')
  // The upper row is full: the card goes below without a question.
  expect(see.row(more, 'lower')).toEqual(['C05', 'C10'])
})

test('A6.2 only the edge that touches the cargo card works', () => {
  // C04: green on top, red at the bottom.
  const below = build({ step: 'play', players: [{ ark: 'N.planet', lower: ['C04'] }] })
  expect(refused(below, 'play:C04:use')).toBe('edge-does-not-match A12.2')
  const above = build({ step: 'play', players: [{ ark: 'N.planet', upper: ['C04'] }] })
  play(above, 'play:C04:use')
  expect(see.cargo(above)).toEqual([0, 0, 0, 2])
  const green = build({ step: 'play', players: [{ ark: 'E.planet', lower: ['C04'] }] })
  play(green, 'play:C04:use', 'to:discard')
  expect(see.cargo(green)).toEqual([1, 0, 0, 0])
})

test('A6.3 a gained card is placed at once', () => {
  const state = build({ step: 'draw', nextCrew: ['C10'] })
  play(state, 'draw:yes')
  expect(legal(state)).toEqual(['place:upper', 'place:lower'])
  expect(refused(state, 'upgrade:none', 0)).toBe('answer-first A4.2')
  expect(refused(state, 'place:upper', 1)).toBe('not-your-decision A4.1')
})

test('A6.4 with six cards nothing can be drawn, and what does not fit is lost', () => {
  const drawing = build({ step: 'draw', players: [full] })
  expect(refused(drawing, 'draw:yes')).toBe('crew-full A20.1')
  const gathering = build({ step: 'act', nextCrew: ['C10'], players: [{ ark: 'C.portal', ...full }] })
  play(gathering, 'act:gather', 'gain:biomass')
  expect(gathering.crewDeck.at(-1)).toBe(crewCard('C10'))
  const cantina = build({ step: 'act', cantina: ['C10', 'C11', 'C12'], players: [{ ark: 'N.station', ...full }] })
  play(cantina, 'act:gather')
  expect(see.cargo(cantina)).toEqual([0, 0, 0, 1])
  expect(cantina.cantina).toEqual(['C10', 'C11', 'C12'].map(crewCard))
})

test('A6.5 several crew cards are drawn from the top and placed one after the other', () => {
  const state = build({ nextCrew: ['C10', 'C11'], players: [{ upper: ['C01', 'C02'], lower: ['C04', 'C05'] }] })
  state.todo.push({ kind: 'crew', seat: 0, left: 3 })
  // A question only for the first: then one row has no room left.
  play(Object.assign(state, { todo: [...state.todo, { kind: 'gain', seat: 0, left: 1 }] }), 'gain:biomass')
  expect(state.crewDeck.at(-1)).toBe(crewCard('C11'))
  play(state, 'place:upper')
  expect([see.row(state, 'upper'), see.row(state, 'lower')]).toEqual([
    ['C01', 'C02', 'C10'],
    ['C04', 'C05', 'C11'],
  ])
  expect(see.decision(state)).toBe('upgrade')
})

test('A6.6 several cards from the Cantina are chosen among those lying open before it is filled', () => {
  const state = build({ cantina: ['C10', 'C11', 'C12'], nextCrew: ['C13', 'C14'] })
  // As if a station's list, which ends with the Cantina, gave two cards.
  state.todo.push(
    { kind: 'items', seat: 0, gain: at(numbersOf(state).stationGain, 0), at: 2 },
    { kind: 'cantina', seat: 0, left: 2 },
  )
  expect(legal(state)).toEqual(['cantina:C10', 'cantina:C11', 'cantina:C12'])
  expect(refused(state, 'cantina:C13')).toBe('not-in-cantina A6.6')
  play(state, 'cantina:C11', 'place:upper')
  expect(legal(state)).toEqual(['cantina:C10', 'cantina:C12'])
  play(state, 'cantina:C10', 'place:upper')
  expect(state.cantina).toEqual(['C13', 'C14', 'C12'].map(crewCard))
})

test('A6.7 the Cantina is filled from left to right, and between two effects', () => {
  const state = build({
    step: 'travel',
    cantina: ['C10', 'C11', 'C12'],
    nextCrew: ['C13', 'C14'],
    players: [{ ark: 'N.planet', upgrades: ['miningVehicles'] }],
  })
  play(state, 'travel:N.moon', 'cantina:C10', 'place:lower')
  expect(state.cantina).toEqual(['C13', 'C11', 'C12'].map(crewCard))
})

test('A6.8 an empty deck is made from the discard pile', () => {
  const state = build({ step: 'draw', crewDeck: 'discarded', players: [{ upper: ['C01'] }] })
  const before = [...state.crewDiscard].sort((a, b) => a - b)
  const told = play(state, 'draw:yes')
  expect(told[0]).toEqual({ type: 'shuffled', deck: 'crew', cards: before.length })
  const drawn = told.flatMap((event) => (event.type === 'crew-drawn' ? [event.card] : []))
  expect([...state.crewDeck, ...drawn].sort((a, b) => a - b)).toEqual(before)
})

test('A6.9 cards given by an effect must be taken', () => {
  const state = build({ step: 'act', nextCrew: ['C10'], players: [{ ark: 'C.portal' }] })
  play(state, 'act:gather', 'gain:biomass')
  expect(legal(state)).toEqual(['place:upper', 'place:lower'])
})

test('A7.1 A7.2 a card of either row or a ready token pays', () => {
  const state = build({
    step: 'act',
    nextSurvivors: ['S11'],
    players: [{ ark: 'N.planet', upper: ['C03'], lower: ['C09', 'C01'], ready: ['leaderRed', 'engineer'] }],
  })
  play(state, 'act:explore')
  expect(legal(state)).toEqual(['pay-card:C03', 'pay-card:C09', 'pay-token:leaderRed'])
  expect(refused(state, 'pay-card:C14')).toBe('card-not-held A7.1')
  const token = arks.clone(state)
  play(state, 'pay-card:C09')
  expect([see.row(state, 'upper'), see.row(state, 'lower'), see.discards(state), see.readyOf(state)]).toEqual([
    ['C03'],
    ['C01'],
    ['C09'],
    ['engineer', 'leaderRed'],
  ])
  play(token, 'pay-token:leaderRed')
  expect([see.readyOf(token), see.discards(token)]).toEqual([['engineer'], []])
  const locked = build({ step: 'act', players: [{ ark: 'N.planet', upper: ['C03', 'C09'] }] })
  play(locked, 'act:explore')
  expect(refused(locked, 'pay-token:leaderRed')).toBe('token-locked A7.1')
})

test('A7.3 every specialist is paid for separately, from any mix of sources', () => {
  const state = build({
    step: 'act',
    players: [{ ark: 'N.planet', colonyPool: 1, upper: ['C01', 'C02'], ready: ['engineer', 'leaderGreen'] }],
  })
  play(state, 'act:colony')
  expect(legal(state)).toEqual(['pay-card:C01', 'pay-token:engineer'])
  play(state, 'pay-token:engineer')
  expect(legal(state)).toEqual(['pay-card:C02', 'pay-token:leaderGreen'])
  play(state, 'pay-card:C02')
  expect([see.row(state, 'upper'), see.readyOf(state), see.slotsIn(state.colonies[0])]).toEqual([
    ['C01'],
    ['leaderGreen'],
    ['N'],
  ])
  // One card is one specialist: a single Engineer cannot be Engineer and Leader.
  const poor = build({ step: 'act', players: [{ ark: 'N.planet', colonyPool: 1, upper: ['C01'] }] })
  expect(refused(poor, 'act:colony')).toBe('lacks-specialist A7.4')
})

test('A7.4 any Leader is no Engineer, and the planet’s Leader has its colour', () => {
  const state = build({
    step: 'act',
    players: [
      { ark: 'N.planet', colonies: ['W', 'E'], colonyPool: 1, upper: ['C03', 'C01', 'C02'], lower: ['C09', 'C04'] },
    ],
  })
  play(state, 'act:colony')
  expect(legal(state)).toEqual(['pay-card:C03', 'pay-card:C09'])
  expect(refused(state, 'pay-card:C02')).toBe('wrong-specialist A7.4')
  expect(refused(state, 'pay-card:C01')).toBe('wrong-specialist A7.4')
  play(state, 'pay-card:C03', 'pay-card:C01')
  expect(refused(state, 'pay-card:C04')).toBe('wrong-specialist A7.4')
  expect(legal(state)).toEqual(['pay-card:C02', 'pay-card:C09'])
  // On a planet of another colour the same cards do not do.
  const blue = build({
    step: 'act',
    players: [{ ark: 'W.planet', colonies: ['N', 'E'], colonyPool: 1, upper: ['C03', 'C01', 'C09'] }],
  })
  expect(refused(blue, 'act:colony')).toBe('lacks-specialist A7.4')
})

test('A7.5 paying with a card is not playing it', () => {
  const state = build({
    players: [{ ark: 'C.moon', upper: ['C19', 'C32', 'C28'], cargo: [2, 0, 0, 0], engines: 1 }],
  })
  const told = play(state, 'upgrade:biodome', 'pay-card:C19')
  expect(told.some(({ type }) => type === 'crew-played')).toBe(false)
  expect(see.cargo(state)).toEqual([0, 0, 0, 0])
  play(state, 'travel:C.station', 'play:C32:idle')
  // The payment did not count: there is a second play left.
  expect(legal(state)).toContain('play:C28:use')
})

test('A7.6 tokens do not count as crew cards', () => {
  const five = { upper: ['C01', 'C02', 'C03'], lower: ['C04', 'C05'] }
  const all = ['engineer', 'leaderRed', 'leaderGreen', 'leaderBlue']
  const state = build({ step: 'draw', players: [{ ...five, ready: all }] })
  expect(refused(state, 'draw:yes')).toBe('')
})

test('A7.7 specialists are paid before resources, and no payment can get stuck', () => {
  const state = build({
    step: 'act',
    players: [
      {
        ark: 'N.planet',
        colonies: ['W', 'E', 'NE'],
        colonyPool: 1,
        upper: ['C03', 'C09', 'C01'],
        lower: ['C04', 'C02'],
        cargo: [1, 1, 0, 0],
      },
    ],
  })
  const told = [
    ...play(state, 'act:colony'),
    ...play(state, 'pay-card:C03', 'pay-card:C04', 'pay-card:C09', 'pay:workforce'),
  ]
  const paid = told.flatMap((event) => {
    if (event.type === 'crew-discarded') return [item(crew, event.card).specialist]
    return event.type === 'paid' ? ['resource'] : []
  })
  expect(paid).toEqual(['leaderRed', 'engineer', 'leaderRed', 'resource'])
  expect(see.row(state, 'lower')).toEqual(['C02'])
  // Two red Leaders serve as planet's Leader and any Leader; one alone cannot do both.
  const one = build({
    step: 'act',
    players: [{ ark: 'N.planet', colonies: ['W', 'E'], colonyPool: 1, upper: ['C03', 'C01'] }],
  })
  expect(refused(one, 'act:colony')).toBe('lacks-specialist A7.4')
})
