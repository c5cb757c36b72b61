import type { Tell } from '@orrery/kernel'
import { regulatorCapacity } from '../components/basics.ts'
import type { Event } from '../events.ts'
import { playerAt, type State } from '../state.ts'
import { at, kindOfCard, NONE } from '../tables.ts'
import { add, canDraw, drawCard } from './supply.ts'

/** The energy phase (C5, C6) and who may be in it (C19). */

/** How many energy tokens lie in a regulator. */
function tokensIn(state: State, regulator: number): number {
  let count = at(state.dark, regulator)
  for (const place of state.tokens) if (place === regulator) count++
  return count
}

/** What a regulator gives passively: once for each token and each own ability marker there (C6.3, C6.4). */
export function countDue(state: State, seat: number, regulator: number): number {
  let count = tokensIn(state, regulator)
  for (const card of playerAt(state, seat).slots) if (card !== NONE && kindOfCard[card] === regulator) count++
  return count
}

/** Where a token leaving a regulator lands: the next one clockwise that is not full (C5.2). */
function landing(state: State, from: number): number {
  for (let steps = 1; steps < 4; steps++) {
    const to = (from + steps) % 4
    if (tokensIn(state, to) < regulatorCapacity) return to
  }
  return from
}

/** Moves the own token, or a dark one from a regulator (-1 for the own). */
export function shiftToken(state: State, seat: number, regulator: number, tell: Tell<Event>): void {
  const player = playerAt(state, seat)
  const own = regulator === NONE
  const from = own ? at(state.tokens, seat) : regulator
  const to = landing(state, from)
  if (own) {
    state.tokens[seat] = to
    player.ownMoved = true
  } else {
    add(state.dark, from, -1)
    add(state.dark, to, 1)
  }
  player.moves++
  tell.all({ type: 'token-shifted', seat, own, from, to })
}

/** Lets a seat begin its energy phase. */
export function beginEnergy(state: State, seat: number, tell: Tell<Event>): void {
  const player = playerAt(state, seat)
  player.stage = 'energy'
  player.ask = 'shift'
  player.moves = 0
  player.ownMoved = false
  tell.all({ type: 'energy-phase-began', seat, early: seat !== state.active })
}

/** The seat after this one in the same round, or -1 after the last (C4.1). */
export function nextInRound(state: State, seat: number): number {
  const next = (seat + 1) % state.players.length
  return next === state.first ? NONE : next
}

/** The energy phase of a seat is over: refill the row (C6.8); craft, or wait for the turn (C19.1). */
export function endEnergy(state: State, seat: number, tell: Tell<Event>): void {
  refillRow(state, seat, tell)
  const player = playerAt(state, seat)
  if (seat !== state.active) {
    player.stage = 'collected'
    player.ask = 'none'
    return
  }
  beginCrafting(state, seat, tell)
}

/** The crafting phase begins; in faster play the next seat of the round may begin its energy phase. */
export function beginCrafting(state: State, seat: number, tell: Tell<Event>): void {
  const player = playerAt(state, seat)
  player.stage = 'crafting'
  player.ask = 'menu'
  if (!state.fast) return
  const next = nextInRound(state, seat)
  if (next !== NONE) beginEnergy(state, next, tell)
}

function refillRow(state: State, seat: number, tell: Tell<Event>): void {
  let revealed = 0
  let missing = 0
  for (let place = 0; place < state.row.length; place++) {
    if (state.row[place] !== NONE) continue
    if (canDraw(state)) {
      state.row[place] = drawCard(state, tell)
      revealed++
    } else missing++
  }
  if (revealed > 0) tell.reveal({ type: 'row-refilled', row: state.row.slice(), revealed })
  if (missing > 0) tell.all({ type: 'shortage', seat, what: 'energy', missing })
}
