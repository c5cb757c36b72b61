import { always, at, item, NONE, withAt, withListAt, without } from '@orrery/kernel'
import { abilityIds } from '../components/abilities.ts'
import { kindIds } from '../components/basics.ts'
import { numbersOf } from '../sets/numbers.ts'
import { type Action, offer, say, slotAndKind } from './actions.ts'
import { begin } from './parts.ts'
import { deny } from './refusals.ts'
import type { Choice, Rule } from './rule.ts'
import { playerAt, push } from './state.ts'
import { gainPoints, payCards } from './supply.ts'
import { kindOfCard } from './tables.ts'
import type { Task } from './tasks.ts'

/** What energy cards buy: ability cards and sets (C11). */

const ACQUIRE: readonly Task[] = [{ kind: 'keep' }, { kind: 'under' }, { kind: 'done' }]

/** D11: pay, look at as many cards as were paid (or as there are, C11.4), keep one, the others go under the deck (C11.2). */
export const acquire: Choice = {
  list(state, player, out) {
    const { slotCosts } = numbersOf(state)
    for (let slot = 0; slot < slotCosts.length; slot++) {
      if (player.slots[slot] !== NONE) continue
      const cost = at(slotCosts, slot)
      for (let kind = 0; kind < kindIds.length; kind++) {
        if (at(player.hand, kind) < cost || item(state.abilityDecks, kind).length === 0) continue
        offer(out, say.acquire, slotAndKind(slot, kind))
      }
    }
  },
  check(state, player, { n, where }) {
    const kind = item(kindIds, n)
    if (player.slots[where] !== NONE) return deny('slot-taken', 'C11.2', { slot: where + 1 })
    if (item(state.abilityDecks, n).length === 0) return deny('ability-deck-empty', 'C11.4', { kind })
    const need = at(numbersOf(state).slotCosts, where)
    const have = at(player.hand, n)
    return have >= need ? undefined : deny('too-few-cards', 'C11.2', { kind, need, have })
  },
  perform(state, seat, player, { n, where }, tell) {
    const cost = at(numbersOf(state).slotCosts, where)
    payCards(state, seat, n, cost, tell)
    const deck = item(state.abilityDecks, n)
    const count = Math.min(cost, deck.length)
    player.looked = deck.slice(deck.length - count).sort((a, b) => a - b)
    state.abilityDecks = withListAt(state.abilityDecks, n, deck.slice(0, deck.length - count))
    tell.revealTo(
      seat,
      { type: 'abilities-looked-at', seat, kind: n, count, cards: player.looked.slice() },
      { type: 'abilities-looked-at', seat, kind: n, count },
    )
    if (count < cost) tell.all({ type: 'shortage', seat, what: 'ability', missing: cost - count })
    begin(state, seat, player, where, ACQUIRE)
  },
}

/** A choice among the ability cards looked at. */
function amongLooked(offered: readonly Action[]): Pick<Rule<'keep' | 'under'>, 'open' | 'list' | 'check'> {
  return {
    open: always,
    list(state, seat, _task, out) {
      for (const card of playerAt(state, seat).looked) offer(out, offered, card)
    },
    check(state, seat, _task, { n }) {
      if (playerAt(state, seat).looked.includes(n)) return undefined
      return deny('not-looked-at', 'C11.2', { card: item(abilityIds, n) })
    },
  }
}

/** D11: which card is kept. */
export const keep: Rule<'keep'> = {
  asked: true,
  answers: ['keep'],
  ...amongLooked(say.keep),
  perform(state, seat, _task, { n }, tell) {
    const player = playerAt(state, seat)
    player.slots = withAt(player.slots, player.bound, n)
    player.looked = without(player.looked, n)
    tell.all({ type: 'ability-kept', seat, card: n, slot: player.bound })
  },
}

/** D11: which card goes under the deck next, until none is left. */
export const under: Rule<'under'> = {
  answers: ['under'],
  ...amongLooked(say.under),
  perform(state, seat, task, { n }, tell) {
    const player = playerAt(state, seat)
    const kind = at(kindOfCard, n)
    player.looked = without(player.looked, n)
    state.abilityDecks = withListAt(state.abilityDecks, kind, [n, ...item(state.abilityDecks, kind)])
    tell.one(seat, { type: 'ability-returned', seat, kind, card: n }, { type: 'ability-returned', seat, kind })
    push(state, seat, [task])
  },
}

/** D13: five cards of one kind for points (C11.7). */
export const setOfFive: Choice = {
  list(state, { hand }, out) {
    const { cards } = numbersOf(state).setOfFive
    for (let kind = 0; kind < kindIds.length; kind++) if (at(hand, kind) >= cards) offer(out, say.setOfFive, kind)
  },
  check(state, { hand }, { n }) {
    const have = at(hand, n)
    return have >= numbersOf(state).setOfFive.cards
      ? undefined
      : deny('set-incomplete', 'C11.7', { kind: item(kindIds, n), have })
  },
  perform(state, seat, _player, { n }, tell) {
    const { cards, points } = numbersOf(state).setOfFive
    payCards(state, seat, n, cards, tell)
    gainPoints(state, seat, 'sets', points, tell)
  },
}
