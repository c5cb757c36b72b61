import type { Seat, Tell } from '@orrery/kernel'
import type { Action } from '../actions.ts'
import { at } from '../at.ts'
import { constants } from '../components/elements.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import { cardIds, fieldIds, fieldOps, NONE, ONE_STEP, reactionIds, STAY, sunLook } from '../tables.ts'
import {
  askDarkEnergy,
  chooseForCard,
  finishCard,
  holdsCardFor,
  playCard,
  playDarkEnergy,
  playReaction,
  runCard,
} from './cards.ts'
import { announceStar, askCannon, loseStar, placeStar, playCannon } from './creation.ts'
import { keepLimit, react } from './crystals.ts'
import { produce, receive, run } from './effects.ts'
import {
  askReaction,
  doRetreat,
  findOpponents,
  nextFight,
  passReaction,
  playFightCard,
  rollDice,
  settle,
  startFight,
} from './fight.ts'
import { ask, askHolder, type Next } from './next.ts'
import { anyDecay, anyFusion, fusionsLeft, seatAfter, seatInOrder, sidesOf } from './table.ts'

/** The turn: six steps in a fixed order (H4.3), and how a decision leads on to the next one. */

/** Does a legal action and goes on to the next decision. */
export function apply(state: State, seat: Seat, action: Action, tell: Tell<Event>): void {
  if (state.drawn.length > 0) state.drawn.length = 0
  proceed(state, perform(state, seat, action, tell), tell)
}

/** Goes from step to step until a decision is open or the game is over. */
export function proceed(state: State, start: Next, tell: Tell<Event>): void {
  let next = start
  while (next !== 'wait') next = step(state, next, tell)
}

function step(state: State, next: Next, tell: Tell<Event>): Next {
  switch (next) {
    case 'before-move':
      return holdsCardFor(state, 'before-move', state.active) ? ask(state, 'before-move', state.active) : 'move'
    case 'move':
      return beginMove(state, tell)
    case 'fights':
      return nextFight(state, tell)
    case 'roll':
      return rollDice(state, tell)
    case 'reactions':
      return askReaction(state, tell)
    case 'settle':
      return settle(state, tell)
    case 'field':
      return useField(state, tell)
    case 'decay':
      return askDecay(state)
    case 'events':
      return holdsCardFor(state, 'events', state.active) ? ask(state, 'events', state.active) : 'fusion'
    case 'fusion':
      return askFusion(state)
    case 'create':
      // Asked even when ending the turn is the only option, so that a turn can be taken back before it ends.
      return ask(state, 'create', state.active)
    case 'choices':
      return chooseForCard(state, tell)
    case 'dark-energy':
      return askDarkEnergy(state, tell)
    case 'effect':
      return runCard(state, tell)
    case 'card-done':
      return finishCard(state)
    case 'misplaced':
      return askCannon(state, tell)
    case 'turn-end':
      return endTurn(state, tell)
    case 'boundary':
      return askBoundary(state, tell)
    case 'next-turn':
      return nextTurn(state, tell)
    case 'wait':
      return next
  }
}

/** What an action does; legality has been checked. */
function perform(state: State, seat: Seat, action: Action, tell: Tell<Event>): Next {
  const { value } = action
  switch (action.kind) {
    case 'fly':
      return doFly(state, value, tell)
    case 'fight':
      return startFight(state, value, tell)
    case 'retreat':
      return doRetreat(state, value, tell)
    case 'take':
      return doTake(state, seat, value, tell)
    case 'decay':
      doReaction(state, seat, value, true, tell)
      state.decays--
      return 'decay'
    case 'fuse':
      doReaction(state, seat, value, false, tell)
      state.fusions++
      return 'fusion'
    case 'create':
      return announceStar(state, seat, value, tell)
    case 'place':
      return placeStar(state, seat, value, tell)
    case 'play':
      return doPlay(state, seat, value, tell)
    case 'element':
      state.card.element = value
      return 'choices'
    case 'player':
      state.card.player = value
      return 'choices'
    case 'send':
      state.card.field = value
      return 'choices'
    case 'go-on':
      return state.ask === 'before-move' ? 'move' : state.ask === 'events' ? 'fusion' : 'create'
    case 'stop':
      state.decays = 0
      return 'decay'
    case 'end-turn':
      return 'turn-end'
    case 'pass':
      return doPass(state, seat, tell)
  }
}

/** Step 1 (H5); with `lagrange_l2` it is skipped, and there is no fight (H8.15). */
function beginMove(state: State, tell: Tell<Event>): Next {
  if (state.moveRule !== STAY) return ask(state, 'move', state.active)
  state.from = at(state.rockets, state.active)
  tell.all({ type: 'stay', seat: state.active, field: at(fieldIds, state.from) })
  return 'field'
}

function doFly(state: State, field: number, tell: Tell<Event>): Next {
  const seat = state.active
  state.from = at(state.rockets, seat)
  state.rockets[seat] = field
  tell.all({ type: 'move', seat, from: at(fieldIds, state.from), to: at(fieldIds, field) })
  return findOpponents(state)
}

/** Step 3: the field is used (H7). On an Event field `sun_spectrum` looks before it takes (H8.21). */
function useField(state: State, tell: Tell<Event>): Next {
  const seat = state.active
  const field = at(state.rockets, seat)
  state.used = true
  for (const op of at(fieldOps, field)) {
    const look = at(sunLook, at(state.suns, seat))
    if (op.op === 'drawEvents' && look > 1 && state.deck.length >= look) return lookAtCards(state, seat, look, tell)
    run(state, op, seat, tell, 'field', at(fieldIds, field))
  }
  return state.decays > 0 ? 'decay' : 'events'
}

function lookAtCards(state: State, seat: Seat, look: number, tell: Tell<Event>): Next {
  const cards = state.deck.slice(0, look)
  tell.revealTo(seat, { type: 'look', seat, cards: cards.map((card) => at(cardIds, card)) }, { type: 'look', seat })
  // Two equal cards are one option (H15.4), and a single option is taken at once.
  const first = at(cards, 0)
  if (cards.every((card) => card === first)) return doTake(state, seat, first, tell)
  return ask(state, 'take', seat)
}

/** Takes one of the cards looked at; the others go under the deck, unseen by others (H8.21). */
function doTake(state: State, seat: Seat, card: number, tell: Tell<Event>): Next {
  const look = at(sunLook, at(state.suns, seat))
  const cards = state.deck.splice(0, look)
  cards.splice(cards.indexOf(card), 1)
  for (const other of cards) {
    state.deck.push(other)
    tell.one(seat, { type: 'put-under', seat, card: at(cardIds, other) }, { type: 'put-under', seat })
  }
  receive(state, seat, card, tell)
  return 'events'
}

/** HD8: one decay after the other, as long as one is possible. */
function askDecay(state: State): Next {
  if (state.decays > 0 && anyDecay(state, state.active)) return ask(state, 'decay', state.active)
  state.decays = 0
  return state.card.kind === NONE ? 'events' : 'card-done'
}

function doReaction(state: State, seat: Seat, reaction: number, decay: boolean, tell: Tell<Event>): void {
  const { paid, given } = sidesOf(reaction, decay)
  react(state, seat, paid, given)
  tell.all({ type: decay ? 'decay' : 'fuse', seat, reaction: at(reactionIds, reaction) })
}

/** Step 5: fusions one after the other while the limit allows (H9.3, H9.5). */
function askFusion(state: State): Next {
  const seat = state.active
  const open = (fusionsLeft(state) && anyFusion(state, seat)) || holdsCardFor(state, 'fusion', seat)
  return open ? ask(state, 'fusion', seat) : 'create'
}

function doPlay(state: State, seat: Seat, card: number, tell: Tell<Event>): Next {
  switch (state.ask) {
    case 'before-move':
    case 'events':
    case 'fusion':
    case 'create':
    case 'boundary':
      return playCard(state, seat, card, state.ask, tell)
    case 'react':
      return playFightCard(state, seat, card, tell)
    case 'dark-energy':
      return playDarkEnergy(state, seat, card, tell)
    case 'cannon':
      return playCannon(state, seat, card, tell)
    default:
      playReaction(state, seat, card, tell) // HD4: `eclipse` spares the attacker of this opponent (H8.12)
      return 'fights'
  }
}

function doPass(state: State, seat: Seat, tell: Tell<Event>): Next {
  // What is asked next, and of whom, depends on the hands of others.
  tell.reveal({ type: 'pass', seat, ask: state.ask })
  switch (state.ask) {
    case 'eclipse':
      return 'roll'
    case 'react':
      return passReaction(state)
    case 'dark-energy':
      return 'dark-energy'
    case 'cannon':
      return loseStar(state, seat, tell)
    default:
      state.waiting &= ~(1 << seat)
      return 'boundary'
  }
}

/** The turn is over: hold limit, then the boundary window (H4.6). */
function endTurn(state: State, tell: Tell<Event>): Next {
  state.star = NONE
  state.tried = NONE
  if (state.holdLimit) keepLimit(state, state.active, tell)
  tell.all({ type: 'turn-end', seat: state.active })
  state.waiting = (1 << state.seats) - 1
  return 'boundary'
}

/** Each player has one go, clockwise from the one who has just finished (H8.9, HD17). */
function askBoundary(state: State, tell: Tell<Event>): Next {
  for (let k = 0; k < state.seats; k++) {
    const seat = seatAfter(state, state.active, k)
    if (((state.waiting >> seat) & 1) === 0) continue
    if (holdsCardFor(state, 'boundary', seat)) return askHolder(state, 'boundary', seat, tell)
    state.waiting &= ~(1 << seat)
  }
  return 'next-turn'
}

/** The next player's turn, the next round, or the end (H4.1, H12). */
function nextTurn(state: State, tell: Tell<Event>): Next {
  const next = seatAfter(state, state.active, 1)
  if (next === state.first) {
    if (state.lastTurns || state.round >= constants.roundLimit) {
      tell.all({ type: 'over' })
      return ask(state, 'over', NONE)
    }
    state.round++
    tell.all({ type: 'round', round: state.round })
    for (let k = 0; k < state.seats; k++) produce(state, seatInOrder(state, k), tell) // H4.2
  }
  return startTurn(state, next, tell)
}

/** A turn begins with nothing made, used or changed. */
export function startTurn(state: State, seat: Seat, tell: Tell<Event>): Next {
  state.active = seat
  state.turn++
  state.fusions = 0
  state.unlimited = false
  state.moveRule = ONE_STEP
  state.from = at(state.rockets, seat)
  state.used = false
  tell.all({ type: 'turn', seat, turn: state.turn })
  return 'before-move'
}
