import { expect, test } from 'vitest'
import { starOfDot } from '../components/key.ts'
import { stars, systems } from '../components/stars.ts'
import { hunters } from '../versions.ts'
import { crystals, dice, priceOf, Table } from './build.ts'

/** Creating stars, points, systems and bursts (H10, H11), and the end of the game (H12). */

const everything = { H: 20, He: 10, C: 5, O: 3, Si: 1, Fe: 1 }
const dotOf = (star: string): string => Object.entries(starOfDot).find(([, id]) => id === star)?.[0] ?? ''

test('H10.1 one creation a turn: announce, pay the full cost, then name a dot', () => {
  const table = new Table({ players: [{ has: { H: 32, He: 10 } }, {}], at: 'create' }).do('create:altair')
  expect(table.has(0)).toEqual(crystals({ H: 17, He: 6 }))
  expect(table.events('pay')).toMatchObject([{ star: 'altair', crystals: crystals({ H: 15, He: 4 }) }])
  expect(table.open).toBe('0 place')
  expect(table.refusal('create:vega')).toBe('not-now H10.1')
  table.do('place:d21')
  expect(table.state.active).toBe(1)
})

test('H10.2 the cost is paid in the printed kinds, nothing replaces another element', () => {
  const table = new Table({ players: [{ has: { H: 14, He: 40, C: 20, O: 20 } }, {}], at: 'create' })
  expect(table.refusal('create:altair')).toBe('cannot-pay H10.2')
  expect(new Table({ players: [{ has: { H: 15, He: 4 } }, {}], at: 'create' }).legal()).toContain('create:altair')
  for (const star of stars) {
    const exact = new Table({ players: [{ has: priceOf(star.id) }, {}], at: 'create' })
    expect(exact.refusal(`create:${star.id}`), star.id).toBeUndefined()
    exact.do(`create:${star.id}`)
    expect(exact.has(0), star.id).toEqual(crystals({}))
  }
})

test('H10.3 the dot must be free; there are 48, six of them for stars that are not in the game', () => {
  const table = new Table({ players: [{ has: { H: 15, He: 4 } }, { stars: ['vega', 'ran'] }], at: 'create' }).do(
    'create:altair',
  )
  expect(table.legal().length).toBe(46)
  expect(table.refusal(`place:${dotOf('vega')}`)).toBe('dot-taken H10.3')
  expect(48 - Object.keys(starOfDot).length).toBe(6)
  // An extra dot can be named, and is wrong for every star.
  table.do('place:d01')
  expect(table.owner('altair')).toBe(-1)
})

test('H10.5 a placement is right exactly on the dot of that star', () => {
  for (const star of stars) {
    const players = [{ on: 'Ori', has: priceOf(star.id) }, { on: 'Lyr' }]
    const right = new Table({ players, at: 'create' }).do(`create:${star.id}`)
    const dots = right.legal().filter((id) => right.fork().do(id).owner(star.id) === 0)
    expect(dots, star.id).toEqual([`place:${dotOf(star.id)}`])
  }
})

test('H10.6 a right placement keeps the marker, the card, its points, production and bonuses', () => {
  const table = new Table({
    players: [{ on: 'Leo', has: priceOf('vega') }, { on: 'Per' }],
    at: 'create',
    random: dice(3, 4),
  })
  table.do('create:vega', 'place:d16')
  expect(table.events('star')).toEqual([{ type: 'star', seat: 0, star: 'vega', points: 2 }])
  expect(table.view().markers).toEqual([{ dot: 'd16', seat: 0, star: 'vega' }])
  expect(table.view().players[0]).toMatchObject({ stars: ['vega'], points: 2 })
  expect(table.open).toBe('1 move')
  table.do('fly:Ori', 'go-on', 'end-turn')
  expect(table.has(0)).toEqual(crystals({ He: 1 }))
  // The bonus of its radius counts in the next fight.
  const fight = new Table({ players: [{ on: 'Leo', stars: ['vega'] }, { on: 'Com' }], random: dice(3, 4) }).do(
    'fly:Com',
  )
  expect(fight.events('fight-result')).toMatchObject([{ attack: 43, defence: 40 }])
})

test('H10.7 a wrong placement loses the crystals, the card goes back for anyone, and nothing bursts', () => {
  const cost = priceOf('antares')
  const table = new Table({
    players: [
      { on: 'Dra', has: cost },
      { on: 'UMi', has: { ...cost, He: 6 } },
    ],
    at: 'create',
  }).do('create:antares', 'place:d41')
  expect(table.has(0)).toEqual(crystals({}))
  expect(table.has(1)[1]).toBe(6)
  expect(table.events('burst')).toEqual([])
  expect(table.events('star-lost')).toEqual([{ type: 'star-lost', seat: 0, star: 'antares' }])
  expect(table.view().markers).toEqual([])
  expect(table.open).toBe('1 move')
  table.do('fly:Cep', 'go-on')
  expect(table.legal()).toContain('create:antares')
  // The wrong dot is free again.
  table.do('create:antares')
  expect(table.legal()).toContain('place:d41')
})

test('H10.8 owned stars cannot be created again, and an empty pile offers nothing', () => {
  const dwarfs = stars.filter((star) => star.class === 'whiteDwarf').map((star) => star.id)
  const table = new Table({ players: [{ has: everything }, { stars: dwarfs }], at: 'create' })
  expect(table.view().piles.whiteDwarf).toEqual([])
  expect(table.legal().filter((id) => dwarfs.includes(id.slice(7)))).toEqual([])
  expect(table.refusal('create:keid_b')).toBe('star-owned H10.8')
  const own = new Table({ players: [{ has: everything, stars: ['vega'] }, {}], at: 'create' })
  expect(own.refusal('create:vega')).toBe('star-owned H10.8')
})

test('H10.9 ten markers are the end of creating', () => {
  const owned = stars.slice(20, 30).map((star) => star.id)
  const table = new Table({ players: [{ has: everything, stars: owned }, {}], at: 'create' })
  expect(table.refusal('create:barnard')).toBe('no-marker H10.9')
  expect(table.legal()).toEqual(['end-turn'])
  const nine = new Table({ players: [{ has: everything, stars: owned.slice(1) }, {}], at: 'create' })
  expect(nine.refusal('create:barnard')).toBeUndefined()
})

test('H10.10 with the aid every placement is right, HD15 is not asked and cannon never played', () => {
  const players = [{ has: { H: 15, He: 4 }, hand: ['cannon'] }, {}]
  const table = new Table({ players, at: 'create', hrHelp: true }).do('create:altair')
  expect(table.owner('altair')).toBe(0)
  expect(table.view().markers).toEqual([{ dot: 'd21', seat: 0, star: 'altair' }])
  expect(table.open).toBe('1 move')
  expect(table.hand(0)).toEqual(['cannon'])
  expect(table.view(1).hrHelp).toBe(true)
  expect(hunters.options.find((option) => option.id === 'hrHelp')).toEqual({
    id: 'hrHelp',
    values: ['off', 'auto'],
    default: 'off',
  })
})

test('H11.1 points by class', () => {
  const points = ['rigel', 'mira', 'ran', 'grw_70'].map((id) => new Table({ players: [{ stars: [id] }, {}] }).points(0))
  expect(points).toEqual([4, 3, 2, 1])
})

test('H11.2 a complete system gives 1, the triple 2; parts give nothing', () => {
  for (const system of systems) {
    const sum = system.members.reduce((points, id) => points + (stars.find((star) => star.id === id)?.points ?? 0), 0)
    const whole = new Table({ players: [{ stars: system.members }, {}] })
    expect(whole.points(0), system.id).toBe(sum + (system.id === 'keid' ? 2 : 1))
    const last = system.members.at(-1) ?? ''
    const split = new Table({ players: [{ stars: system.members.slice(0, -1) }, { stars: [last] }] })
    expect(split.points(0) + split.points(1), system.id).toBe(sum)
  }
})

test('H11.4 a supergiant bursts once where its creator stands, the creator served first', () => {
  const table = new Table({
    players: [{ on: 'Ori' }, { on: 'Dra', has: priceOf('betelgeuse') }, { on: 'Lyr' }],
    active: 1,
    at: 'create',
    pool: { C: 2 },
  }).do('create:betelgeuse', 'place:d41')
  expect(table.events('burst')).toEqual([{ type: 'burst', seat: 1, star: 'betelgeuse', field: 'Dra' }])
  // Two C and the one just paid: the creator takes 2, the neighbour 1.
  expect([0, 1, 2].map((seat) => table.has(seat)[2])).toEqual([0, 2, 1])
  // After the creator the others come in turn order: seat 3 plays first here, and takes the last C.
  const order = new Table({
    players: [{ on: 'UMi' }, { on: 'Dra', has: priceOf('betelgeuse') }, { on: 'Ori' }, { on: 'Her' }],
    first: 3,
    active: 1,
    at: 'create',
    pool: { C: 2 },
  }).do('create:betelgeuse', 'place:d41')
  expect([0, 1, 2, 3].map((seat) => order.has(seat)[2])).toEqual([0, 2, 0, 1])
  // Nothing stays on the map.
  table.do('fly:Her', 'go-on', 'end-turn', 'fly:Gem', 'end-turn')
  expect(table.has(1)[2]).toBe(2)
  const gains: [string, number[], number[]][] = [
    ['rigel', [8, 0, 0, 0, 0, 0], [5, 0, 0, 0, 0, 0]],
    ['polaris', [4, 2, 0, 0, 0, 0], [2, 1, 0, 0, 0, 0]],
    ['mirfak', [0, 0, 1, 1, 0, 0], [0, 0, 1, 0, 0, 0]],
    ['alnilam', [6, 0, 0, 0, 0, 0], [0, 0, 0, 0, 0, 0]],
    ['garnet_star', [0, 0, 0, 0, 1, 0], [0, 0, 0, 1, 0, 0]],
  ]
  for (const [id, here, near] of gains) {
    const burst = new Table({
      players: [{ on: 'Dra', has: priceOf(id) }, { on: 'UMi' }, { on: 'Dra' }, { on: 'Ori' }],
      at: 'create',
    }).do(`create:${id}`, `place:${dotOf(id)}`)
    expect(
      [0, 1, 2, 3].map((seat) => burst.has(seat)),
      id,
    ).toEqual([here, near, here, crystals({})])
  }
})

test('H11.5 who is near is settled before anybody is served; everybody draws all cards before the next', () => {
  const table = new Table({
    players: [{ on: 'Dra', has: priceOf('deneb') }, { on: 'Her' }, { on: 'Ori' }, { on: 'Dra' }],
    at: 'create',
    // The creator is dragged away, and the others still draw: two on the field, one beside it, none far off.
    deck: ['cygnus_x1', 'alpha', 'cannon', 'eclipse', 'kepler', 'tokamak'],
  }).do('create:deneb', 'place:d19')
  expect(table.on(0)).toBe('UMi')
  expect([0, 1, 2, 3].map((seat) => table.hand(seat))).toEqual([['alpha'], ['cannon'], [], ['kepler', 'eclipse']])
  expect(table.deck[0]).toBe('tokamak')
})

test('H12.1 ten points complete the round, and the first player has no further turn', () => {
  const players = [
    { on: 'Ori', has: { H: 15, He: 4 }, stars: ['aldebaran', 'pollux', 'vega'] },
    { on: 'Leo' },
    { on: 'Lyr' },
  ]
  const table = new Table({ players, first: 0, at: 'create' }).do('create:altair', 'place:d21')
  expect([table.state.lastTurns, table.open]).toEqual([true, '1 move'])
  table.do('fly:Com', 'go-on', 'end-turn', 'fly:Cyg', 'go-on', 'end-turn')
  expect(table.open).toBe('over')
  expect(table.refusal('end-turn', 0)).toBe('game-over H12.1')
})

test('H12.2 ten points of the last player end the game with that turn', () => {
  const players = [{ on: 'Ori' }, { has: { H: 15, He: 4 }, stars: ['aldebaran', 'pollux', 'vega'] }]
  const table = new Table({ players, active: 1, at: 'create' }).do('create:altair', 'place:d21')
  expect(table.open).toBe('over')
  expect(hunters.toAct(table.state)).toEqual([])
})

test('H12.3 in the last turns everything goes on: fights, fields, cards, creations', () => {
  const table = new Table({
    players: [
      { on: 'Com', stars: ['aldebaran', 'pollux', 'vega', 'altair'], has: { Fe: 1 } },
      { on: 'Leo', has: { H: 14, He: 5 }, stars: ['mira', 'scheat', 'ran'], hand: ['alpha'] },
    ],
    active: 1,
    lastTurns: true,
    random: [...dice(6, 1), [1, 0]],
  }).do('play:alpha', 'fly:Com', '0 retreat:UMa', 'fuse:R1')
  expect(table.has(1)).toEqual(crystals({ H: 18, He: 10, Fe: 1 }))
  table.do('create:cyg61_a', 'place:d34')
  expect(table.points(1)).toBe(10)
  expect(table.open).toBe('over')
})

test('H12.4 most points win, then crystals by mass number, then masses of stars, then the win is shared', () => {
  const over = (...players: object[]) =>
    hunters.result(new Table({ players, active: players.length - 1, lastTurns: true, at: 'next-turn' }).state)
  const ten = { stars: ['aldebaran', 'pollux', 'vega', 'altair'] }
  const eleven = over(ten, { stars: ['mira', 'scheat', 'dubhe', 'ran'] })
  expect(eleven?.seats.map((seat) => [seat.rank, seat.score])).toEqual([
    [2, 10],
    [1, 11],
  ])
  // 1.7 + 1.91 + 2.14 + 1.79 = 7.54 against 1.08 + 1.18 + 2.27 + 0.82 + ...
  const byMass = over(ten, { stars: ['arcturus', 'mira', 'izar_b', 'ran'] })
  expect(byMass?.seats.map((seat) => [seat.rank, seat.score, seat.tiebreaks])).toEqual([
    [1, 10, [0, 7540]],
    [2, 10, [0, 5350]],
  ])
  const byCrystals = over(ten, { stars: ['arcturus', 'mira', 'izar_b', 'ran'], has: { H: 1 } })
  expect(byCrystals?.seats.map((seat) => seat.rank)).toEqual([2, 1])
  expect(over({ has: { He: 1 } }, { has: { H: 4 } })?.seats.map((seat) => seat.rank)).toEqual([1, 1])
  expect(byMass?.seats[0]?.sources).toEqual({ supergiant: 0, giant: 6, mainSequence: 4, whiteDwarf: 0, systems: 0 })
})

test('H12.5 after 60 complete rounds the game ends', () => {
  const table = new Table({ players: [{}, {}], active: 1, round: 60, at: 'next-turn' })
  expect(table.open).toBe('over')
  const before = new Table({ players: [{ on: 'Ori' }, {}], active: 0, round: 60, at: 'next-turn' })
  expect(before.open).toBe('1 move')
  const earlier = new Table({ players: [{ on: 'Ori' }, {}], active: 1, round: 59, at: 'next-turn' })
  expect([earlier.open, earlier.state.round]).toEqual(['0 move', 60])
})
