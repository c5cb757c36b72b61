import { describe, expect, test } from 'vitest'
import { regulators, tables } from '../components/basics.ts'
import { cosmos } from '../versions.ts'
import { collecting, fresh, table } from './build.ts'

/** Seat 0 alone in a regulator pattern; the second token is out of the way in time. */
const shift = (dark: readonly number[], own: 'light' | 'time' | 'gravity' | 'chemistry', extra = {}) =>
  table({ at: 'shift', dark, tokens: [own, 'time'], row: ['light', 'time', 'gravity', 'chemistry'], ...extra })

const counts = (t: ReturnType<typeof table>): number[] =>
  t.state.dark.map((dark, kind) => dark + t.state.tokens.filter((place) => place === kind).length)

describe('C4 rounds and turns', () => {
  test('C4.1 everybody has one turn a round, clockwise from the first player, then the end of the round', () => {
    const t = table({
      seats: 3,
      at: 'confirm',
      first: 1,
      active: 1,
      goalDeck: ['goal-stars-c'],
      goalTrack: ['goal-stars-o'],
    })
    t.do('end-turn')
    expect([t.state.active, cosmos.toAct(t.state)]).toEqual([2, [2]])
    expect(t.refusal('shift-own', 0)).toBe('not-your-turn C4.1')
    t.put(2, 'confirm')
    t.do('end-turn')
    expect([t.state.active, t.state.round]).toEqual([0, 1])
    t.put(0, 'confirm')
    t.do('end-turn')
    expect(t.state.round).toBe(2)
    expect(t.events('goals-advanced')).toHaveLength(1)
  })

  test('C4.2 nothing is crafted before collecting is finished, nothing is collected after', () => {
    const t = shift([1, 0, 1, 2], 'light', { me: { reserve: { H: 1 } } })
    expect(t.refusal('place-star:H:S05')).toBe('shift-first C4.2')
    t.do('shift-own', 'shift-own', 'shift-own')
    expect(t.ask()).toBe('size')
    expect(t.refusal('place-star:H:S05')).toBe('collect-first C4.2')
    expect(t.refusal('end-crafting')).toBe('collect-first C4.2')
    t.do('take-nebula:1', 'draw-row:light')
    expect(t.ask()).toBe('menu')
    expect(t.refusal('shift-own')).toBe('energy-phase-over C4.2')
    expect(t.refusal('draw-deck')).toBe('energy-phase-over C4.2')
    expect(t.refusal('place-star:H:S05')).toBe('legal')
  })

  test('C4.3 the game ends in an end-of-round phase only, after equally many turns', () => {
    const t = table({ at: 'confirm', supply: { crystals: 0 } })
    t.do('end-turn')
    expect(t.state.over).toBe(false)
    expect(cosmos.result(t.state)).toBeUndefined()
    t.put(1, 'confirm')
    t.do('end-turn')
    expect(t.state.over).toBe(true)
    expect(t.refusal('shift-own', 0)).toBe('game-over C4.3')
  })
})

describe('C5 shift', () => {
  test('CS1 C5.1 C5.2 a dark move and two own moves, skipping the full regulator', () => {
    const t = table({ seats: 4, at: 'shift', dark: [0, 1, 1, 1], tokens: ['gravity', 'light', 'light', 'time'] })
    expect(counts(t)).toEqual([2, 2, 2, 1])
    t.do('shift-dark:chemistry')
    expect(counts(t)).toEqual([3, 2, 2, 0])
    t.do('shift-own')
    expect(t.state.tokens[0]).toBe(3)
    t.do('shift-own')
    expect(t.state.tokens[0]).toBe(1)
    expect(counts(t)).toEqual([3, 3, 1, 0])
    expect(t.ask()).not.toBe('shift')
  })

  test('C5.1 the way round is light, time, gravity, chemistry, light; ability markers take no room', () => {
    const t = shift([1, 0, 0, 3], 'light', { me: { slots: ['fourth-dimension', 'quasar', 'pulsar', 'stardust'] } })
    const seen: number[] = []
    for (let i = 0; i < 2; i++) {
      t.do('shift-own')
      seen.push(t.state.tokens[0] ?? -1)
    }
    expect(seen).toEqual([1, 2])
    t.do('shift-dark:chemistry')
    expect(t.state.dark).toEqual([2, 0, 0, 2])
  })

  test('C5.2 one, two or three moves; skipping a full regulator costs nothing extra', () => {
    const t = shift([0, 2, 0, 2], 'light')
    t.do('shift-own')
    expect(t.state.tokens[0]).toBe(2)
    expect(t.me.moves).toBe(1)
    t.do('stop-shift')
    expect(t.ask()).not.toBe('shift')
  })

  test('C5.3 only one’s own token and dark ones move, and one’s own at least once', () => {
    const t = shift([1, 0, 1, 2], 'light')
    expect(t.legal()).toEqual(['shift-own', 'shift-dark:light', 'shift-dark:gravity', 'shift-dark:chemistry'])
    expect(t.refusal('stop-shift')).toBe('own-token-must-move C5.3')
    t.do('shift-dark:light')
    expect(t.refusal('stop-shift')).toBe('own-token-must-move C5.3')
    t.do('shift-own')
    expect(t.state.tokens[1]).toBe(1)
    expect(t.legal()).toContain('stop-shift')
  })

  test('CS33 C5.4 after two dark moves only one’s own token may move', () => {
    const t = shift([1, 0, 1, 2], 'light')
    t.do('shift-dark:light', 'shift-dark:time')
    expect(t.legal()).toEqual(['shift-own'])
    expect(t.refusal('shift-dark:gravity')).toBe('last-move-is-own C5.4')
    expect(t.refusal('stop-shift')).toBe('own-token-must-move C5.3')
  })

  test('C5.4 once one’s own token has moved, the last move may be a dark one', () => {
    const t = shift([1, 0, 1, 2], 'light')
    t.do('shift-own', 'shift-dark:light')
    expect(t.legal()).toEqual([
      'shift-own',
      'shift-dark:time',
      'shift-dark:gravity',
      'shift-dark:chemistry',
      'stop-shift',
    ])
  })

  test('CS3 C5.5 three moves with one skip lead back to the start and to its active reward', () => {
    const t = shift([1, 0, 3, 0], 'chemistry')
    expect(counts(t)).toEqual([1, 1, 3, 1])
    t.do('shift-own', 'shift-own', 'shift-own')
    expect(t.events('token-shifted').map(({ to }) => to)).toEqual([0, 1, 3])
    expect(t.reserve('C')).toBe(1)
    expect(t.ask()).toBe('size')
  })

  test('C5.5 two moves lead back when two regulators are full', () => {
    const t = table({ seats: 4, at: 'shift', dark: [3, 0, 0, 0], tokens: ['gravity', 'time', 'time', 'time'] })
    t.do('shift-own', 'shift-own')
    expect(t.events('token-shifted').map(({ to }) => to)).toEqual([3, 2])
  })

  test('C5.6 a dark token is named by the regulator it leaves', () => {
    const t = shift([2, 0, 0, 2], 'light')
    expect(t.refusal('shift-dark:gravity')).toBe('no-dark-token C5.6')
    t.do('shift-dark:light')
    expect(t.state.dark).toEqual([1, 1, 0, 2])
  })
})

describe('C6 collect', () => {
  test('CS2 C6.1 active reward first, then passive ones clockwise from one’s own regulator', () => {
    const t = table({
      seats: 4,
      at: 'shift',
      dark: [2, 1, 0, 0],
      tokens: ['chemistry', 'light', 'gravity', 'time'],
      row: ['light', 'light', 'time', 'time'],
    })
    t.do('shift-own', 'stop-shift')
    expect(counts(t)).toEqual([3, 3, 1, 0])
    expect(t.reserve('O')).toBe(1)
    expect([t.track('dna'), t.me.growing, t.track('graviton'), t.me.reserveProto]).toEqual([2, 3, 1, 0])
    t.do('draw-row:light', 'draw-row:light', 'draw-row:time')
    expect(t.handSize()).toBe(3)
    expect(t.ask()).toBe('menu')
  })

  test('C6.1 the order of the rewards, reported one after the other', () => {
    const t = collecting({
      dark: [1, 1, 1, 1],
      tokens: ['time', 'chemistry'],
      row: ['light', 'light', 'light', 'light'],
    })
    const order = t.told.map((event) => (event.type === 'track-gained' ? `track ${event.track}` : event.type))
    expect(order.slice(1)).toEqual(['stars-gained', 'track 0', 'track 2', 'proto-gained'])
    t.do('draw-row:light')
    expect(t.events('crystal-grew')).toHaveLength(1)
  })

  test.each([
    ['light', { H: 3 }, {}],
    ['time', { O: 1 }, { dna: 2 }],
    ['gravity', { He: 2 }, { supernova: 1 }],
    ['chemistry', { C: 1 }, {}],
  ] as const)('C6.2 the active reward of %s', (kind, stars, tracks) => {
    const before = { light: 'chemistry', time: 'light', gravity: 'time', chemistry: 'gravity' } as const
    const t = collecting({ dark: [1, 1, 1, 1], tokens: [before[kind], before[kind]] })
    for (const element of ['H', 'He', 'O', 'C'] as const) {
      expect(t.reserve(element), element).toBe((stars as Partial<Record<string, number>>)[element] ?? 0)
    }
    for (const track of ['supernova', 'dna'] as const) {
      expect(t.track(track), track).toBe((tracks as Partial<Record<string, number>>)[track] ?? 0)
    }
    if (kind === 'chemistry') {
      expect(t.legal()).toEqual(['take-nebula:1', 'take-nebula:2', 'take-nebula:3'])
      const [top] = t.stack(2)
      t.do('take-nebula:2')
      expect(t.events('nebula-drawn')).toHaveLength(1)
      expect(t.me.reserveTiles).toHaveLength(1)
      expect(t.stack(2)).not.toContain(top)
    } else expect(t.me.reserveTiles).toEqual([])
  })

  test('C6.3 one passive reward for each token, whoever owns it; none without a token', () => {
    const t = collecting({ dark: [1, 0, 3, 0], tokens: ['chemistry', 'light'], row: ['time', 'time', 'time', 'time'] })
    expect(counts(t)).toEqual([3, 0, 3, 0])
    t.do('draw-row:time', 'draw-row:time', 'draw-row:time')
    expect([t.track('graviton'), t.me.growing, t.me.reserveProto, t.handSize()]).toEqual([3, 0, 0, 3])
  })

  test('CS12 C6.4 C6.5 ability markers yield one extra resource of their kind, also without tokens', () => {
    const t = collecting({
      dark: [0, 2, 2, 0],
      tokens: ['light', 'light'],
      row: ['time', 'time', 'time', 'time'],
      me: { slots: ['genetic-drift', 'evolution'] },
    })
    expect(counts(t)).toEqual([1, 3, 2, 0])
    expect(t.me.reserveProto).toBe(2)
  })

  test('C6.5 a light card gives a card, a time card growth, a gravity card a graviton, a chemistry card a proto', () => {
    const t = collecting({
      dark: [0, 3, 1, 0],
      tokens: ['light', 'light'],
      row: ['time', 'time', 'time', 'time'],
      me: { slots: ['amino-acids', 'quasar', 'pulsar', 'speciation'] },
    })
    // One token of the other player in light, three dark ones in time (full, so skipped), the player's own in gravity.
    expect(counts(t)).toEqual([1, 3, 2, 0])
    expect([t.track('graviton'), t.me.reserveProto]).toEqual([3, 1])
    t.do('draw-row:time', 'draw-row:time')
    expect([t.handSize(), t.me.growing]).toEqual([2, 4])
    expect(regulators.map(({ passive }) => passive)).toEqual(['energyCard', 'crystalGrowth', 'graviton', 'protoLife'])
  })

  test('C6.6 a marker pays from the next energy phase on, not at once', () => {
    const t = table({ me: { hand: { gravity: 2 } }, abilities: { gravity: ['pulsar', 'wormhole'] } })
    t.do('acquire:1:gravity', 'keep:pulsar')
    expect(t.track('graviton')).toBe(0)
    t.put(0, 'shift')
    t.state.dark = [1, 1, 0, 2]
    t.state.tokens = [0, 0]
    t.do('shift-own', 'stop-shift')
    expect(t.track('graviton')).toBe(1)
  })
})

describe('C6 energy cards: row, deck and hand', () => {
  test('CS23 C6.7 C6.8 cards one at a time, no refill in between, the rest from the deck, then four new ones', () => {
    const t = collecting({
      dark: [1, 3, 0, 0],
      tokens: ['chemistry', 'light'],
      row: ['light', 'time', 'gravity', 'chemistry'],
      deck: ['time', 'light', 'light', 'light', 'light'],
      me: { slots: ['amino-acids', 'time-dilation'] },
    })
    t.do('draw-row:time')
    expect(t.refusal('draw-row:time')).toBe('not-in-row C6.7')
    expect(t.state.row).toEqual([0, -1, 2, 3])
    t.do('draw-row:light', 'draw-row:gravity', 'draw-row:chemistry')
    expect(t.handSize()).toBe(5)
    expect(t.hand('time')).toBe(2)
    expect(t.state.row).toEqual([0, 0, 0, 0])
    expect(t.ask()).toBe('menu')
    expect(t.events('row-refilled')).toMatchObject([{ revealed: 4 }])
  })

  test('C6.7 each card is seen before the next is chosen, from the row or the deck', () => {
    const t = collecting({ dark: [2, 0, 2, 0], tokens: ['chemistry', 'time'], row: ['time', 'time', 'light', 'light'] })
    expect(t.legal()).toEqual(['draw-row:light', 'draw-row:time', 'draw-deck'])
    t.do('draw-deck')
    expect([t.handSize(), t.left(), t.ask()]).toEqual([1, 2, 'draw'])
  })

  test('C6.8 the row is refilled at the end of the energy phase even if no card was due', () => {
    const t = collecting({
      dark: [0, 1, 2, 1],
      tokens: ['light', 'time'],
      row: [undefined, 'time', undefined, 'light'],
      deck: ['gravity', 'chemistry', 'light'],
    })
    expect(t.state.row).toEqual([2, 1, 3, 0])
    expect(t.state.deck).toEqual([0])
  })

  test('C6.9 an empty deck is made anew from the discard pile only when a card is needed', () => {
    const t = collecting({
      dark: [0, 1, 2, 1],
      tokens: ['chemistry', 'time'],
      row: ['time', 'time', 'light', 'light'],
      deck: ['gravity'],
      discard: { chemistry: 5 },
    })
    t.do('draw-deck')
    // The last card of the deck was drawn and the row is full: no reshuffle yet.
    expect([t.hand('gravity'), t.state.deck.length, t.state.discard[3]]).toEqual([1, 0, 5])
    expect(t.events('deck-shuffled')).toEqual([])
    t.put(0, 'shift')
    t.state.tokens = [3, 1]
    t.me.ownMoved = false
    t.me.moves = 0
    t.do('shift-own', 'stop-shift', 'draw-deck')
    expect(t.events('deck-shuffled')).toEqual([{ type: 'deck-shuffled', cards: 5 }])
    expect([t.hand('chemistry'), t.state.deck.length, t.state.discard]).toEqual([1, 4, [0, 0, 0, 0]])
  })

  test('C6.9 with deck and discard pile empty only the row is left, then cards and refills are lost', () => {
    const t = collecting({
      dark: [2, 1, 1, 0],
      tokens: ['chemistry', 'time'],
      row: ['time', 'light', undefined, undefined],
      deck: [],
    })
    expect(t.legal()).toEqual(['draw-row:light', 'draw-row:time'])
    expect(t.refusal('draw-deck')).toBe('no-card-to-draw C6.9')
    t.do('draw-row:light')
    expect([t.handSize(), t.ask()]).toEqual([2, 'menu'])
    expect(t.events('shortage')).toMatchObject([
      { what: 'energy', missing: 1 },
      { what: 'energy', missing: 4 },
    ])
    expect(t.state.row).toEqual([-1, -1, -1, -1])
  })

  test('C6.10 no hand limit during turns', () => {
    const t = table({
      at: 'shift',
      dark: [2, 1, 1, 0],
      tokens: ['chemistry', 'time'],
      me: { hand: { light: 8, time: 4 } },
      row: ['time', 'gravity', 'gravity', 'gravity'],
    })
    t.do('shift-own', 'stop-shift', 'draw-row:gravity', 'draw-row:gravity', 'draw-row:gravity')
    expect([t.handSize(), t.ask()]).toEqual([15, 'menu'])
  })

  test('C6.11 nothing can be refused while collecting', () => {
    const t = collecting({ dark: [2, 1, 1, 0], tokens: ['gravity', 'time'] })
    expect(t.ask()).toBe('size')
    expect([t.refusal('refuse'), t.refusal('stop'), t.refusal('end-crafting')]).toEqual([
      'collect-first C4.2',
      'collect-first C4.2',
      'collect-first C4.2',
    ])
    t.do('take-nebula:3')
    expect(t.ask()).toBe('draw')
    expect(t.legal().every((id) => id.startsWith('draw-'))).toBe(true)
  })

  test('CS24 C7.3 two H in the supply: two are gained, the third is lost', () => {
    const t = collecting({ dark: [0, 1, 1, 2], tokens: ['chemistry', 'time'], supply: { H: 2 } })
    expect([t.reserve('H'), t.supply('H')]).toEqual([2, 0])
    expect(t.events('shortage')).toEqual([{ type: 'shortage', seat: 0, what: 'H', missing: 1 }])
    expect([t.reserve('He'), t.reserve('O'), t.reserve('C')]).toEqual([0, 0, 0])
  })
})

test('C3.10 every number of players has its dark tokens', () => {
  expect([tables[2].darkEnergy, tables[3].darkEnergy, tables[4].darkEnergy]).toEqual([4, 3, 3])
  expect(fresh(4).state.tokens).toHaveLength(4)
})
