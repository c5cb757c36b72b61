import { at, below, cloneRng, item, NONE, type Options, OrreryError, type Rng, shuffle, silent } from '@orrery/kernel'
import { suns } from '../components/events.ts'
import { numbersOf, numbersOfSet } from '../sets/numbers.ts'
import { addToHand } from './effects.ts'
import { engine } from './engine.ts'
import { seatInOrder } from './queries.ts'
import type { State } from './state.ts'
import { CARDS, cardImmediate, ELEMENTS, ONE_STEP, STARS, startField } from './tables.ts'
import { startTurn } from './turn.ts'

/** A table before anything is dealt: all crystals in the pool, all stars in their piles, all rockets on the Decay field (H2.1). */
export function emptyTable(set: number, seats: number, rng: Rng): State {
  return {
    rng: cloneRng(rng),
    set,
    seats,
    holdLimit: false,
    hrHelp: false,
    first: 0,
    round: 1,
    turn: 0,
    active: 0,
    lastTurns: false,
    pool: numbersOfSet(set).supply.slice(),
    crystals: new Array<number>(seats * ELEMENTS).fill(0),
    rockets: new Array<number>(seats).fill(startField),
    suns: new Array<number>(seats).fill(0),
    owners: new Array<number>(STARS).fill(NONE),
    created: [],
    hands: Array.from({ length: seats }, () => []),
    deck: [],
    drawn: [],
    fusions: 0,
    unlimited: false,
    moveRule: ONE_STEP,
    from: startField,
    used: false,
    todo: [],
    opponents: 0,
    card: { kind: NONE, seat: NONE, element: NONE, player: NONE, field: NONE, back: 'events' },
    fight: {
      attacker: NONE,
      defender: NONE,
      field: NONE,
      attackDie: 0,
      defenceDie: 0,
      attackStars: 0,
      defenceStars: 0,
      attackCards: 0,
      defenceCards: 0,
      passes: 0,
      outcome: 'open',
    },
    star: NONE,
    tried: NONE,
  }
}

/** All event cards, in the order of the data file. */
export function allCards(state: State): number[] {
  const { cardCount } = numbersOf(state)
  const cards: number[] = []
  for (let card = 0; card < CARDS; card++) for (let i = 0; i < at(cardCount, card); i++) cards.push(card)
  return cards
}

/** A fresh game (H2); random numbers are used in the order of H16.1. */
export function setup(set: number, seats: number, options: Options, rng: Rng): State {
  const { constants, startCrystals } = numbersOfSet(set)
  const table = emptyTable(set, seats, rng)
  const state: State = { ...table, holdLimit: options.holdLimit === 'on', hrHelp: options.hrHelp === 'auto' }
  state.first = firstPlayer(state, options.firstPlayer ?? 'random')
  state.deck = shuffle(state.rng, allCards(state))
  dealSuns(state)
  for (let k = 0; k < seats; k++) {
    const seat = seatInOrder(state, k)
    for (let element = 0; element < ELEMENTS; element++) {
      const n = at(startCrystals, element)
      state.crystals[seat * ELEMENTS + element] = n
      state.pool[element] = at(state.pool, element) - n
    }
    for (let i = 0; i < constants.startEvents; i++) dealCard(state, item(state.hands, seat))
  }
  startTurn(state, state.first, silent)
  engine.advance(state, silent)
  return state
}

/** Drawn at random, or named by the host (H2.5). */
function firstPlayer(state: State, option: string): number {
  if (option === 'random') return below(state.rng, state.seats)
  const seat = Number(option)
  if (seat >= state.seats) {
    throw new OrreryError(
      'bad-option',
      `seat ${seat} cannot begin: the seats of this table are 0 to ${state.seats - 1}`,
    )
  }
  return seat
}

/** One random Sun card for each player in turn order (H2.3). */
function dealSuns(state: State): void {
  const left = suns.map((_, sun) => sun)
  for (let k = 0; k < state.seats; k++) {
    const [sun] = left.splice(below(state.rng, left.length), 1)
    state.suns[seatInOrder(state, k)] = sun ?? NONE
  }
}

/** One event card; immediate ones go under the deck, and the next is dealt instead (H2.4). */
export function dealCard(state: State, hand: number[]): void {
  for (let tries = state.deck.length; tries > 0; tries--) {
    const card = state.deck.shift()
    if (card === undefined) return
    if (!item(cardImmediate, card)) {
      addToHand(hand, card)
      return
    }
    state.deck.push(card)
  }
}
