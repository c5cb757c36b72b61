import { at, indexIn, item, NONE, next32, type Rng, type Seat, shuffle } from '@orrery/kernel'
import { asksOnlyHolders, hasEffect, openWindows, pushCard } from './cards.ts'
import { addToHand, removeFromHand } from './effects.ts'
import { asksOnlyIfSeveral } from './field.ts'
import { anyFusion } from './queries.ts'
import { allCards, emptyTable } from './setup.ts'
import type { State } from './state.ts'
import {
  cardIds,
  cardImmediate,
  cardWindowBit,
  dotIds,
  elementIds,
  fieldIds,
  moveRules,
  starIds,
  sunIds,
} from './tables.ts'
import { asksForCards, type DecisionKind } from './tasks.ts'
import { turnSteps } from './turn.ts'
import type { View } from './view.ts'

const orNone = (ids: readonly string[], id: string | undefined): number => (id === undefined ? NONE : indexIn(ids, id))

/** A full state that this view could belong to: what is hidden is dealt out anew. */
export function imagine(seen: View, rng: Rng): State {
  const seed: Rng = [next32(rng), next32(rng), next32(rng), next32(rng) | 1]
  seed[3] >>>= 0
  const table = emptyTable(seen.set, seen.seats, seed)
  const state: State = { ...table, holdLimit: seen.holdLimit, hrHelp: seen.hrHelp }
  restoreTable(state, seen)
  restoreTurn(state, seen)
  restoreWork(state, seen)
  dealHidden(state, seen, rng)
  return state
}

function restoreTable(state: State, seen: View): void {
  state.first = seen.first
  state.round = seen.round
  state.turn = seen.turn
  state.active = seen.active
  state.lastTurns = seen.lastTurns
  state.pool = seen.pool.slice()
  state.crystals = seen.players.flatMap((player) => player.crystals)
  state.rockets = seen.players.map((player) => indexIn(fieldIds, player.rocket))
  state.suns = seen.players.map((player) => indexIn(sunIds, player.sun))
  state.created = seen.created.map((star) => indexIn(starIds, star))
  for (const { seat, star } of seen.markers) state.owners[indexIn(starIds, star)] = seat
  for (const { seat, card } of seen.drawn) state.drawn.push(seat, orNone(cardIds, card))
}

function restoreTurn(state: State, seen: View): void {
  state.fusions = seen.fusions.made
  state.unlimited = seen.fusions.unlimited
  state.moveRule = indexIn(moveRules, seen.moveRule)
  state.from = indexIn(fieldIds, seen.from)
  state.used = seen.used
  state.opponents = seen.opponents.reduce((mask, seat) => mask | (1 << seat), 0)
  state.star = orNone(starIds, seen.star)
  state.tried = orNone(dotIds, seen.tried)
  const { card, fight } = seen
  state.card = {
    kind: orNone(cardIds, card?.card),
    seat: card?.seat ?? NONE,
    element: orNone(elementIds, card?.element),
    player: card?.player ?? NONE,
    field: orNone(fieldIds, card?.field),
    back: seen.back,
  }
  if (fight === undefined) return
  state.fight = {
    attacker: fight.attacker,
    defender: fight.defender,
    field: indexIn(fieldIds, fight.field),
    attackDie: fight.attackDie,
    defenceDie: fight.defenceDie,
    attackStars: fight.attack.stars,
    defenceStars: fight.defence.stars,
    attackCards: fight.attack.cards,
    defenceCards: fight.defence.cards,
    passes: fight.passes,
    outcome: fight.outcome,
  }
}

/** What is pending follows from what is asked: the rest of the turn, and of the card in play. */
function restoreWork(state: State, seen: View): void {
  const { ask, asked, answering, waiting } = seen
  if (ask === 'over' || asked === undefined) return
  const { todo } = state
  // A card returns to where it was played; only `cannon` belongs to the placement itself.
  const window = seen.card === undefined || ask === 'place' ? ask : seen.back
  if (window === 'boundary') {
    todo.push({ kind: 'next-turn' })
    for (const seat of clockwise(state, state.active, waiting)) todo.push({ kind: 'boundary', seat })
  } else {
    const step = turnSteps.findIndex(({ kind }) => kind === window)
    const left = window === 'place' || window === 'cannon' ? AFTER_CREATION : AFTER_FIELD
    todo.push(...turnSteps.slice(0, step < 0 ? left : step + 1))
  }
  switch (ask) {
    case 'element':
    case 'player':
    case 'send':
      pushCard(state)
      while (todo.at(-1)?.kind !== ask) todo.pop()
      break
    case 'dark-energy':
      todo.push({ kind: 'card-done' }, { kind: 'effect' })
      for (const seat of clockwise(state, state.card.seat, [...answering, asked])) todo.push({ kind: ask, seat })
      break
    case 'decay':
      if (seen.card !== undefined) todo.push({ kind: 'card-done' })
      todo.push({ kind: ask, left: seen.decays })
      break
    case 'react':
      todo.push({ kind: 'settle' }, { kind: ask, seat: asked })
      break
    case 'opponent':
    case 'eclipse':
    case 'retreat':
    case 'take':
    case 'place':
    case 'cannon':
      todo.push({ kind: ask })
      break
    default: // A step of the turn, which is there already.
  }
}

/** How many steps of a turn are left after the use of the field, and after a creation. */
const AFTER_FIELD = turnSteps.findIndex(({ kind }) => kind === 'move')
const AFTER_CREATION = turnSteps.findIndex(({ kind }) => kind === 'create')

/** Seats in the order in which they are put on the stack: the first one after a seat, itself included, comes last. */
function clockwise(state: State, from: Seat, seats: readonly Seat[]): Seat[] {
  const place = (seat: Seat): number => (seat - from + state.seats) % state.seats
  return [...seats].sort((a, b) => place(b) - place(a))
}

/** Deals the cards the viewer does not see: hands without immediate cards, and to the seat that is asked a card it must hold. */
function dealHidden(state: State, seen: View, rng: Rng): void {
  const hidden = allCards(state)
  const own = (seen.hand ?? []).map((card) => indexIn(cardIds, card))
  const looked = (seen.looked ?? []).map((card) => indexIn(cardIds, card))
  for (const card of own) removeFromHand(hidden, card)
  for (const card of looked) removeFromHand(hidden, card)
  if (state.card.kind !== NONE) removeFromHand(hidden, state.card.kind)
  if (seen.viewer !== undefined) state.hands[seen.viewer] = own

  shuffle(rng, hidden)
  state.deck = hidden
  const { ask, asked } = seen
  if (ask !== 'over' && asked !== undefined && asked !== seen.viewer && mustHoldCard(state, ask, asked)) {
    const open = openWindows(state, asked, ask)
    const fits = (card: number): boolean => (at(cardWindowBit, card) & open) !== 0 && hasEffect(state, asked, card)
    const position = hidden.findIndex(fits)
    item(state.hands, asked).push(...hidden.splice(position, 1))
  }
  for (const [seat, player] of seen.players.entries()) {
    if (seat !== seen.viewer) fillHand(item(state.hands, seat), player.handSize, hidden)
  }
  if (ask === 'take' && looked.length === 0 && asksOnlyIfSeveral(state)) varyTop(hidden)
  state.deck = [...looked, ...hidden]
}

/** Whether the seat that is asked must hold a card that fits, or it would not be asked (H15.2). */
function mustHoldCard(state: State, ask: DecisionKind, asked: Seat): boolean {
  if (!asksOnlyHolders(state)) return false
  return asksForCards(ask) || (ask === 'fusion' && !anyFusion(state, asked))
}

function fillHand(hand: number[], size: number, cards: number[]): void {
  for (let i = 0; hand.length < size; ) {
    const card = at(cards, i)
    if (item(cardImmediate, card)) i++
    else {
      addToHand(hand, card)
      cards.splice(i, 1)
    }
  }
}

/** Cards that are looked at are of two kinds, since equal ones leave no choice (HD7). */
function varyTop(deck: number[]): void {
  const other = deck.findIndex((card) => card !== deck[0])
  const card = deck[other]
  const second = deck[1]
  if (card === undefined || second === undefined) return
  deck[other] = second
  deck[1] = card
}
