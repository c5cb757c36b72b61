import { type Answers, always, at, item, NONE, type Refusal, type Seat } from '@orrery/kernel'
import type { Window } from '../components/types.ts'
import { numbersOf } from '../sets/numbers.ts'
import type { Op } from '../sets/ops.ts'
import { type Action, say } from './actions.ts'
import { effects, isTarget, removeFromHand, run } from './effects.ts'
import type { Event } from './events.ts'
import { seatAfter } from './queries.ts'
import { deny } from './refusals.ts'
import type { Rule, Step, Teller } from './rule.ts'
import { rulingsOf } from './rulings.ts'
import type { State } from './state.ts'
import {
  cardIds,
  cardWindow,
  cardWindowBit,
  ELEMENTS,
  elementIds,
  FIELDS,
  fieldIds,
  ONE_STEP,
  windowMask,
} from './tables.ts'
import type { CardAsk, DecisionKind, TaskOf } from './tasks.ts'

/** Playing event cards: windows, choices, dark energy, and what happens to a card that is done (H8). */

/** The windows a decision opens (H8.5, H8.9, H8.11 to H8.14), as bits; none where no card can be played. */
const windows: Readonly<Partial<Record<DecisionKind, number>>> = {
  'before-move': windowMask('beforeMove', 'any'), // HD1
  eclipse: windowMask('attacked'), // HD4
  events: windowMask('eventStep', 'any'), // HD9
  'dark-energy': windowMask('otherEventPlayed'), // HD12
  fusion: windowMask('any'), // HD13
  create: windowMask('any'), // HD14
  cannon: windowMask('misplaced'), // HD16
  boundary: windowMask('any'), // HD17
}
const attackerReacts = windowMask('fightAttacker', 'fightEither') // HD5
const defenderReacts = windowMask('fightDefender', 'fightEither')

/** Which windows a decision opens to a seat. */
export function openWindows(state: State, seat: Seat, ask: DecisionKind): number {
  if (ask === 'react') return seat === state.fight.attacker ? attackerReacts : defenderReacts
  return windows[ask] ?? 0
}

/** Whether every effect of a card could change something (H8.6). */
export function hasEffect(state: State, seat: Seat, card: number): boolean {
  for (const op of item(numbersOf(state).cardOps, card)) if (!effects[op.op].can(state, seat, op)) return false
  return true
}

/** Whether a seat holds a card that it could play at this decision. */
function holdsCard(state: State, seat: Seat, ask: DecisionKind): boolean {
  const hand = item(state.hands, seat)
  if (hand.length === 0) return false
  const open = openWindows(state, seat, ask)
  for (let i = 0; i < hand.length; i++) {
    const card = at(hand, i)
    if ((at(cardWindowBit, card) & open) !== 0 && hasEffect(state, seat, card)) return true
  }
  return false
}

/** Whether only seats with a playable card are asked, as in an older version. Today every seat that holds a card is asked (H15.2). */
export function asksOnlyHolders(state: State): boolean {
  return rulingsOf(state).askOnlyWithPlayableCard === true
}

/**
 * Whether a seat is asked at a decision because of its cards (H15.2). Everybody sees who is asked and how many cards are in a hand, so whoever
 * holds a card is asked, whichever it is. Step 5 is asked only for fusions: what could be played there could be played just before, in step 4.
 */
export function askedForCards(state: State, seat: Seat, ask: DecisionKind): boolean {
  if (asksOnlyHolders(state)) return holdsCard(state, seat, ask)
  return ask !== 'fusion' && item(state.hands, seat).length > 0
}

/** Adds the cards that can be played; equal cards are one option (H15.4). */
export function listCards(state: State, seat: Seat, ask: DecisionKind, out: Answers<Action>): void {
  const hand = item(state.hands, seat)
  const open = openWindows(state, seat, ask)
  let previous = NONE
  for (let i = 0; i < hand.length; i++) {
    const card = at(hand, i)
    if (card === previous) continue
    previous = card
    if ((at(cardWindowBit, card) & open) !== 0 && hasEffect(state, seat, card)) out.push(item(say.play, card))
  }
}

/** The rule that says when the cards of a window are played. */
const windowRules: Readonly<Record<Window, string>> = {
  draw: 'H8.1',
  beforeMove: 'H8.5',
  eventStep: 'H8.5',
  fightAttacker: 'H8.11',
  fightDefender: 'H8.11',
  fightEither: 'H8.11',
  attacked: 'H8.12',
  misplaced: 'H8.13',
  otherEventPlayed: 'H8.14',
  any: 'H8.9',
}

/** Why a card cannot be played at this decision: not held, a second one that changes the move, not its window, no effect. */
export function checkCard(state: State, seat: Seat, ask: DecisionKind, card: number): Refusal | undefined {
  const params = { card: item(cardIds, card) }
  if (!item(state.hands, seat).includes(card)) return deny('card-not-held', 'H8.1', params)
  const moving = ask === 'before-move' || ask === 'move'
  if (moving && item(cardWindow, card) === 'beforeMove' && state.moveRule !== ONE_STEP) {
    return deny('one-move-card', 'H8.5', params)
  }
  if ((at(cardWindowBit, card) & openWindows(state, seat, ask)) === 0) {
    const announced = state.star !== NONE // H8.10: then only `cannon` can be played in this turn
    return deny('wrong-window', announced ? 'H8.10' : windowRules[item(cardWindow, card)], params)
  }
  return hasEffect(state, seat, card) ? undefined : deny('changes-nothing', 'H8.6', params)
}

/** A card leaves the hand for everybody to see. */
export function showCard(state: State, seat: Seat, card: number, tell: Teller): void {
  removeFromHand(item(state.hands, seat), card)
  tell.reveal({ type: 'play', seat, card: item(cardIds, card) })
}

/** Does what a card says. */
export function runCard(state: State, seat: Seat, card: number, tell: Teller): void {
  for (const op of item(numbersOf(state).cardOps, card)) run(state, seat, op, tell, 'card', item(cardIds, card))
}

/** A choice among the cards that can be played now, or the action that plays none. */
function playable<K extends DecisionKind>(ask: K, none: Action): Pick<Rule<K>, 'asked' | 'open' | 'list' | 'check'> {
  return {
    asked: true,
    open: (state, seat) => askedForCards(state, seat, ask),
    list(state, seat, _task, out) {
      listCards(state, seat, ask, out)
      out.push(none)
    },
    check: (state, seat, _task, { kind, n }) => (kind === 'play' ? checkCard(state, seat, ask, n) : undefined),
  }
}

/** A step of a player's own turn in which only cards are played; without cards it is skipped (H15.2). */
function cardStep(ask: 'before-move' | 'events'): Rule<'before-move' | 'events'> {
  return {
    answers: ['play', 'go-on'],
    ...playable(ask, say.continue),
    perform(state, seat, task, { kind, n }, tell) {
      if (kind === 'play') playCard(state, seat, n, task, tell)
    },
  }
}

/** HD1: cards that change the move. */
export const beforeMove: Rule<'before-move'> = cardStep('before-move')

/** HD9, step 4: cards of the player's own turn (H8.5). */
export const events: Rule<'events'> = cardStep('events')

/** What becomes of a reaction. */
interface Reaction<K extends DecisionKind> {
  played(state: State, seat: Seat, task: TaskOf<K>, card: number, tell: Teller): void
  /** Passed, or not asked for want of cards, which is the same (H15.2). */
  declined(state: State, seat: Seat, tell: Teller): void
}

/** A decision that a seat has only because of the cards in its hand: what comes next depends on them. */
export function reaction<K extends DecisionKind>(ask: K, { played, declined }: Reaction<K>): Rule<K> {
  return {
    answers: ['play', 'pass'],
    ...playable(ask, say.pass),
    perform(state, seat, task, { kind, n }, tell) {
      if (kind === 'play') {
        played(state, seat, task, n, tell)
        return
      }
      tell.reveal({ type: 'pass', seat, ask })
      declined(state, seat, tell)
    },
    otherwise: (state, seat, _task, tell) => declined(state, seat, tell),
    announce: (_state, seat, _task, tell) => tell.reveal({ type: 'asked', seat, ask }),
  }
}

/** A reaction in a fight, or one that calls the fight off: it is played and used up at once. */
export function playReaction(state: State, seat: Seat, card: number, tell: Teller): void {
  showCard(state, seat, card, tell)
  runCard(state, seat, card, tell)
  state.deck.push(card)
}

/** An own-turn or any-moment card is played; its choices are announced (H8.7), and the game returns to where it was played. */
export function playCard(state: State, seat: Seat, card: number, task: TaskOf<CardAsk>, tell: Teller): void {
  showCard(state, seat, card, tell)
  state.card.kind = card
  state.card.seat = seat
  state.card.back = task.kind
  state.todo.push(task)
  pushCard(state)
}

/** What is to be done for the card in play: choices, announcement, effect. */
export function pushCard(state: State): void {
  state.todo.push({ kind: 'card-done' }, { kind: 'effect' }, { kind: 'announce' })
  const { choices } = choiceOp(state)
  for (let i = choices.length - 1; i >= 0; i--) state.todo.push({ kind: item(choices, i) })
}

/** The effect of the card in play that something has to be chosen for, if there is one. */
function choiceOp(state: State): Op {
  return item(item(numbersOf(state).cardOps, state.card.kind), 0)
}

function isElementChoice(state: State, n: number): boolean {
  return at(choiceOp(state).amounts, n) > 0 && at(state.pool, n) > 0
}

/** HD10: an element that the pool still has (H8.6). */
export const element: Rule<'element'> = {
  answers: ['element'],
  open: always,
  list(state, _seat, _task, out) {
    for (let n = 0; n < ELEMENTS; n++) if (isElementChoice(state, n)) out.push(item(say.element, n))
  },
  check: (state, _seat, _task, { n }) => (isElementChoice(state, n) ? undefined : deny('element-empty', 'H8.6')),
  perform(state, _seat, _task, { n }) {
    state.card.element = n
  },
}

/** HD10: a player whom the card can do something to (H8.6, H8.19), listed clockwise. */
export const player: Rule<'player'> = {
  answers: ['player'],
  open: always,
  list(state, seat, _task, out) {
    const op = choiceOp(state)
    for (let k = 1; k < state.seats; k++) {
      const other = seatAfter(state, seat, k)
      if (isTarget(state, seat, op, other)) out.push(item(say.player, other))
    }
  },
  check(state, seat, _task, { n }) {
    if (isTarget(state, seat, choiceOp(state), n)) return undefined
    return deny('player-does-not-fit', 'H8.6', { card: item(cardIds, state.card.kind) })
  },
  perform(state, _seat, _task, { n }) {
    state.card.player = n
  },
}

/** HD11: any field but the one where that player is (H8.19). */
export const send: Rule<'send'> = {
  answers: ['send'],
  open: always,
  list(state, _seat, _task, out) {
    const here = at(state.rockets, state.card.player)
    for (let field = 0; field < FIELDS; field++) if (field !== here) out.push(item(say.send, field))
  },
  check(state, _seat, _task, { n }) {
    return at(state.rockets, state.card.player) === n ? deny('field-is-present', 'H8.19') : undefined
  },
  perform(state, _seat, _task, { n }) {
    state.card.field = n
  },
}

/** The card is announced, and every other seat is asked for dark energy, clockwise after its player (HD12). */
export const announce: Step<'announce'> = {
  run(state, seat, _task, tell) {
    // Whether anybody answers depends on hidden hands: the announcement is a barrier in any case.
    tell.reveal(announcement(state))
    for (let k = state.seats - 1; k > 0; k--) {
      state.todo.push({ kind: 'dark-energy', seat: seatAfter(state, seat, k) })
    }
  },
}

function announcement(state: State): Event {
  const { kind, seat, element, player, field } = state.card
  const event = { type: 'announce' as const, seat, card: item(cardIds, kind) }
  if (element !== NONE) return { ...event, element: item(elementIds, element) }
  if (field !== NONE) return { ...event, player, field: item(fieldIds, field) }
  return player === NONE ? event : { ...event, player }
}

/** HD12: dark energy cancels the announced card, which goes under the deck with dark energy below it (H8.14). */
export const darkEnergy: Rule<'dark-energy'> = reaction('dark-energy', {
  played(state, seat, _task, card, tell) {
    showCard(state, seat, card, tell)
    runCard(state, seat, card, tell)
    while (state.todo.pop()?.kind !== 'card-done') {}
    finishCard(state)
    state.deck.push(card)
  },
  declined() {},
})

/** The announced card takes effect. */
export const effect: Step<'effect'> = {
  run: (state, seat, _task, tell) => runCard(state, seat, state.card.kind, tell),
}

/** A used card goes to the bottom of the deck once it is fully resolved (H8.3). */
export const cardDone: Step<'card-done'> = { run: finishCard }

function finishCard(state: State): void {
  const { card } = state
  state.deck.push(card.kind)
  card.kind = NONE
  card.seat = NONE
  card.element = NONE
  card.player = NONE
  card.field = NONE
}
