import type { Refusal } from '@orrery/kernel'
import { say } from '../actions.ts'
import { constants } from '../components/constants.ts'
import { no } from '../refusals.ts'
import type { State } from '../state.ts'
import {
  at,
  BOTTOM,
  edgeCost,
  edgeGain,
  edgeWhere,
  FIELDS,
  MAIN,
  MOON,
  ORBITAL,
  PORTAL_FIELD,
  STATION,
  TOP,
} from '../tables.ts'
import { discardCrew, heldCrew, holdsCrew, removeCrew, startGain } from './gains.ts'
import { colourHere, lacking, PAYABLE, specialistSupply, startPayment } from './payment.ts'
import { always, nothingWrong, type Rule, type Teller } from './rule.ts'

/** A12.2: whether an edge works where the active ark stands. */
function matches(state: State, where: number): boolean {
  const field = at(state.arks, state.active)
  if (field === PORTAL_FIELD) return true
  const local = field % FIELDS
  if (local === MAIN) return where === colourHere(state, state.active)
  return where === ORBITAL && (local === MOON || local === STATION)
}

/** The edge that touches the cargo card, as `card * 2 + edge` (A6.2). */
function liveEdge(state: State, card: number): number {
  return card * 2 + (at(state.upper, state.active).includes(card) ? BOTTOM : TOP)
}

function checkUse(state: State, card: number): Refusal | undefined {
  const edge = liveEdge(state, card)
  if (!matches(state, at(edgeWhere, edge))) return no('edge-does-not-match', 'A12.2')
  // A12.3: an exchange needs its full price.
  const supply = specialistSupply(state, state.active)
  return lacking(state, state.active, at(edgeCost, edge), supply) === PAYABLE
    ? undefined
    : no('price-too-high', 'A12.3')
}

function usable(state: State, card: number): boolean {
  const edge = liveEdge(state, card)
  return matches(state, at(edgeWhere, edge)) && lacking(state, state.active, at(edgeCost, edge), 0) === PAYABLE
}

const held: number[] = []

/** AD10, step 3: up to two plays, one on the Portal (A12.1); each with or without the action (A12.3, A12.5). */
export const play: Rule<'play'> = {
  asked: true,
  answers: ['play-use', 'play-idle', 'play-none'],
  open(state, { played }) {
    const onPortal = at(state.arks, state.active) === PORTAL_FIELD
    return played < (onPortal ? constants.playsAtPortal : constants.plays)
  },
  list(state, _task, out) {
    for (const card of heldCrew(state, state.active, held)) {
      if (usable(state, card)) out.push(at(say.playUse, card))
      out.push(at(say.playIdle, card))
    }
    out.push(say.playNone)
  },
  check(state, _task, { kind, n }) {
    if (kind === 'play-none') return undefined
    if (!holdsCrew(state, state.active, n)) return no('card-not-held', 'A12.1')
    return kind === 'play-use' ? checkUse(state, n) : undefined
  },
  perform(state, { played }, { kind, n }, tell) {
    if (kind === 'play-none') return
    const player = state.active
    const use = kind === 'play-use'
    state.todo.push({ kind: 'play', played: played + 1 })
    const upper = at(state.upper, player).includes(n)
    tell.all({ type: 'crew-played', player, card: n, edge: upper ? 'bottom' : 'top', used: use })
    if (upper) {
      // A12.4: from the upper row a card is always discarded; A12.7: that comes before its action.
      removeCrew(state, player, n)
      discardCrew(state, player, n, 'upper', 'played', tell)
      if (use) startEdge(state, n * 2 + BOTTOM)
    } else {
      state.todo.push({ kind: 'to', card: n, use })
    }
  },
}

/** Price, then gains (A30). */
function startEdge(state: State, edge: number): void {
  startGain(state, state.active, at(edgeGain, edge))
  startPayment(state, at(edgeCost, edge))
}

/** AD11: a card played from the lower row is moved up or discarded (A12.4). With a full upper row it is not asked. */
export const to: Rule<'to'> = {
  asked: false,
  answers: ['to'],
  open: always,
  list(state, _task, out) {
    if (at(state.upper, state.active).length < constants.rowLimit) out.push(at(say.to, 0))
    out.push(at(say.to, 1))
  },
  check: nothingWrong,
  perform(state, { card, use }, { n }, tell: Teller) {
    const player = state.active
    removeCrew(state, player, card)
    if (n === 0) {
      at(state.upper, player).push(card)
      tell.all({ type: 'crew-moved-up', player, card })
    } else {
      discardCrew(state, player, card, 'lower', 'played', tell)
    }
    if (use) startEdge(state, card * 2 + TOP)
  },
}
