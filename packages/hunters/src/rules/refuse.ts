import type { Refusal, Seat } from '@orrery/kernel'
import type { Action, Kind } from '../actions.ts'
import { at } from '../at.ts'
import type { Window } from '../components/types.ts'
import type { Ask, State } from '../state.ts'
import {
  ANY_FIELD,
  cardIds,
  cardWindow,
  cardWindowBit,
  fieldIds,
  NONE,
  nearMask,
  ONE_STEP,
  starCost,
  starIds,
  sunLook,
  TWO_STEPS,
} from '../tables.ts'
import { hasEffect, isElementChoice, isFieldChoice, isPlayerChoice, openWindows } from './cards.ts'
import { hasMarker, isFree } from './creation.ts'
import { destinations } from './legal.ts'
import { canPay, fusionLimit, fusionsLeft, poolHolds, sidesOf } from './table.ts'

/** Which rule forbids an action, and why. Every code has a sentence in three languages. */
export type RefusalCode =
  | 'game-over'
  | 'not-your-decision'
  | 'not-now'
  | 'must-leave'
  | 'not-adjacent'
  | 'not-two-steps'
  | 'not-an-opponent'
  | 'retreat-not-adjacent'
  | 'not-looked-at'
  | 'decay-missing'
  | 'fusion-missing'
  | 'fusion-limit'
  | 'pool-short'
  | 'star-owned'
  | 'cannot-pay'
  | 'no-marker'
  | 'dot-taken'
  | 'dot-tried'
  | 'card-not-held'
  | 'wrong-window'
  | 'one-move-card'
  | 'changes-nothing'
  | 'element-empty'
  | 'player-does-not-fit'
  | 'field-is-present'

interface HuntersRefusal extends Refusal {
  readonly code: RefusalCode
}

/** The decisions at which each kind of action can be said at all, and the rule that says so. */
const asks: Readonly<Record<Kind, { readonly at: readonly Ask[]; readonly rule: string }>> = {
  fly: { at: ['move'], rule: 'H4.3' },
  fight: { at: ['opponent'], rule: 'H6.2' },
  retreat: { at: ['retreat'], rule: 'H6.7' },
  take: { at: ['take'], rule: 'H8.21' },
  decay: { at: ['decay'], rule: 'H9.6' },
  fuse: { at: ['fusion'], rule: 'H4.3' },
  create: { at: ['create'], rule: 'H10.1' },
  place: { at: ['place'], rule: 'H10.1' },
  play: {
    at: ['before-move', 'eclipse', 'react', 'events', 'dark-energy', 'fusion', 'create', 'cannon', 'boundary'],
    rule: 'H8.5',
  },
  element: { at: ['element'], rule: 'H8.7' },
  player: { at: ['player'], rule: 'H8.7' },
  send: { at: ['send'], rule: 'H8.7' },
  'go-on': { at: ['before-move', 'events', 'fusion'], rule: 'H4.3' },
  stop: { at: ['decay'], rule: 'H7.4' },
  'end-turn': { at: ['create'], rule: 'H4.3' },
  pass: { at: ['eclipse', 'react', 'dark-energy', 'cannon', 'boundary'], rule: 'H15.1' },
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

/** Why a seat may not say this now; undefined exactly when it may. */
export function refuse(state: State, seat: Seat, action: Action): HuntersRefusal | undefined {
  if (state.ask === 'over') return { code: 'game-over', rule: 'H12.1' }
  if (seat !== state.asked) return { code: 'not-your-decision', rule: 'H15.1', params: { seat: state.asked } }
  if (action.kind === 'play') return refuseCard(state, seat, action.value)
  const { at: open, rule } = asks[action.kind]
  if (!open.includes(state.ask)) return { code: 'not-now', rule, params: { ask: state.ask } }
  return refuseValue(state, seat, action)
}

function refuseValue(state: State, seat: Seat, { kind, value }: Action): HuntersRefusal | undefined {
  switch (kind) {
    case 'fly':
      return refuseFlight(state, value)
    case 'fight':
      return (state.opponents >> value) & 1
        ? undefined
        : { code: 'not-an-opponent', rule: 'H6.2', params: { seat: value } }
    case 'retreat':
      return (at(nearMask, state.fight.field) >> value) & 1
        ? undefined
        : { code: 'retreat-not-adjacent', rule: 'H6.7', params: { field: at(fieldIds, state.fight.field) } }
    case 'take': {
      const position = state.deck.indexOf(value)
      const look = at(sunLook, at(state.suns, seat))
      return position !== NONE && position < look
        ? undefined
        : { code: 'not-looked-at', rule: 'H8.21', params: { card: at(cardIds, value) } }
    }
    case 'decay':
      return refuseReaction(state, seat, value, true)
    case 'fuse':
      if (!fusionsLeft(state)) return { code: 'fusion-limit', rule: 'H9.3', params: { limit: fusionLimit(state) } }
      return refuseReaction(state, seat, value, false)
    case 'create':
      return refuseStar(state, seat, value)
    case 'place':
      if (value === state.tried) return { code: 'dot-tried', rule: 'H8.13' }
      return isFree(state, value) ? undefined : { code: 'dot-taken', rule: 'H10.3' }
    case 'element':
      return isElementChoice(state, value) ? undefined : { code: 'element-empty', rule: 'H8.6' }
    case 'player':
      return isPlayerChoice(state, value)
        ? undefined
        : { code: 'player-does-not-fit', rule: 'H8.6', params: { card: at(cardIds, state.card.kind) } }
    case 'send':
      return isFieldChoice(state, value) ? undefined : { code: 'field-is-present', rule: 'H8.19' }
    default:
      return undefined
  }
}

function refuseFlight(state: State, field: number): HuntersRefusal | undefined {
  if ((destinations(state) >> field) & 1) return undefined
  const rocket = at(state.rockets, state.active)
  const params = { field: at(fieldIds, field), from: at(fieldIds, rocket) }
  if (state.moveRule === TWO_STEPS) return { code: 'not-two-steps', rule: 'H8.16', params }
  if (field === rocket) return { code: 'must-leave', rule: state.moveRule === ANY_FIELD ? 'H8.16' : 'H5.2', params }
  return { code: 'not-adjacent', rule: 'H5.1', params }
}

function refuseReaction(state: State, seat: Seat, reaction: number, decay: boolean): HuntersRefusal | undefined {
  const { paid, given } = sidesOf(reaction, decay)
  if (!canPay(state, seat, paid)) {
    return decay ? { code: 'decay-missing', rule: 'H9.6' } : { code: 'fusion-missing', rule: 'H9.2' }
  }
  return poolHolds(state, given) ? undefined : { code: 'pool-short', rule: 'H9.7' }
}

function refuseStar(state: State, seat: Seat, star: number): HuntersRefusal | undefined {
  const params = { star: at(starIds, star) }
  const owner = at(state.owners, star)
  if (owner !== NONE) return { code: 'star-owned', rule: 'H10.8', params: { ...params, seat: owner } }
  if (!hasMarker(state, seat)) return { code: 'no-marker', rule: 'H10.9' }
  return canPay(state, seat, at(starCost, star)) ? undefined : { code: 'cannot-pay', rule: 'H10.2', params }
}

/** Cards: held, in their window, one that changes the move, and able to change something (H8.5, H8.6). */
function refuseCard(state: State, seat: Seat, card: number): HuntersRefusal | undefined {
  const params = { card: at(cardIds, card) }
  if (!at(state.hands, seat).includes(card)) return { code: 'card-not-held', rule: 'H8.1', params }
  const moving = state.ask === 'before-move' || state.ask === 'move'
  if (moving && at(cardWindow, card) === 'beforeMove' && state.moveRule !== ONE_STEP) {
    return { code: 'one-move-card', rule: 'H8.5', params }
  }
  if ((at(cardWindowBit, card) & openWindows(state, state.ask, seat)) === 0) {
    const announced = state.star !== NONE // H8.10: then only `cannon` can be played in this turn
    return { code: 'wrong-window', rule: announced ? 'H8.10' : windowRules[at(cardWindow, card)], params }
  }
  return hasEffect(state, card, seat) ? undefined : { code: 'changes-nothing', rule: 'H8.6', params }
}
