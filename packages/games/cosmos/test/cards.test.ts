import { eventsFor } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { slotCosts } from '../components/basics.ts'
import { cosmos } from '../versions.ts'
import { collecting, table } from './build.ts'

describe('C11 energy card actions', () => {
  test('C11.1 spent cards go to the discard pile, which everybody sees', () => {
    const t = table({ me: { hand: { light: 6, time: 1 }, slots: ['fourth-dimension'] } })
    t.do('set-of-five:light', 'activate:fourth-dimension')
    expect(t.state.discard).toEqual([5, 1, 0, 0])
    expect(cosmos.view(t.state, 1).discard).toEqual([5, 1, 0, 0])
    expect([t.hand('light'), t.hand('time')]).toEqual([1, 0])
  })

  test('CS7 C11.2 C11.3 three light cards, three shown to pink only, one kept, two under the deck', () => {
    const t = table({
      me: { hand: { light: 3 }, slots: ['quasar'] },
      abilities: { light: ['speed-of-light', 'relativity-delta', 'molecular-cloud', 'amino-acids'] },
    })
    const outcome = t.do('acquire:2:light')
    expect([t.hand('light'), t.state.discard[0]]).toEqual([0, 3])
    const shown = [16, 18, 20]
    expect(eventsFor(outcome.events, 0)).toContainEqual({
      type: 'abilities-looked-at',
      seat: 0,
      kind: 0,
      count: 3,
      cards: shown,
    })
    expect(eventsFor(outcome.events, 1)).toContainEqual({ type: 'abilities-looked-at', seat: 0, kind: 0, count: 3 })
    expect(cosmos.view(t.state, 0).players[0]?.looked).toEqual(shown)
    expect(cosmos.view(t.state, 1).players[0]).not.toHaveProperty('looked')
    expect(t.legal()).toEqual(['keep:molecular-cloud', 'keep:speed-of-light', 'keep:relativity-delta'])
    expect(t.refusal('keep:amino-acids')).toBe('not-looked-at C11.2')
    t.do('keep:relativity-delta')
    expect(t.legal()).toEqual(['under:molecular-cloud', 'under:speed-of-light'])
    t.do('under:speed-of-light')
    expect(t.abilityDeck('light')).toEqual(['amino-acids', 'speed-of-light', 'molecular-cloud'])
    expect(t.me.slots.map((card) => (card < 0 ? '' : card))).toEqual([6, 20, '', ''])
    expect(t.ask()).toBe('menu')
    // From the next energy phase on light yields one card more.
    t.put(0, 'shift')
    t.state.dark = [0, 2, 1, 1]
    t.state.tokens = [1, 2]
    t.do('shift-own', 'stop-shift')
    expect([t.ask(), t.left()]).toEqual(['draw', 1])
  })

  test('C11.2 slots cost 2, 3, 3, 4 cards of one kind, in any order', () => {
    expect(slotCosts).toEqual([2, 3, 3, 4])
    const t = table({ me: { hand: { time: 3, chemistry: 1 } } })
    expect(t.legal('acquire')).toEqual(['acquire:1:time', 'acquire:2:time', 'acquire:3:time'])
    expect(t.refusal('acquire:4:time')).toBe('too-few-cards C11.2')
    expect(t.refusal('acquire:1:chemistry')).toBe('too-few-cards C11.2')
    t.do('acquire:3:time')
    expect(t.legal()).toHaveLength(3)
    expect(t.state.discard).toEqual([0, 3, 0, 0])
    t.do(t.legal()[0] ?? '')
    t.do(t.legal()[0] ?? '')
    expect(t.me.slots.map((card) => card >= 0)).toEqual([false, false, true, false])
  })

  test('C11.3 a marker belongs to the regulator of its card', () => {
    const t = collecting({
      dark: [1, 2, 0, 1],
      tokens: ['light', 'light'],
      me: { slots: [undefined, undefined, 'stardust'] },
    })
    expect(t.track('graviton')).toBe(1)
  })

  test('C11.4 with fewer cards in the deck all of them are shown at the same price; an empty deck cannot be chosen', () => {
    const t = table({
      me: { hand: { light: 4, time: 4 } },
      abilities: { light: ['amino-acids', 'time-dilation'], time: [] },
    })
    expect(t.refusal('acquire:1:time')).toBe('ability-deck-empty C11.4')
    expect(t.legal('acquire')).toEqual([1, 2, 3, 4].map((slot) => `acquire:${slot}:light`))
    t.do('acquire:4:light')
    expect([t.hand('light'), t.legal()]).toEqual([0, ['keep:amino-acids', 'keep:time-dilation']])
    expect(t.events('shortage')).toMatchObject([{ what: 'ability', missing: 2 }])
    t.do('keep:time-dilation')
    expect([t.abilityDeck('light'), t.ask()]).toEqual([['amino-acids'], 'menu'])
    const one = table({ me: { hand: { light: 2 } }, abilities: { light: ['amino-acids'] } })
    one.do('acquire:1:light')
    // Keeping is asked even when there is nothing to choose.
    expect(one.legal()).toEqual(['keep:amino-acids'])
  })

  test('C11.5 several a turn while slots are empty; cards are never lost or swapped', () => {
    const t = table({ me: { hand: { light: 5 } } })
    t.do('acquire:1:light')
    t.do(t.legal()[0] ?? '')
    t.do('acquire:2:light')
    t.do(t.legal()[0] ?? '')
    t.do(t.legal()[0] ?? '')
    expect(t.me.slots.filter((card) => card >= 0)).toHaveLength(2)
    const full = table({ me: { hand: { light: 9 }, slots: ['quasar', 'pulsar', 'stardust', 'evolution'] } })
    expect(full.legal('acquire')).toEqual([])
    expect(full.refusal('acquire:1:light')).toBe('slot-taken C11.2')
    full.do('end-crafting', 'omega:nebula', 'take-nebula:1', 'to-hex:N12', 'end-turn')
    expect(full.me.slots.every((card) => card >= 0)).toBe(true)
  })

  test('C11.6 an ability may be used in the turn in which it was acquired, an ability of others never', () => {
    const t = table({ me: { hand: { time: 3 } }, abilities: { time: ['fourth-dimension', 'quasar'] } })
    expect(t.refusal('activate:fourth-dimension')).toBe('not-your-ability C11.6')
    t.do('acquire:1:time', 'keep:fourth-dimension', 'activate:fourth-dimension')
    expect(t.me.growing).toBe(1)
    const other = table({ me: { hand: { time: 3 } }, others: [{ slots: ['fourth-dimension'] }] })
    expect(other.refusal('activate:fourth-dimension')).toBe('not-your-ability C11.6')
  })

  test('C11.7 five of a kind for 6 points, repeatable', () => {
    const t = table({ me: { hand: { gravity: 11, light: 4 } } })
    expect(t.legal('set-of-five')).toEqual(['set-of-five:gravity'])
    expect(t.refusal('set-of-five:light')).toBe('set-incomplete C11.7')
    t.do('set-of-five:gravity', 'set-of-five:gravity')
    expect([t.score(), t.hand('gravity'), t.me.points[2]]).toEqual([12, 1, 12])
    expect(t.refusal('set-of-five:gravity')).toBe('set-incomplete C11.7')
  })
})
