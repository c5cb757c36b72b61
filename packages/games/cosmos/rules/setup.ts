import {
  add,
  at,
  cloneRng,
  item,
  NONE,
  type Options,
  type Rng,
  shuffle,
  silent,
  topOf,
  withAt,
  withListAt,
} from '@orrery/kernel'
import { elements, GOAL_SPACES, kindIds, PROTO } from '../components/basics.ts'
import { goalIds } from '../components/goals.ts'
import type { Components } from '../sets/components.ts'
import { nameOfSet, numbersOf } from '../sets/numbers.ts'
import { engine } from './engine.ts'
import { tableFor } from './goals.ts'
import { makePlayer, type Player, type State } from './state.ts'
import { CENTRE, kindOfCard, lifeFormGroup, nebulaSizes, START_SIDE, startHexOfSize, tileSize } from './tables.ts'
import { beginTurn } from './turn.ts'

/** Setting up a game (C3), with the random steps in the order of C20.8. */

const numbers = (n: number): number[] => [...Array(n).keys()]

/** The numbers of all components whose property has this value. */
const having = (properties: readonly number[], value: number): number[] =>
  numbers(properties.length).filter((index) => properties[index] === value)

/** What is shuffled: goal cards, ability cards by kind, tiles by size, life forms by group. */
const goalCards = numbers(goalIds.length)
const abilityCards = kindIds.map((_, kind) => having(kindOfCard, kind))
const tiles = nebulaSizes.map((size) => having(tileSize, size - 1))
const lifeForms1 = having(lifeFormGroup, 0)
const lifeForms2 = having(lifeFormGroup, 1)

/** Puts energy tokens clockwise from light; a dark token is -1. The last player token drawn names the first player. */
export function placeTokens(
  drawn: readonly number[],
  seats: number,
): { dark: number[]; tokens: number[]; first: number } {
  const dark = [0, 0, 0, 0]
  const tokens = new Array<number>(seats).fill(0)
  let first = 0
  drawn.forEach((owner, i) => {
    if (owner === NONE) add(dark, i % kindIds.length, 1)
    else {
      tokens[owner] = i % kindIds.length
      first = owner
    }
  })
  return { dark, tokens, first }
}

/** A fresh game at its first decision. */
export function setup(set: number, seats: number, options: Options, seed: Rng): State {
  const game = nameOfSet(set)
  const { counts, energyRow, goalTrack, starSupply, start } = numbersOf(game)
  const table = tableFor(game, seats)
  const rng = cloneRng(seed)
  const goals = shuffle(rng, goalCards.slice())
  const abilityDecks = abilityCards.map((cards) => shuffle(rng, cards.slice()))
  const deck = shuffle(
    rng,
    kindIds.flatMap((_, kind) => new Array<number>(counts.energyCardsOfKind).fill(kind)),
  )
  const stacks = tiles.map((ofSize) => shuffle(rng, ofSize.slice()))
  const group2 = shuffle(rng, lifeForms2.slice())
  const group1 = shuffle(rng, lifeForms1.slice())
  const drawn = shuffle(rng, [...numbers(seats), ...new Array<number>(table.darkEnergy).fill(NONE)])

  const goalDeck = goals.slice(0, goalTrack.deck)
  const firstGoal = goalDeck.pop() ?? NONE
  const row = deck.splice(deck.length - energyRow.faceUp, energyRow.faceUp).reverse()
  const state: State = {
    rng,
    players: numbers(seats).map(() => makePlayer()),
    todo: [],
    todoBySeat: numbers(seats).map(() => []),
    fast: options.faster === 'on',
    round: 1,
    turn: 0,
    ...placeTokens(drawn, seats),
    active: NONE,
    over: false,
    row,
    deck,
    discard: [0, 0, 0, 0],
    starSupply: starSupply.slice(),
    lifeSupply: counts.lifeTokens,
    crystals: table.timeCrystals,
    fromBox: 0,
    stacks,
    abilityDecks,
    goalTrack: [firstGoal, ...new Array<number>(GOAL_SPACES - 1).fill(NONE)],
    goalDeck,
    goalsScored: [],
    goalsOut: goals.slice(goalTrack.deck),
    lifeFormStack: [...group2, ...group1.slice(0, table.lifeFormsOfGroup1)],
    lifeFormsOut: group1.slice(table.lifeFormsOfGroup1),
    ...game,
  }
  for (const player of state.players) drawNebulae(state, player)
  for (const player of state.players) equip(state, player, start)
  beginTurn(state, state.first, silent)
  engine.advance(state, silent)
  return state
}

/** C3.8: one tile of each size onto its start hex. */
function drawNebulae(state: State, player: Player): void {
  for (const size of nebulaSizes) {
    const stack = item(state.stacks, size - 1)
    player.tiles = withAt(player.tiles, at(startHexOfSize, size - 1), topOf(stack) ?? NONE)
    state.stacks = withListAt(state.stacks, size - 1, stack.slice(0, -1))
  }
}

/** C3.7, C3.9: a crystal, a star, proto and a hand of cards. */
function equip(state: State, player: Player, start: Components['start']): void {
  const element = elements[start.star]
  state.crystals--
  player.stars = withAt(player.stars, CENTRE, element + 1)
  add(state.starSupply, element, -1)
  player.life = withAt(player.life, START_SIDE, PROTO)
  state.lifeSupply--
  for (let i = 0; i < start.hand; i++) {
    const kind = topOf(state.deck)
    if (kind !== undefined) add(player.hand, kind, 1)
    state.deck = state.deck.slice(0, -1)
  }
}
