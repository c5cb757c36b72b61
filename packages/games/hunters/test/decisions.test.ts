import { begin, item, makeRng } from '@orrery/kernel'
import { conform } from '@orrery/kernel/testing'
import { expect, test } from 'vitest'
import { dots } from '../components/diagrams.ts'
import { starOfDot } from '../components/key.ts'
import { stars } from '../components/stars.ts'
import { hrPosition } from '../rules/physics.ts'
import { hunters, versions } from '../versions.ts'
import { crystals, dice, type Player, playOut, Table } from './build.ts'
import { kit } from './kit.ts'

/** The decision list (H15): who is asked, in which order, and what the others learn of it. */

test('H15.1 while one player is asked, nobody else can act', () => {
  const table = new Table({ players: [{ on: 'Leo' }, { on: 'Com', hand: ['eclipse'] }, {}] }).do('fly:Com')
  expect(table.open).toBe('1 eclipse')
  for (const seat of [0, 2]) {
    expect(table.legal(seat)).toEqual([])
    for (const id of ['pass', 'end-turn', 'go-on', 'fly:Boo'])
      expect(table.refusal(id, seat)).toBe('not-your-decision H15.1')
  }
  expect(hunters.toAct(table.state)).toEqual([1])
})

test('H15.1 decisions of others than the active player: HD4, HD5, HD6, HD12 and HD17', () => {
  const foreign = new Set<string>()
  for (let i = 0; i < 40; i++) {
    const state = begin(hunters, { seats: 3, seed: `asked ${i}`, options: { hrHelp: 'auto' } })
    playOut(state, `walk ${i}`, (now) => {
      const { ask, asked, active } = hunters.view(now, undefined)
      if (asked !== active) foreign.add(ask)
      return false
    })
  }
  expect([...foreign].sort()).toEqual(['boundary', 'dark-energy', 'eclipse', 'react', 'retreat'])
})

test('H15.2 whoever holds a card is asked, whichever it is, and may pass; a player without cards is not asked', () => {
  const attack = (mine: string[], theirs: string[]) =>
    new Table({
      players: [
        { on: 'Leo', hand: mine },
        { on: 'Com', hand: theirs },
      ],
      random: dice(2, 4),
      at: 'move',
      allAsked: true,
    }).do('fly:Com')
  // Cards of other windows, and those that fit: the questions are the same.
  for (const theirs of [['gamma_burst'], ['eclipse'], ['kepler'], ['magnetosphere']]) {
    const fight = attack(['magnetosphere'], theirs)
    expect([fight.open, fight.legal().at(-1)]).toEqual(['1 eclipse', 'pass'])
    expect([fight.do('pass').open, fight.legal()]).toEqual(['0 react', ['pass']])
    expect([fight.do('pass').open, fight.legal().at(-1)]).toEqual(['1 react', 'pass'])
    expect(fight.do('pass').open).toBe('0 events')
  }
  const bare = attack([], [])
  expect([bare.events('asked'), bare.events('fight-result').length, bare.open]).toEqual([[], 1, '0 create'])
  // Between turns, against a card, after a wrong dot, and in the player's own turn.
  for (const hand of [['tokamak'], ['alpha'], ['dark_energy']]) {
    const players = [{}, { hand }]
    expect(new Table({ players, at: 'end-turn', pool: { He: 0 }, allAsked: true }).open).toBe('1 boundary')
    const card = new Table({ players: [{ hand: ['sputnik_1'] }, { hand }], at: 'events', allAsked: true })
    expect(card.do('play:sputnik_1').open).toBe('1 dark-energy')
    const star = new Table({ players: [{ has: { H: 15, He: 4 }, hand }, {}], at: 'create', allAsked: true })
    expect(star.do('create:altair', 'place:d01').open).toBe('0 cannon')
    const turn = new Table({ players: [{ on: 'Leo', hand }, {}], allAsked: true })
    expect(turn.open).toBe('0 before-move')
    expect(turn.do('go-on', 'fly:Com').open).toBe('0 events')
    // Step 5 is asked for fusions only: what could be played there could be played in step 4.
    expect([turn.do('go-on').open, turn.has(0)]).toEqual(['0 fusion', crystals({ H: 8 })])
    expect(new Table({ players: [{ hand }, {}], at: 'fusion', allAsked: true }).open).toBe('0 create')
  }
})

test('H15.2 two equal cards under the spectrum are asked for like two different ones', () => {
  const players = [{ on: 'Leo' }, {}]
  for (const deck of [
    ['alpha', 'alpha'],
    ['alpha', 'cannon'],
  ]) {
    expect(new Table({ players, deck }).do('fly:UMa').open).toBe('0 take')
  }
})

test('H15.2 in version 1 only who holds a fitting card is asked, which the law of questions does not allow', () => {
  const table = new Table({
    players: [
      { on: 'Leo', hand: ['magnetosphere', 'apollo_11'] },
      { on: 'Com', hand: ['gamma_burst', 'cannon'] },
    ],
    random: dice(2, 4),
    version: 1,
    allAsked: true,
  }).do('fly:Com')
  expect(table.events('asked')).toEqual([])
  expect(table.events('fight-result').length).toBe(1)
  const boundary = (players: Player[]) => new Table({ players, at: 'end-turn', pool: { He: 0 }, version: 1 }).open
  expect(boundary([{ hand: ['tokamak'] }, { hand: ['cannon'] }])).toBe('1 move')
  expect(boundary([{}, { hand: ['alpha'] }])).toBe('1 move')
  const equal = new Table({ players: [{ on: 'Leo' }, {}], deck: ['alpha', 'alpha'], version: 1 }).do('fly:UMa')
  expect([equal.hand(0), equal.deck.at(-1), equal.open]).toEqual([['alpha'], 'alpha', '0 events'])

  const first = item(versions, 0)
  const broken = () => conform({ ...kit, game: first }, { games: 12, seed: 'asked', share: 0.2 })
  expect(broken).toThrow('hunters breaks the law "questions"')
})

test('H15.2 undo stops where somebody is asked for a card, and where nobody is', () => {
  for (const hand of [[], ['dark_energy']]) {
    const table = new Table({ players: [{ on: 'Leo', hand: ['alpha'] }, { hand }], at: 'events' }).do('play:alpha')
    expect(table.barrier).toBe(true)
  }
  for (const hand of [[], ['eclipse']]) {
    expect(new Table({ players: [{ on: 'Leo' }, { on: 'Com', hand }] }).do('fly:Com').barrier).toBe(true)
  }
  for (const hand of [[], ['alpha']]) {
    expect(new Table({ players: [{}, { hand }], at: 'create' }).do('end-turn').barrier).toBe(true)
  }
  for (const hand of [[], ['dark_energy']]) {
    const kepler = new Table({ players: [{ hand: ['kepler'] }, { hand }], at: 'events' }).do('play:kepler', 'send:Cyg')
    expect(kepler.barrier).toBe(true)
  }
  // A placement is an answer: it cannot be taken back to try another dot.
  const placing = new Table({ players: [{ has: { H: 15, He: 4 }, hand: ['cannon'] }, {}], at: 'create' }).do(
    'create:altair',
  )
  expect(placing.barrier).toBe(false)
  expect(placing.do('place:d01').barrier).toBe(true)
  // What teaches nothing can be taken back.
  expect(new Table({ players: [{ on: 'Leo', has: { H: 4 } }, {}] }).do('fly:Com', 'fuse:R1').barrier).toBe(false)
})

test('H15.2 in version 1 a seat that is asked is imagined with a card that fits', () => {
  const version = 1
  const tables: [Table, number, string][] = [
    [
      new Table({ players: [{ on: 'Leo' }, { on: 'Com', hand: ['eclipse', 'kepler'] }], version }).do('fly:Com'),
      1,
      'eclipse',
    ],
    [
      new Table({ players: [{ hand: ['alpha'] }, { hand: ['dark_energy', 'kepler'] }], at: 'events', version }).do(
        'play:alpha',
      ),
      1,
      'dark_energy',
    ],
    [
      new Table({ players: [{ has: { H: 15, He: 4 }, hand: ['cannon'] }, {}], at: 'create', version }).do(
        'create:altair',
        'place:d01',
      ),
      0,
      'cannon',
    ],
  ]
  const rng = makeRng('imagine')
  for (const [table, seat, card] of tables) {
    for (let i = 0; i < 20; i++) {
      const other = hunters.imagine(table.view(1 - seat), rng)
      expect(hunters.view(other, seat).hand).toContain(card)
      expect(hunters.legal(other, seat).map((action) => action.id)).toEqual([`play:${card}`, 'pass'])
    }
  }
  const boundary = new Table({ players: [{}, { hand: ['alpha', 'kepler'] }], at: 'end-turn', pool: { H: 0 }, version })
  expect(boundary.open).toBe('1 boundary')
  for (let i = 0; i < 20; i++) {
    expect(hunters.view(hunters.imagine(boundary.view(0), rng), 1).hand).toContain('alpha')
  }
})

test('H15.3 whoever reads the card finds the dot: the nearest one to its numbers is the right one', () => {
  for (const star of stars) {
    const { x, y } = hrPosition(star.temperature, star.luminosity)
    const nearest = [...dots].sort((a, b) => Math.hypot(a.x - x, a.y - y) - Math.hypot(b.x - x, b.y - y))[0]
    expect(starOfDot[nearest?.id ?? ''], star.id).toBe(star.id)
  }
})

test('H15.4 options stand in the order of the data, players after the decider, doing nothing last', () => {
  const step6 = new Table({ players: [{ has: { H: 20, He: 8 }, hand: ['alpha', 'line_21cm'] }, {}], at: 'create' })
  expect(step6.legal().slice(-3)).toEqual(['play:line_21cm', 'play:alpha', 'end-turn'])
  const created = step6
    .legal()
    .slice(0, -3)
    .map((id) => id.slice(7))
  expect(created).toEqual(stars.map((star) => star.id).filter((id) => created.includes(id)))
  const fights = new Table({ players: [{ on: 'Com' }, { on: 'Com' }, { on: 'Leo' }, { on: 'Com' }], active: 2 }).do(
    'fly:Com',
  )
  expect(fights.legal()).toEqual(['fight:3', 'fight:0', 'fight:1'])
  const step5 = new Table({ players: [{ has: { H: 4, He: 3 }, hand: ['alpha'] }, {}], at: 'fusion' })
  expect(step5.legal()).toEqual(['fuse:R1', 'fuse:R2', 'play:alpha', 'go-on'])
  // Equal cards in a hand are one option.
  const equal = new Table({ players: [{ hand: ['apollo_11', 'apollo_11'] }, {}], at: 'events' })
  expect(equal.legal()).toEqual(['play:apollo_11', 'go-on'])
})

test('H15.4 a game saved between any two decisions goes on from there', () => {
  const state = begin(hunters, { seats: 4, seed: 'saved' })
  for (let i = 0; i < 300; i++) {
    const copy = JSON.parse(JSON.stringify(state))
    const turn = state.turn
    playOut(state, `save ${i}`, (now) => now.turn > turn)
    expect(playOut(copy, `save ${i}`, (now) => now.turn > turn)).toEqual(state)
    if (hunters.toAct(state).length === 0) break
  }
})
