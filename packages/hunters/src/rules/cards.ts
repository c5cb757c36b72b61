import type { Seat, Tell } from '@orrery/kernel'
import { at } from '../at.ts'
import type { Event } from '../events.ts'
import type { Ask, CardAsk, State } from '../state.ts'
import {
  cardIds,
  cardOps,
  cardWindowBit,
  ELEMENTS,
  elementIds,
  FIELDS,
  fieldIds,
  NONE,
  type Op,
  windowMask,
} from '../tables.ts'
import { can, isTarget, needsTarget, removeFromHand, run } from './effects.ts'
import { ask, askHolder, type Next } from './next.ts'
import { seatAfter } from './table.ts'

/** Playing event cards: windows, choices, dark energy, and what happens to a card that is done. */

const closed = 0
const ownSteps: Readonly<Record<CardAsk, number>> = {
  'before-move': windowMask('beforeMove', 'any'), // HD1
  events: windowMask('eventStep', 'any'), // HD9
  fusion: windowMask('any'), // HD13
  create: windowMask('any'), // HD14
  boundary: windowMask('any'), // HD17
}
const attackerReacts = windowMask('fightAttacker', 'fightEither')
const defenderReacts = windowMask('fightDefender', 'fightEither')
const attacked = windowMask('attacked')
const otherEventPlayed = windowMask('otherEventPlayed')
const misplaced = windowMask('misplaced')

/** Which windows a decision opens to a seat, as bits (H8.5, H8.9, H8.11 to H8.14). */
export function openWindows(state: State, what: Ask, seat: Seat): number {
  switch (what) {
    case 'before-move':
    case 'events':
    case 'fusion':
    case 'create':
    case 'boundary':
      return ownSteps[what]
    case 'react':
      return seat === state.fight.attacker ? attackerReacts : defenderReacts
    case 'eclipse':
      return attacked
    case 'dark-energy':
      return otherEventPlayed
    case 'cannon':
      return misplaced
    default:
      return closed
  }
}

/** Whether every effect of a card could change something (H8.6). */
export function hasEffect(state: State, card: number, seat: Seat): boolean {
  for (const op of at(cardOps, card)) if (!can(state, op, seat)) return false
  return true
}

/** Whether a seat holds a card that it could play at this decision. */
export function holdsCardFor(state: State, what: Ask, seat: Seat): boolean {
  const hand = at(state.hands, seat)
  if (hand.length === 0) return false
  const open = openWindows(state, what, seat)
  for (let i = 0; i < hand.length; i++) {
    const card = at(hand, i)
    if ((at(cardWindowBit, card) & open) !== 0 && hasEffect(state, card, seat)) return true
  }
  return false
}

/** A card leaves the hand for everybody to see. */
function showCard(state: State, seat: Seat, card: number, tell: Tell<Event>): void {
  removeFromHand(at(state.hands, seat), card)
  tell.reveal({ type: 'play', seat, card: at(cardIds, card) })
}

/** An own-turn or any-moment card is played; its choices are announced next (H8.7). */
export function playCard(state: State, seat: Seat, card: number, back: CardAsk, tell: Tell<Event>): Next {
  showCard(state, seat, card, tell)
  state.card.kind = card
  state.card.seat = seat
  state.card.back = back
  return 'choices'
}

/** The effect of the card in play that something has to be chosen for, if there is one. */
function choiceOp(state: State): Op {
  return at(at(cardOps, state.card.kind), 0)
}

/** Whether an element can be named for the card in play (H8.6). */
export function isElementChoice(state: State, element: number): boolean {
  return at(choiceOp(state).amounts, element) > 0 && at(state.pool, element) > 0
}

/** Whether a player can be named for the card in play (H8.6, H8.19). */
export function isPlayerChoice(state: State, seat: Seat): boolean {
  return isTarget(state, choiceOp(state), state.card.seat, seat)
}

/** Whether a field can be named for the card in play: any but the present one (H8.19). */
export function isFieldChoice(state: State, field: number): boolean {
  return at(state.rockets, state.card.player) !== field
}

/** Asks for the choices of the card one after the other (HD10, HD11), then announces it. A single option is taken at once. */
export function chooseForCard(state: State, tell: Tell<Event>): Next {
  const { card } = state
  const op = choiceOp(state)
  if (op.op === 'gainChoice' && card.element === NONE) {
    const only = onlyOne(ELEMENTS, (element) => isElementChoice(state, element))
    if (only === NONE) return ask(state, 'element', card.seat)
    card.element = only
  }
  if (needsTarget(op) && card.player === NONE) {
    const only = onlyOne(state.seats, (seat) => isPlayerChoice(state, seat))
    if (only === NONE) return ask(state, 'player', card.seat)
    card.player = only
  }
  if (op.who === 'chosenOther' && card.field === NONE) {
    const only = onlyOne(FIELDS, (field) => isFieldChoice(state, field))
    if (only === NONE) return ask(state, 'send', card.seat)
    card.field = only
  }
  // Whether anybody answers depends on hidden hands: the announcement is a barrier in any case.
  tell.reveal(announcement(state))
  state.answering = ((1 << state.seats) - 1) & ~(1 << card.seat)
  return 'dark-energy'
}

/** The only number below n that fits, or NONE when there are several. */
function onlyOne(n: number, fits: (i: number) => boolean): number {
  let only = NONE
  for (let i = 0; i < n; i++) {
    if (!fits(i)) continue
    if (only !== NONE) return NONE
    only = i
  }
  return only
}

function announcement(state: State): Event {
  const { kind, seat, element, player, field } = state.card
  const event = { type: 'announce' as const, seat, card: at(cardIds, kind) }
  if (element !== NONE) return { ...event, element: at(elementIds, element) }
  if (field !== NONE) return { ...event, player, field: at(fieldIds, field) }
  return player === NONE ? event : { ...event, player }
}

/** Every other holder of dark energy is asked, clockwise after the player of the card (HD12). */
export function askDarkEnergy(state: State, tell: Tell<Event>): Next {
  for (let k = 1; k < state.seats; k++) {
    const seat = seatAfter(state, state.card.seat, k)
    if (((state.answering >> seat) & 1) === 0) continue
    state.answering &= ~(1 << seat)
    if (holdsCardFor(state, 'dark-energy', seat)) return askHolder(state, 'dark-energy', seat, tell)
  }
  return 'effect'
}

/** Dark energy cancels the announced card, which goes under the deck with dark energy below it (H8.14). */
export function playDarkEnergy(state: State, seat: Seat, card: number, tell: Tell<Event>): Next {
  showCard(state, seat, card, tell)
  for (const op of at(cardOps, card)) run(state, op, seat, tell, 'card', at(cardIds, card))
  state.answering = 0
  const next = finishCard(state)
  state.deck.push(card)
  return next
}

/** The announced card takes effect. */
export function runCard(state: State, tell: Tell<Event>): Next {
  const { kind, seat } = state.card
  for (const op of at(cardOps, kind)) run(state, op, seat, tell, 'card', at(cardIds, kind))
  return state.decays > 0 ? 'decay' : 'card-done'
}

/** A used card goes to the bottom of the deck once it is fully resolved (H8.3). */
export function finishCard(state: State): Next {
  const { card } = state
  const { back } = card
  state.deck.push(card.kind)
  card.kind = NONE
  card.seat = NONE
  card.element = NONE
  card.player = NONE
  card.field = NONE
  return back
}

/** A reaction of the own side is played and used up at once: in a fight, or against it. */
export function playReaction(state: State, seat: Seat, card: number, tell: Tell<Event>): void {
  showCard(state, seat, card, tell)
  for (const op of at(cardOps, card)) run(state, op, seat, tell, 'card', at(cardIds, card))
  state.deck.push(card)
}
