import { below, type Seat, type Tell } from '@orrery/kernel'
import { at } from '../at.ts'
import { constants } from '../components/elements.ts'
import type { Cause, Event } from '../events.ts'
import type { State } from '../state.ts'
import {
  cardIds,
  cardImmediate,
  cardOps,
  ELEMENTS,
  fieldIds,
  moveRules,
  NONE,
  ONE_STEP,
  type Op,
  starIds,
  starProduces,
  starProduction,
} from '../tables.ts'
import { capture, gain, lose } from './crystals.ts'
import { anyDecay, countCrystals, isHereOrNear, seatInOrder } from './table.ts'

/**
 * The one interpreter of effects: `can` says whether an effect could change anything (H8.6), `run` does it. What a player has
 * to choose is announced before (H8.7) and lies in `state.card`; what has to be decided later is left in the state.
 */

/** Whether a player fits for an effect that is aimed at somebody. */
export function isTarget(state: State, op: Op, seat: Seat, other: Seat): boolean {
  if (other === seat || other >= state.seats) return false
  if (op.op === 'captureRandom') {
    return isHereOrNear(state, other, at(state.rockets, seat)) && countCrystals(state, other) > 0 // H8.6
  }
  return op.who === 'chosenOther' // H8.19
}

/** Whether an effect is aimed at another player. */
export function needsTarget(op: Op): boolean {
  return op.op === 'captureRandom' || op.who === 'chosenOther'
}

/** Whether the effect could change something if its card were played now (H8.6). */
export function can(state: State, op: Op, seat: Seat): boolean {
  switch (op.op) {
    case 'gain':
    case 'gainChoice':
      for (let element = 0; element < ELEMENTS; element++) {
        if (at(op.amounts, element) > 0 && at(state.pool, element) > 0) return true
      }
      return false
    case 'drawEvents':
      return state.deck.length > 0
    case 'fusionLimit':
      return !state.unlimited
    case 'decays':
      return anyDecay(state, seat)
    case 'captureRandom':
      for (let other = 0; other < state.seats; other++) if (isTarget(state, op, seat, other)) return true
      return false
    case 'produce':
      for (const star of state.created) if (state.owners[star] === seat && at(starProduces, star)) return true
      return false
    case 'moveRule':
      return state.moveRule === ONE_STEP // H8.5
    default:
      return true
  }
}

/** Does an effect for a seat. `cause` and `source` say what it comes from. */
export function run(state: State, op: Op, seat: Seat, tell: Tell<Event>, cause: Cause, source: string): void {
  switch (op.op) {
    case 'gain':
    case 'lose':
      runForAll(state, op, seat, tell, cause, source)
      break
    case 'gainChoice': {
      const amounts = op.amounts.map((n, element) => (element === state.card.element ? n : 0))
      gain(state, seat, amounts, tell, cause, source) // H8.18: what is there
      break
    }
    case 'relocate':
      if (op.who === 'self') shift(state, seat, op.to, tell, 'card')
      else shift(state, state.card.player, state.card.field, tell, 'card')
      break
    case 'produce':
      produce(state, seat, tell)
      if (op.who === 'all') forOthers(state, seat, (other) => produce(state, other, tell)) // H8.17
      break
    case 'drawEvents':
      for (let i = 0; i < op.n; i++) draw(state, seat, tell)
      break
    case 'fusionLimit':
      state.unlimited = true
      tell.all({ type: 'unlimited-fusion', seat })
      break
    case 'decays':
      state.decays = op.n
      break
    case 'moveRule':
      state.moveRule = op.n
      tell.all({ type: 'move-rule', seat, rule: at(moveRules, op.n) })
      break
    case 'captureRandom':
      capture(state, state.card.player, seat, op.n, tell) // H8.20
      break
    case 'fightBonus':
      if (op.side === 'attack') state.fight.attackCards += op.n
      else state.fight.defenceCards += op.n
      tell.all({ type: 'fight-bonus', seat, side: op.side, tenths: op.n })
      break
    case 'reroll':
      roll(state, seat, tell, true)
      break
    case 'cancelFight':
      state.fight.outcome = 'spared'
      tell.all({ type: 'spared', attacker: state.fight.attacker, defender: seat })
      break
    case 'cancelEvent':
      tell.all({ type: 'cancel', seat, card: at(cardIds, state.card.kind), of: state.card.seat })
      break
    case 'retryPlacement':
      break // The dot tried is kept in the state; the question for a dot is asked again (H8.13).
  }
}

/** Gains and losses for whoever they serve: the owner first, then the others in turn order (H8.8). */
function runForAll(state: State, op: Op, seat: Seat, tell: Tell<Event>, cause: Cause, source: string): void {
  const move = op.op === 'gain' ? gain : lose
  if (op.who === 'self') {
    move(state, seat, op.amounts, tell, cause, source)
    return
  }
  const field = at(state.rockets, seat)
  forOthers(state, seat, (other) => {
    if (op.who === 'others' || isHereOrNear(state, other, field)) move(state, other, op.amounts, tell, cause, source)
  })
}

function forOthers(state: State, seat: Seat, each: (other: Seat) => void): void {
  for (let k = 0; k < state.seats; k++) {
    const other = seatInOrder(state, k)
    if (other !== seat) each(other)
  }
}

/** Every star of a seat gives what is printed on it, in the order of creation (H4.2). */
export function produce(state: State, seat: Seat, tell: Tell<Event>): void {
  for (const star of state.created) {
    if (state.owners[star] === seat && at(starProduces, star)) {
      gain(state, seat, at(starProduction, star), tell, 'production', at(starIds, star))
    }
  }
}

/** Puts a rocket somewhere without fight and without use (H5.4). */
export function shift(
  state: State,
  seat: Seat,
  field: number,
  tell: Tell<Event>,
  cause: 'beaten' | 'thrown-back' | 'card',
): void {
  const from = at(state.rockets, seat)
  state.rockets[seat] = field
  const event = { type: 'shift', seat, from: at(fieldIds, from), to: at(fieldIds, field), cause } as const
  // A retreat gives the turn back to the attacker, and what is asked then depends on the attacker's hand.
  if (cause === 'beaten') tell.reveal(event)
  else tell.all(event)
}

/** Rolls the die of one side of the fight (H6.3 b, H8.11). */
export function roll(state: State, seat: Seat, tell: Tell<Event>, again: boolean): void {
  const die = 1 + below(state.rng, constants.dieSides)
  const attacks = seat === state.fight.attacker
  if (attacks) state.fight.attackDie = die
  else state.fight.defenceDie = die
  tell.all({ type: 'roll', seat, side: attacks ? 'attack' : 'defence', die, again })
}

/** Draws the top card; an empty deck gives nothing (H8.4). */
export function draw(state: State, seat: Seat, tell: Tell<Event>): void {
  const card = state.deck.shift()
  if (card !== undefined) receive(state, seat, card, tell)
}

/** A card comes to a seat: an immediate one is resolved at once and goes under the deck, others go to the hand (H8.1). */
export function receive(state: State, seat: Seat, card: number, tell: Tell<Event>): void {
  state.drawn.push(seat, card)
  const id = at(cardIds, card)
  if (!at(cardImmediate, card)) {
    addToHand(at(state.hands, seat), card)
    tell.revealTo(seat, { type: 'draw', seat, card: id, immediate: false }, { type: 'draw', seat, immediate: false })
    return
  }
  tell.reveal({ type: 'draw', seat, card: id, immediate: true })
  for (const op of at(cardOps, card)) run(state, op, seat, tell, 'card', id)
  state.deck.push(card) // H8.3
}

/** Puts a card into a hand, which is kept in the order of the data file. */
export function addToHand(hand: number[], card: number): void {
  let i = hand.length
  while (i > 0 && at(hand, i - 1) > card) i--
  hand.splice(i, 0, card)
}

/** Takes a card out of a hand. */
export function removeFromHand(hand: number[], card: number): void {
  const i = hand.indexOf(card)
  if (i === NONE) throw new RangeError(`no card ${at(cardIds, card)} in this hand`)
  hand.splice(i, 1)
}
