import { type Refusal, shuffle } from '@orrery/kernel'
import { say } from '../actions.ts'
import { constants } from '../components/constants.ts'
import { no } from '../refusals.ts'
import { has, type State } from '../state.ts'
import { at, exploreCost, SCOUTING, SCOUTING_DRAW, survivorColour, survivorGain } from '../tables.ts'
import { startGain } from './gains.ts'
import { colourHere, lacking, lackRefusal, PAYABLE, specialistSupply, startPayment } from './payment.ts'
import { always, nothingWrong, type Rule, type Step, type Teller } from './rule.ts'

/** A15.7: whether deck or discard pile hold a survivor card. */
export function survivorsLeft(state: State): boolean {
  return state.survivorDeck.length > 0 || state.survivorDiscard.length > 0
}

/** Why the active player cannot explore here (A15.1, A15.7). */
export function refuseExplore(state: State): Refusal | undefined {
  if (!survivorsLeft(state)) return no('nothing-to-draw', 'A15.7')
  const due = lacking(state, state.active, exploreCost, specialistSupply(state, state.active))
  return due === PAYABLE ? undefined : lackRefusal(due)
}

/** Begins exploring: first the Leader is paid. */
export function startExploring(state: State): void {
  state.todo.push({ kind: 'reveal' })
  startPayment(state, exploreCost)
}

/** The top survivor card, after a reshuffle if the deck is empty (A15.5); -1 when there is none. */
export function drawSurvivor(state: State, player: number, tell: Teller): number {
  if (state.survivorDeck.length === 0 && state.survivorDiscard.length > 0) {
    state.survivorDeck = shuffle(state.rng, state.survivorDiscard)
    state.survivorDiscard = []
    tell.reveal({ type: 'shuffled', deck: 'survivors', cards: state.survivorDeck.length })
  }
  const card = state.survivorDeck.pop() ?? -1
  if (card >= 0) tell.reveal({ type: 'survivor-revealed', player, card })
  return card
}

/** Puts a survivor card on the discard pile (A15.5). */
export function discardSurvivor(state: State, player: number, card: number, tell: Teller): void {
  state.survivorDiscard.push(card)
  tell.all({ type: 'survivor-left', player, card })
}

/** A15.2, A15.6: the card, or with Scouting Vehicles the two cards, are revealed. */
export const reveal: Step<'reveal'> = (state, _task, tell) => {
  const player = state.active
  const cards: number[] = []
  for (let n = has(state.upgrades, player, SCOUTING) ? SCOUTING_DRAW : 1; n > 0; n--) {
    const card = drawSurvivor(state, player, tell)
    if (card >= 0) cards.push(card)
  }
  if (cards.length > 1) state.todo.push({ kind: 'resolve', cards })
  else startResolving(state, at(cards, 0), tell)
}

function startResolving(state: State, card: number, tell: Teller): void {
  tell.all({ type: 'survivor-resolved', player: state.active, card })
  state.todo.push({ kind: 'resolved', card })
  startGain(state, state.active, at(survivorGain, card))
}

/** AD14: one of two cards is resolved, the other is discarded unused (A15.6). */
export const resolve: Rule<'resolve'> = {
  asked: false,
  answers: ['resolve'],
  open: always,
  list(_state, { cards }, out) {
    const [a, b] = [at(cards, 0), at(cards, 1)]
    out.push(at(say.resolve, Math.min(a, b)), at(say.resolve, Math.max(a, b)))
  },
  check: (_state, { cards }, { n }) => (cards.includes(n) ? undefined : no('not-revealed', 'A15.6')),
  perform(state, { cards }, { n }, tell) {
    for (const card of cards) if (card !== n) discardSurvivor(state, state.active, card, tell)
    startResolving(state, n, tell)
  },
}

/** A15.3, A15.4: a card of the planet's colour may be kept while fewer than three are carried. */
export const resolved: Step<'resolved'> = (state, { card }, tell) => {
  const player = state.active
  const fits = at(survivorColour, card) === colourHere(state, player)
  if (fits && at(state.carried, player).length < constants.survivorLimit) state.todo.push({ kind: 'survivor', card })
  else discardSurvivor(state, player, card, tell)
}

/** AD15: keep the card or leave it. */
export const survivor: Rule<'survivor'> = {
  asked: false,
  answers: ['survivor'],
  open: always,
  list(_state, _task, out) {
    out.push(at(say.survivor, 0), at(say.survivor, 1))
  },
  check: nothingWrong,
  perform(state, { card }, { n }, tell) {
    const player = state.active
    if (n === 1) {
      discardSurvivor(state, player, card, tell)
      return
    }
    at(state.carried, player).push(card)
    tell.all({ type: 'survivor-kept', player, card })
  },
}
