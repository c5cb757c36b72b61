import { expect, test } from 'vitest'
import { events } from '../components/events.ts'
import type { Amounts } from '../components/types.ts'
import { hunters } from '../versions.ts'
import { crystals, dice, priceOf, Table } from './build.ts'

/** Event cards (H8). */

const rich = { H: 10, He: 10, C: 5, O: 5, Si: 2, Fe: 1 }

test('H8.1 immediate cards resolve when drawn, also out of turn, one card at a time; others go to the hand', () => {
  const table = new Table({
    players: [
      { on: 'Leo', hand: ['sputnik_1'] },
      { on: 'Ori', has: { H: 5 } },
    ],
    at: 'events',
    deck: ['carrington', 'alpha', 'perseids'],
  }).do('play:sputnik_1')
  expect(table.hand(0)).toEqual(['alpha'])
  expect(table.has(1)).toEqual(crystals({ H: 2 }))
  expect(table.deck[0]).toBe('perseids')
  expect(table.deck.slice(-2)).toEqual(['carrington', 'sputnik_1'])
  expect(table.events('draw')).toEqual([
    { type: 'draw', seat: 0, card: 'carrington', immediate: true },
    { type: 'draw', seat: 0, card: 'alpha', immediate: false },
  ])
  // Out of turn: the burst of Deneb makes a neighbour draw, and that neighbour is the first to be served by the Perseids.
  const burst = new Table({
    players: [{ on: 'Dra', has: priceOf('deneb') }, { on: 'Her' }],
    at: 'create',
    deck: ['cannon', 'eclipse', 'perseids'],
    pool: { H: 7 - (priceOf('deneb').H ?? 0) },
  }).do('create:deneb', 'place:d19')
  expect([burst.has(0)[0], burst.has(1)[0]]).toEqual([2, 5])
  // There is no hand limit.
  const hand = ['apollo_11', 'apollo_11', 'tokamak', 'tokamak', 'voyager_1', 'voyager_1', 'kepler', 'cannon', 'alpha']
  const many = new Table({ players: [{ on: 'Leo', sun: 'sun_flare', hand }, {}], deck: ['eclipse'] }).do(
    'go-on',
    'fly:UMa',
  )
  expect(many.hand(0).length).toBe(10)
})

test('H8.2 any number of cards may be played in a turn', () => {
  const table = new Table({
    players: [{ hand: ['apollo_11', 'apollo_11', 'alpha', 'alpha', 'line_21cm'] }, {}],
    at: 'events',
  }).do('play:apollo_11', 'element:C', 'play:apollo_11', 'element:Fe', 'play:line_21cm', 'play:alpha', 'play:alpha')
  expect(table.has(0)).toEqual(crystals({ H: 8, He: 8, C: 2, Fe: 1 }))
  expect(table.hand(0)).toEqual([])
})

test('H8.3 a used card goes to the bottom of the deck once it is fully resolved', () => {
  const table = new Table({ players: [{ has: { C: 1 }, hand: ['polonium_radium'] }, {}], at: 'events' }).do(
    'play:polonium_radium',
  )
  // While its decays go on, the card is still in play.
  expect(table.deck).not.toContain('polonium_radium')
  const order = [...table.deck]
  table.do('decay:R2', 'stop')
  expect(table.deck).toEqual([...order, 'polonium_radium'])
})

test('H8.4 an empty deck gives nothing', () => {
  const table = new Table({ players: [{ on: 'Leo', sun: 'sun_flare' }, {}], deck: [], deckOnly: true }).do('fly:UMa')
  expect(table.hand(0)).toEqual([])
  expect(table.events('draw')).toEqual([])
})

test('H8.5 cards have their windows, and one card that changes the move is enough', () => {
  const hand = ['voyager_1', 'lagrange_l2', 'einstein_rosen', 'apollo_11']
  const table = new Table({ players: [{ on: 'UMi', hand }, {}] })
  expect(table.legal()).toEqual(['play:voyager_1', 'play:lagrange_l2', 'play:einstein_rosen', 'go-on'])
  expect(table.refusal('play:apollo_11')).toBe('wrong-window H8.5')
  table.do('play:voyager_1')
  // Nothing else can be played before the move, so the move is asked at once.
  expect(table.open).toBe('0 move')
  expect(table.refusal('play:einstein_rosen')).toBe('one-move-card H8.5')
  const waiting = new Table({ players: [{ on: 'UMi', hand: [...hand, 'alpha'] }, {}] }).do('play:voyager_1')
  expect(waiting.refusal('play:lagrange_l2')).toBe('one-move-card H8.5')
  expect(waiting.legal()).toEqual(['play:alpha', 'go-on'])
})

test('H8.6 a card may be played only if it can change something', () => {
  const at = (players: object[], extra: object = {}) => new Table({ players, at: 'events', ...extra })
  const nothing = 'changes-nothing H8.6'
  const keep = 'kepler' // always playable, so that the decision stays open
  const empty = { H: 0, He: 0, C: 0, O: 0, Si: 0, Fe: 0 }
  expect(at([{ hand: ['apollo_11', keep] }, {}], { pool: empty }).refusal('play:apollo_11')).toBe(nothing)
  expect(at([{ hand: ['line_21cm', keep] }, {}], { pool: { H: 0 } }).refusal('play:line_21cm')).toBe(nothing)
  expect(at([{ hand: ['line_21cm', keep] }, {}], { pool: { H: 1 } }).refusal('play:line_21cm')).toBeUndefined()
  expect(at([{ hand: ['alpha', keep] }, {}], { pool: { He: 0 } }).refusal('play:alpha')).toBe(nothing)
  expect(at([{ hand: ['sputnik_1', keep] }, {}], { deck: [], deckOnly: true }).refusal('play:sputnik_1')).toBe(nothing)
  expect(at([{ hand: ['polonium_radium', keep] }, {}]).refusal('play:polonium_radium')).toBe(nothing)
  expect(at([{ hand: ['t_crb', keep], stars: ['rigel'] }, {}]).refusal('play:t_crb')).toBe(nothing)
  expect(
    at([{ hand: ['t_crb', keep], stars: ['vega'] }, {}], { pool: { He: 0 } }).refusal('play:t_crb'),
  ).toBeUndefined()
  const tokamak = at([{ hand: ['tokamak', 'tokamak', keep] }, {}])
  tokamak.do('play:tokamak')
  expect(tokamak.refusal('play:tokamak')).toBe(nothing)
  // Hayabusa2 needs another player with a crystal, here or next to here.
  const near = [{ on: 'Leo', hand: ['hayabusa_2', keep] }, { on: 'Com' }, { on: 'Ori', has: { H: 5 } }]
  expect(at(near).refusal('play:hayabusa_2')).toBe(nothing)
  const fits = at([
    near[0] ?? {},
    { on: 'Com', has: { H: 1 } },
    { on: 'Leo', has: { He: 1 } },
    { on: 'Ori', has: { H: 5 } },
  ])
  fits.do('play:hayabusa_2')
  expect(fits.legal()).toEqual(['player:1', 'player:2'])
  expect(fits.refusal('player:3')).toBe('player-does-not-fit H8.6')
  expect(fits.refusal('player:0')).toBe('player-does-not-fit H8.6')
  // Only an element that the pool has can be named.
  const apollo = at([{ hand: ['apollo_11'] }, {}], { pool: { C: 0, Fe: 0 } }).do('play:apollo_11')
  expect(apollo.legal()).toEqual(['element:H', 'element:He', 'element:O', 'element:Si'])
  expect(apollo.refusal('element:C')).toBe('element-empty H8.6')
})

test('H8.7 choices are announced before dark energy is asked, decays are chosen after it', () => {
  const table = new Table({
    players: [{ on: 'Leo', hand: ['kepler'] }, { on: 'Ori' }, { hand: ['dark_energy'] }],
    at: 'events',
  }).do('play:kepler', 'player:1', 'send:Cyg')
  expect(table.open).toBe('2 dark-energy')
  expect(table.view(2).card).toEqual({ card: 'kepler', seat: 0, player: 1, field: 'Cyg' })
  expect(table.on(1)).toBe('Ori')
  const polonium = new Table({
    players: [{ has: { C: 1 }, hand: ['polonium_radium'] }, { hand: ['dark_energy'] }],
    at: 'events',
  }).do('play:polonium_radium')
  expect(polonium.open).toBe('1 dark-energy')
  polonium.do('pass')
  expect(polonium.open).toBe('0 decay')
})

test('H8.8 the drawer is served first, then the others in turn order', () => {
  const table = new Table({
    players: [
      { on: 'Per', stars: ['vega'] },
      { on: 'Ori', stars: ['altair'] },
      { on: 'Leo', sun: 'sun_flare', stars: ['sirius_a'] },
    ],
    first: 1,
    active: 2,
    deck: ['conjunction'],
  }).do('fly:UMa')
  expect(table.events('gain').map((gain) => gain.seat)).toEqual([2, 1, 0])
})

test('H8.9 any-moment cards: before the move, in steps 4 to 6 and in the boundary window, where each has one go', () => {
  const hand = ['alpha']
  const players = [{ on: 'Leo', has: { H: 4 }, hand }, { hand: ['line_21cm', 'alpha'] }, { hand: ['line_21cm'] }]
  const table = new Table({ players })
  expect(table.legal()).toEqual(['play:alpha', 'go-on'])
  table.do('go-on')
  expect(table.open).toBe('0 move')
  expect(table.refusal('play:alpha')).toBe('wrong-window H8.9')
  table.do('fly:Com')
  expect(table.legal()).toEqual(['play:alpha', 'go-on'])
  table.do('go-on')
  expect(table.legal()).toEqual(['fuse:R1', 'play:alpha', 'go-on'])
  table.do('go-on')
  expect(table.legal()).toEqual(['play:alpha', 'end-turn'])
  table.do('end-turn')
  // Clockwise from the player who has finished; one by one until passing; nobody is asked twice.
  expect(table.open).toBe('0 boundary')
  table.do('pass')
  expect(table.open).toBe('1 boundary')
  expect(table.refusal('play:alpha', 0)).toBe('not-your-decision H15.1')
  table.do('play:line_21cm')
  expect(table.open).toBe('1 boundary')
  table.do('play:alpha')
  expect(table.open).toBe('2 boundary')
  expect(table.view().waiting).toEqual([2])
  table.do('pass')
  expect(table.open).toBe('1 move')
  expect(table.hand(0)).toEqual(['alpha'])
  const fromSecond = new Table({
    players: [{ hand: ['alpha'] }, { hand }, { hand: ['line_21cm'] }],
    active: 1,
    at: 'end-turn',
  })
  const asked = [fromSecond.open, fromSecond.do('pass').open, fromSecond.do('pass').open]
  expect(asked).toEqual(['1 boundary', '2 boundary', '0 boundary'])
  // Not between fights.
  const fights = new Table({ players: [{ on: 'Leo', hand }, { on: 'Com' }, { on: 'Com' }] }).do('go-on', 'fly:Com')
  expect(fights.refusal('play:alpha')).toBe('wrong-window H8.9')
})

test('H8.10 after a star is announced only cannon can be played, and nothing in the window after the turn', () => {
  const table = new Table({
    players: [{ has: { H: 15, He: 4 }, hand: ['alpha', 'cannon'] }, {}],
    at: 'create',
  }).do('create:altair')
  expect(table.refusal('play:alpha')).toBe('wrong-window H8.10')
  table.do('place:d01')
  expect(table.legal()).toEqual(['play:cannon', 'pass'])
  expect(table.refusal('play:alpha')).toBe('wrong-window H8.10')
  expect(table.do('play:cannon', 'place:d21').open).toBe('1 move')
  expect(table.hand(0)).toEqual(['alpha'])
  const ending = (has: Amounts, version: number, ...lines: string[]): string[] => {
    const players = [{ has, hand: ['alpha'] }, { hand: ['line_21cm'] }]
    const asked = new Table({ players, at: 'create', hrHelp: true, version }).do(...lines)
    return [asked.open, asked.do('pass').open]
  }
  // The others have their go, and whoever ends the turn without a star has one too.
  expect(ending({ H: 15, He: 4 }, 2, 'create:altair')).toEqual(['1 boundary', '1 before-move'])
  expect(ending({ H: 15, He: 4 }, 2, 'end-turn')).toEqual(['0 boundary', '1 boundary'])
  // A star that was lost ends the turn as well.
  const lost = new Table({ players: [{ has: { H: 15, He: 4 }, hand: ['alpha'] }, {}], at: 'create' })
  expect(lost.do('create:altair', 'place:d01').open).toBe('1 move')
  // In version 1 the window was open to the creator too.
  expect(ending({ H: 15, He: 4 }, 1, 'create:altair')).toEqual(['0 boundary', '1 boundary'])
})

test('H8.11 fight reactions belong to their side, and several may be used', () => {
  const hand = ['gamma_burst', 'gamma_burst', 'magnetosphere', 'uncertainty']
  const attacker = new Table({
    players: [{ on: 'Leo', sun: 'sun_flare', hand }, { on: 'Com' }],
    random: [...dice(2, 6), [6, 4]],
  }).do('fly:Com')
  expect(attacker.legal()).toEqual(['play:gamma_burst', 'play:uncertainty', 'pass'])
  expect(attacker.refusal('play:magnetosphere')).toBe('wrong-window H8.11')
  attacker.do('play:gamma_burst', 'play:gamma_burst', 'play:uncertainty')
  expect(attacker.events('roll')).toEqual([{ type: 'roll', seat: 0, side: 'attack', die: 5, again: true }])
  // 5 + 2 + 2, and the flare still adds its 1.
  expect(attacker.events('fight-result')).toMatchObject([{ attack: 100, defence: 60 }])
  const defender = new Table({
    players: [{ on: 'Leo' }, { on: 'Com', hand: ['gamma_burst', 'magnetosphere', 'uncertainty'] }],
    random: [...dice(6, 2), [6, 5]],
  }).do('fly:Com')
  expect(defender.legal()).toEqual(['play:magnetosphere', 'play:uncertainty', 'pass'])
  defender.do('play:magnetosphere', 'play:uncertainty')
  expect(defender.events('fight-result')).toMatchObject([{ attack: 60, defence: 80, winner: 1 }])
})

test('H8.12 eclipse is played before the dice, and nothing is captured or paid', () => {
  const table = new Table({ players: [{ on: 'Leo' }, { on: 'Com', has: { C: 1 }, hand: ['eclipse'] }] }).do(
    'fly:Com',
    'play:eclipse',
  )
  expect(table.events('roll')).toEqual([])
  expect(table.has(1)).toEqual(crystals({ C: 1 }))
  expect(table.state.fight.outcome).toBe('spared')
  expect(table.deck.at(-1)).toBe('eclipse')
  expect(table.state.used).toBe(true)
  // After the roll it is too late.
  const late = new Table({
    players: [{ on: 'Leo' }, { on: 'Com', hand: ['eclipse', 'magnetosphere'] }],
    random: dice(5, 2),
  }).do('fly:Com', 'pass')
  expect(late.refusal('play:eclipse')).toBe('wrong-window H8.12')
})

test('H8.13 cannon gives one more dot, not the same, and meanwhile only "wrong" is announced', () => {
  const table = new Table({ players: [{ has: { H: 15, He: 4 }, hand: ['cannon'] }, {}], at: 'create' }).do(
    'create:altair',
    'place:d18',
  )
  expect(table.events('place')).toEqual([{ type: 'place', seat: 0, star: 'altair', dot: 'd18', right: false }])
  expect(JSON.stringify([table.told, table.view(0)])).not.toContain('d21')
  table.do('play:cannon')
  expect(table.refusal('place:d18')).toBe('dot-tried H8.13')
  expect(table.legal().length).toBe(47)
  table.do('place:d16')
  expect(table.owner('altair')).toBe(-1)
  expect(table.has(0)).toEqual(crystals({}))
  expect(table.deck.at(-1)).toBe('cannon')
  expect(table.open).toBe('1 move')
  const passed = new Table({ players: [{ has: { H: 15, He: 4 }, hand: ['cannon'] }, {}], at: 'create' }).do(
    'create:altair',
    'place:d18',
    'pass',
  )
  expect([passed.owner('altair'), passed.hand(0)]).toEqual([-1, ['cannon']])
})

test('H8.14 dark energy cancels own-turn and any-moment cards of others, nothing else', () => {
  const table = new Table({
    players: [{ on: 'UMi', hand: ['voyager_1', 'lagrange_l2'] }, { hand: ['dark_energy'] }],
  }).do('play:voyager_1')
  expect(table.open).toBe('1 dark-energy')
  table.do('play:dark_energy')
  expect(table.events('cancel')).toEqual([{ type: 'cancel', seat: 1, card: 'voyager_1', of: 0 }])
  expect(table.deck.slice(-2)).toEqual(['voyager_1', 'dark_energy'])
  // The player may play another such card, or move normally.
  expect(table.legal()).toEqual(['play:lagrange_l2', 'go-on'])
  table.do('go-on')
  expect(table.legal()).toContain('fly:Cas')
  // It answers any-moment cards in the boundary window too, but not the player's own.
  const boundary = new Table({ players: [{}, { hand: ['alpha'] }, { hand: ['dark_energy', 'alpha'] }], at: 'end-turn' })
  boundary.do('1 play:alpha')
  expect(boundary.open).toBe('2 dark-energy')
  boundary.do('play:dark_energy')
  expect(boundary.has(1)).toEqual(crystals({}))
  expect(boundary.open).toBe('2 boundary')
  const own = new Table({ players: [{ hand: ['alpha', 'dark_energy'] }, {}], at: 'events' }).do('play:alpha')
  expect(own.has(0)).toEqual(crystals({ He: 4 }))
  // Immediate and reaction cards cannot be answered.
  const reaction = new Table({
    players: [
      { on: 'Leo', hand: ['gamma_burst'] },
      { on: 'Com', hand: ['dark_energy'] },
    ],
    random: dice(3, 4),
  }).do('fly:Com', 'play:gamma_burst')
  expect(reaction.open).toBe('1 retreat')
  const immediate = new Table({
    players: [{ on: 'Leo', sun: 'sun_flare' }, { hand: ['dark_energy'] }],
    deck: ['perseids'],
  }).do('fly:UMa')
  expect(immediate.has(0)).toEqual(crystals({ H: 5 }))
})

test('H8.15 the Lagrange point skips the move and uses the field again', () => {
  const table = new Table({
    players: [{ on: 'Cyg', has: { H: 6 }, hand: ['lagrange_l2', 'alpha'] }, { on: 'Cyg' }],
  }).do('play:lagrange_l2')
  expect(table.view().moveRule).toBe('stay')
  table.do('go-on')
  expect(table.events('stay')).toEqual([{ type: 'stay', seat: 0, field: 'Cyg' }])
  expect(table.events('fight')).toEqual([])
  expect([table.on(0), table.on(1)]).toEqual(['Cyg', 'Cyg'])
  expect([table.has(0)[0], table.state.unlimited, table.state.used]).toEqual([12, true, true])
  // Only for this turn: in the next one the rocket moves as usual.
  table.do('go-on', 'go-on', 'end-turn', '0 pass', '1 fly:Peg', 'go-on', 'end-turn', '0 pass')
  expect(table.view().moveRule).toBe('oneStep')
  expect(table.open).toBe('0 before-move')
  expect(table.do('go-on').legal()).toEqual(['fly:Cep', 'fly:Lyr', 'fly:Peg'])
})

test('H8.16 Voyager goes over exactly one field and not back, the bridge anywhere but here', () => {
  const voyager = new Table({ players: [{ on: 'Ori', hand: ['voyager_1'] }, {}] }).do('play:voyager_1')
  // Neighbours of Orion are Camelopardalis, Perseus and Gemini; from there on, but not Orion itself.
  expect(voyager.legal().map((id) => id.slice(4))).toEqual(['UMi', 'Cas', 'Cam', 'Lyn', 'And', 'Per', 'Gem', 'Cnc'])
  expect(voyager.refusal('fly:Ori')).toBe('not-two-steps H8.16')
  expect(voyager.refusal('fly:Leo')).toBe('not-two-steps H8.16')
  const bridge = new Table({ players: [{ on: 'Ori', hand: ['einstein_rosen'] }, {}] }).do('play:einstein_rosen')
  expect(bridge.legal().length).toBe(18)
  expect(bridge.refusal('fly:Ori')).toBe('must-leave H8.16')
})

test('H8.17 the supernova looks around the drawer, the black hole ends the use of fields, the conjunction is production', () => {
  const supernova = new Table({
    players: [{ on: 'Leo', hand: ['sputnik_1'] }, { on: 'Lyn' }, { on: 'UMi' }, { on: 'Leo' }],
    at: 'events',
    deck: ['sn1054', 'alpha'],
  }).do('play:sputnik_1')
  expect([0, 1, 2, 3].map((seat) => supernova.has(seat)[1])).toEqual([0, 1, 0, 1])
  expect(supernova.has(0)).toEqual(crystals({ C: 1, O: 1 }))
  const hole = new Table({ players: [{ on: 'Leo', has: { C: 3 }, sun: 'sun_flare' }, {}], deck: ['cygnus_x1'] }).do(
    'fly:UMa',
  )
  expect([hole.on(0), hole.open]).toEqual(['UMi', '0 create'])
  const conjunction = new Table({
    players: [
      { on: 'Leo', sun: 'sun_flare', stars: ['keid_b', 'deneb'] },
      { on: 'Ori', stars: ['mirzam'] },
    ],
    deck: ['conjunction'],
  }).do('fly:UMa')
  expect([conjunction.has(0), conjunction.has(1)]).toEqual([crystals({ H: 3 }), crystals({ He: 2 })])
})

test('H8.18 Apollo 11 gives two crystals, one of silicon or iron, or what the pool has', () => {
  const apollo = (element: string, pool: object = {}) =>
    new Table({ players: [{ hand: ['apollo_11'] }, {}], at: 'events', pool })
      .do('play:apollo_11', `element:${element}`)
      .has(0)
  expect(apollo('O')).toEqual(crystals({ O: 2 }))
  expect(apollo('Si')).toEqual(crystals({ Si: 1 }))
  expect(apollo('Fe')).toEqual(crystals({ Fe: 1 }))
  expect(apollo('C', { C: 1 })).toEqual(crystals({ C: 1 }))
})

test('H8.19 Kepler moves any other rocket to any field but its present one', () => {
  const table = new Table({ players: [{ hand: ['kepler'] }, { on: 'Ori' }, { on: 'Leo' }], at: 'events' }).do(
    'play:kepler',
  )
  expect(table.legal()).toEqual(['player:1', 'player:2'])
  expect(table.refusal('player:0')).toBe('player-does-not-fit H8.6')
  table.do('player:2')
  expect(table.legal().length).toBe(18)
  expect(table.refusal('send:Leo')).toBe('field-is-present H8.19')
  table.do('send:UMi')
  expect([table.on(2), table.open]).toEqual(['UMi', '0 create'])
})

test('H8.20 Hayabusa2 takes two random crystals of one victim, or the only one', () => {
  const two = new Table({
    players: [
      { on: 'Leo', hand: ['hayabusa_2'] },
      { on: 'Com', has: { H: 2, O: 1 } },
    ],
    at: 'events',
    random: [
      [3, 2],
      [2, 0],
    ],
  }).do('play:hayabusa_2')
  expect(two.has(0)).toEqual(crystals({ H: 1, O: 1 }))
  expect(two.events('capture')).toEqual([{ type: 'capture', from: 1, to: 0, crystals: crystals({ H: 1, O: 1 }) }])
  const one = new Table({
    players: [
      { on: 'Leo', hand: ['hayabusa_2'] },
      { on: 'Com', has: { Fe: 1 } },
    ],
    at: 'events',
  }).do('play:hayabusa_2')
  expect([one.has(0), one.has(1)]).toEqual([crystals({ Fe: 1 }), crystals({})])
})

test('H8.21 the spectrum looks at two cards on an Event field, takes one and puts the other under the deck', () => {
  const players = [{ on: 'Leo' }, { has: { H: 5 } }]
  const table = new Table({ players, deck: ['eclipse', 'carrington'] }).do('fly:UMa')
  expect(table.legal()).toEqual(['take:carrington', 'take:eclipse'])
  expect(table.refusal('take:alpha')).toBe('not-looked-at H8.21')
  const taken = table.fork().do('take:eclipse')
  expect([taken.hand(0), taken.deck.at(-1), taken.deck.length]).toEqual([['eclipse'], 'carrington', 35])
  // The other card is put away unseen by others, and the face of the taken one is hidden too.
  expect(JSON.stringify(table.toldTo(1, 'take:eclipse'))).not.toMatch(/carrington|eclipse/)
  expect(JSON.stringify(table.toldTo(0, 'take:eclipse'))).toMatch(/carrington.*eclipse/)
  // A taken immediate card is resolved.
  table.do('take:carrington')
  expect(table.has(1)).toEqual(crystals({ H: 2 }))
  expect(table.deck.slice(-2)).toEqual(['eclipse', 'carrington'])
  // Other draws are not looked at.
  const sputnik = new Table({
    players: [{ hand: ['sputnik_1'] }, {}],
    at: 'events',
    deck: ['eclipse', 'cannon', 'alpha'],
  }).do('play:sputnik_1')
  expect(sputnik.hand(0)).toEqual(['eclipse', 'cannon'])
  // Equal cards are one option.
  const equal = new Table({ players, deck: ['alpha', 'alpha'] }).do('fly:UMa')
  expect(equal.legal()).toEqual(['take:alpha'])
  expect([equal.do('take:alpha').hand(0), equal.deck.at(-1), equal.open]).toEqual([['alpha'], 'alpha', '0 events'])
})

test('H8.3 every card that was played or resolved lies under the deck afterwards', () => {
  for (const card of events) {
    if (card.timing !== 'ownTurn' && card.timing !== 'anyMoment') continue
    const table = new Table({
      players: [
        { on: 'Leo', has: rich, stars: ['vega'], hand: [card.id] },
        { on: 'Com', has: rich },
      ],
      at: card.window === 'beforeMove' ? 'before-move' : 'events',
    }).do(`play:${card.id}`)
    while (table.view().card !== undefined) table.do(table.legal()[0] ?? '')
    expect(table.deck, card.id).toContain(card.id)
    expect(table.deck.length, card.id).toBe(hunters.view(table.state, 0).hand?.length === 0 ? 36 : 34)
  }
})
