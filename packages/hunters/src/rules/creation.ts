import type { Seat, Tell } from '@orrery/kernel'
import { at } from '../at.ts'
import { constants } from '../components/elements.ts'
import { systems } from '../components/stars.ts'
import type { Event } from '../events.ts'
import type { State } from '../state.ts'
import {
  bursts,
  cardIds,
  cardOps,
  dotIds,
  dotStar,
  fieldIds,
  NONE,
  nearMask,
  starCost,
  starDot,
  starIds,
  starPoints,
  starSystem,
  systemBonus,
} from '../tables.ts'
import { holdsCardFor } from './cards.ts'
import { pay } from './crystals.ts'
import { removeFromHand, run } from './effects.ts'
import { ask, askHolder, type Next } from './next.ts'
import { canPay, markersOf, ownsSystem, pointsOf, seatInOrder } from './table.ts'

/** Step 6: creating a star and placing it on the Hertzsprung-Russell diagram (H10, H11). */

/** Whether a star lies in its pile and the seat can pay for it (H10.1, H10.2, H10.8). */
export function canCreate(state: State, seat: Seat, star: number): boolean {
  return state.owners[star] === NONE && canPay(state, seat, at(starCost, star))
}

/** Whether a seat has a marker left (H10.9). */
export function hasMarker(state: State, seat: Seat): boolean {
  return markersOf(state, seat) < constants.markersPerPlayer
}

/** Whether a dot carries no marker (H10.3): markers lie only on the dots of stars that are owned. */
export function isFree(state: State, dot: number): boolean {
  const star = at(dotStar, dot)
  return star === NONE || state.owners[star] === NONE
}

/** A star is announced and paid for (H10.1); with the learning aid its dot is found by itself (H10.10). */
export function announceStar(state: State, seat: Seat, star: number, tell: Tell<Event>): Next {
  const cost = at(starCost, star)
  pay(state, seat, cost)
  tell.all({ type: 'pay', seat, star: at(starIds, star), crystals: cost })
  state.star = star
  state.tried = NONE
  if (state.hrHelp) return judge(state, seat, at(starDot, star), tell)
  return ask(state, 'place', seat) // HD15 is asked even if one dot only were free
}

/** The chosen dot is judged (H10.5). */
export function placeStar(state: State, seat: Seat, dot: number, tell: Tell<Event>): Next {
  if (state.card.kind !== NONE) {
    // `cannon` is done when the second dot is named (H8.3).
    state.deck.push(state.card.kind)
    state.card.kind = NONE
    state.card.seat = NONE
  }
  return judge(state, seat, dot, tell)
}

function judge(state: State, seat: Seat, dot: number, tell: Tell<Event>): Next {
  const { star } = state
  const right = at(dotStar, dot) === star
  // Learning whether it was right is new knowledge, and undo must not pass it.
  tell.reveal({ type: 'place', seat, star: at(starIds, star), dot: at(dotIds, dot), right })
  if (right) {
    own(state, seat, star, tell)
    return 'turn-end'
  }
  if (state.tried !== NONE) return loseStar(state, seat, tell)
  state.tried = dot
  return 'misplaced'
}

/** After a wrong placement the holder of `cannon` is asked (HD16). */
export function askCannon(state: State, tell: Tell<Event>): Next {
  const seat = state.active
  return holdsCardFor(state, 'cannon', seat) ? askHolder(state, 'cannon', seat, tell) : loseStar(state, seat, tell)
}

/** `cannon`: one more dot, not the same one (H8.13). */
export function playCannon(state: State, seat: Seat, card: number, tell: Tell<Event>): Next {
  removeFromHand(at(state.hands, seat), card)
  state.card.kind = card
  state.card.seat = seat
  tell.reveal({ type: 'play', seat, card: at(cardIds, card) })
  for (const op of at(cardOps, card)) run(state, op, seat, tell, 'card', at(cardIds, card))
  return ask(state, 'place', seat)
}

/** The star goes back to its pile and the crystals stay in the pool (H10.7). */
export function loseStar(state: State, seat: Seat, tell: Tell<Event>): Next {
  tell.all({ type: 'star-lost', seat, star: at(starIds, state.star) })
  return 'turn-end'
}

/** The star is owned: points, system, burst, and perhaps the last turns (H10.6, H11, H12.1). */
function own(state: State, seat: Seat, star: number, tell: Tell<Event>): void {
  state.owners[star] = seat
  state.created.push(star)
  tell.all({ type: 'star', seat, star: at(starIds, star), points: at(starPoints, star) })
  const system = at(starSystem, star)
  if (system !== NONE && ownsSystem(state, seat, system)) {
    tell.all({ type: 'system', seat, system: at(systems, system).id, points: at(systemBonus, system) })
  }
  burst(state, seat, star, tell)
  if (!state.lastTurns && pointsOf(state, seat) >= constants.winPoints) {
    state.lastTurns = true
    tell.all({ type: 'last-turns', seat })
  }
}

/** A supergiant bursts once, for everybody on the creator's field and around it (H11.4). */
function burst(state: State, seat: Seat, star: number, tell: Tell<Event>): void {
  const ops = bursts[star]
  if (ops === undefined) return
  const id = at(starIds, star)
  const field = at(state.rockets, seat)
  tell.all({ type: 'burst', seat, star: id, field: at(fieldIds, field) })
  // H11.5: who is where is settled before the first is served.
  let here = 0
  let near = 0
  for (let other = 0; other < state.seats; other++) {
    const rocket = at(state.rockets, other)
    if (rocket === field) here |= 1 << other
    else if ((at(nearMask, field) >> rocket) & 1) near |= 1 << other
  }
  run(state, ops.here, seat, tell, 'burst', id)
  for (let k = 0; k < state.seats; k++) {
    const other = seatInOrder(state, k)
    if (other === seat) continue
    if ((here >> other) & 1) run(state, ops.here, other, tell, 'burst', id)
    else if ((near >> other) & 1) run(state, ops.near, other, tell, 'burst', id)
  }
}
