import { expect, test } from 'vitest'
import { crystals, dice, Table } from './build.ts'

/** Fights (H6). */

test('H6.1 arriving at an occupied field is always a fight, and the mover attacks', () => {
  const table = new Table({ players: [{ on: 'Leo' }, { on: 'Com' }], random: dice(1, 1) }).do('fly:Com')
  expect(table.events('fight')).toEqual([{ type: 'fight', attacker: 0, defender: 1, field: 'Com' }])
  const alone = new Table({ players: [{ on: 'Leo' }, { on: 'Boo' }] }).do('fly:Com')
  expect(alone.events('fight')).toEqual([])
})

test('H6.2 several opponents are fought one after the other, in an order of the attacker’s choice', () => {
  const players = [{ on: 'Leo' }, { on: 'Com', has: { C: 1 } }, { on: 'Com' }, { on: 'Com' }]
  const table = new Table({ players, random: [...dice(6, 1), [1, 0], ...dice(2, 5)] }).do('fly:Com')
  expect(table.open).toBe('0 opponent')
  expect(table.legal()).toEqual(['fight:1', 'fight:2', 'fight:3'])
  table.do('fight:1')
  expect(table.open).toBe('1 retreat')
  table.do('retreat:UMa')
  expect(table.legal()).toEqual(['fight:2', 'fight:3'])
  expect(table.refusal('fight:1')).toBe('not-an-opponent H6.2')
  // The first lost fight ends the series; what was captured is kept, and who was displaced stays so.
  table.do('fight:3')
  expect(table.on(0)).toBe('Leo')
  expect(table.has(0)).toEqual(crystals({ C: 1 }))
  expect([table.on(1), table.on(2), table.on(3)]).toEqual(['UMa', 'Com', 'Com'])
  expect(table.state.used).toBe(false)
  expect(table.view().opponents).toEqual([])
  // Won or spared against all: the field is used.
  const spared = new Table({
    players: [{ on: 'Leo' }, { on: 'Com', hand: ['eclipse'] }, { on: 'Com' }],
    random: dice(6, 1),
  }).do('fly:Com', 'fight:1', 'play:eclipse')
  expect(spared.open).toBe('2 retreat')
  expect(spared.state.used).toBe(false)
  spared.do('retreat:Boo')
  expect(spared.has(0)).toEqual(crystals({ H: 8 }))
})

test('H6.3 eclipse first, then the dice, the attacker’s first, then reactions in turn until both pass', () => {
  const table = new Table({
    players: [
      { on: 'Leo', hand: ['gamma_burst', 'gamma_burst'] },
      { on: 'Com', hand: ['eclipse', 'magnetosphere', 'uncertainty'] },
    ],
    random: [...dice(4, 2), [6, 5]],
  }).do('fly:Com')
  expect(table.open).toBe('1 eclipse')
  expect(table.view().fight?.attackDie).toBe(0)
  table.do('pass')
  expect(table.events('roll').map((roll) => [roll.seat, roll.die])).toEqual([
    [0, 4],
    [1, 2],
  ])
  expect(table.open).toBe('0 react')
  table.do('pass')
  expect(table.open).toBe('1 react')
  expect(table.legal()).toEqual(['play:magnetosphere', 'play:uncertainty', 'pass'])
  table.do('play:magnetosphere')
  // After a card the other side is asked again, although it has passed before.
  expect(table.open).toBe('0 react')
  table.do('play:gamma_burst')
  expect(table.open).toBe('1 react')
  table.do('play:uncertainty')
  expect(table.open).toBe('0 react')
  table.do('pass')
  expect(table.events('fight-result')).toMatchObject([{ attack: 60, defence: 80, winner: 1 }])
})

test('H6.4 points are dice, stars with the fitting highlight, the Sun and cards', () => {
  const table = new Table({
    players: [
      { on: 'Leo', stars: ['vega', 'sirius_a', 'deneb'], sun: 'sun_flare', hand: ['gamma_burst'] },
      { on: 'Com', stars: ['altair', 'aldebaran', 'rigel'], sun: 'sun_heliosphere' },
    ],
    random: dice(3, 2),
  }).do('fly:Com')
  expect(table.view().fight?.attack).toEqual({ die: 30, stars: 13 + 10, sun: 10, cards: 0, total: 63 })
  expect(table.view().fight?.defence).toEqual({ die: 20, stars: 10 + 30, sun: 10, cards: 0, total: 70 })
  table.do('play:gamma_burst')
  expect(table.events('fight-result')).toMatchObject([{ attack: 83, defence: 70, winner: 0 }])
  // The Suns work on their own side only.
  const swapped = new Table({
    players: [
      { on: 'Leo', sun: 'sun_heliosphere' },
      { on: 'Com', sun: 'sun_flare' },
    ],
    random: dice(3, 2),
  }).do('fly:Com')
  expect(swapped.events('fight-result')).toMatchObject([{ attack: 30, defence: 20 }])
})

test('H6.6 more points win, a tie is a win for the defender', () => {
  const result = (attack: number, defence: number): number | undefined =>
    new Table({ players: [{ on: 'Leo' }, { on: 'Com' }], random: dice(attack, defence) })
      .do('fly:Com')
      .events('fight-result')[0]?.winner
  expect([result(4, 3), result(3, 3), result(2, 3)]).toEqual([0, 1, 1])
})

test('H6.7 the winner takes one crystal, the beaten rocket must leave, the winner uses the field', () => {
  const table = new Table({
    players: [{ on: 'Leo' }, { on: 'Com', has: { H: 3, O: 1 } }, { on: 'Boo' }],
    random: [...dice(6, 1), [4, 3]],
  }).do('fly:Com')
  expect(table.events('capture')).toEqual([{ type: 'capture', from: 1, to: 0, crystals: crystals({ O: 1 }) }])
  expect(table.open).toBe('1 retreat')
  // The attacker's previous field and occupied fields are open, others are not.
  expect(table.legal()).toEqual(['retreat:UMa', 'retreat:Leo', 'retreat:Boo'])
  expect(table.refusal('retreat:Com')).toBe('retreat-not-adjacent H6.7')
  expect(table.refusal('retreat:Ori')).toBe('retreat-not-adjacent H6.7')
  expect(table.state.used).toBe(false)
  table.do('retreat:Boo')
  expect(table.events('fight')).toEqual([])
  expect(table.has(0)).toEqual(crystals({ H: 8, O: 1 }))
  expect(table.on(0)).toBe('Com')
})

test('H6.8 crystals are listed from H to Fe and the k-th is taken, one number for each', () => {
  const has = { H: 1, He: 2, Si: 1, Fe: 1 }
  const taken = [0, 1, 2, 3, 4].map((k) =>
    new Table({ players: [{ on: 'Leo' }, { on: 'Com', has }], random: [...dice(6, 1), [5, k]] }).do('fly:Com').has(0),
  )
  expect(taken).toEqual([{ H: 1 }, { He: 1 }, { He: 1 }, { Si: 1 }, { Fe: 1 }].map(crystals))
})

test('H6.9 a lost attack pays the defender 2 H and throws the rocket back to where the whole move began', () => {
  const table = new Table({
    players: [{ on: 'UMi', hand: ['voyager_1'] }, { on: 'Com' }],
    random: dice(1, 6),
  }).do('play:voyager_1', 'fly:Com')
  expect(table.on(0)).toBe('UMi')
  expect(table.has(1)).toEqual(crystals({ H: 2 }))
  expect(table.has(0)).toEqual(crystals({}))
  expect(table.events('shift')).toEqual([{ type: 'shift', seat: 0, from: 'Com', to: 'UMi', cause: 'thrown-back' }])
  expect(table.open).toBe('0 create')
})

test('H6.10 nobody else takes part in a fight', () => {
  const table = new Table({
    players: [
      { on: 'Leo' },
      { on: 'Com' },
      { on: 'Com', hand: ['magnetosphere'], stars: ['rigel'] },
      { on: 'Boo', hand: ['gamma_burst', 'uncertainty'] },
    ],
    random: dice(4, 2),
  }).do('fly:Com', 'fight:1')
  expect(table.events('fight-result')).toMatchObject([{ attack: 40, defence: 20, winner: 0 }])
  expect(table.open).toBe('1 retreat')
})

test('H6.11 stars and points are never lost in a fight', () => {
  const table = new Table({
    players: [
      { on: 'Leo', stars: ['wolf_359'] },
      { on: 'Com', stars: ['keid_c'] },
    ],
    random: dice(6, 1),
  }).do('fly:Com', 'retreat:UMa')
  expect([table.owner('wolf_359'), table.owner('keid_c')]).toEqual([0, 1])
  expect([table.points(0), table.points(1)]).toEqual([2, 2])
})
