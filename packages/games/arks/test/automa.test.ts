import { item } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { automaCards, levels } from '../components/automa.ts'
import { upgrades } from '../components/basics.ts'
import { crew } from '../components/crew.ts'
import type { State } from '../rules/game.ts'
import { arks } from '../versions.ts'
import { automaTurn, build, complete, endTurn, legal, play, refused } from './build.ts'
import * as see from './see.ts'

const crewOf = (state: State): string[] => state.automaCrew.map((card) => item(crew, card).id)

test('A24.1 a round is the human’s turn, then the Automa’s', () => {
  const state = build({ seats: 1 })
  const began: string[] = []
  for (let i = 0; i < 3; i++) {
    for (const event of endTurn(state)) if (event.type === 'turn-began') began.push(`${event.round}:${event.seat}`)
  }
  expect(began.slice(0, 4)).toEqual(['1:1', '2:0', '2:1', '3:0'])
})

test('A24.2 the top card is revealed, its rows are done from top to bottom, it is discarded, and the pile is reshuffled', () => {
  const state = build({ seats: 1, step: 'draw', nextAutoma: ['A07'], players: [{}, { ark: 'N.planet' }] })
  const told = play(state, 'draw:no')
  expect(told).toContainEqual({ type: 'automa-card', card: 6 })
  const rows = told.flatMap((event) => (event.type === 'automa-row' ? [event.action] : []))
  expect(rows).toEqual(['supply', 'gather', 'upgrade'])
  expect(told.findIndex(({ type }) => type === 'travelled')).toBeLessThan(
    told.findIndex(({ type }) => type === 'automa-row'),
  )
  expect([state.automaDiscard, state.automaCard, state.automaDeck.length]).toEqual([[6], -1, 9])
  const empty = build({ seats: 1, step: 'draw', players: [{}, { ark: 'N.planet' }] })
  empty.automaDiscard = empty.automaDeck.splice(0)
  expect(play(empty, 'draw:no')).toContainEqual({ type: 'shuffled', deck: 'automa', cards: 10 })
  expect([empty.automaDeck.length, empty.automaDiscard.length]).toEqual([9, 1])
})

test('A24.3 it moves on the ring of planets, either way round, whatever the distance', () => {
  // A03 clockwise, A02 counterclockwise, both to a planet to terraform.
  expect(see.ark(automaTurn('A03', { ark: 'N.planet' }), 1)).toBe('E.planet')
  expect(see.ark(automaTurn('A02', { ark: 'N.planet' }), 1)).toBe('W.planet')
  const far = automaTurn(
    'A03',
    { ark: 'N.planet' },
    { system: complete, terraformed: ['NE', 'E', 'SE', 'S', 'SW', 'NW', 'N'] },
  )
  expect(see.ark(far, 1)).toBe('W.planet')
})

test('A24.4 a jump to a planet across the Portal, ignored when there is none', () => {
  // A10 jumps, counterclockwise, planet to terraform.
  const jumps = automaTurn('A10', { ark: 'W.planet' })
  // Across lies E, and counterclockwise from there NE is empty, then N.
  expect(see.ark(jumps, 1)).toBe('N.planet')
  const ignored = automaTurn('A10', { ark: 'N.planet' })
  expect(see.ark(ignored, 1)).toBe('W.planet')
})

test('A24.5 the search begins with the next slot and looks at its own slot last', () => {
  const last = automaTurn('A03', { ark: 'E.planet' }, { terraformed: ['N', 'W'] })
  expect(see.ark(last, 1)).toBe('E.planet')
  const next = automaTurn('A03', { ark: 'E.planet' }, { terraformed: ['N'] })
  expect(see.ark(next, 1)).toBe('W.planet')
  // After a jump the slot jumped to is looked at last: W to E, and E itself is the only one left.
  const jumped = automaTurn('A10', { ark: 'W.planet' }, { terraformed: ['N', 'W'] })
  expect(see.ark(jumped, 1)).toBe('E.planet')
})

test('A24.6 a planet without a colony of the Automa', () => {
  // A04 counterclockwise; colonies of the human do not matter.
  const state = automaTurn('A04', { ark: 'N.planet', colonies: ['W'] }, { players: [{ colonies: ['E'] }] })
  expect(see.ark(state, 1)).toBe('E.planet')
  const terraformed = automaTurn('A04', { ark: 'N.planet' }, { terraformed: ['W'] })
  expect(see.ark(terraformed, 1)).toBe('W.planet')
})

test('A24.7 a planet to terraform lies devastated side up', () => {
  const state = automaTurn('A02', { ark: 'N.planet', colonies: ['E'] }, { terraformed: ['W'] })
  expect(see.ark(state, 1)).toBe('E.planet')
})

test('A24.8 a discovery goes to the first empty slot in the direction', () => {
  expect(see.ark(automaTurn('A08', { ark: 'N.planet' }), 1)).toBe('NW.planet')
  expect(see.ark(automaTurn('A07', { ark: 'E.planet' }), 1)).toBe('SE.planet')
  const passed = automaTurn(
    'A08',
    { ark: 'E.planet' },
    { system: { N: 'keyi', W: 'ryugu', E: 'kijani', NE: 'elpis', NW: 'adumah' } },
  )
  expect(see.ark(passed, 1)).toBe('SW.planet')
})

test('A24.9 discovering gives the Automa a mineral, level 1 and field 1', () => {
  const state = build({
    seats: 1,
    step: 'draw',
    nextAutoma: ['A07'],
    nextPlanets: ['thalassa'],
    players: [{}, { ark: 'N.planet', cargo: [0, 0, 4, 0] }],
  })
  const told = play(state, 'draw:no')
  // At the limit the mineral is lost; the marker and the level are not.
  expect(told).toContainEqual({ type: 'gained', seat: 1, resource: 2, n: 0, lost: 1 })
  expect([see.levelsIn(state, 'NE')[2], see.markerOn(state, 'NE', 1), state.terraformPool[1]]).toEqual([1, 1, 7])
  expect(state.planetDeck).toHaveLength(11)
})

test('A24.10 in a complete system a discovery is a planet to terraform', () => {
  const state = automaTurn('A08', { ark: 'N.planet' }, { system: complete, terraformed: ['NW', 'W'] })
  expect(see.ark(state, 1)).toBe('SW.planet')
  expect(see.markerOn(state, 'SW', 1)).toBe(0)
})

test('A24.11 when nothing fits, the first planet met', () => {
  const all = ['N', 'W', 'E']
  expect(see.ark(automaTurn('A03', { ark: 'N.planet' }, { terraformed: all }), 1)).toBe('E.planet')
  expect(see.ark(automaTurn('A01', { ark: 'E.planet', colonies: all, colonyPool: 0 }), 1)).toBe('W.planet')
  // A jump counts: from W across to E, counterclockwise, the first one met is N.
  expect(see.ark(automaTurn('A10', { ark: 'W.planet' }, { terraformed: all }), 1)).toBe('N.planet')
})

test('A24.12 its arrival is a landing, for its own outposts too', () => {
  const state = automaTurn(
    'A03',
    { ark: 'N.planet', outposts: ['E'] },
    { players: [{ outposts: ['E'] }], automaCrew: [] },
  )
  // One biomass by its outpost, one by gathering; the human one by landing.
  expect(see.cargo(state, 0)).toEqual([1, 0, 0, 0])
  expect(see.cargo(state, 1)[0]).toBe(2)
})

test('A25.1 supply rows give what they show', () => {
  // A06: one card. W is without a colony; Ryugu gives technology.
  const state = automaTurn(
    'A06',
    { ark: 'N.planet', colonyPool: 0, cargo: [1, 1, 1, 1] },
    { nextCrew: ['C10'], terraformed: ['W'] },
  )
  expect(crewOf(state)).toEqual(['C10'])
  expect(see.cargo(state, 1)).toEqual([1, 1, 2, 3])
  const two = automaTurn(
    'A04',
    { ark: 'N.planet', colonyPool: 0 },
    { nextCrew: ['C10', 'C11'], cantina: ['C20', 'C21', 'C22'] },
  )
  expect(crewOf(two)).toEqual(['C10', 'C11'])
})

test('A25.2 of two actions the left one if it can be done', () => {
  // A01: colony or outpost.
  const both = { ark: 'N.planet', colonyPool: 2, outpostPool: 1, upgrades: ['biodome', 'leisureFacilities'] }
  const left = automaTurn('A01', both, { automaCrew: ['C01', 'C02'] })
  expect([see.slotsIn(left.colonies[1]), see.slotsIn(left.outposts[1])]).toEqual([['E'], []])
  const right = automaTurn('A01', both, { automaCrew: ['C01'] })
  expect([see.slotsIn(right.colonies[1]), see.slotsIn(right.outposts[1])]).toEqual([[], ['E']])
  const neither = automaTurn('A01', { ark: 'N.planet', colonyPool: 0 })
  expect([neither.colonies[1], neither.outposts[1]]).toEqual([0, 0])
})

test('A25.3 one upgrade for a row, in number order, the first it can pay; none if it can pay none', () => {
  const rich = { ark: 'N.planet', cargo: [2, 2, 2, 2] }
  const first = automaTurn('A03', rich, { automaCrew: ['C01', 'C04', 'C02'] })
  expect([see.upgradesOf(first, 1), crewOf(first)]).toEqual([['biodome'], ['C04', 'C02']])
  const second = automaTurn('A03', { ...rich, upgrades: ['biodome'] }, { automaCrew: ['C01'] })
  expect(see.upgradesOf(second, 1)).toEqual(['biodome', 'leisureFacilities'])
  const none = automaTurn('A03', rich, { automaCrew: [] })
  expect([see.upgradesOf(none, 1), none.colonyPool[1]]).toEqual([[], 2])
})

test('A25.4 only Cargo Holds do something for it; a pair gives an outpost and 5 points', () => {
  const hold = automaTurn(
    'A03',
    { ark: 'N.planet', cargo: [4, 4, 4, 4], upgrades: ['cargoHolds'] },
    { terraformed: ['N', 'W', 'E'] },
  )
  expect(arks.view(hold, 0).cargoLimits[1]).toBe(6)
  expect(see.cargo(hold, 1)).toEqual([6, 5, 4, 4])
  const pair = automaTurn(
    'A03',
    { ark: 'N.planet', cargo: [0, 0, 1, 0], upgrades: ['spaceMining'] },
    { automaCrew: ['C02'] },
  )
  expect([pair.outpostPool[1], see.pointsFrom(pair, 'outposts', 1)]).toEqual([1, 5])
  // Scouting Vehicles do not make it draw two.
  const scout = automaTurn(
    'A05',
    { ark: 'N.planet', upgrades: ['scoutingVehicles'], cargo: [0, 0, 0, 0] },
    { automaCrew: ['C05'], nextCrew: ['C10'] },
  )
  expect(scout.survivorDiscard).toHaveLength(1)
})

test('A25.5 gathering up to the limit', () => {
  const state = automaTurn('A03', { ark: 'W.planet', cargo: [0, 4, 0, 0] }, { terraformed: ['N', 'W', 'E'] })
  expect([see.ark(state, 1), see.cargo(state, 1)]).toEqual(['N.planet', [0, 4, 0, 1]])
})

test('A25.6 it terraforms from the left, track by track, up to L', () => {
  // Kijani: W3 M2 T3; gathering adds a biomass that has no track.
  const state = automaTurn(
    'A03',
    { ark: 'N.planet', cargo: [4, 1, 0, 4], colonies: ['N'] },
    { levels: { E: [0, 0, 2, 0] } },
  )
  expect(see.levelsIn(state, 'E')).toEqual([0, 1, 2, 2])
  expect([see.markerOn(state, 'E', 1), see.cargo(state, 1)]).toEqual([3, [4, 0, 0, 2]])
  // A full track is passed over, and a completed planet ends it.
  const done = automaTurn(
    'A03',
    { ark: 'N.planet', cargo: [0, 0, 0, 4], colonies: ['N', 'W'] },
    { levels: { E: [0, 3, 2, 2] } },
  )
  expect([see.slotsIn(done.terraformed), see.points(done, 1)]).toEqual([['E'], 4])
  const nothing = automaTurn('A03', { ark: 'N.planet', cargo: [4, 0, 0, 0] })
  expect([see.levelsIn(nothing, 'E'), see.markerOn(nothing, 'E', 1)]).toEqual([[0, 0, 0, 0], 0])
})

test('A25.7 it explores, gains and discards the card whatever its colour', () => {
  // A05 jumps from W to E and goes on clockwise, over empty slots, to W: a blue planet.
  const setting = { nextSurvivors: ['S11'], nextCrew: ['C10'] }
  const state = automaTurn('A05', { ark: 'W.planet' }, { ...setting, automaCrew: ['C02'] })
  expect(see.ark(state, 1)).toBe('W.planet')
  expect([state.survivorDiscard, crewOf(state)]).toEqual([[10], ['C10']])
  expect(see.cargo(state, 1)[3]).toBe(2)
  // Without survivor cards it does not pay.
  const gone = build({
    seats: 1,
    step: 'draw',
    nextAutoma: ['A05'],
    ...setting,
    automaCrew: ['C02'],
    players: [{}, { ark: 'W.planet' }],
  })
  gone.settled[0] = gone.survivorDeck.splice(0)
  play(gone, 'draw:no')
  expect(crewOf(gone)).toEqual(['C02', 'C10'])
})

test('A25.8 a colony needs a marker, a planet without one, and its cost', () => {
  const setting = { automaCrew: ['C01', 'C02'] }
  const founded = automaTurn('A01', { ark: 'N.planet' }, setting)
  expect([see.slotsIn(founded.colonies[1]), founded.colonyPool[1], crewOf(founded)]).toEqual([['E'], 1, []])
  const marker = automaTurn('A01', { ark: 'N.planet', colonyPool: 0 }, setting)
  expect([marker.colonies[1], crewOf(marker)]).toEqual([0, ['C01', 'C02']])
  // All planets have its colony: it lands on one of them and founds none.
  const there = automaTurn('A01', { ark: 'N.planet', colonies: ['N', 'W', 'E'] }, { automaCrew: ['C01', 'C02', 'C05'] })
  expect([see.slotsIn(there.colonies[1]), crewOf(there).length]).toEqual([['N', 'E', 'W'], 3])
  const poor = automaTurn(
    'A01',
    { ark: 'N.planet', colonies: ['W'] },
    { automaCrew: ['C01', 'C02'], terraformed: ['E'] },
  )
  // Its second colony takes a resource, and Kijani gave it some.
  expect(see.slotsIn(poor.colonies[1])).toEqual(['E', 'W'])
})

test('A25.9 outposts from the pool, then moved; of two the human chooses', () => {
  const base = { ark: 'N.planet', colonyPool: 0, colonies: ['N', 'W', 'E'] }
  const pool = automaTurn('A01', { ...base, outpostPool: 1, outposts: ['W'] })
  expect([see.slotsIn(pool.outposts[1]), see.pointsFrom(pool, 'outpostColonies', 1)]).toEqual([['E', 'W'], 2])
  const moved = automaTurn('A01', { ...base, outposts: ['W'] })
  expect(see.slotsIn(moved.outposts[1])).toEqual(['E'])
  const two = automaTurn('A01', { ...base, outposts: ['W', 'N'] })
  expect([see.asked(two), legal(two)]).toEqual([0, ['automa-outpost-from:N', 'automa-outpost-from:W']])
  expect(refused(two, 'automa-outpost-from:S')).toBe('no-outpost-there A25.9')
  play(two, 'automa-outpost-from:N')
  expect(see.slotsIn(two.outposts[1])).toEqual(['E', 'W'])
  const there = automaTurn('A01', { ...base, outposts: ['E'], outpostPool: 1 })
  expect([see.slotsIn(there.outposts[1]), there.outpostPool[1], see.points(there, 1)]).toEqual([['E'], 1, 0])
  const bare = automaTurn('A01', { ark: 'N.planet', colonyPool: 0, outpostPool: 1 })
  expect([see.slotsIn(bare.outposts[1]), see.points(bare, 1)]).toEqual([['E'], 0])
})

test('A25.10 it never settles, gains no tokens and plays no crew actions', () => {
  const actions = new Set(automaCards.flatMap(({ rows }) => rows.flatMap((row) => [...row.actions])))
  expect([...actions].sort()).toEqual(['colony', 'explore', 'gather', 'outpost', 'supply', 'terraform', 'upgrade'])
  const state = build({ seats: 1, level: 'hard+' })
  for (let i = 0; i < 12; i++) {
    const told = endTurn(state)
    const own = told.filter((event) => 'seat' in event && event.seat === 1)
    expect(
      own.some(({ type }) => ['survivor-settled', 'survivor-kept', 'token-ready', 'crew-played'].includes(type)),
    ).toBe(false)
  }
  expect([state.settled[1], state.carried[1], state.ready[1], state.upper[1]]).toEqual([[], [], 0, []])
})

test('A26.1 the least of all, the higher track first; nothing when all are full', () => {
  // A02: one card, then gathering on Adumah, which gives any resource.
  const pick = (units: readonly number[]) => {
    const state = build({
      seats: 1,
      step: 'draw',
      nextAutoma: ['A02'],
      system: { N: 'keyi', W: 'adumah', E: 'kijani' },
      terraformed: ['N', 'E'],
      players: [{}, { ark: 'N.planet', cargo: units }],
    })
    const told = play(state, 'draw:no').flatMap((event) =>
      (event.type === 'gained' || event.type === 'lost') && event.seat === 1 ? [event] : [],
    )
    return told[0]?.type === 'gained' ? told[0].resource : told[0]
  }
  expect(pick([1, 0, 0, 2])).toBe(1)
  expect(pick([2, 2, 1, 1])).toBe(2)
  expect(pick([3, 3, 3, 2])).toBe(3)
  expect(pick([4, 4, 4, 3])).toBe(3)
  // All full: the unit is lost (A5.4), and that is reported (A5.8).
  expect(pick([4, 4, 4, 4])).toEqual({ type: 'lost', seat: 1, what: 'any', n: 1 })
})

test('A26.2 the most of all, the higher track first', () => {
  const pay = (units: readonly number[]) => {
    const state = build({
      seats: 1,
      step: 'draw',
      nextAutoma: ['A01'],
      terraformed: ['E'],
      automaCrew: ['C01', 'C02'],
      players: [{}, { ark: 'N.planet', colonies: ['W'], cargo: units }],
    })
    const paid = play(state, 'draw:no').flatMap((event) => (event.type === 'paid' ? [event.resource] : []))
    return paid
  }
  // Kijani's back gives 2 biomass and 1 workforce before the colony is paid.
  expect(pay([0, 0, 3, 3])).toEqual([2])
  expect(pay([0, 0, 0, 4])).toEqual([3])
  expect(pay([0, 0, 0, 0])).toEqual([0])
})

test('A26.3 two of its cards stand for each specialist it lacks, and there is no limit of cards', () => {
  const two = automaTurn('A03', { ark: 'N.planet', cargo: [2, 0, 0, 0] }, { automaCrew: ['C02', 'C06'] })
  expect([see.upgradesOf(two, 1), crewOf(two)]).toEqual([['biodome'], []])
  const one = automaTurn('A03', { ark: 'N.planet', cargo: [2, 0, 0, 0] }, { automaCrew: ['C02'] })
  expect([see.upgradesOf(one, 1), crewOf(one)]).toEqual([[], ['C02']])
  // A colony with two Engineers: one is the Engineer; the Leader is missing and would take two more.
  const engineers = automaTurn('A01', { ark: 'N.planet' }, { automaCrew: ['C01', 'C04'] })
  expect(engineers.colonies[1]).toBe(0)
  const three = automaTurn('A01', { ark: 'N.planet' }, { automaCrew: ['C01', 'C04', 'C07'] })
  expect([see.slotsIn(three.colonies[1]), crewOf(three)]).toEqual([['E'], []])
  const many = automaTurn(
    'A09',
    { ark: 'W.planet' },
    { automaCrew: ['C01', 'C02', 'C03', 'C04', 'C05', 'C06', 'C07'], nextCrew: ['C08', 'C09'] },
  )
  expect(crewOf(many)).toHaveLength(9)
})

test('A26.4 exact cards first, then the human chooses the Leader, then cards for what is missing, then resources', () => {
  const system = { N: 'keyi', W: 'ryugu', E: 'kijani', SE: 'uaine', SW: 'pyrrha' }
  const spec = { system, automaCrew: ['C05', 'C01', 'C02', 'C03', 'C08'] }
  // The third colony on green Uaine: a green Leader, an Engineer, any Leader.
  const state = automaTurn('A01', { ark: 'E.planet', colonies: ['E', 'N'], cargo: [1, 1, 1, 1] }, spec)
  expect(see.ark(state, 1)).toBe('SE.planet')
  expect(see.discards(state)).toEqual(['C05', 'C01'])
  expect([see.asked(state), see.decision(state)]).toEqual([0, 'automa-pay'])
  expect(legal(state)).toEqual(['automa-pay:leaderRed', 'automa-pay:leaderGreen', 'automa-pay:leaderBlue'])
  expect(refused(state, 'automa-pay:engineer')).toBe('wrong-specialist A26.4')
  play(state, 'automa-pay:leaderBlue')
  expect([see.discards(state), crewOf(state)]).toEqual([
    ['C05', 'C01', 'C02'],
    ['C03', 'C08'],
  ])
  expect(see.slotsIn(state.colonies[1])).toEqual(['N', 'E', 'SE'])

  // No Engineer: any Leader first, then two cards, one by one.
  const missing = automaTurn('A01', { ark: 'N.planet' }, { automaCrew: ['C02', 'C03', 'C05', 'C06'] })
  expect(legal(missing)).toEqual(['automa-pay:leaderRed', 'automa-pay:leaderGreen', 'automa-pay:leaderBlue'])
  expect(refused(missing, 'automa-outpost-from:N')).toBe('not-asked A25.9')
  play(missing, 'automa-pay:leaderRed')
  expect(legal(missing)).toEqual(['automa-pay:leaderGreen', 'automa-pay:leaderBlue'])
  expect(refused(missing, 'automa-pay:leaderRed')).toBe('automa-lacks A26.4')
  play(missing, 'automa-pay:leaderBlue', 'automa-pay:leaderGreen')
  expect([see.slotsIn(missing.colonies[1]), crewOf(missing)]).toEqual([['E'], ['C06']])
})

test('A26.5 of cards with the same symbol the one gained first is paid, to the discard pile', () => {
  const state = automaTurn('A03', { ark: 'N.planet', cargo: [2, 0, 0, 0] }, { automaCrew: ['C16', 'C04', 'C01'] })
  expect([see.discards(state), crewOf(state)]).toEqual([['C16'], ['C04', 'C01']])
})

test('A27.1 after the third planet the round is finished, then one more turn each', () => {
  const state = build({
    seats: 1,
    step: 'act',
    round: 5,
    nextAutoma: ['A03'],
    terraformed: ['W', 'E'],
    levels: { N: [3, 0, 3, 3] },
    markers: { N: ['0 on 9'] },
    players: [{ ark: 'N.planet', cargo: [0, 0, 0, 1] }, { ark: 'E.planet' }],
  })
  play(state, 'act:terraform')
  const began: string[] = []
  while (!state.over)
    for (const event of endTurn(state)) if (event.type === 'turn-began') began.push(`${event.round}:${event.seat}`)
  expect(began).toEqual(['5:1', '6:0', '6:1'])
})

test.each(levels)('A27.2 on $id its upgrades score by the table', ({ id, upgradePoints }) => {
  for (const [n, worth] of upgradePoints.entries()) {
    const order = ['biodome', 'leisureFacilities', 'spaceMining', 'miningVehicles', 'cargoHolds', 'scoutingVehicles']
    const state = build({
      seats: 1,
      level: id,
      step: 'draw',
      nextAutoma: ['A08'],
      markers: { E: ['1 on 4'] },
      players: [{}, { ark: 'N.planet', upgrades: order.slice(0, n), colonies: ['N', 'W'] }],
    })
    state.lastRound = 1
    play(state, 'draw:no')
    expect(state.over).toBe(true)
    expect(see.pointsFrom(state, 'upgrades', 1)).toBe(worth)
    expect(see.pointsFrom(state, 'colonies', 1)).toBe(5)
    // Four on Kijani, and what it did on the planet it discovered.
    expect(see.pointsFrom(state, 'unfinished', 1)).toBe(4 + see.markerOn(state, 'NW', 1))
    expect(see.pointsFrom(state, 'survivors', 1)).toBe(0)
    expect(see.pointsFrom(state, 'upgrades', 0)).toBe(0)
  }
  expect(upgrades.length).toBe(8)
})

test('A27.3 on a tie the Automa wins', () => {
  const end = (mine: number) => {
    const state = build({
      seats: 1,
      step: 'draw',
      nextAutoma: ['A03'],
      terraformed: ['N', 'W', 'E'],
      players: [
        { points: { terraforming: mine }, cargo: [4, 4, 4, 4] },
        { ark: 'N.planet', points: { terraforming: 20 } },
      ],
    })
    state.lastRound = 1
    play(state, 'draw:no')
    const result = arks.result(state)
    return [result?.seats[0]?.rank, result?.rival?.rank]
  }
  expect(end(21)).toEqual([1, 2])
  expect(end(20)).toEqual([2, 1])
  expect(end(19)).toEqual([2, 1])
})
