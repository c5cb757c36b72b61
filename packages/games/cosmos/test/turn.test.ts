import { winners } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import type { GoalId } from '../components/goals.ts'
import { hexIds } from '../rules/tables.ts'
import { cosmos } from '../versions.ts'
import { fresh, type Table, table } from './build.ts'

/** Ends the turn of the seat to act without doing anything. */
function pass(t: Table): void {
  const seat = t.state.active
  t.put(seat, 'confirm')
  t.as(seat, 'end-turn')
}

const fullHexes = Object.fromEntries(hexIds.map((id, i) => [id, `NB2-${String(i + 1).padStart(2, '0')}`]))

describe('C13 ending the crafting phase', () => {
  test('C13.1 one of the two omega spaces must be chosen', () => {
    const t = table({ me: { life: { L01: 'p', L02: 'p' } } })
    expect(t.refusal('end-turn')).toBe('end-crafting-first C13.1')
    t.do('end-crafting')
    expect(t.legal()).toEqual(['omega:nebula', 'omega:stabilise'])
    expect(t.refusal('end-turn')).toBe('choose-omega-first C13.1')
    t.do('omega:stabilise', 'stabilise:L02')
    expect([t.me.marker, t.ask()]).toEqual([1, 'confirm'])
  })

  test('C13.2 nebula: name a size, see the tile, place it', () => {
    const t = table({ me: { tiles: { N01: 'NB1-01' } }, stacks: { 2: ['NB2-07', 'NB2-08'] } })
    t.do('end-crafting', 'omega:nebula')
    expect(t.legal()).toEqual(['take-nebula:1', 'take-nebula:2', 'take-nebula:3'])
    t.do('take-nebula:2')
    expect(t.events('nebula-drawn')).toHaveLength(1)
    expect(t.legal()).toEqual(hexIds.slice(1).map((hex) => `to-hex:${hex}`))
    t.do('to-hex:N09')
    expect([t.tile('N09'), t.me.marker, t.stack(2)]).toEqual(['NB2-07', 0, ['NB2-08']])
  })

  test('C13.3 stabilise: one proto, the only one without asking', () => {
    const t = table({ me: { life: { L01: 'p', L02: 's' } } })
    t.do('end-crafting', 'omega:stabilise')
    expect([t.allLife(), t.ask()]).toEqual(['L01s L02s', 'confirm'])
  })

  test('CS29 C13.4 omega is last: the new tile is completed in the next turn at the earliest', () => {
    const stars = { S14: 'H', S21: 'H', S15: 'H', S06: 'O' }
    const t = table({ me: { stars }, stacks: { 1: ['NB1-01'] } })
    t.do('end-crafting', 'omega:nebula', 'take-nebula:1', 'to-hex:N05')
    expect(t.refusal('complete:N05')).toBe('turn-is-closing C13.4')
    expect(t.legal()).toEqual(['end-turn'])
    t.do('end-turn')
    t.state.active = 0
    t.put(0, 'menu')
    expect(t.refusal('complete:N05', 0)).toBe('legal')
  })

  test('CS29 C13.4 without proto only nebula is offered; with a full galaxy it draws nothing', () => {
    const none = table({ me: { life: { L01: 's' } } })
    none.do('end-crafting')
    expect(none.legal()).toEqual(['omega:nebula'])
    expect(none.refusal('omega:stabilise')).toBe('no-proto-on-board C13.4')
    const full = table({ me: { tiles: fullHexes } })
    full.do('end-crafting', 'omega:nebula')
    expect([full.ask(), full.me.marker, full.events('nebula-drawn')]).toEqual(['confirm', 0, []])
    const empty = table({ stacks: { 1: [], 2: [], 3: [] } })
    empty.do('end-crafting', 'omega:nebula')
    expect([empty.ask(), empty.me.marker]).toEqual(['confirm', 0])
  })

  test('C13.5 reserve and tracks are lost; hand, crystals and galaxy stay', () => {
    const t = table({
      at: 'confirm',
      me: {
        stars: { S01: 'H' },
        life: { L02: 'p' },
        reserve: { C: 1, proto: 2, tiles: ['NB3-02'] },
        tracks: { supernova: 1, dna: 2, graviton: 3 },
        hand: { light: 4 },
        crystal: 3,
        ready: 1,
      },
    })
    t.do('end-turn')
    expect([t.me.reserveStars, t.me.reserveProto, t.me.reserveTiles, t.me.tracks]).toEqual([
      [0, 0, 0, 0],
      0,
      [],
      [0, 0, 0],
    ])
    expect([t.hand('light'), t.me.growing, t.me.ready, t.allStars(), t.allLife()]).toEqual([4, 3, 1, 'S01:H', 'L02p'])
    expect(t.stack(3).at(-1)).toBe('NB3-02')
    expect(t.events('tracks-emptied')).toMatchObject([{ tracks: [1, 2, 3] }])
  })

  test('C13.6 after the last player of the round the end-of-round phase follows', () => {
    const t = table({ seats: 3, at: 'confirm' })
    t.do('end-turn')
    expect([t.state.active, t.events('goals-advanced')]).toEqual([1, []])
    pass(t)
    pass(t)
    expect(t.state.round).toBe(2)
  })
})

describe('C14 end of the round', () => {
  const goals: GoalId[] = ['goal-stars-c', 'goal-stars-he', 'goal-stars-o']

  test('C14.1 C14.2 C14.3 goals advance, the one reaching space 4 is scored and discarded, a new one appears', () => {
    const t = table({
      at: 'confirm',
      active: 1,
      me: { stars: { S01: 'O' } },
      goalTrack: goals,
      goalDeck: ['goal-supernovae', 'goal-proto-life'],
    })
    t.do('end-turn')
    expect(t.events('goals-advanced')).toMatchObject([{ track: [-1, 10, 11, 12] }])
    expect(t.events('goal-scored')).toMatchObject([{ goal: 12, values: [1, 0], points: [6, 0] }])
    expect(t.state.goalTrack).toEqual([4, 10, 11, -1])
    expect(t.state.goalsScored).toEqual([12])
    expect(t.score()).toBe(6)
  })

  test('C14.2 a goal on space 3 only waits', () => {
    const t = table({ at: 'confirm', active: 1, goalTrack: ['goal-stars-c', 'goal-stars-he'], goalDeck: [] })
    t.do('end-turn')
    expect([t.events('goal-scored'), t.state.goalTrack, t.state.over]).toEqual([[], [-1, 10, 11, -1], false])
  })

  test('CS21 C14.4 goals are scored at the end of rounds 3 to 8 and the game ends with round 8', () => {
    const t = fresh(3)
    const scored: number[] = []
    while (!t.state.over) {
      const { round } = t.state
      t.told = []
      pass(t)
      if (t.events('goal-scored').length > 0) scored.push(round)
    }
    expect([scored, t.state.round]).toEqual([[3, 4, 5, 6, 7, 8], 8])
    expect(t.events('game-ended')).toMatchObject([{ reason: 'goals' }])
  })

  test('C14.4 an empty crystal supply ends the game after the goals were handled, before the hand limit', () => {
    const t = table({
      at: 'confirm',
      active: 1,
      me: { hand: { light: 9, time: 3 }, stars: { S01: 'O' } },
      goalTrack: goals,
      goalDeck: ['goal-supernovae'],
      supply: { crystals: 0 },
    })
    t.do('end-turn')
    expect([t.state.over, t.score(), t.handSize()]).toEqual([true, 6, 12])
    expect(t.events('game-ended')).toMatchObject([{ reason: 'crystals' }])
    expect(cosmos.toAct(t.state)).toEqual([])
  })

  test('C14.5 everybody over ten cards discards at once, in any order, by choice', () => {
    const t = table({
      seats: 3,
      at: 'confirm',
      active: 2,
      me: { hand: { light: 9, time: 3 } },
      others: [{ hand: { gravity: 10 } }, { hand: { chemistry: 6, time: 5 } }],
    })
    t.do('end-turn')
    expect(cosmos.toAct(t.state)).toEqual([0, 2])
    expect(t.legal('', 0)).toEqual(['discard:light', 'discard:time'])
    expect(t.refusal('discard:gravity', 0)).toBe('kind-not-in-hand C14.5')
    expect(t.refusal('shift-own', 0)).toBe('hand-limit-first C14.5')
    expect(t.refusal('discard:gravity', 1)).toBe('not-your-turn C4.1')
    t.as(2, 'discard:time')
    expect(cosmos.toAct(t.state)).toEqual([0])
    t.as(0, 'discard:time')
    expect(t.state.round).toBe(1)
    t.as(0, 'discard:light')
    expect([t.handSize(0), t.handSize(1), t.handSize(2), t.state.round]).toEqual([10, 10, 10, 2])
    expect(t.state.discard).toEqual([1, 2, 0, 0])
    expect(t.refusal('discard:light', t.state.active)).toBe('no-hand-limit-now C14.5')
  })

  test('C14.5 a hand of one kind is asked like any other', () => {
    const t = table({ at: 'confirm', active: 1, me: { hand: { light: 12 } } })
    t.do('end-turn')
    expect(t.legal()).toEqual(['discard:light'])
    t.do('discard:light', 'discard:light')
    expect([t.hand('light'), t.state.round]).toEqual([10, 2])
  })

  test.each([
    [3, 1],
    [4, 1],
  ])('C14.6 with %i players the first player token moves on and markers return to alpha', (seats, first) => {
    const t = table({ seats, at: 'confirm', active: seats - 1 })
    t.player(seats - 1).marker = 0
    t.me.marker = 1
    t.do('end-turn')
    expect([t.state.first, t.state.active]).toEqual([first, first])
    expect(t.state.players.map(({ marker }) => marker)).toEqual(new Array(seats).fill(-1))
    expect(t.events('round-began')).toMatchObject([{ round: 2, first }])
  })

  test('CS19 C14.6 with two players the token stays', () => {
    const t = table({
      at: 'confirm',
      first: 1,
      active: 0,
      me: { stars: { S01: 'O', S02: 'O', S03: 'O', S04: 'O' } },
      others: [{ stars: { S01: 'O', S02: 'O', S03: 'O' } }],
      goalTrack: goals,
    })
    t.do('end-turn')
    expect([t.score(0), t.score(1), t.state.first]).toEqual([6, 0, 1])
    expect(t.state.active).toBe(1)
  })
})

describe('C18 end of the game', () => {
  const end = { at: 'confirm', active: 1, supply: { crystals: 0 } } as const

  test('C18.1 life forms are revealed and added', () => {
    const t = table({
      ...end,
      me: { tiles: { N01: 'NB1-01!', N02: 'NB2-01!' }, forms: { N01: ['LF1-08', 'LF2-01'], N02: ['LF2-16'] } },
    })
    t.do('end-turn')
    expect(t.events('life-forms-revealed')).toMatchObject([{ seat: 0, points: 6 + 7 + 4 }])
    expect(cosmos.result(t.state)?.seats[0]?.sources).toMatchObject({ lifeForms: 17 })
    expect(t.score()).toBe(17)
  })

  test('CS30 C18.2 C18.3 equal points: the larger hand wins, and nobody discarded to ten', () => {
    const t = table({ ...end, me: { points: 30, hand: { light: 12 } }, others: [{ points: 30, hand: { time: 11 } }] })
    t.do('end-turn')
    const result = cosmos.result(t.state)
    expect(result?.seats.map(({ rank, tiebreaks }) => [rank, tiebreaks])).toEqual([
      [1, [12]],
      [2, [11]],
    ])
    expect(result && winners(result)).toEqual([0])
  })

  test('C18.2 points come before cards; equal in both share the victory', () => {
    const more = table({ ...end, me: { points: 31 }, others: [{ points: 30, hand: { time: 9 } }] })
    more.do('end-turn')
    expect(cosmos.result(more.state)?.seats.map(({ rank }) => rank)).toEqual([1, 2])
    const same = table({ ...end, me: { points: 30, hand: { light: 2 } }, others: [{ points: 30, hand: { time: 2 } }] })
    same.do('end-turn')
    const result = cosmos.result(same.state)
    expect(result && winners(result)).toEqual([0, 1])
  })

  test('C18.3 hands above ten count in full', () => {
    const t = table({ ...end, me: { hand: { light: 9, gravity: 5 } }, others: [{ hand: { time: 10 } }] })
    t.do('end-turn')
    expect(cosmos.result(t.state)?.seats[0]?.tiebreaks).toEqual([14])
  })

  test('C18.4 hands, crystals, unfinished nebulae and stars score nothing', () => {
    const t = table({
      ...end,
      me: {
        hand: { light: 10 },
        ready: 3,
        stars: { S01: 'H', S02: '*O' },
        tiles: { N01: 'NB1-01' },
        life: { L01: 's' },
      },
      goalTrack: ['goal-stars-c'],
    })
    t.do('end-turn')
    expect(cosmos.result(t.state)?.seats[0]?.score).toBe(0)
  })

  test('C18.5 equal players share the rank and the next one is counted after them', () => {
    const t = table({
      seats: 4,
      at: 'confirm',
      active: 3,
      supply: { crystals: 0 },
      me: { points: 20 },
      others: [{ points: 25, hand: { light: 1 } }, { points: 25, hand: { time: 1 } }, { points: 25 }],
    })
    t.do('end-turn')
    expect(cosmos.result(t.state)?.seats.map(({ rank }) => rank)).toEqual([4, 1, 1, 3])
    const [standing] = cosmos.result(t.state)?.seats ?? []
    expect(standing?.sources).toEqual({ nebulae: 20, crystals: 0, sets: 0, abilities: 0, goals: 0, lifeForms: 0 })
  })
})
