import { describe, expect, test } from 'vitest'
import { type GoalId, goalIds, goals } from '../components/goals.ts'
import { goalPoints, measure } from '../rules/goals.ts'
import { type Given, table } from './build.ts'

const value = (me: Given, goal: GoalId): number => measure(table({ me }).me, goalIds.indexOf(goal))

/** Scores a goal at the end of a round: the points of each seat. */
function score(goal: GoalId, galaxies: readonly Given[]): number[] {
  const t = table({
    seats: galaxies.length,
    at: 'confirm',
    active: galaxies.length - 1,
    me: galaxies[0] ?? {},
    others: galaxies.slice(1),
    goalTrack: [undefined, undefined, goal],
    goalDeck: ['goal-stars-he'],
  })
  t.do('end-turn')
  return galaxies.map((_, seat) => t.score(seat))
}

const proto = (count: number): Given => ({
  life: Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`L${String(i + 1).padStart(2, '0')}`, 'p' as const]),
  ),
})

describe('C15 who scores', () => {
  test('CS9 C15.3 7, 7 and 3 proto: 6, 6, 0', () => {
    expect(score('goal-proto-life', [proto(7), proto(7), proto(3)])).toEqual([6, 6, 0])
  })

  test('CS10 C15.2 8, 7 and 3 proto: 6, 3, 0', () => {
    expect(score('goal-proto-life', [proto(8), proto(7), proto(3)])).toEqual([6, 3, 0])
  })

  test('CS20 C15.8 nobody has a supernova: no points, the card is discarded', () => {
    const t = table({
      at: 'confirm',
      active: 1,
      goalTrack: [undefined, undefined, 'goal-supernovae'],
      goalDeck: ['goal-stars-c'],
    })
    t.do('end-turn')
    expect([t.score(0), t.score(1)]).toEqual([0, 0])
    expect([t.state.goalsScored, t.state.goalTrack]).toEqual([[4], [10, -1, -1, -1]])
    expect(t.events('points')).toEqual([])
  })

  test('C15.1 value 0 never scores, and all are measured after the last turn of the round', () => {
    expect(goalPoints({}, [3, 0, 0])).toEqual([6, 0, 0])
    expect(goalPoints({}, [0, 0, 0, 0])).toEqual([0, 0, 0, 0])
    const t = table({
      seats: 3,
      at: 'confirm',
      active: 1,
      others: [proto(5)],
      goalTrack: [undefined, undefined, 'goal-proto-life'],
      goalDeck: ['goal-stars-c'],
    })
    t.do('end-turn')
    expect(t.score(1)).toBe(0)
  })

  test('C15.2 all with the second highest value get 3', () => {
    expect(goalPoints({}, [5, 2, 2, 1])).toEqual([6, 3, 3, 0])
    expect(goalPoints({}, [5, 1, 0])).toEqual([6, 3, 0])
  })

  test('C15.3 a tie for the highest leaves nothing for second place', () => {
    expect(goalPoints({}, [4, 4, 3, 3])).toEqual([6, 6, 0, 0])
    expect(goalPoints({}, [2, 2, 2, 2])).toEqual([6, 6, 6, 6])
  })

  test('C15.4 two players: nothing for second place, both get 6 for a tie', () => {
    expect(goalPoints({}, [4, 3])).toEqual([6, 0])
    expect(goalPoints({}, [3, 3])).toEqual([6, 6])
  })

  test('C15.5 only pieces in the galaxy count', () => {
    const me: Given = { reserve: { C: 3, proto: 4 }, ready: 2 }
    expect([value(me, 'goal-stars-c'), value(me, 'goal-proto-life'), value(me, 'goal-time-crystals')]).toEqual([
      0, 0, 0,
    ])
  })

  test('C15.6 supernovae are stars of no element', () => {
    const me: Given = { stars: { S01: '*C', S02: '*He', S03: '*O', S04: 'C' } }
    expect((['goal-stars-c', 'goal-stars-he', 'goal-stars-o'] as const).map((goal) => value(me, goal))).toEqual([
      1, 0, 0,
    ])
    expect([value(me, 'goal-star-group'), value(me, 'goal-supernovae')]).toEqual([4, 3])
  })

  test('C15.7 border life counts in each of its sectors', () => {
    // L01 lies between delta and psi, L12 inside psi, L02 between psi and phi.
    const me: Given = { life: { L01: 'p', L12: 's', L02: 's' } }
    const sectors = ['goal-life-delta', 'goal-life-psi', 'goal-life-phi'] as const
    expect(sectors.map((goal) => value(me, goal))).toEqual([1, 3, 1])
  })

  test('C15.8 nobody with at least 1 means nobody scores', () => {
    expect(score('goal-stars-o', [{}, {}, {}])).toEqual([0, 0, 0])
  })

  test('C15.9 goals still on the track or in the deck at the end score nothing', () => {
    const t = table({
      at: 'confirm',
      active: 1,
      me: { stars: { S01: 'O', S02: 'C' } },
      goalTrack: ['goal-stars-o', 'goal-stars-c'],
      goalDeck: ['goal-star-group'],
      supply: { crystals: 0 },
    })
    t.do('end-turn')
    expect([t.state.over, t.score()]).toEqual([true, 0])
  })
})

describe('C15 what is measured', () => {
  test('the goals stand in the order of their rules', () => {
    expect(goals.map(({ rule }) => rule)).toEqual(Array.from({ length: 16 }, (_, i) => `C15.${i + 10}`))
  })

  const nebulae: Given = {
    // delta: N01 N04 N05 N12, psi: N02 N06 N07 N08, phi: N03 N09 N10 N11
    tiles: {
      N01: 'NB1-01!',
      N04: 'NB3-01!',
      N05: 'NB2-01',
      N02: 'NB2-02!',
      N07: 'NB1-02!',
      N10: 'NB3-03!',
      N11: 'NB1-03',
    },
  }
  const life: Given = { life: { L04: 'p', L10: 's', L01: 'p', L02: 's', L14: 'p', L44: 's' } }

  test.each<[string, GoalId, Given, number]>([
    ['C15.10 stable tokens', 'goal-stable-life', life, 3],
    ['C15.11 sizes of completed nebulae in psi', 'goal-nebulae-psi', nebulae, 2 + 1],
    ['C15.12 sizes of completed nebulae in phi', 'goal-nebulae-phi', nebulae, 3],
    ['C15.13 sizes of completed nebulae in delta', 'goal-nebulae-delta', nebulae, 1 + 3],
    ['C15.14 supernovae', 'goal-supernovae', { stars: { S01: '*H', S09: '*C', S02: 'H' } }, 2],
    [
      'C15.15 the largest group, branches and supernovae counted',
      'goal-star-group',
      { stars: { S01: 'H', S02: '*O', S03: 'C', S04: 'He', S22: 'H', S33: 'H' } },
      4,
    ],
    [
      'C15.15 a ring of six',
      'goal-star-group',
      { stars: { S01: 'H', S02: 'H', S05: 'H', S11: 'H', S10: 'H', S04: 'H', S20: 'O' } },
      7,
    ],
    ['C15.16 life in delta', 'goal-life-delta', life, 3],
    ['C15.17 life in psi', 'goal-life-psi', life, 3],
    ['C15.18 life in phi', 'goal-life-phi', life, 2],
    [
      'C15.18 life form tokens are no life',
      'goal-life-phi',
      { tiles: { N03: 'NB3-01!' }, forms: { N03: ['LF1-01'] } },
      0,
    ],
    [
      'C15.19 crystals on scoring spaces, neither ready nor spent ones',
      'goal-time-crystals',
      { ready: 2, scored: 5, spent: 3 },
      5,
    ],
    ['C15.20 standard C stars', 'goal-stars-c', { stars: { S01: 'C', S02: 'C', S03: '*C', S04: 'H' } }, 2],
    ['C15.21 standard He stars', 'goal-stars-he', { stars: { S01: 'He', S02: 'H', S03: '*He' } }, 1],
    ['C15.22 standard O stars', 'goal-stars-o', { stars: { S01: 'O', S02: 'O', S03: '*O', S05: 'O' } }, 3],
    ['C15.23 completed nebulae of size 1', 'goal-small-nebulae', nebulae, 2],
    ['C15.24 proto tokens', 'goal-proto-life', life, 3],
    [
      'C15.25 stars at nebulae with life forms, each once',
      'goal-inhabited-stars',
      {
        tiles: { N01: 'NB1-01!', N02: 'NB2-01!', N08: 'NB1-02!' },
        forms: { N01: ['LF1-01', 'LF1-02'], N02: ['LF2-01'] },
        stars: { S01: 'H', S02: '*O', S11: 'H', S12: 'C', S23: 'H' },
      },
      4,
    ],
  ])('%s', (_, goal, me, expected) => {
    expect(value(me, goal)).toBe(expected)
  })
})
