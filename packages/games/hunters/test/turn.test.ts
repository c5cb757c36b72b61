import { expect, test } from 'vitest'
import { crystals, dice, Table } from './build.ts'

/** Rounds and turns, movement, and the use of fields. */

test('H4.1 a round is one turn of each player, starting with the first', () => {
  const table = new Table({ players: [{ on: 'Leo' }, { on: 'Ori' }], first: 1, active: 1, at: 'create' })
  table.do('end-turn')
  expect([table.state.round, table.open]).toEqual([1, '0 move'])
  table.do('fly:Cnc', 'go-on', 'end-turn')
  expect([table.state.round, table.open]).toEqual([2, '1 move'])
})

test('H4.2 every star but supergiants produces at the start of a round, before the first player moves', () => {
  const table = new Table({
    players: [{ stars: ['keid_b', 'rigel'] }, { stars: ['capella_a', 'mirzam'] }],
    active: 1,
    at: 'next-turn',
  })
  expect(table.has(0)).toEqual(crystals({ H: 3 }))
  expect(table.has(1)).toEqual(crystals({ He: 2, C: 1 }))
  expect(table.events('gain').map((gain) => [gain.seat, gain.source])).toEqual([
    [0, 'keid_b'],
    [1, 'capella_a'],
    [1, 'mirzam'],
  ])
  // In the middle of a round nothing is produced.
  const middle = new Table({ players: [{}, { stars: ['mirzam'] }], active: 0, at: 'next-turn' })
  expect(middle.has(1)).toEqual(crystals({}))
  // With the first player at seat 1 that player is served first.
  const second = new Table({
    players: [{ stars: ['vega'] }, { stars: ['altair'] }],
    first: 1,
    active: 0,
    at: 'next-turn',
    pool: { He: 1 },
  })
  expect([second.has(0)[1], second.has(1)[1]]).toEqual([0, 1])
})

test('H4.3 the six steps come in order and without going back', () => {
  const table = new Table({
    players: [{ on: 'Leo', has: { H: 30, He: 10 }, hand: ['tokamak', 'voyager_1'] }, { on: 'And' }],
  })
  expect(table.open).toBe('0 before-move')
  expect(table.refusal('fly:Cnc')).toBe('not-now H4.3')
  table.do('go-on')
  expect(table.open).toBe('0 move')
  expect(table.refusal('end-turn')).toBe('not-now H4.3')
  table.do('fly:Cnc')
  expect(table.has(0)).toEqual(crystals({ H: 34, He: 12 }))
  expect(table.open).toBe('0 events')
  expect(table.refusal('play:voyager_1')).toBe('wrong-window H8.5')
  table.do('go-on')
  expect(table.open).toBe('0 fusion')
  expect(table.refusal('play:tokamak')).toBe('wrong-window H8.5')
  expect(table.refusal('create:altair')).toBe('not-now H10.1')
  table.do('go-on')
  expect(table.open).toBe('0 create')
  expect(table.refusal('fuse:R1')).toBe('not-now H4.3')
  table.do('end-turn')
  expect(table.open).toBe('1 move')
})

test('H4.4 a beaten attacker skips the field and goes on with cards, fusion and creation', () => {
  const table = new Table({
    players: [{ on: 'Leo', has: { H: 20, He: 4 }, hand: ['tokamak'] }, { on: 'Com' }],
    random: dice(2, 5),
  }).do('fly:Com')
  expect(table.has(0)).toEqual(crystals({ H: 20, He: 4 }))
  expect(table.open).toBe('0 events')
  table.do('play:tokamak', 'fuse:R1', 'go-on')
  expect(table.legal()).toContain('create:altair')
})

test('H4.5 before the move there is a window for cards that change it', () => {
  const table = new Table({ players: [{ on: 'Leo', hand: ['einstein_rosen'] }, {}] })
  expect(table.legal()).toEqual(['play:einstein_rosen', 'go-on'])
  table.do('play:einstein_rosen', 'fly:Per')
  expect(table.on(0)).toBe('Per')
})

test('H4.6 hold limit, boundary window, production of the next round, in this order', () => {
  const table = new Table({
    players: [{ stars: ['vega'] }, { has: { H: 30 }, hand: ['line_21cm'] }],
    active: 1,
    holdLimit: true,
    at: 'create',
  }).do('end-turn')
  expect(table.has(1)[0]).toBe(24)
  expect(table.open).toBe('1 boundary')
  expect([table.state.round, table.has(0)[1]]).toEqual([1, 0])
  table.do('play:line_21cm')
  expect(table.has(1)[0]).toBe(32)
  expect([table.state.round, table.has(0)[1]]).toEqual([2, 1])
})

test('H5.1 a move leads to an adjacent field', () => {
  const table = new Table({ players: [{ on: 'UMi' }, {}] })
  expect(table.legal()).toEqual(['fly:Cas', 'fly:Cam', 'fly:Lyn', 'fly:UMa', 'fly:Dra', 'fly:Cep'])
  expect(table.refusal('fly:Ori')).toBe('not-adjacent H5.1')
})

test('H5.2 staying is not allowed, flying back and forth is', () => {
  const table = new Table({ players: [{ on: 'Ori' }, { on: 'Lyr' }] })
  expect(table.refusal('fly:Ori')).toBe('must-leave H5.2')
  table.do('fly:Per', 'go-on', 'end-turn', 'fly:Her', 'go-on', 'end-turn')
  expect(table.legal()).toContain('fly:Cam')
  table.do('fly:Ori')
  expect(table.on(0)).toBe('Ori')
})

test('H5.3 a field holds any number of rockets', () => {
  const table = new Table({
    players: [{ on: 'Leo' }, { on: 'Com', hand: ['eclipse'] }, { on: 'Boo' }, { on: 'Com' }],
    random: dice(1, 6),
  })
  table.do('fly:Com', 'fight:1', 'play:eclipse')
  expect(table.state.rockets.filter((field) => field === table.state.rockets[1]).length).toBe(2)
  const all = new Table({ players: [{}, {}, {}, {}] })
  expect(all.view().players.map((player) => player.rocket)).toEqual(['UMi', 'UMi', 'UMi', 'UMi'])
})

test('H5.4 a rocket shifted by a card neither fights nor uses the field', () => {
  const table = new Table({
    players: [{ on: 'Leo', hand: ['kepler'] }, { on: 'Boo' }, { on: 'Ori' }],
    at: 'events',
  }).do('play:kepler', 'player:1', 'send:Ori')
  expect(table.on(1)).toBe('Ori')
  expect(table.events('fight')).toEqual([])
  expect(table.has(1)).toEqual(crystals({}))
  expect(table.state.active).toBe(0)
})

test('H5.5 a changed move is still a move: it fights at its end and uses the field', () => {
  const fight = new Table({
    players: [{ on: 'UMi', hand: ['einstein_rosen'] }, { on: 'Ori', has: { C: 1 } }, { on: 'Cam' }],
    random: [...dice(6, 1), [1, 0]],
  }).do('play:einstein_rosen', 'fly:Ori')
  expect(fight.open).toBe('1 retreat')
  fight.do('retreat:Per')
  expect(fight.has(0)).toEqual(crystals({ H: 8, C: 1 }))
  // On the way over Camelopardalis there is neither a fight nor hydrogen.
  const over = new Table({ players: [{ on: 'UMi', hand: ['voyager_1'] }, { on: 'Cam' }] }).do(
    'play:voyager_1',
    'fly:Ori',
  )
  expect(over.events('fight')).toEqual([])
  expect(over.has(0)).toEqual(crystals({ H: 8 }))
})

test('H5.6 leaving a shared field starts no fight', () => {
  const table = new Table({ players: [{ on: 'UMi' }, { on: 'UMi' }, { on: 'UMi' }] }).do('fly:Cep')
  expect(table.events('fight')).toEqual([])
  expect(table.open).toBe('0 fusion')
})

test('H7.1 the field reached by the move is used, at once and without being asked', () => {
  const table = new Table({ players: [{ on: 'Leo' }, {}] })
  expect(table.state.used).toBe(false)
  table.do('fly:Com')
  expect([table.state.used, table.has(0)]).toEqual([true, crystals({ H: 8 })])
  // Nobody else uses anything: the beaten defender gets nothing on the new field.
  const beaten = new Table({ players: [{ on: 'Leo' }, { on: 'Com' }], random: dice(6, 1) }).do('fly:Com', 'retreat:Boo')
  expect(beaten.has(1)).toEqual(crystals({}))
})

test('H7.2 an element field gives what is printed on it', () => {
  const gains: [string, string, object][] = [
    ['UMi', 'Cas', { O: 1 }],
    ['UMi', 'Cam', { H: 5 }],
    ['UMi', 'Lyn', { He: 2 }],
    ['UMi', 'Dra', { He: 1, C: 1 }],
    ['UMi', 'Cep', { H: 6 }],
    ['Cam', 'Gem', { Si: 1 }],
    ['Gem', 'Cnc', { H: 4, He: 2 }],
    ['Cnc', 'Leo', { C: 2 }],
    ['Boo', 'Her', { H: 4, C: 1 }],
    ['Her', 'Lyr', { C: 1, O: 1 }],
    ['And', 'Peg', { O: 2 }],
    ['Com', 'Boo', { He: 3 }],
  ]
  for (const [from, to, gain] of gains) {
    const table = new Table({ players: [{ on: from }, { on: 'Ori' }] }).do(`fly:${to}`)
    expect(table.has(0), to).toEqual(crystals(gain))
  }
})

test('H7.3 an Event field gives one card', () => {
  const table = new Table({ players: [{ on: 'Leo', sun: 'sun_flare' }, {}], deck: ['alpha', 'cannon'] }).do('fly:UMa')
  expect(table.hand(0)).toEqual(['alpha'])
  expect(table.deck[0]).toBe('cannon')
})

test('H7.4 the Decay field allows up to two decays, the second with products of the first', () => {
  const table = new Table({ players: [{ on: 'Cas', has: { C: 1 } }, { on: 'Leo' }] }).do('fly:UMi')
  expect(table.open).toBe('0 decay')
  expect(table.legal()).toEqual(['decay:R2', 'stop'])
  table.do('decay:R2')
  expect(table.legal()).toEqual(['decay:R1', 'stop'])
  table.do('decay:R1')
  expect(table.has(0)).toEqual(crystals({ H: 4, He: 2 }))
  expect(table.open).toBe('0 fusion')
  const none = new Table({ players: [{ on: 'Cas', has: { C: 1 } }, { on: 'Leo' }] }).do('fly:UMi', 'stop')
  expect(none.has(0)).toEqual(crystals({ C: 1 }))
})

test('H7.5 Cygnus gives 6 H and lifts the limit of fusions for this turn', () => {
  const table = new Table({ players: [{ on: 'Lyr', has: { H: 6 } }, { on: 'Leo' }] }).do('fly:Cyg')
  expect(table.has(0)).toEqual(crystals({ H: 12 }))
  table.do('fuse:R1', 'fuse:R1', 'fuse:R1')
  expect(table.has(0)).toEqual(crystals({ He: 3 }))
  table.do('fuse:R2', 'end-turn', 'fly:Com', 'go-on', 'end-turn', 'fly:Cep')
  expect(table.state.unlimited).toBe(false)
  table.do('fuse:R1')
  expect(table.open).toBe('0 create')
})
