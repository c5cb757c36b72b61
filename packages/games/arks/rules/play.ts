import { always, at, item, neverWrong, type Refusal, withListAt } from '@orrery/kernel'
import { numbersOf } from '../sets/loaded.ts'
import { say } from './actions.ts'
import { discardCrew, heldCrew, holdsCrew, removeCrew, startGain } from './gains.ts'
import { colourHere, lacking, PAYABLE, specialistSupply, startPayment } from './payment.ts'
import { deny } from './refusals.ts'
import type { Rule, Teller } from './rule.ts'
import type { State } from './state.ts'
import { BOTTOM, FIELDS, MAIN, MOON, ORBITAL, PORTAL_FIELD, STATION, TOP } from './tables.ts'

/** A12.2: whether an edge works where the active ark stands. */
function matches(state: State, seat: number, where: number): boolean {
  const field = at(state.arks, seat)
  if (field === PORTAL_FIELD) return true
  const local = field % FIELDS
  if (local === MAIN) return where === colourHere(state, seat)
  return where === ORBITAL && (local === MOON || local === STATION)
}

/** The edge that touches the cargo card, as `card * 2 + edge` (A6.2). */
function liveEdge(state: State, seat: number, card: number): number {
  return card * 2 + (item(state.upper, seat).includes(card) ? BOTTOM : TOP)
}

function checkUse(state: State, seat: number, card: number): Refusal | undefined {
  const { edgeCost, edgeWhere } = numbersOf(state)
  const edge = liveEdge(state, seat, card)
  if (!matches(state, seat, at(edgeWhere, edge))) return deny('edge-does-not-match', 'A12.2')
  // A12.3: an exchange needs its full price.
  const supply = specialistSupply(state, seat)
  return lacking(state, seat, at(edgeCost, edge), supply) === PAYABLE ? undefined : deny('price-too-high', 'A12.3')
}

function usable(state: State, seat: number, card: number): boolean {
  const { edgeCost, edgeWhere } = numbersOf(state)
  const edge = liveEdge(state, seat, card)
  return matches(state, seat, at(edgeWhere, edge)) && lacking(state, seat, at(edgeCost, edge), 0) === PAYABLE
}

const held: number[] = []

/** AD10, step 3: up to two plays, one on the Portal (A12.1); each with or without the action (A12.3, A12.5). */
export const play: Rule<'play'> = {
  asked: true,
  answers: ['play-use', 'play-idle', 'play-none'],
  open(state, seat, { played }) {
    const { plays, playsAtPortal } = numbersOf(state).constants
    return played < (at(state.arks, seat) === PORTAL_FIELD ? playsAtPortal : plays)
  },
  list(state, seat, _task, out) {
    for (const card of heldCrew(state, seat, held)) {
      if (usable(state, seat, card)) out.push(item(say.playUse, card))
      out.push(item(say.playIdle, card))
    }
    out.push(say.playNone)
  },
  check(state, seat, _task, { kind, n }) {
    if (kind === 'play-none') return undefined
    if (!holdsCrew(state, seat, n)) return deny('card-not-held', 'A12.1')
    return kind === 'play-use' ? checkUse(state, seat, n) : undefined
  },
  perform(state, seat, { played }, { kind, n }, tell) {
    if (kind === 'play-none') return
    const use = kind === 'play-use'
    state.todo.push({ kind: 'play', played: played + 1 })
    const upper = item(state.upper, seat).includes(n)
    tell.all({ type: 'crew-played', seat, card: n, edge: upper ? 'bottom' : 'top', used: use, set: state.set })
    if (upper) {
      // A12.4: from the upper row a card is always discarded; A12.7: that comes before its action.
      removeCrew(state, seat, n)
      discardCrew(state, seat, n, 'upper', 'played', tell)
      if (use) startEdge(state, seat, n * 2 + BOTTOM)
    } else {
      state.todo.push({ kind: 'to', card: n, use })
    }
  },
}

/** Price, then gains (A30). */
function startEdge(state: State, seat: number, edge: number): void {
  const { edgeCost, edgeGain } = numbersOf(state)
  startGain(state, seat, at(edgeGain, edge))
  startPayment(state, at(edgeCost, edge))
}

/** AD11: a card played from the lower row is moved up or discarded (A12.4). With a full upper row it is not asked. */
export const to: Rule<'to'> = {
  answers: ['to'],
  open: always,
  list(state, seat, _task, out) {
    if (item(state.upper, seat).length < numbersOf(state).constants.rowLimit) out.push(item(say.to, 0))
    out.push(item(say.to, 1))
  },
  check: neverWrong,
  perform(state, seat, { card, use }, { n }, tell: Teller) {
    removeCrew(state, seat, card)
    if (n === 0) {
      state.upper = withListAt(state.upper, seat, [...item(state.upper, seat), card])
      tell.all({ type: 'crew-moved-up', seat, card })
    } else {
      discardCrew(state, seat, card, 'lower', 'played', tell)
    }
    if (use) startEdge(state, seat, card * 2 + TOP)
  },
}
