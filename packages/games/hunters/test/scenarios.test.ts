import { cloneRng, indexIn, next32 } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { dealCard } from '../rules/setup.ts'
import { cardIds } from '../rules/tables.ts'
import { hunters } from '../versions.ts'
import { crystals, dice, priceOf, riggedRng, Table } from './build.ts'

/** The scenarios of the rules, one test each. */

test('HS1 Ania attacks Michał on the 8 H field and wins 7.0 to 6.0', () => {
  const table = new Table({
    players: [
      { on: 'Boo', stars: ['procyon_b', 'bellatrix', 'capella_a'], sun: 'sun_core' },
      { on: 'Com', has: { H: 2, C: 1 }, stars: ['capella_b', 'mirzam', 'rigel'], sun: 'sun_spectrum' },
    ],
    lastTurns: true,
    random: [...dice(4, 3), [3, 2]],
  }).do('fly:Com')
  expect(table.points(1)).toBe(10)
  expect(table.events('fight-result')).toEqual([
    { type: 'fight-result', attacker: 0, defender: 1, attack: 70, defence: 60, winner: 0 },
  ])
  expect(table.view().fight?.attack).toEqual({ die: 40, stars: 30, sun: 0, cards: 0, total: 70 })
  expect(table.view().fight?.defence).toEqual({ die: 30, stars: 30, sun: 0, cards: 0, total: 60 })
  expect(table.has(0)).toEqual(crystals({ C: 1 }))
  expect(table.open).toBe('1 retreat')
  expect(table.legal()).toEqual(['retreat:UMa', 'retreat:Leo', 'retreat:Boo'])
  table.do('retreat:Leo')
  expect(table.has(0)).toEqual(crystals({ H: 8, C: 1 }))
  expect(table.has(1)).toEqual(crystals({ H: 2 }))
})

test('HS2 Aga attacks Monika, the tie of 6.0 goes to the defender', () => {
  const table = new Table({
    players: [
      { on: 'Dra', stars: ['arcturus', 'deneb'], sun: 'sun_core' },
      { on: 'UMa', stars: ['altair', 'aldebaran'], sun: 'sun_heliosphere' },
    ],
    random: dice(5, 4),
  })
  const cards = table.deck.length
  table.do('fly:UMa')
  expect(table.events('fight-result')).toMatchObject([{ attack: 60, defence: 60, winner: 1 }])
  expect(table.view().fight?.defence).toEqual({ die: 40, stars: 10, sun: 10, cards: 0, total: 60 })
  expect(table.has(1)).toEqual(crystals({ H: 2 }))
  expect(table.on(0)).toBe('Dra')
  expect(table.has(0)).toEqual(crystals({}))
  expect(table.deck.length).toBe(cards)
  expect(table.state.used).toBe(false)
  expect(table.open).toBe('0 create')
})

test('HS3 a short pool serves production in turn order', () => {
  const table = new Table({
    players: [{ stars: ['altair', 'capella_b'] }, { stars: ['vega'] }],
    active: 1,
    at: 'next-turn',
    pool: { He: 2 },
  })
  expect(table.state.round).toBe(2)
  expect(table.has(0)).toEqual(crystals({ He: 2 }))
  expect(table.has(1)).toEqual(crystals({}))
})

test('HS4 from Orion a rocket can fly to Camelopardalis, Perseus and Gemini', () => {
  const table = new Table({ players: [{ on: 'Ori' }, {}] })
  expect(table.open).toBe('0 move')
  expect(table.legal()).toEqual(['fly:Cam', 'fly:Per', 'fly:Gem'])
})

test('HS5 every crystal of the beaten defender is equally likely', () => {
  const taken = [0, 1, 2, 3].map((k) => {
    const table = new Table({
      players: [{ on: 'Leo' }, { on: 'Com', has: { H: 2, He: 1, O: 1 } }],
      random: [...dice(6, 1), [4, k]],
    }).do('fly:Com')
    return table.has(0)
  })
  expect(taken).toEqual([crystals({ H: 1 }), crystals({ H: 1 }), crystals({ He: 1 }), crystals({ O: 1 })])
})

test('HS6 a beaten defender without crystals loses nothing, and no random number is used', () => {
  const random = dice(6, 1)
  const table = new Table({ players: [{ on: 'Leo' }, { on: 'Com' }], random }).do('fly:Com')
  const twoDice = riggedRng(random)
  next32(twoDice)
  next32(twoDice)
  expect(table.state.rng).toEqual(twoDice)
  expect(table.events('capture')).toEqual([])
  expect(table.open).toBe('1 retreat')
  table.do('retreat:UMa')
  expect(table.on(1)).toBe('UMa')
  expect(table.has(0)).toEqual(crystals({ H: 8 }))
})

test('HS7 the reward of the defender is what the pool holds', () => {
  const table = new Table({
    players: [{ on: 'Leo' }, { on: 'Com' }],
    pool: { H: 1 },
    random: dice(1, 6),
  }).do('fly:Com')
  expect(table.has(1)).toEqual(crystals({ H: 1 }))
})

test('HS9 a displaced rocket neither fights nor uses the field', () => {
  const table = new Table({
    players: [{ on: 'Dra' }, { on: 'Lyr' }, {}, { on: 'Cep' }],
    random: dice(6, 1),
  }).do('fly:Lyr', 'retreat:Cep')
  expect(table.on(1)).toBe('Cep')
  expect(table.on(3)).toBe('Cep')
  expect(table.events('fight')).toEqual([])
  expect(table.has(1)).toEqual(crystals({}))
})

test('HS10 thrown back onto Cygnus means the normal limit of fusions', () => {
  const table = new Table({
    players: [{ on: 'Cyg', has: { H: 12 } }, { on: 'Lyr' }],
    random: dice(1, 6),
  }).do('fly:Lyr')
  expect(table.on(0)).toBe('Cyg')
  table.do('fuse:R1')
  expect(table.has(0)).toEqual(crystals({ H: 8, He: 1 }))
  expect(table.open).toBe('0 create')
})

test('HS12 two decays turn an O into 4 He, a third is not allowed', () => {
  const table = new Table({ players: [{ on: 'Cas', has: { O: 1 } }, { on: 'Leo' }] }).do(
    'fly:UMi',
    'decay:R3',
    'decay:R2',
  )
  expect(table.has(0)).toEqual(crystals({ He: 4 }))
  expect(table.refusal('decay:R1')).toBe('not-now H9.6')
})

test('HS14 a reaction whose product is not in the pool is not allowed', () => {
  const table = new Table({
    players: [{ has: { H: 4, He: 3 } }, {}],
    pool: { C: 0 },
    at: 'fusion',
  })
  expect(table.refusal('fuse:R2')).toBe('pool-short H9.7')
  expect(table.legal()).toEqual(['fuse:R1', 'go-on'])
})

const altair = { has: { H: 17, He: 4, C: 1 }, stars: ['pollux'] }

test('HS15 Altair on its own dot is created', () => {
  const table = new Table({ players: [altair, {}], at: 'create' }).do('create:altair', 'place:d21')
  expect(table.has(0)).toEqual(crystals({ H: 2, C: 1 }))
  expect(table.points(0)).toBe(5)
  expect(table.view().markers).toContainEqual({ dot: 'd21', seat: 0, star: 'altair' })
  expect(table.open).toBe('1 move')
})

test('HS16 Altair on the dot of Fomalhaut is lost', () => {
  const table = new Table({ players: [altair, {}], at: 'create' }).do('create:altair', 'place:d18')
  expect(table.has(0)).toEqual(crystals({ H: 2, C: 1 }))
  expect(table.points(0)).toBe(3)
  expect(table.view().piles.mainSequence).toContain('altair')
  expect(table.view().markers.map((marker) => marker.dot)).not.toContain('d18')
  expect(table.open).toBe('1 move')
})

test('HS17 cannon gives a second dot', () => {
  const table = new Table({ players: [{ ...altair, hand: ['cannon'] }, {}], at: 'create' }).do(
    'create:altair',
    'place:d18',
  )
  expect(table.open).toBe('0 cannon')
  table.do('play:cannon', 'place:d21')
  expect(table.has(0)).toEqual(crystals({ H: 2, C: 1 }))
  expect(table.points(0)).toBe(5)
  expect(table.view().markers).toContainEqual({ dot: 'd21', seat: 0, star: 'altair' })
  expect(table.deck.at(-1)).toBe('cannon')
  expect(table.open).toBe('1 move')
})

test('HS18 Sirius b completes Sirius', () => {
  const table = new Table({
    players: [{ has: priceOf('sirius_b'), stars: ['sirius_a'] }, {}],
    at: 'create',
  }).do('create:sirius_b', 'place:d03')
  expect(table.points(0)).toBe(4)
  expect(table.events('system')).toEqual([{ type: 'system', seat: 0, system: 'sirius', points: 1 }])
})

test('HS19 Keid c completes the triple system and starts the last turns', () => {
  const table = new Table({
    players: [{ has: priceOf('keid_c'), stars: ['aldebaran', 'keid_a', 'keid_b'] }, {}],
    at: 'create',
  })
  expect(table.points(0)).toBe(6)
  table.do('create:keid_c', 'place:d45')
  expect(table.points(0)).toBe(10)
  expect(table.state.lastTurns).toBe(true)
  expect(table.events('last-turns')).toEqual([{ type: 'last-turns', seat: 0 }])
})

test('HS20 Antares bursts on Draco and around it', () => {
  const table = new Table({
    players: [{ on: 'Dra', has: priceOf('antares') }, { on: 'UMi' }, { on: 'Cyg' }, { on: 'Dra' }],
    at: 'create',
  }).do('create:antares', 'place:d43')
  expect([0, 1, 2, 3].map((seat) => table.has(seat)[1])).toEqual([4, 3, 0, 4])
})

test('HS22 the supernova of 1054 serves the drawer and those nearby', () => {
  const table = new Table({
    players: [{ on: 'Dra', sun: 'sun_flare' }, { on: 'Leo' }, { on: 'Ori' }],
    deck: ['sn1054'],
  }).do('fly:UMa')
  expect(table.has(0)).toEqual(crystals({ C: 1, O: 1 }))
  expect(table.has(1)).toEqual(crystals({ He: 1 }))
  expect(table.has(2)).toEqual(crystals({}))
  expect(table.deck.at(-1)).toBe('sn1054')
})

test('HS23 the Lagrange point lets a rocket stay and use its field without a fight', () => {
  const table = new Table({ players: [{ on: 'Ori', hand: ['lagrange_l2'] }, { on: 'Ori' }] }).do('play:lagrange_l2')
  expect(table.events('fight')).toEqual([])
  expect(table.has(0)).toEqual(crystals({ H: 8 }))
  expect(table.on(0)).toBe('Ori')
})

test('HS24 Voyager 1 flies over Draco to Lyra without a fight', () => {
  const table = new Table({ players: [{ on: 'UMi', hand: ['voyager_1'] }, { on: 'Dra' }] }).do(
    'play:voyager_1',
    'fly:Lyr',
  )
  expect(table.events('fight')).toEqual([])
  expect(table.has(0)).toEqual(crystals({ C: 1, O: 1 }))
})

test('HS25 an eclipse cancels the fight, and the attacker uses the field', () => {
  const table = new Table({ players: [{ on: 'Leo' }, { on: 'Com', hand: ['eclipse'] }] }).do('fly:Com')
  expect(table.open).toBe('1 eclipse')
  const before = cloneRng(table.state.rng)
  table.do('play:eclipse')
  expect(table.state.rng).toEqual(before)
  expect([table.on(0), table.on(1)]).toEqual(['Com', 'Com'])
  expect(table.has(0)).toEqual(crystals({ H: 8 }))
})

test('HS26 after P2 has 10 points P3 and P4 have one more turn, P1 none', () => {
  const table = new Table({
    players: [
      { on: 'Ori' },
      { on: 'Cnc', has: { H: 15, He: 4 }, stars: ['aldebaran', 'pollux', 'vega'] },
      {},
      { on: 'Lyr' },
    ],
    active: 1,
    at: 'create',
  }).do('create:altair', 'place:d21')
  expect(table.state.lastTurns).toBe(true)
  expect(table.open).toBe('2 move')
  table.do('fly:Dra', 'go-on', 'end-turn')
  expect(table.open).toBe('3 move')
  table.do('fly:Her', 'go-on', 'end-turn')
  expect(table.open).toBe('over')
})

test('HS27 when P4 has 10 points the game ends after the boundary window', () => {
  const table = new Table({
    players: [{ hand: ['alpha'] }, {}, {}, { has: { H: 15, He: 4 }, stars: ['aldebaran', 'pollux', 'vega'] }],
    active: 3,
    at: 'create',
  }).do('create:altair', 'place:d21')
  expect(table.open).toBe('0 boundary')
  table.do('pass')
  expect(table.open).toBe('over')
})

test('HS28 equal points are decided by the mass numbers of the crystals left', () => {
  const stars = [
    ['aldebaran', 'pollux', 'scheat', 'grw_70'],
    ['mira', 'dubhe', 'arcturus', 'g_29_38'],
  ]
  const table = new Table({
    players: [
      { has: { H: 3, He: 2 }, stars: stars[0] ?? [] },
      { has: { C: 1 }, stars: stars[1] ?? [] },
    ],
    active: 1,
    lastTurns: true,
    at: 'next-turn',
  })
  const result = hunters.result(table.state)
  expect(result?.seats.map((seat) => [seat.rank, seat.score, seat.tiebreaks[0]])).toEqual([
    [2, 10, 11],
    [1, 10, 12],
  ])
})

test('HS30 a dealt immediate card goes under the deck and the next is dealt', () => {
  const table = new Table({ players: [{}, {}], deck: ['perseids', 'tokamak'] })
  const hand: number[] = []
  dealCard(table.state, hand)
  expect(hand).toEqual([indexIn(cardIds, 'tokamak')])
  expect(table.deck.at(-1)).toBe('perseids')
  expect(table.deck.length).toBe(35)
})

test('HS31 4.7 beats 4.6', () => {
  const table = new Table({
    players: [
      { on: 'Leo', stars: ['antares'] },
      { on: 'Com', stars: ['procyon_b'] },
    ],
    random: dice(4, 4),
  }).do('fly:Com')
  expect(table.events('fight-result')).toMatchObject([{ attack: 47, defence: 46, winner: 0 }])
})

test('HS32 dark energy answers Apollo 11 after the element was named', () => {
  const table = new Table({
    players: [{ hand: ['apollo_11'] }, { hand: ['dark_energy'] }],
    at: 'events',
  }).do('play:apollo_11', 'element:C')
  expect(table.open).toBe('1 dark-energy')
  expect(table.view(1).card).toEqual({ card: 'apollo_11', seat: 0, element: 'C' })
  table.do('play:dark_energy')
  expect(table.has(0)).toEqual(crystals({}))
  expect(table.deck.slice(-2)).toEqual(['apollo_11', 'dark_energy'])
})

test('HS33 the core of the Sun allows two fusions, any other Sun one', () => {
  const core = new Table({ players: [{ has: { H: 8 }, sun: 'sun_core' }, {}], at: 'fusion' }).do('fuse:R1', 'fuse:R1')
  expect(core.has(0)).toEqual(crystals({ He: 2 }))
  const other = new Table({ players: [{ has: { H: 8 }, sun: 'sun_flare' }, {}], at: 'fusion' }).do('fuse:R1')
  expect(other.has(0)).toEqual(crystals({ H: 4, He: 1 }))
  expect(other.open).toBe('0 create')
})

test('HS35 with one card in the deck the spectrum simply draws it, with none nothing happens', () => {
  const one = new Table({ players: [{ on: 'Leo', sun: 'sun_spectrum' }, {}], deck: ['alpha'], deckOnly: true }).do(
    'fly:UMa',
  )
  expect(one.hand(0)).toEqual(['alpha'])
  expect(one.events('look')).toEqual([])
  expect(one.deck).toEqual([])
  const none = new Table({ players: [{ on: 'Leo', sun: 'sun_spectrum' }, {}], deck: [], deckOnly: true }).do('fly:UMa')
  expect(none.hand(0)).toEqual([])
  expect(none.open).toBe('0 create')
})

test('HS37 Cygnus X-1 drags the drawer to the Decay field without fight and decay', () => {
  const table = new Table({
    players: [{ on: 'Per', has: { O: 2 }, sun: 'sun_flare' }, { on: 'UMi' }],
    deck: ['cygnus_x1'],
  }).do('fly:And')
  expect([table.on(0), table.on(1)]).toEqual(['UMi', 'UMi'])
  expect(table.events('fight')).toEqual([])
  expect(table.view().decays).toBe(0)
  expect(table.open).toBe('0 fusion')
})

test('HS38 a star that somebody owns cannot be announced', () => {
  const table = new Table({ players: [{ has: { H: 20, He: 10 } }, { stars: ['vega'] }], at: 'create' })
  expect(table.refusal('create:vega')).toBe('star-owned H10.8')
  expect(table.legal()).not.toContain('create:vega')
  expect(table.legal()).toContain('create:altair')
})

test('HS39 the Carrington event takes up to three H from everybody else', () => {
  const table = new Table({
    players: [
      { on: 'Dra', has: { H: 5 }, sun: 'sun_flare' },
      { on: 'Leo', has: { H: 2 } },
      {},
      { on: 'Ori', has: { H: 9 } },
    ],
    deck: ['carrington'],
  }).do('fly:UMa')
  expect([0, 1, 2, 3].map((seat) => table.has(seat)[0])).toEqual([5, 0, 0, 6])
})

test('HS41 the hold limit takes what is above it at the end of the turn', () => {
  const table = new Table({
    players: [{ has: { H: 27, He: 15, Si: 2 } }, {}],
    holdLimit: true,
    at: 'create',
  }).do('end-turn')
  expect(table.has(0)).toEqual(crystals({ H: 24, He: 14, Si: 2 }))
  expect(table.events('return')).toEqual([
    { type: 'return', seat: 0, crystals: crystals({ H: 3, He: 1 }), cause: 'limit', source: '' },
  ])
})

test('HS42 between own turns there is no hold limit', () => {
  const table = new Table({
    players: [{ on: 'Ori' }, { on: 'UMi', has: { H: 24 } }, { on: 'Dra', has: priceOf('rigel') }],
    active: 2,
    holdLimit: true,
    at: 'create',
  }).do('create:rigel', 'place:d13')
  expect(table.has(1)[0]).toBe(29)
  table.do('fly:Gem', 'end-turn')
  expect(table.has(1)[0]).toBe(29)
  table.do('1 fly:Cas', 'go-on', 'end-turn')
  expect(table.has(1)[0]).toBe(24)
})
