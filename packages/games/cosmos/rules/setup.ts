import { cloneRng, type Options, type Rng, shuffle, silent } from '@orrery/kernel'
import { counts, elementIds, energyRow, goalTrack, kindIds, start } from '../components/basics.ts'
import { makePlayer, type Player, pileAt, type State } from '../state.ts'
import {
  at,
  CENTRE,
  indexOf,
  kindOfCard,
  lifeFormGroup,
  NONE,
  PROTO,
  START_SIDE,
  startHexOfSize,
  tileSize,
} from '../tables.ts'
import { tableFor } from './goals.ts'
import { add } from './supply.ts'
import { beginGame } from './turn.ts'

/** Setting up a game (C3), with the random steps in the order of C20.8. */

const numbers = (n: number): number[] => [...Array(n).keys()]

/** The numbers of all components whose property has this value. */
const having = (properties: readonly number[], value: number): number[] =>
  numbers(properties.length).filter((index) => properties[index] === value)

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
export function setup(seats: number, options: Options, seed: Rng): State {
  const table = tableFor(seats)
  const rng = cloneRng(seed)
  const goals = shuffle(rng, numbers(counts.goalCards))
  const abilityDecks = kindIds.map((_, kind) => shuffle(rng, having(kindOfCard, kind)))
  const deck = shuffle(
    rng,
    kindIds.flatMap((_, kind) => new Array<number>(counts.energyCardsOfKind).fill(kind)),
  )
  const stacks = start.nebulaSizes.map((size) => shuffle(rng, having(tileSize, size - 1)))
  const group2 = shuffle(rng, having(lifeFormGroup, 1))
  const group1 = shuffle(rng, having(lifeFormGroup, 0))
  const drawn = shuffle(rng, [...numbers(seats), ...new Array<number>(table.darkEnergy).fill(NONE)])

  const goalDeck = goals.slice(0, goalTrack.deck)
  const firstGoal = goalDeck.pop() ?? NONE
  const row = deck.splice(deck.length - energyRow.faceUp, energyRow.faceUp).reverse()
  const state: State = {
    rng,
    players: numbers(seats).map(() => makePlayer()),
    fast: options.faster === 'on',
    round: 1,
    turn: 0,
    ...placeTokens(drawn, seats),
    active: NONE,
    over: false,
    row,
    deck,
    discard: [0, 0, 0, 0],
    starSupply: elementIds.map((element) => counts.stars[element]),
    lifeSupply: counts.lifeTokens,
    crystals: table.timeCrystals,
    fromBox: 0,
    stacks,
    abilityDecks,
    goalTrack: [firstGoal, NONE, NONE, NONE],
    goalDeck,
    goalsScored: [],
    goalsOut: goals.slice(goalTrack.deck),
    lifeFormStack: [...group2, ...group1.slice(0, table.lifeFormsOfGroup1)],
    lifeFormsOut: group1.slice(table.lifeFormsOfGroup1),
  }
  for (const player of state.players) drawNebulae(state, player)
  for (const player of state.players) equip(state, player)
  beginGame(state, silent)
  return state
}

/** C3.8: one tile of each size onto its start hex. */
function drawNebulae(state: State, player: Player): void {
  for (const size of start.nebulaSizes) {
    player.tiles[at(startHexOfSize, size - 1)] = pileAt(state.stacks, size - 1).pop() ?? NONE
  }
}

/** C3.7, C3.9: a crystal, a star, proto and a hand of cards. */
function equip(state: State, player: Player): void {
  const element = indexOf(elementIds, start.star)
  state.crystals--
  player.stars[CENTRE] = element + 1
  add(state.starSupply, element, -1)
  player.life[START_SIDE] = PROTO
  state.lifeSupply--
  for (let i = 0; i < start.hand; i++) {
    const kind = state.deck.pop()
    if (kind !== undefined) add(player.hand, kind, 1)
  }
}
