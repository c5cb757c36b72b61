import { always, at, item, neverWrong, type Refusal, shuffle, topOf, withListAt } from '@orrery/kernel'
import { numbersOf } from '../sets/loaded.ts'
import { say } from './actions.ts'
import { startGain } from './gains.ts'
import { colourHere, lacking, lackRefusal, PAYABLE, specialistSupply, startPayment } from './payment.ts'
import { deny } from './refusals.ts'
import type { Rule, Step, Teller } from './rule.ts'
import { has, type State } from './state.ts'
import { SCOUTING } from './tables.ts'

/** A15.7: whether deck or discard pile hold a survivor card. */
export function survivorsLeft(state: State): boolean {
  return state.survivorDeck.length > 0 || state.survivorDiscard.length > 0
}

/** Why the active player cannot explore here (A15.1, A15.7). */
export function refuseExplore(state: State, seat: number): Refusal | undefined {
  if (!survivorsLeft(state)) return deny('nothing-to-draw', 'A15.7')
  const due = lacking(state, seat, numbersOf(state).exploreCost, specialistSupply(state, seat))
  return due === PAYABLE ? undefined : lackRefusal(due)
}

/** Begins exploring: first the Leader is paid. */
export function startExploring(state: State): void {
  state.todo.push({ kind: 'reveal' })
  startPayment(state, numbersOf(state).exploreCost)
}

/** The top survivor card, after a reshuffle if the deck is empty (A15.5); -1 when there is none. */
export function drawSurvivor(state: State, seat: number, tell: Teller): number {
  if (state.survivorDeck.length === 0 && state.survivorDiscard.length > 0) {
    state.survivorDeck = shuffle(state.rng, state.survivorDiscard.slice())
    state.survivorDiscard = []
    tell.reveal({ type: 'shuffled', deck: 'survivors', cards: state.survivorDeck.length })
  }
  const card = topOf(state.survivorDeck) ?? -1
  state.survivorDeck = state.survivorDeck.slice(0, -1)
  if (card >= 0) tell.reveal({ type: 'survivor-revealed', seat, card })
  return card
}

/** Puts a survivor card on the discard pile (A15.5). */
export function discardSurvivor(state: State, seat: number, card: number, tell: Teller): void {
  state.survivorDiscard = [...state.survivorDiscard, card]
  tell.all({ type: 'survivor-left', seat, card })
}

/** A15.2, A15.6: the card, or with Scouting Vehicles the two cards, are revealed. */
export const reveal: Step<'reveal'> = {
  run(state, seat, _task, tell) {
    const cards: number[] = []
    for (let n = has(state.upgrades, seat, SCOUTING) ? numbersOf(state).scoutingDraw : 1; n > 0; n--) {
      const card = drawSurvivor(state, seat, tell)
      if (card >= 0) cards.push(card)
    }
    if (cards.length > 1) state.todo.push({ kind: 'resolve', cards })
    else startResolving(state, seat, at(cards, 0), tell)
  },
}

function startResolving(state: State, seat: number, card: number, tell: Teller): void {
  tell.all({ type: 'survivor-resolved', seat, card })
  state.todo.push({ kind: 'resolved', card })
  startGain(state, seat, at(numbersOf(state).survivorGain, card))
}

/** AD14: one of two cards is resolved, the other is discarded unused (A15.6). */
export const resolve: Rule<'resolve'> = {
  answers: ['resolve'],
  open: always,
  list(_state, _seat, { cards }, out) {
    const [a, b] = [at(cards, 0), at(cards, 1)]
    out.push(item(say.resolve, Math.min(a, b)))
    out.push(item(say.resolve, Math.max(a, b)))
  },
  check: (_state, _seat, { cards }, { n }) => (cards.includes(n) ? undefined : deny('not-revealed', 'A15.6')),
  perform(state, seat, { cards }, { n }, tell) {
    for (const card of cards) if (card !== n) discardSurvivor(state, seat, card, tell)
    startResolving(state, seat, n, tell)
  },
}

/** A15.3, A15.4: a card of the planet's colour may be kept while fewer than three are carried. */
export const resolved: Step<'resolved'> = {
  run(state, seat, { card }, tell) {
    const { constants, survivorColour } = numbersOf(state)
    const fits = at(survivorColour, card) === colourHere(state, seat)
    if (fits && item(state.carried, seat).length < constants.survivorLimit) state.todo.push({ kind: 'survivor', card })
    else discardSurvivor(state, seat, card, tell)
  },
}

/** AD15: keep the card or leave it. */
export const survivor: Rule<'survivor'> = {
  answers: ['survivor'],
  open: always,
  list(_state, _seat, _task, out) {
    out.push(item(say.survivor, 0))
    out.push(item(say.survivor, 1))
  },
  check: neverWrong,
  perform(state, seat, { card }, { n }, tell) {
    if (n === 1) {
      discardSurvivor(state, seat, card, tell)
      return
    }
    state.carried = withListAt(state.carried, seat, [...item(state.carried, seat), card])
    tell.all({ type: 'survivor-kept', seat, card })
  },
}
