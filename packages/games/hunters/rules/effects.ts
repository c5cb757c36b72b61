import { always, at, below, item, NONE, type Seat } from '@orrery/kernel'
import { numbersOf } from '../sets/numbers.ts'
import type { Op } from '../sets/ops.ts'
import { capture, gain, lose } from './crystals.ts'
import type { Cause } from './events.ts'
import { anyDecay, countCrystals, isHereOrNear, seatInOrder } from './queries.ts'
import type { Teller } from './rule.ts'
import type { State } from './state.ts'
import { cardIds, cardImmediate, ELEMENTS, fieldIds, moveRules, ONE_STEP, starIds } from './tables.ts'

/** How one kind of effect works. What a player has to choose is announced before (H8.7) and lies in `state.card`. */
interface EffectRule {
  /** Whether it could change something if its card were played now (H8.6). */
  can(state: State, seat: Seat, op: Op): boolean
  /** Does it for a seat. `cause` and `source` say what it comes from. */
  run(state: State, seat: Seat, op: Op, tell: Teller, cause: Cause, source: string): void
}

/** Whether an effect may be aimed at a player. */
export function isTarget(state: State, seat: Seat, op: Op, other: Seat): boolean {
  if (other === seat || other >= state.seats) return false
  if (op.op === 'captureRandom') {
    return isHereOrNear(state, other, at(state.rockets, seat)) && countCrystals(state, other) > 0 // H8.6
  }
  return op.who === 'chosenOther' // H8.19
}

/** Whether the pool has any of the crystals an effect gives. */
function inPool(state: State, _seat: Seat, op: Op): boolean {
  for (let element = 0; element < ELEMENTS; element++) {
    if (at(op.amounts, element) > 0 && at(state.pool, element) > 0) return true
  }
  return false
}

/** Every kind of effect of cards, fields and bursts. */
export const effects: Readonly<Record<Op['op'], EffectRule>> = {
  gain: {
    can: inPool,
    run: (state, seat, op, tell, cause, source) => moveCrystals(state, seat, op, gain, tell, cause, source),
  },
  lose: {
    can: always,
    run: (state, seat, op, tell, cause, source) => moveCrystals(state, seat, op, lose, tell, cause, source),
  },
  gainChoice: {
    can: inPool,
    run(state, seat, op, tell, cause, source) {
      const amounts = op.amounts.map((n, element) => (element === state.card.element ? n : 0))
      gain(state, seat, amounts, tell, cause, source) // H8.18: what is there
    },
  },
  relocate: {
    can: always,
    run(state, seat, op, tell) {
      if (op.who === 'self') shift(state, seat, op.to, tell, 'card')
      else shift(state, state.card.player, state.card.field, tell, 'card')
    },
  },
  produce: {
    can(state, seat) {
      const { starProduces } = numbersOf(state)
      for (const star of state.created) if (state.owners[star] === seat && item(starProduces, star)) return true
      return false
    },
    run(state, seat, op, tell) {
      produce(state, seat, tell)
      if (op.who === 'all') forOthers(state, seat, (other) => produce(state, other, tell)) // H8.17
    },
  },
  drawEvents: {
    can: (state) => state.deck.length > 0,
    run(state, seat, op, tell) {
      for (let i = 0; i < op.n; i++) draw(state, seat, tell)
    },
  },
  fusionLimit: {
    can: (state) => !state.unlimited,
    run(state, seat, _op, tell) {
      state.unlimited = true
      tell.all({ type: 'unlimited-fusion', seat })
    },
  },
  decays: {
    can: anyDecay,
    run(state, _seat, op) {
      state.todo.push({ kind: 'decay', left: op.n })
    },
  },
  moveRule: {
    can: (state) => state.moveRule === ONE_STEP, // H8.5
    run(state, seat, op, tell) {
      state.moveRule = op.n
      tell.all({ type: 'move-rule', seat, rule: item(moveRules, op.n) })
    },
  },
  captureRandom: {
    can(state, seat, op) {
      for (let other = 0; other < state.seats; other++) if (isTarget(state, seat, op, other)) return true
      return false
    },
    run: (state, seat, op, tell) => capture(state, state.card.player, seat, op.n, tell), // H8.20
  },
  fightBonus: {
    can: always,
    run(state, seat, op, tell) {
      if (op.side === 'attack') state.fight.attackCards += op.n
      else state.fight.defenceCards += op.n
      tell.all({ type: 'fight-bonus', seat, side: op.side, tenths: op.n })
    },
  },
  reroll: {
    can: always,
    run: (state, seat, _op, tell) => roll(state, seat, tell, true),
  },
  cancelFight: {
    can: always,
    run(state, seat, _op, tell) {
      state.fight.outcome = 'spared'
      tell.all({ type: 'spared', attacker: state.fight.attacker, defender: seat })
    },
  },
  cancelEvent: {
    can: always,
    run(state, seat, _op, tell) {
      tell.all({ type: 'cancel', seat, card: item(cardIds, state.card.kind), of: state.card.seat })
    },
  },
  retryPlacement: {
    can: always,
    run() {}, // The dot tried is kept in the state; the question for a dot is asked again (H8.13).
  },
}

/** Does an effect for a seat. */
export function run(state: State, seat: Seat, op: Op, tell: Teller, cause: Cause, source: string): void {
  effects[op.op].run(state, seat, op, tell, cause, source)
}

/** Gains and losses for everybody an effect is for, the others in turn order (H8.8). */
function moveCrystals(
  state: State,
  seat: Seat,
  op: Op,
  move: typeof gain,
  tell: Teller,
  cause: Cause,
  source: string,
): void {
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
export function produce(state: State, seat: Seat, tell: Teller): void {
  const { starProduces, starProduction } = numbersOf(state)
  for (const star of state.created) {
    if (state.owners[star] === seat && item(starProduces, star)) {
      gain(state, seat, item(starProduction, star), tell, 'production', item(starIds, star))
    }
  }
}

/** Moves a rocket without a fight and without using the field (H5.4). */
export function shift(
  state: State,
  seat: Seat,
  field: number,
  tell: Teller,
  cause: 'beaten' | 'thrown-back' | 'card',
): void {
  const from = at(state.rockets, seat)
  state.rockets[seat] = field
  const event = { type: 'shift', seat, from: item(fieldIds, from), to: item(fieldIds, field), cause } as const
  // A retreat gives the turn back to the attacker, and what is asked then depends on the attacker's hand.
  if (cause === 'beaten') tell.reveal(event)
  else tell.all(event)
}

/** Rolls the die of one side of the fight (H6.3 b, H8.11). */
export function roll(state: State, seat: Seat, tell: Teller, again: boolean): void {
  const die = 1 + below(state.rng, numbersOf(state).constants.dieSides)
  const attacks = seat === state.fight.attacker
  if (attacks) state.fight.attackDie = die
  else state.fight.defenceDie = die
  tell.all({ type: 'roll', seat, side: attacks ? 'attack' : 'defence', die, again })
}

/** Draws the top card; an empty deck gives nothing (H8.4). */
function draw(state: State, seat: Seat, tell: Teller): void {
  const card = state.deck.shift()
  if (card !== undefined) receive(state, seat, card, tell)
}

/** A card comes to a seat: an immediate one is resolved at once and goes under the deck, others go to the hand (H8.1). */
export function receive(state: State, seat: Seat, card: number, tell: Teller): void {
  state.drawn.push(seat, card)
  const id = item(cardIds, card)
  if (!item(cardImmediate, card)) {
    addToHand(item(state.hands, seat), card)
    tell.revealTo(seat, { type: 'draw', seat, card: id, immediate: false }, { type: 'draw', seat, immediate: false })
    return
  }
  tell.reveal({ type: 'draw', seat, card: id, immediate: true })
  for (const op of item(numbersOf(state).cardOps, card)) run(state, seat, op, tell, 'card', id)
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
  if (i === NONE) throw new RangeError(`no card ${item(cardIds, card)} in this hand`)
  hand.splice(i, 1)
}
