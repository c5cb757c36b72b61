import { makeStreamRng, shuffle } from '@orrery/kernel'
import { describe, expect, test } from 'vitest'
import { lifeForms } from '../components/life-forms.ts'
import { placeTokens } from '../rules/setup.ts'
import { kindOfCard, lifeFormGroup, tileSize } from '../rules/tables.ts'
import { cosmos } from '../versions.ts'
import { fresh, table } from './build.ts'

const groupsOf = (tokens: readonly number[]): number[] => tokens.map((token) => lifeForms[token]?.group ?? 0)

describe('C3 setup', () => {
  test.each([
    [2, 8, 6],
    [3, 12, 9],
    [4, 15, 11],
  ])('C3.1 C3.7 %i players: %i crystals, %i after everybody took one to space 0', (seats, all, left) => {
    const { state } = fresh(seats)
    expect(state.crystals).toBe(left)
    expect(left + seats).toBe(all)
    expect(state.players.every(({ growing, ready, scored }) => growing + ready + scored === 0)).toBe(true)
  })

  test('C3.2 six goals: one on space 1, five in the deck, ten unseen', () => {
    const { state } = fresh(3)
    expect(state.goalTrack[0]).toBeGreaterThanOrEqual(0)
    expect(state.goalTrack.slice(1)).toEqual([-1, -1, -1])
    expect([state.goalDeck.length, state.goalsOut.length]).toEqual([5, 10])
  })

  test('C3.3 four ability decks of eight, each shuffled for itself', () => {
    const { state } = fresh(2)
    state.abilityDecks.forEach((deck, kind) => {
      expect(deck).toHaveLength(8)
      expect(deck.every((card) => kindOfCard[card] === kind)).toBe(true)
    })
    expect(fresh(2, 'other').state.abilityDecks).not.toEqual(state.abilityDecks)
  })

  test('C3.4 a row of four, an empty discard pile, the rest in hands and deck', () => {
    const { state } = fresh(4)
    expect(state.row.every((kind) => kind >= 0 && kind < 4)).toBe(true)
    expect(state.row).toHaveLength(4)
    expect(state.discard).toEqual([0, 0, 0, 0])
    expect(state.deck).toHaveLength(60 - 4 - 4 * 4)
  })

  test('C3.5 three nebula stacks, each of its size', () => {
    const { state } = fresh(2)
    state.stacks.forEach((stack, size) => {
      expect(stack).toHaveLength(16 - 2)
      expect(stack.every((tile) => tileSize[tile] === size)).toBe(true)
    })
    expect(cosmos.view(state, 0)).not.toHaveProperty('stacks')
  })

  test.each([
    [2, 20, 4],
    [3, 22, 6],
    [4, 24, 8],
  ])('C3.6 %i players: a stack of %i life forms with %i of group 1 on top', (seats, size, group1) => {
    const { state } = fresh(seats)
    const fromTop = groupsOf(state.lifeFormStack).reverse()
    expect(fromTop).toEqual([...new Array(group1).fill(1), ...new Array(16).fill(2)])
    expect(fromTop).toHaveLength(size)
    expect(groupsOf(state.lifeFormsOut)).toEqual(new Array(8 - group1).fill(1))
    expect(cosmos.view(state, undefined).lifeForms).toEqual([group1, 16])
  })
})

describe('C3 what players begin with, and who begins', () => {
  test('C3.8 in seat order everybody draws the top tile of each size', () => {
    const t = fresh(3)
    const rest = t.state.stacks.map((stack) => stack.length)
    expect(rest).toEqual([13, 13, 13])
    const drawn = [0, 1, 2].map((seat) => [0, 1, 2].map((hex) => t.player(seat).tiles[hex] ?? -1))
    const before = t.state.stacks.map((stack, size) => [...stack, ...drawn.map((tiles) => tiles[size]).reverse()])
    // The same shuffles again (C20.8): the seats' tiles were the top ones, seat 0 first.
    expect(before).toEqual(replay('test', 3).stacks)
    expect(t.player(0).done).toBe(0)
  })

  test('C3.9 score 0, one proto, one H star, four cards, empty tracks, marker on alpha', () => {
    const t = fresh(4)
    for (const seat of [0, 1, 2, 3]) {
      expect([t.score(seat), t.allLife(seat), t.allStars(seat), t.handSize(seat)]).toEqual([0, 'L02p', 'S01:H', 4])
      expect([t.player(seat).tracks, t.player(seat).marker]).toEqual([[0, 0, 0], -1])
    }
    expect([t.supply('H'), t.state.lifeSupply]).toEqual([26 - 4, 50 - 4])
    const deck = replay('test', 4).deck
    const hands = [0, 1, 2, 3].map((seat) => deck.slice(-4 - 4 * (seat + 1), -4 - 4 * seat))
    hands.forEach((cards, seat) => {
      const kinds = [0, 1, 2, 3].map((kind) => cards.filter((card) => card === kind).length)
      expect(t.player(seat).hand).toEqual(kinds)
    })
  })

  test.each([
    [2, 4, [2, 2, 1, 1]],
    [3, 3, [2, 2, 1, 1]],
    [4, 3, [2, 2, 2, 1]],
  ])('C3.10 %i players and %i dark tokens lie clockwise from light', (seats, dark, spread) => {
    const { state } = fresh(seats)
    expect(state.dark.reduce((sum, count) => sum + count, 0)).toBe(dark)
    const all = state.dark.map((count, kind) => count + state.tokens.filter((place) => place === kind).length)
    expect(all).toEqual(spread)
  })

  test('CS0 C3.10 C3.11 dark, pink, teal, dark, amber, violet, dark: violet begins', () => {
    const placed = placeTokens([-1, 0, 1, -1, 3, 2, -1], 4)
    expect(placed.dark).toEqual([1, 0, 1, 1])
    expect(placed.tokens).toEqual([1, 2, 1, 0])
    expect(placed.first).toBe(2)
  })

  test('C3.11 the first player has the first decision, whatever dark token came last', () => {
    const firsts = new Set<number>()
    for (const seed of 'abcdefghij') {
      const { state } = fresh(4, seed)
      expect(cosmos.toAct(state)).toEqual([state.first])
      expect(state.first).toBe(
        replay(seed, 4)
          .drawn.filter((owner) => owner >= 0)
          .at(-1),
      )
      firsts.add(state.first)
    }
    expect(firsts.size).toBeGreaterThan(1)
  })

  test('C20.8 the shuffles come in the stated order from one seeded generator', () => {
    const again = replay('test', 2)
    const { state } = fresh(2)
    expect([...state.goalDeck, state.goalTrack[0]]).toEqual(again.goals.slice(0, 6))
    expect(state.goalsOut).toEqual(again.goals.slice(6))
    expect(state.abilityDecks).toEqual(again.abilities)
    expect(state.lifeFormStack).toEqual([...again.group2, ...again.group1.slice(0, 4)])
    expect(placeTokens(again.drawn, 2)).toEqual({ dark: state.dark, tokens: state.tokens, first: state.first })
    expect(state.rng).toEqual(again.rng)
    expect(fresh(2).state).toEqual(state)
    expect(table().state.rng).toEqual(again.rng)
  })
})

/** The random steps of C20.8, written down a second time. */
function replay(seed: string, seats: 2 | 3 | 4) {
  const rng = makeStreamRng(seed)
  const where = (list: readonly number[], value: number): number[] =>
    list.flatMap((entry, i) => (entry === value ? [i] : []))
  const goals = shuffle(rng, [...Array(16).keys()])
  const abilities = [0, 1, 2, 3].map((kind) => shuffle(rng, where(kindOfCard, kind)))
  const deck = shuffle(
    rng,
    [0, 1, 2, 3].flatMap((kind) => new Array<number>(15).fill(kind)),
  )
  const stacks = [0, 1, 2].map((size) => shuffle(rng, where(tileSize, size)))
  const group2 = shuffle(rng, where(lifeFormGroup, 1))
  const group1 = shuffle(rng, where(lifeFormGroup, 0))
  const dark = { 2: 4, 3: 3, 4: 3 }[seats]
  const drawn = shuffle(rng, [...Array(seats).keys(), ...new Array<number>(dark).fill(-1)])
  return { goals, abilities, deck, stacks, group2, group1, drawn, rng }
}
