import { begin, cloneRng, makeRng, makeStreamRng, OrreryError, shuffle } from '@orrery/kernel'
import { expect, test } from 'vitest'
import { stars } from '../components/stars.ts'
import { allCards } from '../rules/setup.ts'
import { cardIds, cardImmediate, sunIds } from '../rules/tables.ts'
import { hunters } from '../versions.ts'
import { crystals, playOut, Table } from './build.ts'

/** Setup, information, number of players, randomness and what a state holds. */

const start = (seats: number, seed: string, options = {}) => begin(hunters, { seats, seed, options })

test('H2.1 the table before the first move', () => {
  const view = hunters.view(start(4, 'a'), undefined)
  expect(view.players.map((player) => player.rocket)).toEqual(['UMi', 'UMi', 'UMi', 'UMi'])
  expect(view.pool).toEqual([80, 60, 40, 30, 10, 5])
  expect(Object.values(view.piles).flat().length).toBe(42)
  expect(view.markers).toEqual([])
})

test('H2.2 every star of every pile can be chosen at any time', () => {
  const table = new Table({ players: [{ has: { H: 40, He: 30, C: 10, O: 10, Si: 5, Fe: 2 } }, {}], at: 'create' })
  expect(table.legal()).toEqual([...stars.map((star) => `create:${star.id}`), 'end-turn'])
})

test('H2.3 five H, one open Sun and one hidden event card for each player', () => {
  for (const seats of [2, 3, 4]) {
    const state = start(seats, `deal ${seats}`)
    const view = hunters.view(state, 0)
    expect(view.players.map((player) => player.crystals)).toEqual(Array(seats).fill(crystals({ H: 5 })))
    expect(view.players.map((player) => player.handSize)).toEqual(Array(seats).fill(1))
    expect(new Set(view.players.map((player) => player.sun)).size).toBe(seats)
    expect(state.deck.length).toBe(36 - seats)
  }
})

test('H2.4 nobody starts with an immediate card', () => {
  let sentUnder = 0
  for (let i = 0; i < 60; i++) {
    const state = start(4, `immediate ${i}`)
    for (const card of state.hands.flat()) expect(cardImmediate[card]).toBe(false)
    if (cardImmediate[state.deck.at(-1) ?? 0]) sentUnder++
  }
  expect(sentUnder).toBeGreaterThan(0)
})

test('H2.5 the first player is drawn or named, and stays first', () => {
  const drawn = new Set(Array.from({ length: 40 }, (_, i) => start(3, `first ${i}`).first))
  expect([...drawn].sort()).toEqual([0, 1, 2])
  for (const seat of [0, 1, 2]) {
    const state = start(3, 'named', { firstPlayer: String(seat) })
    expect([state.first, state.active]).toEqual([seat, seat])
    playOut(state, 'on', (now) => now.round === 3)
    expect([state.first, state.active]).toEqual([seat, seat])
  }
  expect(() => start(2, 'x', { firstPlayer: '3' })).toThrow(OrreryError)
})

test('H2.6 turns go clockwise from the first player', () => {
  const state = start(4, 'clockwise', { firstPlayer: '2' })
  const order: number[] = []
  while (state.round < 3) {
    if (order.length < state.turn) order.push(state.active)
    playOut(state, `t${state.turn}`, (now) => now.turn > order.length)
  }
  expect(order).toEqual([2, 3, 0, 1, 2, 3, 0, 1])
})

test('H3.1 everything but the faces of cards is public, to spectators too', () => {
  const table = new Table({
    players: [{ on: 'Ori', has: { H: 3 }, stars: ['vega'], hand: ['alpha', 'cannon'] }, { sun: 'sun_core' }],
  })
  const view = table.view()
  expect(view.players[0]).toMatchObject({
    rocket: 'Ori',
    crystals: crystals({ H: 3 }),
    stars: ['vega'],
    handSize: 2,
    points: 2,
  })
  expect(view.players[1]?.sun).toBe('sun_core')
  expect(view.deckSize).toBe(34)
  expect(view.pool[0]).toBe(97)
})

test('H3.2 hands are seen by their holder only, the deck by nobody', () => {
  const table = new Table({ players: [{ hand: ['alpha'] }, { hand: ['cannon'] }], deck: ['eclipse'] })
  expect(table.view(0).hand).toEqual(['alpha'])
  expect(table.view(1).hand).toEqual(['cannon'])
  const other = JSON.stringify(table.view(0))
  expect(other).not.toContain('cannon')
  expect(other).not.toContain('eclipse')
  expect(JSON.stringify(table.view())).not.toContain('alpha')
  // A drawn card is seen by the drawer only, an immediate one by everybody.
  const drawing = (card: string) =>
    new Table({ players: [{ on: 'Leo', sun: 'sun_flare' }, {}], deck: [card], allAsked: true }).do('fly:UMa')
  expect(drawing('eclipse').view(0).drawn).toEqual([{ seat: 0, card: 'eclipse' }])
  expect(drawing('eclipse').view(1).drawn).toEqual([{ seat: 0 }])
  expect(drawing('perseids').view(1).drawn).toEqual([{ seat: 0, card: 'perseids' }])
})

test('H3.3 before the choice nothing that a seat sees marks the right dot', () => {
  const rich = { has: { H: 20, He: 8 }, hand: ['cannon'] }
  const altair = new Table({ players: [rich, {}], at: 'create' }).do('create:altair')
  // It asks for one H less.
  const other = new Table({ players: [{ ...rich, has: { H: 19, He: 8 } }, {}], at: 'create' }).do('create:cyg61_b')
  const seen = (table: Table) => ({ ...table.view(0), star: '' })
  expect(seen(altair)).toEqual(seen(other))
  expect(altair.legal()).toEqual(other.legal())
  expect(altair.legal().length).toBe(48)
  expect(JSON.stringify(altair.told)).not.toMatch(/d\d\d/)
})

test('H14.1 two to four players; unused Suns stay in the box', () => {
  expect(hunters.seats).toEqual({ min: 2, max: 4 })
  for (const seats of [1, 5]) expect(() => start(seats, 'x')).toThrow(OrreryError)
  const state = start(2, 'two')
  expect(state.suns.length).toBe(2)
  expect(JSON.stringify(hunters.view(state, 0)).match(/sun_/g)?.length).toBe(2)
  expect(hunters.toAct(playOut(state, 'two'))).toEqual([])
})

test('H16.1 random numbers are used for the first player, the deck and the Suns, in this order', () => {
  const state = start(3, 'order', { firstPlayer: '0' })
  const rng = makeStreamRng('order')
  const deck = shuffle(rng, allCards(state))
  // With the first player named the shuffle comes first: cards that were not dealt or sent under keep their order.
  const rest = state.deck.filter((card) => !cardImmediate[card])
  const dealt = state.hands.flat()
  expect(dealt).toEqual(deck.filter((card) => !cardImmediate[card]).slice(0, 3))
  expect(rest).toEqual(deck.filter((card) => !cardImmediate[card]).slice(3))
  const named = start(3, 'order', { firstPlayer: '1' })
  expect(named.deck).toEqual(state.deck)
  expect([1, 2, 0].map((seat) => named.suns[seat])).toEqual(state.suns)
})

test('H16.2 seed and decisions replay a game exactly, and nothing else is random', () => {
  expect(playOut(start(4, 'same'), 'walk')).toEqual(playOut(start(4, 'same'), 'walk'))
  const table = new Table({ players: [{ on: 'UMi', has: { H: 9 } }, { on: 'Leo' }] })
  const before = cloneRng(table.state.rng)
  table.do('fly:Cas', 'fuse:R1', 'end-turn', 'fly:UMa')
  expect(table.state.rng).toEqual(before)
})

test('H17.1 a view holds the open decision with everything it needs', () => {
  const table = new Table({
    players: [{ on: 'Leo', hand: ['gamma_burst'] }, { on: 'Com', has: { H: 1 } }, { on: 'Com' }],
    random: [
      [6, 3],
      [6, 3],
    ],
  }).do('fly:Com')
  expect(table.view(2)).toMatchObject({
    ask: 'opponent',
    asked: 0,
    opponents: [1, 2],
    from: 'Leo',
    active: 0,
    used: false,
  })
  table.do('fight:2')
  expect(table.view(1)).toMatchObject({
    ask: 'react',
    asked: 0,
    opponents: [1],
    fight: { attacker: 0, defender: 2, field: 'Com', attackDie: 4, defenceDie: 4, passes: 0, outcome: 'open' },
  })
  const polonium = new Table({ players: [{ has: { C: 1 }, hand: ['polonium_radium'] }, {}], at: 'events' }).do(
    'play:polonium_radium',
  )
  expect(polonium.view(1)).toMatchObject({ ask: 'decay', decays: 3, card: { card: 'polonium_radium', seat: 0 } })
  const placing = new Table({ players: [{ has: { H: 15, He: 4 }, hand: ['cannon'] }, {}], at: 'create' }).do(
    'create:altair',
    'place:d01',
    'play:cannon',
  )
  expect(placing.view(1)).toMatchObject({ ask: 'place', star: 'altair', tried: 'd01', card: { card: 'cannon' } })
})

test('H17.2 deck order and hands are dealt anew when a seat imagines the rest', () => {
  const state = start(3, 'imagine')
  const rng = makeRng('imagination')
  const decks = new Set<string>()
  const hands = new Set<string>()
  for (let i = 0; i < 20; i++) {
    const other = hunters.imagine(hunters.view(state, 0), rng)
    decks.add(other.deck.join())
    hands.add(String(other.hands[1]))
    expect(other.hands[0]).toEqual(state.hands[0])
    for (const card of other.hands.flat()) expect(cardImmediate[card]).toBe(false)
  }
  expect(decks.size).toBeGreaterThan(10)
  expect(hands.size).toBeGreaterThan(5)
})

test('H17.3 during HD7 the two cards are seen by the one who looks, and by nobody else', () => {
  const table = new Table({ players: [{ on: 'Leo' }, {}], deck: ['eclipse', 'cannon'] }).do('fly:UMa')
  expect(table.open).toBe('0 take')
  expect(table.view(0).looked).toEqual(['eclipse', 'cannon'])
  expect(table.view(1).looked).toBeUndefined()
  expect(JSON.stringify([table.view(1), table.view()])).not.toMatch(/eclipse|cannon/)
  expect(sunIds[table.state.suns[0] ?? -1]).toBe('sun_spectrum')
  expect(cardIds[table.state.deck[0] ?? -1]).toBe('eclipse')
})
