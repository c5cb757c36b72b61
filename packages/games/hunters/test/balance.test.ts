import { begin, winners } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { attackDiagram, defenceDiagram } from '../components/diagrams.ts'
import { elements } from '../components/elements.ts'
import { events } from '../components/events.ts'
import { stars } from '../components/stars.ts'
import { readAttack, readDefence } from '../rules/physics.ts'
import { componentsOfSet } from '../sets/numbers.ts'
import { hunters } from '../versions.ts'
import { crystals, dice, playOut, Table } from './build.ts'

/** Facts the rules state about balance and open questions (H20, H21), as far as an engine can show them. */

const games = Array.from({ length: 240 }, (_, i) => {
  const state = begin(hunters, { seats: 2 + (i % 3), seed: `balance ${i}`, options: { hrHelp: 'auto' } })
  const low = elements.map((element) => element.supply)
  playOut(state, `play ${i}`, (now) => {
    for (const [e, n] of now.pool.entries()) low[e] = Math.min(low[e] ?? 0, n)
    return false
  })
  return { state, low, result: hunters.result(state) }
})

test('H20.1 all games end, and winners reach ten points with a handful of stars', () => {
  let stars = 0
  for (const { state, result } of games) {
    expect(hunters.toAct(state)).toEqual([])
    const winner = winners(result ?? { seats: [] })[0] ?? -1
    if (state.lastTurns) expect(result?.seats[winner]?.score).toBeGreaterThanOrEqual(10)
    stars += hunters.view(state, undefined).players[winner]?.stars.length ?? 0
  }
  expect(stars / games.length).toBeGreaterThan(3)
  expect(stars / games.length).toBeLessThan(8)
})

test('H20.2 no store runs below zero, and iron and silicon stay scarce but present', () => {
  for (const { low } of games) for (const n of low) expect(n).toBeGreaterThanOrEqual(0)
  const mean = (e: number): number => games.reduce((sum, { low }) => sum + (low[e] ?? 0), 0) / games.length
  expect(mean(4)).toBeGreaterThan(4)
  expect(mean(5)).toBeGreaterThan(2)
})

test('H20.3 no Sun card decides the game', () => {
  const won = [0, 0, 0, 0]
  const held = [0, 0, 0, 0]
  for (const { state, result } of games) {
    for (const [seat, sun] of state.suns.entries()) {
      held[sun] = (held[sun] ?? 0) + 1
      if (result?.seats[seat]?.rank === 1) won[sun] = (won[sun] ?? 0) + 1
    }
  }
  for (const sun of [0, 1, 2, 3]) {
    const share = (won[sun] ?? 0) / (held[sun] ?? 1)
    expect(share).toBeGreaterThan(0.1)
    expect(share).toBeLessThan(0.6)
  }
})

test('H20.4 at equal bonuses an attacker wins 15 of 36 rolls', () => {
  let wins = 0
  for (let attack = 1; attack <= 6; attack++) {
    for (let defence = 1; defence <= 6; defence++) {
      const table = new Table({ players: [{ on: 'Leo' }, { on: 'Com' }], random: dice(attack, defence) }).do('fly:Com')
      if (table.state.fight.outcome === 'attacker') wins++
    }
  }
  expect(wins).toBe(15)
})

test('H20.5 random decisions end in about twenty rounds and use every event card', () => {
  const rounds = games.map(({ state }) => state.round).sort((a, b) => a - b)
  const middle = rounds[rounds.length / 2] ?? 0
  expect(middle).toBeGreaterThanOrEqual(15)
  expect(middle).toBeLessThanOrEqual(24)
  expect(rounds.at(-1)).toBeLessThan(60)
  const total = games.map(({ state }) => state.deck.length + state.hands.flat().length)
  expect(new Set(total)).toEqual(new Set([events.reduce((sum, card) => sum + card.count, 0)]))
  for (const { state } of games) {
    const held = state.pool.map(
      (n, e) => n + state.rockets.reduce((sum, _, seat) => sum + (state.crystals[seat * 6 + e] ?? 0), 0),
    )
    expect(held).toEqual(elements.map((element) => element.supply))
  }
})

test('H20.6 Draco, then Lyra, pays for a white dwarf in turn 2', () => {
  const table = new Table({ players: [{ on: 'UMi' }, { on: 'Ori' }] }).do(
    'fly:Dra',
    'go-on',
    'end-turn',
    'fly:Per',
    'go-on',
    'end-turn',
    'fly:Lyr',
    'go-on',
  )
  expect(table.has(0)).toEqual(crystals({ He: 1, C: 2, O: 1 }))
  const dwarfs = componentsOfSet(1).stars.filter(({ cost }) => cost.He === 1 && cost.C === 2 && cost.O === 1)
  expect(dwarfs.map(({ id }) => id)).toEqual(['sirius_b', 'keid_b', 'van_maanen'])
})

test('H21.1 the reconstructed curves go through every reading of the source', () => {
  const given: [typeof attackDiagram, number, number][] = [
    [attackDiagram, 5.75, 15],
    [attackDiagram, 11.87, 15],
    [attackDiagram, 203, 10],
    [defenceDiagram, 1.7, 10],
    [defenceDiagram, 23, 30],
  ]
  for (const [diagram, value, tenths] of given) {
    const read = diagram === attackDiagram ? readAttack({ value, unit: 'Rsun' }) : readDefence({ value, unit: 'Msun' })
    expect(read).toBe(tenths)
  }
})

test('H21.2 a burst happens once and is no lasting source', () => {
  const table = new Table({
    players: [{ on: 'Dra' }, { on: 'Ori', stars: ['antares', 'rigel'] }],
    active: 1,
    at: 'next-turn',
  })
  expect(table.events('gain')).toEqual([])
  expect(table.events('burst')).toEqual([])
})

test('H21.3 one fusion in a turn, and the hold limit is off by default', () => {
  expect(hunters.options.find((option) => option.id === 'holdLimit')?.default).toBe('off')
  const table = new Table({ players: [{ has: { H: 99 } }, {}], at: 'fusion' }).do('fuse:R1')
  expect(table.open).toBe('0 create')
  expect(table.do('end-turn').has(0)).toEqual(crystals({ H: 95, He: 1 }))
})

test('H21.4 borderline stars follow the class printed for them', () => {
  const classOf = (id: string) => stars.find((star) => star.id === id)?.class
  expect(['regulus_b', 'procyon_a', 'regulus_a', 'bellatrix'].map(classOf)).toEqual([
    'whiteDwarf',
    'mainSequence',
    'mainSequence',
    'giant',
  ])
})

test('H21.5 prices and productions changed with version 2, and nothing that the source fixes', () => {
  const [one, two] = [componentsOfSet(1), componentsOfSet(2)]
  const fixed = ({ cost: _cost, production: _production, ...star }: (typeof stars)[number]) => star
  expect(two.stars.map(fixed)).toEqual(one.stars.map(fixed))
  expect({ ...two, stars: [] }).toEqual({ ...one, stars: [] })
  const other = two.stars.filter((star, i) => JSON.stringify(star.cost) !== JSON.stringify(one.stars[i]?.cost))
  expect(other.length).toBeGreaterThan(30)
  // A hunter who keeps to the hold limit can pay for every star (H13.6).
  const { holdLimit } = two.constants
  for (const { id, cost } of two.stars) {
    for (const [element, n] of Object.entries(cost)) {
      expect(n, `${id} ${element}`).toBeLessThanOrEqual(new Map(Object.entries(holdLimit)).get(element) ?? 0)
    }
  }
  const cost = (id: string) => one.stars.find((star) => star.id === id)?.cost
  expect(cost('sirius_b')).toEqual({ He: 1, C: 2, O: 1 })
  expect(cost('capella_a')).toEqual({ H: 14, He: 6, C: 3 })
})
