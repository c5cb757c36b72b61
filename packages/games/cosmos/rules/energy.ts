import { add, always, at, item, NONE, type Seat } from '@orrery/kernel'
import { kindIds, regulators } from '../components/basics.ts'
import { numbersOf } from '../sets/numbers.ts'
import { offer, say } from './actions.ts'
import { deny } from './refusals.ts'
import type { Rule, Step, Teller } from './rule.ts'
import { playerAt, push, type State } from './state.ts'
import { canDraw, drawCard, gainProto, gainTrack, grow } from './supply.ts'
import { GRAVITON, kindOfCard } from './tables.ts'
import type { Task } from './tasks.ts'

/** The energy phase (C5, C6) and who may be in it (C19). */

/** How many energy tokens lie in a regulator. */
function tokensIn(state: State, regulator: number): number {
  let count = at(state.dark, regulator)
  for (const place of state.tokens) if (place === regulator) count++
  return count
}

/** Where a token leaving a regulator lands: the next one clockwise that is not full (C5.2). */
function landing(state: State, from: number): number {
  const { capacity } = numbersOf(state)
  for (let steps = 1; steps < kindIds.length; steps++) {
    const to = (from + steps) % kindIds.length
    if (tokensIn(state, to) < capacity) return to
  }
  return from
}

const SHIFT: readonly Task[] = [{ kind: 'shift' }]

/** D1: up to three moves, one of them with the player's own token (C5.3); after the third the shift ends by itself. */
export const shift: Rule<'shift'> = {
  asked: true,
  answers: ['shift-own', 'shift-dark', 'stop-shift'],
  open: always,
  list(state, seat, _task, out) {
    const { moves, ownMoved } = playerAt(state, seat)
    out.push(say.shiftOwn)
    if (ownMoved || moves < numbersOf(state).shiftMoves - 1) {
      for (let i = 0; i < kindIds.length; i++) if (at(state.dark, i) > 0) offer(out, say.shiftDark, i)
    }
    if (ownMoved) out.push(say.stopShift)
  },
  check(state, seat, _task, { kind, n }) {
    const { moves, ownMoved } = playerAt(state, seat)
    if (kind === 'stop-shift') return ownMoved ? undefined : deny('own-token-must-move', 'C5.3')
    if (kind === 'shift-own') return undefined
    if (at(state.dark, n) === 0) return deny('no-dark-token', 'C5.6', { regulator: item(kindIds, n) })
    // The own token must make the last move if it has made none.
    return ownMoved || moves < numbersOf(state).shiftMoves - 1 ? undefined : deny('last-move-is-own', 'C5.4')
  },
  perform(state, seat, _task, { kind, n }, tell) {
    const player = playerAt(state, seat)
    if (kind !== 'stop-shift') {
      const own = kind === 'shift-own'
      const from = own ? at(state.tokens, seat) : n
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
    const { shiftMoves, collecting } = numbersOf(state)
    const ended = kind === 'stop-shift' || player.moves === shiftMoves
    push(state, seat, ended ? item(collecting, at(state.tokens, seat)) : SHIFT)
  },
}

/** Units of a track (C7.1). */
export const trackGained: Step<'gain-track'> = {
  run(state, seat, { track, count }, tell) {
    gainTrack(playerAt(state, seat), seat, track, count, tell)
  },
}

/** What a regulator gives passively: once for each token and each own ability marker there (C6.3-C6.5). */
export const collect: Step<'collect'> = {
  run(state, seat, { regulator }, tell) {
    const player = playerAt(state, seat)
    let count = tokensIn(state, regulator)
    for (const card of player.slots) if (card !== NONE && kindOfCard[card] === regulator) count++
    if (count === 0) return
    switch (item(regulators, regulator).passive) {
      case 'energyCard':
        push(state, seat, [{ kind: 'draw', left: count }])
        return
      case 'crystalGrowth':
        grow(state, seat, count, tell)
        return
      case 'graviton':
        gainTrack(player, seat, GRAVITON, count, tell)
        return
      case 'protoLife':
        gainProto(state, seat, count, tell)
    }
  },
}

/** D3: an energy card from the row or the deck (C6.7, C20.3); nothing can be refused while collecting (C6.11). */
export const draw: Rule<'draw'> = {
  answers: ['draw-row', 'draw-deck'],
  open: (state) => canDraw(state) || state.row.some((kind) => kind !== NONE),
  list(state, _seat, _task, out) {
    for (let kind = 0; kind < kindIds.length; kind++) if (state.row.includes(kind)) offer(out, say.drawRow, kind)
    if (canDraw(state)) out.push(say.drawDeck)
  },
  check(state, _seat, _task, { kind, n }) {
    if (kind === 'draw-deck') return canDraw(state) ? undefined : deny('no-card-to-draw', 'C6.9')
    return state.row.includes(n) ? undefined : deny('not-in-row', 'C6.7', { kind: item(kindIds, n) })
  },
  perform(state, seat, { left }, { kind, n }, tell) {
    const { hand } = playerAt(state, seat)
    if (kind === 'draw-row') {
      const place = state.row.indexOf(n)
      state.row[place] = NONE
      add(hand, n, 1)
      tell.all({ type: 'card-taken', seat, kind: n, place })
    } else {
      const drawn = drawCard(state, tell)
      add(hand, drawn, 1)
      tell.revealTo(seat, { type: 'card-drawn', seat, kind: drawn }, { type: 'card-drawn', seat })
    }
    if (left > 1) push(state, seat, [{ kind: 'draw', left: left - 1 }])
  },
  otherwise(_state, seat, { left }, tell) {
    tell.all({ type: 'shortage', seat, what: 'energy', missing: left }) // C6.9
  },
}

/** The energy phase of a seat is over: refill the row (C6.8); craft, or wait for the turn (C19.1). */
export const endEnergy: Step<'end-energy'> = {
  run(state, seat, _task, tell) {
    refillRow(state, seat, tell)
    if (seat === state.active) beginCrafting(state, seat, tell)
    else playerAt(state, seat).stage = 'collected'
  },
}

function refillRow(state: State, seat: Seat, tell: Teller): void {
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

/** Lets a seat begin its energy phase. */
export function beginEnergy(state: State, seat: Seat, tell: Teller): void {
  const player = playerAt(state, seat)
  player.stage = 'energy'
  player.moves = 0
  player.ownMoved = false
  push(state, seat, SHIFT)
  tell.all({ type: 'energy-phase-began', seat, early: seat !== state.active })
}

const CRAFT: readonly Task[] = [{ kind: 'menu' }, { kind: 'omega' }, { kind: 'confirm' }]

/** The crafting phase begins; in faster play the next seat of the round may begin its energy phase. */
export function beginCrafting(state: State, seat: Seat, tell: Teller): void {
  playerAt(state, seat).stage = 'crafting'
  push(state, seat, CRAFT)
  if (!state.fast) return
  const next = nextInRound(state, seat)
  if (next !== NONE) beginEnergy(state, next, tell)
}

/** The seat after this one in the same round, or -1 after the last (C4.1). */
export function nextInRound(state: State, seat: Seat): Seat {
  const next = (seat + 1) % state.players.length
  return next === state.first ? NONE : next
}
