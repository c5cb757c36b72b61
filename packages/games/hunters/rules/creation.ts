import { always, at, item, NONE, type Seat } from '@orrery/kernel'
import { systems } from '../components/stars.ts'
import { numbersOf } from '../sets/numbers.ts'
import { say } from './actions.ts'
import { checkCard, listCards, playCard, reaction, runCard, showCard } from './cards.ts'
import { pay } from './crystals.ts'
import { run } from './effects.ts'
import { canPay, markersOf, ownsSystem, pointsOf, seatInOrder } from './queries.ts'
import { deny } from './refusals.ts'
import type { Rule, Teller } from './rule.ts'
import type { State } from './state.ts'
import { DOTS, dotIds, dotStar, fieldIds, nearMask, STARS, starDot, starIds, starSystem } from './tables.ts'

/** Step 6: creating a star and placing it on the Hertzsprung-Russell diagram (H10, H11). */

/** Whether a seat has a marker left (H10.9). */
function hasMarker(state: State, seat: Seat): boolean {
  return markersOf(state, seat) < numbersOf(state).constants.markersPerPlayer
}

/** HD14: a star from its pile that can be paid (H10.1, H10.2, H10.8), a card, or the end of the turn. */
export const create: Rule<'create'> = {
  // Asked even when ending the turn is the only option, so that a turn can be taken back before it ends.
  asked: true,
  answers: ['create', 'play', 'end-turn'],
  open: always,
  list(state, seat, _task, out) {
    if (hasMarker(state, seat)) {
      const { starCost } = numbersOf(state)
      for (let star = 0; star < STARS; star++) {
        if (state.owners[star] === NONE && canPay(state, seat, item(starCost, star))) out.push(item(say.create, star))
      }
    }
    listCards(state, seat, 'create', out)
    out.push(say.endTurn)
  },
  check(state, seat, _task, { kind, n }) {
    if (kind === 'end-turn') return undefined
    if (kind === 'play') return checkCard(state, seat, 'create', n)
    const star = item(starIds, n)
    const owner = at(state.owners, n)
    if (owner !== NONE) return deny('star-owned', 'H10.8', { star, seat: owner })
    if (!hasMarker(state, seat)) return deny('no-marker', 'H10.9')
    return canPay(state, seat, item(numbersOf(state).starCost, n)) ? undefined : deny('cannot-pay', 'H10.2', { star })
  },
  perform(state, seat, task, { kind, n }, tell) {
    if (kind === 'play') playCard(state, seat, n, task, tell)
    if (kind !== 'create') return
    const cost = item(numbersOf(state).starCost, n)
    pay(state, seat, cost)
    tell.all({ type: 'pay', seat, star: item(starIds, n), crystals: cost })
    state.star = n
    state.tried = NONE
    // H10.10: with the learning aid the right dot is found automatically.
    if (state.hrHelp) judge(state, seat, at(starDot, n), tell)
    else state.todo.push({ kind: 'place' })
  },
}

/** Whether a dot carries no marker (H10.3): markers lie only on the dots of stars that are owned. */
function isFree(state: State, dot: number): boolean {
  const star = at(dotStar, dot)
  return star === NONE || state.owners[star] === NONE
}

/** HD15: a free dot, not the one tried before (H8.13); asked even when only one is free. */
export const place: Rule<'place'> = {
  asked: true,
  answers: ['place'],
  open: always,
  list(state, _seat, _task, out) {
    for (let dot = 0; dot < DOTS; dot++) if (dot !== state.tried && isFree(state, dot)) out.push(item(say.place, dot))
  },
  check(state, _seat, _task, { n }) {
    if (n === state.tried) return deny('dot-tried', 'H8.13')
    return isFree(state, n) ? undefined : deny('dot-taken', 'H10.3')
  },
  perform(state, seat, _task, { n }, tell) {
    if (state.card.kind !== NONE) {
      // `cannon` is done when the second dot is named (H8.3).
      state.deck.push(state.card.kind)
      state.card.kind = NONE
      state.card.seat = NONE
    }
    judge(state, seat, n, tell)
  },
}

/** The chosen dot is judged (H10.5). */
function judge(state: State, seat: Seat, dot: number, tell: Teller): void {
  const { star } = state
  const right = at(dotStar, dot) === star
  // Learning whether it was right is new knowledge, and undo must not pass it.
  tell.reveal({ type: 'place', seat, star: item(starIds, star), dot: item(dotIds, dot), right })
  if (right) {
    takeStar(state, seat, star, tell)
  } else if (state.tried !== NONE) {
    loseStar(state, seat, tell)
  } else {
    state.tried = dot
    state.todo.push({ kind: 'cannon' })
  }
}

/** HD16: after a wrong placement `cannon` gives one more dot, not the same one (H8.13). */
export const cannon: Rule<'cannon'> = reaction('cannon', {
  played(state, seat, _task, card, tell) {
    state.card.kind = card
    state.card.seat = seat
    showCard(state, seat, card, tell)
    runCard(state, seat, card, tell)
    state.todo.push({ kind: 'place' })
  },
  declined: loseStar,
})

/** The star goes back to its pile and the crystals stay in the pool (H10.7). */
function loseStar(state: State, seat: Seat, tell: Teller): void {
  tell.all({ type: 'star-lost', seat, star: item(starIds, state.star) })
}

/** The star is owned: points, system, burst, and perhaps the last turns (H10.6, H11, H12.1). */
function takeStar(state: State, seat: Seat, star: number, tell: Teller): void {
  const { constants, starPoints, systemBonus } = numbersOf(state)
  state.owners[star] = seat
  state.created.push(star)
  tell.all({ type: 'star', seat, star: item(starIds, star), points: at(starPoints, star) })
  const system = at(starSystem, star)
  if (system !== NONE && ownsSystem(state, seat, system)) {
    tell.all({ type: 'system', seat, system: item(systems, system).id, points: at(systemBonus, system) })
  }
  burst(state, seat, star, tell)
  if (!state.lastTurns && pointsOf(state, seat) >= constants.winPoints) {
    state.lastTurns = true
    tell.all({ type: 'last-turns', seat })
  }
}

/** A supergiant bursts once, for everybody on the creator's field and around it (H11.4). */
function burst(state: State, seat: Seat, star: number, tell: Teller): void {
  const ops = numbersOf(state).bursts[star]
  if (ops === undefined) return
  const id = item(starIds, star)
  const field = at(state.rockets, seat)
  tell.all({ type: 'burst', seat, star: id, field: item(fieldIds, field) })
  // H11.5: who stands where is determined before anybody gains anything.
  let here = 0
  let near = 0
  for (let other = 0; other < state.seats; other++) {
    const rocket = at(state.rockets, other)
    if (rocket === field) here |= 1 << other
    else if ((at(nearMask, field) >> rocket) & 1) near |= 1 << other
  }
  run(state, seat, ops.here, tell, 'burst', id)
  for (let k = 0; k < state.seats; k++) {
    const other = seatInOrder(state, k)
    if (other === seat) continue
    if ((here >> other) & 1) run(state, other, ops.here, tell, 'burst', id)
    else if ((near >> other) & 1) run(state, other, ops.near, tell, 'burst', id)
  }
}
