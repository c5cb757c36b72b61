import { cloneRng, makeRng, sameRng, shuffle } from '@orrery/kernel'
import { makeDraft } from '@orrery/kernel/testing'
import { describe, expect, test } from 'vitest'
import type { Action, State } from '../rules/game.ts'
import { cosmos } from '../versions.ts'
import { collecting, fresh, table } from './build.ts'

const seen = (state: State, seat?: number): string => JSON.stringify(cosmos.view(state, seat))

describe('C19 faster play', () => {
  const fast = {
    seats: 3,
    faster: true,
    at: 'shift',
    dark: [1, 1, 1, 0],
    tokens: ['light', 'gravity', 'time'],
  } as const

  test('C19.1 off by default: the next player waits for the turn', () => {
    expect(cosmos.options).toEqual([{ id: 'faster', values: ['off', 'on'], default: 'off' }])
    const t = table({ ...fast, faster: false, row: ['light', 'light', 'light', 'light'] })
    t.do('shift-own', 'stop-shift', 'draw-row:light')
    expect([t.ask(), cosmos.toAct(t.state)]).toEqual(['menu', [0]])
  })

  test('C19.1 the next player of the round may collect while the active one crafts, and then waits', () => {
    const t = table({ ...fast, row: ['light', 'light', 'light', 'light'], me: { reserve: { H: 1 } } })
    t.do('shift-own', 'stop-shift')
    expect(cosmos.toAct(t.state)).toEqual([0])
    t.do('draw-row:light')
    expect(cosmos.toAct(t.state)).toEqual([0, 1])
    t.as(1, 'shift-own')
    t.as(0, 'place-star:H:S05')
    t.as(1, 'stop-shift')
    t.as(1, 'take-nebula:1')
    t.as(1, 'draw-row:light')
    expect([cosmos.toAct(t.state), t.player(1).stage]).toEqual([[0], 'collected'])
    expect(t.refusal('end-crafting', 1)).toBe('crafting-must-wait C19.1')
    expect(t.refusal('shift-own', 2)).toBe('not-your-turn C4.1')
    t.as(0, 'end-crafting')
    t.as(0, 'omega:nebula')
    t.as(0, 'take-nebula:1')
    t.as(0, 'to-hex:N12')
    t.as(0, 'end-turn')
    // Seat 1 goes straight to crafting, and seat 2 may now collect.
    expect([t.ask(1), t.ask(2), t.state.active]).toEqual(['menu', 'shift', 1])
  })

  test('C19.1 a turn that begins in the middle of the early energy phase simply goes on', () => {
    const t = table({ ...fast, at: 'confirm' })
    t.put(1, 'shift')
    t.as(1, 'shift-dark:light')
    t.as(0, 'end-turn')
    expect([t.state.active, t.player(1).moves, cosmos.toAct(t.state)]).toEqual([1, 1, [1]])
  })

  test('C19.1 the first player of the next round does not begin early', () => {
    const t = table({ ...fast, active: 2, row: ['light', 'light', 'light', 'light'] })
    t.state.tokens = [0, 2, 1]
    t.do('shift-own', 'stop-shift')
    t.as(2, 'draw-row:light')
    t.as(2, 'draw-row:light')
    expect([t.ask(2), cosmos.toAct(t.state)]).toEqual(['menu', [2]])
  })

  /** Seat 0 chooses an element from this supply while seat 1 still shifts energy. */
  const choosingAnElement = (supply: Readonly<Record<string, number>>): ReturnType<typeof table> => {
    const t = table({ ...fast, at: 'menu', me: { slots: ['speed-of-light'], hand: { light: 5 } }, supply })
    t.put(1, 'shift')
    t.state.tokens = [1, 3, 2]
    t.as(0, 'activate:speed-of-light')
    return t
  }

  test('C19.2 decisions apply as they arrive; what was taken meanwhile is refused and offered anew', () => {
    const t = choosingAnElement({ H: 3, He: 1, O: 0, C: 0 })
    expect(t.legal('', 0)).toEqual(['element:H', 'element:He'])
    t.as(1, 'shift-own')
    t.as(1, 'stop-shift')
    expect([t.reserve('H', 1), t.supply('H')]).toEqual([3, 0])
    expect(t.legal('', 0)).toEqual(['element:He'])
    expect(t.refusal('element:H', 0)).toBe('element-exhausted C7.5')
  })

  test('C19.2 when nothing is left at all the gain is lost and the game goes on', () => {
    const t = choosingAnElement({ H: 2, He: 0, O: 1, C: 0 })
    t.player(2).reserveStars[2] = (t.player(2).reserveStars[2] ?? 0) + 1
    t.state.starSupply[2] = 0
    t.as(1, 'shift-own')
    t.as(1, 'stop-shift')
    expect([t.ask(), t.score(), t.reserve('H')]).toEqual(['menu', 6, 0])
  })

  test('C19.2 C7.3 life gone meanwhile: placing is refused, declining is left', () => {
    const t = table({
      ...fast,
      at: 'menu',
      me: { slots: ['abiogenesis'], hand: { chemistry: 1 } },
      supply: { life: 2 },
    })
    t.put(1, 'shift')
    t.state.dark = [0, 0, 0, 3]
    t.state.tokens = [0, 0, 0]
    t.as(0, 'activate:abiogenesis')
    t.as(1, 'shift-own')
    t.as(1, 'stop-shift')
    expect(t.state.lifeSupply).toBe(0)
    expect([t.refusal('to-side:L01', 0), t.legal('', 0)]).toEqual(['life-exhausted C7.3', ['refuse']])
  })
})

describe('C20 hidden information', () => {
  test('C20.1 the order of decks and stacks is hidden from everybody', () => {
    const t = fresh(3)
    const swap = (pile: number[] | undefined): void => {
      if (pile !== undefined) [pile[0], pile[1]] = [pile[1] ?? 0, pile[0] ?? 0]
    }
    for (const seat of [0, 1, 2, undefined]) {
      const other = makeDraft(t.state)
      const piles = [
        other.deck,
        ...other.abilityDecks,
        ...other.stacks,
        other.goalDeck,
        other.goalsOut,
        other.lifeFormStack,
      ]
      for (const pile of piles) swap(pile)
      ;[other.goalDeck[0], other.goalsOut[0]] = [other.goalsOut[0] ?? 0, other.goalDeck[0] ?? 0]
      ;[other.lifeFormStack[21], other.lifeFormsOut[0]] = [other.lifeFormsOut[0] ?? 0, other.lifeFormStack[21] ?? 0]
      expect(other.goalDeck).not.toEqual(t.state.goalDeck)
      expect(seen(other, seat)).toBe(seen(t.state, seat))
    }
    expect(seen(t.state, 0)).not.toContain('rng')
  })

  test('C20.2 hands, ability cards looked at and life form values are the owner’s; sizes and rims are public', () => {
    const t = table({
      me: { hand: { light: 3, time: 1 }, tiles: { N01: 'NB1-01!' }, forms: { N01: ['LF1-01'] } },
    })
    t.do('acquire:1:light')
    const [mine, theirs] = [cosmos.view(t.state, 0).players[0], cosmos.view(t.state, 1).players[0]]
    expect([mine?.hand, mine?.looked?.length, mine?.forms[0]]).toEqual([[1, 1, 0, 0], 2, 0])
    expect([theirs?.hand, theirs?.looked, theirs?.forms[0]]).toEqual([undefined, undefined, 100])
    expect([theirs?.handSize, theirs?.lookedCount]).toEqual([2, 2])
    const publicView = cosmos.view(t.state, undefined)
    expect([publicView.deckSize, publicView.stackSizes, publicView.abilityDeckSizes[0]]).toEqual([
      t.state.deck.length,
      t.state.stacks.map((stack) => stack.length),
      6,
    ])
    expect(publicView).toMatchObject({ discard: t.state.discard, row: t.state.row, starSupply: t.state.starSupply })
    t.do(t.legal()[0] ?? '')
    expect(cosmos.view(t.state, 1).players[0]?.slots[0]).toBe(t.me.slots[0])
  })

  test('C20.2 only their owner learns the order in which cards went back', () => {
    const t = table({ me: { hand: { light: 3 } } })
    t.do('acquire:2:light')
    t.do(t.legal()[0] ?? '')
    const { events } = t.do(t.legal()[0] ?? '')
    const back = events.filter(({ event }) => event.type === 'ability-returned')
    expect(back).toHaveLength(2)
    for (const { seat, event, others } of back) {
      expect(seat).toBe(0)
      expect(event).toHaveProperty('card')
      expect(others).not.toHaveProperty('card')
    }
  })

  test('C20.3 a card from the row is seen by all, a card from the deck by its owner', () => {
    const t = collecting({ dark: [2, 1, 1, 0], tokens: ['chemistry', 'time'], row: ['time', 'time', 'time', 'time'] })
    const row = t.do('draw-row:time').events
    expect(row).toEqual([{ event: { type: 'card-taken', seat: 0, kind: 1, place: 0 } }])
    const kind = t.state.deck.at(-1)
    const deck = t.do('draw-deck').events
    expect(deck).toEqual([
      { event: { type: 'card-drawn', seat: 0, kind }, seat: 0, others: { type: 'card-drawn', seat: 0 } },
    ])
  })
})

describe('C20 what can be taken back', () => {
  test('C20.4 every event that reveals something is a barrier', () => {
    const energy = {
      at: 'shift',
      dark: [2, 1, 1, 0],
      tokens: ['gravity', 'time'],
      row: ['time', 'time', 'time', 'time'],
    } as const
    const t = table(energy)
    t.do('shift-own')
    expect(t.do('stop-shift').barrier).toBe(false)
    expect(t.do('take-nebula:1').barrier).toBe(true)
    expect(t.do('draw-deck').barrier).toBe(true)
    // The last card is from the row, but the refill behind it turns a new one up.
    expect(t.do('draw-row:time').barrier).toBe(true)
    const look = table({
      me: {
        hand: { light: 2 },
        tiles: { N01: 'NB1-01!' },
        life: { L10: 's', L04: 's', L01: 's', L03: 's', L09: 's', L15: 's' },
      },
    })
    expect(look.do('acquire:1:light').barrier).toBe(true)
    look.do(look.legal()[0] ?? '')
    expect(look.do('create-life-form:N01').barrier).toBe(true)
    expect(look.do('end-crafting').barrier).toBe(false)
    expect(look.do('omega:nebula').barrier).toBe(false)
    expect(look.do('take-nebula:1').barrier).toBe(true)
    const goal = table({ at: 'confirm', active: 1 })
    expect(goal.do('end-turn').barrier).toBe(true)
    expect(goal.events('goal-revealed')).toHaveLength(1)
    const shuffled = table({
      at: 'shift',
      dark: [2, 1, 1, 0],
      tokens: ['chemistry', 'time'],
      deck: [],
      discard: { light: 5 },
    })
    shuffled.do('shift-own', 'stop-shift')
    expect(shuffled.do('draw-deck').barrier).toBe(true)
  })

  test('C20.5 moves, row picks, placements, flips, completing, discharging and paying are not barriers', () => {
    const t = table({
      me: {
        stars: { S01: 'H', S02: 'H', S05: 'H', S11: 'O', S20: 'C' },
        life: { L02: 'p' },
        tiles: { N01: 'NB1-01' },
        reserve: { H: 1, proto: 1, tiles: ['NB2-01'] },
        tracks: { supernova: 1, dna: 1, graviton: 1 },
        hand: { light: 6, time: 1 },
        ready: 1,
        slots: ['quasar', 'time-dilation'],
      },
    })
    const free = [
      'complete:N01',
      'discard-star:S11',
      'place-star:H:S30',
      'place-proto:L01',
      'place-nebula:NB2-01:N07',
      'flip:S01',
      'stabilise:L02',
      'move-star:S20',
      'to-corner:S32',
      'discharge:O',
      'to-corner:S33',
      'set-of-five:light',
      'activate:time-dilation',
      'end-crafting',
      'omega:stabilise',
    ]
    for (const id of free) expect(t.do(id).barrier, id).toBe(false)
    const energy = table({
      at: 'shift',
      dark: [2, 1, 1, 0],
      tokens: ['chemistry', 'time'],
      row: ['time', 'time', 'time', 'time'],
    })
    for (const id of ['shift-dark:light', 'shift-own', 'stop-shift', 'draw-row:time']) {
      expect(energy.do(id).barrier, id).toBe(false)
    }
  })

  test('C20.6 ending the turn is final', () => {
    const t = table({ at: 'confirm' })
    const { turn } = cosmos.moment(t.state)
    expect(t.do('end-turn').barrier).toBe(true)
    expect(cosmos.moment(t.state).turn).toBeGreaterThan(turn)
  })
})

describe('C20 chance, and imagining what is hidden', () => {
  test('C20.7 only reshuffles are random, and the order of discarding does not change the new deck', () => {
    const needy = { at: 'shift', dark: [2, 1, 1, 0], tokens: ['chemistry', 'time'], deck: [], row: [] } as const
    const t = table({ ...needy, discard: { chemistry: 2, light: 3, gravity: 1 } })
    const rng = cloneRng(t.state.rng)
    t.do('shift-own', 'stop-shift')
    const expected = shuffle(rng, [0, 0, 0, 2, 3, 3])
    expect(t.state.rng).toEqual(rng)
    const drawn = [t.state.row, t.me.hand, t.state.deck.length]
    expect(drawn[2]).toBe(0)
    const kinds = expected.slice().reverse()
    expect(t.me.hand).toEqual([0, 1, 2, 3].map((kind) => kinds.slice(0, 3).filter((other) => other === kind).length))
    expect(t.state.row).toEqual([...kinds.slice(3), -1])
    const calm = fresh(2)
    const before = cloneRng(calm.state.rng)
    calm.do('shift-own')
    expect(sameRng(before, calm.state.rng)).toBe(true)
  })

  test('imagining completes a view at random and keeps what is seen', () => {
    const { state } = fresh(4)
    const view = cosmos.view(state, 2)
    const [one, two] = ['a', 'b'].map((seed) => cosmos.imagine(view, makeRng(seed)))
    expect(one && seen(one, 2)).toBe(JSON.stringify(view))
    expect(one?.deck).not.toEqual(two?.deck)
    expect(one?.players[2]?.hand).toEqual(state.players[2]?.hand)
    expect(one?.players[1]?.hand).not.toEqual(two?.players[1]?.hand)
  })

  test('imagining again with the same generator deals anew', () => {
    const view = cosmos.view(fresh(2).state, 0)
    const rng = makeRng('again')
    expect(cosmos.imagine(view, rng).deck).not.toEqual(cosmos.imagine(view, rng).deck)
  })
})

describe('C21 decisions', () => {
  test('C21.1 paying names kinds: any kind in the hand, or one with enough for a set', () => {
    const any = table({ me: { slots: ['quasar'], tracks: { graviton: 1 }, hand: { time: 1, chemistry: 3 } } })
    any.do('activate:quasar')
    expect(any.legal()).toEqual(['pay:time', 'pay:chemistry'])
    expect(any.refusal('pay:light')).toBe('kind-not-in-hand C21.1')
    const same = table({ me: { slots: ['special-relativity'], hand: { time: 1, chemistry: 3, gravity: 2 } } })
    same.do('activate:special-relativity')
    expect(same.legal()).toEqual(['pay:gravity', 'pay:chemistry'])
    expect(same.refusal('pay:time')).toBe('kind-not-in-hand C21.1')
  })

  test('C21.1 whoever holds one kind only is asked as well: others learn nothing from the question', () => {
    const one = table({ me: { slots: ['quasar'], tracks: { graviton: 1 }, hand: { chemistry: 3 } } })
    one.do('activate:quasar')
    expect(one.legal()).toEqual(['pay:chemistry'])
  })

  test('C21.1 a payment that takes the whole hand is made unasked', () => {
    const all = table({ me: { slots: ['speciation'], life: { L01: 's' }, hand: { time: 1 } } })
    all.do('activate:speciation')
    expect(all.handSize(0)).toBe(0)
  })

  test('C21.2 a game saved between any two decisions of a card resumes there', () => {
    const t = table({
      me: { slots: ['wormhole'], hand: { light: 1, time: 1 }, life: { L01: 's', L02: 's', L03: 'p', L04: 'p' } },
    })
    const script = [
      ['activate:wormhole', 'pay-any'],
      ['pay:time', 'pay-life'],
      ['discard-life:L02', 'option'],
      ['option:move-proto', 'lift-life'],
      ['lift-life:L03', 'set-life'],
      ['to-side:L44', 'lift-life'],
      ['stop', 'menu'],
    ] as const
    for (const [id, ask] of script) {
      const saved: State = JSON.parse(JSON.stringify(t.state))
      const action: Action = cosmos.vocabulary.parse(id)
      cosmos.apply(saved, 0, action, { all() {}, one() {}, reveal() {}, revealTo() {} })
      t.do(id)
      expect(saved).toEqual(t.state)
      expect(t.ask(), id).toBe(ask)
    }
  })

  test('C21.2 refuse is offered with the space wherever a card puts a piece onto the board', () => {
    const t = table({
      me: { slots: ['relativity-phi', 'speciation'], hand: { chemistry: 2, light: 1 }, life: { L02: 's' } },
    })
    t.do('activate:relativity-phi', 'element:H')
    expect(t.legal().at(-1)).toBe('refuse')
    t.do('refuse', 'activate:speciation')
    expect(t.legal().at(-1)).toBe('refuse')
  })

  test('C21.3 with nothing to do a turn still ends: end crafting, omega, confirm', () => {
    const t = table()
    expect(t.legal()).toEqual(['end-crafting'])
    t.do('end-crafting')
    expect(t.legal()).toEqual(['omega:nebula'])
    t.do('omega:nebula', 'take-nebula:1', 'to-hex:N12')
    expect(t.legal()).toEqual(['end-turn'])
    t.do('end-turn')
    expect(t.state.active).toBe(1)
  })

  test('D15 what would go unused is counted in the view', () => {
    const t = table({
      me: {
        ready: 1,
        reserve: { H: 2, proto: 1, tiles: ['NB1-02'] },
        tracks: { graviton: 3 },
        tiles: { N01: 'NB1-01' },
        stars: { S01: 'H', S02: 'H', S05: 'H', S11: 'O' },
      },
    })
    expect(cosmos.view(t.state, 0).players[0]?.unused).toEqual({ pieces: 4, units: 3, scorable: 2 })
  })
})
