import { expect, test } from 'vitest'
import { crystals, dice, priceOf, Table } from './build.ts'

/** Fusion and decay (H9), and the pool (H13). */

const fusing = (has: object, extra: object = {}) => new Table({ players: [{ has, ...extra }, {}], at: 'fusion' })

test('H9.2 a fusion pays its left side to the pool and takes its right side', () => {
  const table = fusing({ O: 2 })
  const pool = [...table.state.pool]
  table.do('fuse:R4')
  expect(table.has(0)).toEqual(crystals({ He: 1, Si: 1 }))
  expect(table.state.pool).toEqual([pool[0], 59, pool[2], 30, 9, pool[5]])
  expect(fusing({ H: 4, O: 1 }).refusal('fuse:R4')).toBe('fusion-missing H9.2')
})

test('H9.3 one fusion a turn, two with the core, any number with the tokamak', () => {
  const one = fusing({ H: 20 }, { hand: ['alpha'] }).do('fuse:R1')
  expect(one.refusal('fuse:R1')).toBe('fusion-limit H9.3')
  expect(one.view().fusions).toEqual({ made: 1, limit: 1, unlimited: false })
  const core = fusing({ H: 20 }, { sun: 'sun_core', hand: ['alpha'] }).do('fuse:R1', 'fuse:R1')
  expect(core.refusal('fuse:R1')).toBe('fusion-limit H9.3')
  const tokamak = new Table({ players: [{ has: { H: 20 }, hand: ['tokamak'] }, {}], at: 'events' }).do('play:tokamak')
  tokamak.do('fuse:R1', 'fuse:R1', 'fuse:R1', 'fuse:R1', 'fuse:R1')
  expect(tokamak.has(0)).toEqual(crystals({ He: 5 }))
})

test('H9.4 iron is the end of fusion', () => {
  const table = fusing({ Fe: 5 })
  expect(table.open).toBe('0 create')
  const silicon = fusing({ Si: 4, Fe: 1 })
  expect(silicon.legal()).toEqual(['fuse:R5', 'go-on'])
})

test('H9.5 products of a fusion can be used at once', () => {
  const table = fusing({ H: 4, C: 1 }, { sun: 'sun_core' })
  expect(table.refusal('fuse:R3')).toBe('fusion-missing H9.2')
  table.do('fuse:R1', 'fuse:R3')
  expect(table.has(0)).toEqual(crystals({ O: 1 }))
})

test('H9.6 decay is the exact reverse, on the Decay field and by card only', () => {
  const at = (has: object) => new Table({ players: [{ on: 'Cas', has }, { on: 'Leo' }] }).do('fly:UMi')
  expect(at({ Si: 1, He: 1 }).do('decay:R4').has(0)).toEqual(crystals({ O: 2 }))
  expect(at({ Si: 1, C: 1 }).refusal('decay:R4')).toBe('decay-missing H9.6')
  expect(at({ Fe: 1 }).do('decay:R5').has(0)).toEqual(crystals({ Si: 2 }))
  const elsewhere = fusing({ He: 5 })
  expect(elsewhere.refusal('decay:R1')).toBe('not-now H9.6')
})

test('H9.7 the pool must hold all products, for decays too', () => {
  const table = new Table({ players: [{ on: 'Cas', has: { He: 1, C: 1 } }, { on: 'Leo' }], pool: { H: 3 } }).do(
    'fly:UMi',
  )
  expect(table.refusal('decay:R1')).toBe('pool-short H9.7')
  expect(table.legal()).toEqual(['decay:R2', 'stop'])
  const half = new Table({ players: [{ has: { O: 2 } }, {}], pool: { He: 0 }, at: 'fusion' })
  expect(half.open).toBe('0 create')
})

test('H9.8 a rocket pushed onto Cygnus does not get unlimited fusion', () => {
  const table = new Table({
    players: [{ on: 'Dra' }, { on: 'Lyr', has: { H: 13 } }],
    random: [...dice(6, 1), [13, 0]],
  }).do('fly:Lyr', 'retreat:Cyg', 'end-turn')
  expect(table.on(1)).toBe('Cyg')
  table.do('1 fly:Peg', 'fuse:R1')
  expect(table.open).toBe('1 create')
})

test('H13.1 what is paid is back in the pool before anything is taken', () => {
  // The burst of Rigel pays with the very H that its cost returned.
  const table = new Table({
    players: [{ on: 'Dra', has: priceOf('rigel') }, { on: 'Ori' }],
    pool: { H: 0 },
    at: 'create',
  }).do('create:rigel', 'place:d13')
  expect(table.has(0)).toEqual(crystals({ H: 8 }))
  expect(table.state.pool[0]).toBe((priceOf('rigel').H ?? 0) - 8)
})

test('H13.2 a short pool gives what is there, kind by kind, and owes nothing', () => {
  const table = new Table({ players: [{ on: 'Lyn' }, { on: 'Ori' }], pool: { H: 1, He: 1 } }).do('fly:Cnc')
  expect(table.has(0)).toEqual(crystals({ H: 1, He: 1 }))
  expect(table.events('gain')).toMatchObject([{ crystals: crystals({ H: 1, He: 1 }) }])
})

test('H13.3 of several who are entitled, the order decides who gets the rest', () => {
  // Perseids: the drawer first, then the others in turn order (H8.8); seat 2 is the first player.
  const table = new Table({
    players: [{ on: 'Ori' }, { on: 'Leo', sun: 'sun_flare' }, { on: 'Per' }],
    first: 2,
    active: 1,
    deck: ['perseids'],
    pool: { H: 6 },
  }).do('fly:UMa')
  expect([0, 1, 2].map((seat) => table.has(seat)[0])).toEqual([0, 5, 1])
})

test('H13.4 returning means all of a kind if there are fewer', () => {
  const table = new Table({
    players: [
      { on: 'UMi', has: priceOf('alnilam') },
      { on: 'Dra', has: { H: 2, He: 1 } },
      { on: 'Cep', has: { H: 7 } },
    ],
    at: 'create',
  }).do('create:alnilam', 'place:d02')
  expect(table.has(1)).toEqual(crystals({ He: 1 }))
  expect(table.has(2)).toEqual(crystals({ H: 4 }))
})

test('H13.5 pool and players together always hold what is in the box', () => {
  const table = new Table({
    players: [
      { on: 'Leo', has: { O: 2 } },
      { on: 'Com', has: { H: 4 } },
    ],
    random: [...dice(6, 1), [4, 1]],
  })
  const total = (): number[] => table.state.pool.map((n, e) => n + (table.has(0)[e] ?? 0) + (table.has(1)[e] ?? 0))
  const box = [100, 60, 40, 30, 10, 5]
  for (const id of ['fly:Com', 'retreat:UMa', 'fuse:R4', 'end-turn']) {
    table.do(id)
    expect(total(), id).toEqual(box)
  }
})

test('H13.6 the hold limit is an option, off by default, and touches only the one whose turn ends', () => {
  const has = { H: 30, He: 20, C: 12, O: 9, Si: 3, Fe: 2 }
  const off = new Table({ players: [{ has }, {}], at: 'create' }).do('end-turn')
  expect(off.has(0)).toEqual(crystals(has))
  const on = new Table({ players: [{ has }, { has: { H: 40 } }], holdLimit: true, at: 'create' }).do('end-turn')
  expect(on.has(0)).toEqual([24, 14, 9, 7, 2, 1])
  expect(on.has(1)[0]).toBe(40)
  // After a creation the burst comes first, then the limit (H11.5).
  const burst = new Table({
    players: [{ on: 'Dra', has: { ...priceOf('rigel'), H: 22 + (priceOf('rigel').H ?? 0) } }, {}],
    holdLimit: true,
    at: 'create',
  }).do('create:rigel', 'place:d13')
  expect(burst.has(0)[0]).toBe(24)
})
