import { always, at, bits, item } from '@orrery/kernel'
import { componentsOf, numbersOf } from '../sets/loaded.ts'
import { say } from './actions.ts'
import { startAutomaTurn } from './automa.ts'
import { addPoints, crewLeft, refill } from './gains.ts'
import { deny } from './refusals.ts'
import type { Rule, Step, Teller } from './rule.ts'
import { drawFirst } from './setup.ts'
import { AUTOMA, crewCount, isAutoma, type State, score } from './state.ts'
import { PLAYERS, RING } from './tables.ts'
import { wholeTurn } from './tasks.ts'

/** A4.2: the five steps; only travel is compulsory (A4.3). */
function startTurn(state: State, seat: number, tell: Teller): void {
  state.active = seat
  tell.all({ type: 'turn-began', seat, round: state.round })
  if (isAutoma(state, seat)) {
    startAutomaTurn(state, tell)
    return
  }
  state.todo.push(...wholeTurn)
}

/** A player is done with a part of the setup; after the last one the first turn begins. */
export const endSetup: Step<'end-setup'> = {
  run(state, _seat, _task, tell) {
    state.turn++
    state.active = (state.active + 1) % state.seats
    if (state.todo.length === 0) startTurn(state, state.first, tell)
  },
}

/** A3.11: all have chosen, and the first player is drawn; alone that is no question (A23.1). */
export const beginGame: Step<'begin'> = {
  run(state, _seat, _task, tell) {
    drawFirst(state)
    if (state.level < 0) tell.reveal({ type: 'first-player', seat: state.first })
    state.turn++
    startTurn(state, state.first, tell)
  },
}

/** AD20, step 5: a crew card from the deck, never from the Cantina (A20.1). */
export const draw: Rule<'draw'> = {
  asked: true,
  answers: ['draw'],
  open: always,
  list(state, seat, _task, out) {
    if (crewCount(state, seat) < numbersOf(state).constants.crewLimit && crewLeft(state)) out.push(item(say.draw, 0))
    out.push(item(say.draw, 1))
  },
  check(state, seat, _task, { n }) {
    if (n === 1) return undefined
    if (crewCount(state, seat) >= numbersOf(state).constants.crewLimit) return deny('crew-full', 'A20.1')
    return crewLeft(state) ? undefined : deny('nothing-to-draw', 'A28.1')
  },
  perform(state, seat, _task, { n }) {
    if (n === 0) state.todo.push({ kind: 'crew', seat, left: 1 })
  },
}

/** A28.1: places of the Cantina that stayed empty are tried again; then it is the next player's turn. */
export const endTurn: Step<'end-turn'> = { run: (state, _seat, _task, tell) => nextTurn(state, tell) }

/** A24.2: the Automa's card is discarded, and its turn is over. */
export const automaEnd: Step<'automa-end'> = {
  run(state, _seat, _task, tell) {
    state.automaDiscard = [...state.automaDiscard, state.automaCard]
    state.automaCard = -1
    nextTurn(state, tell)
  },
}

function nextTurn(state: State, tell: Teller): void {
  refill(state, tell)
  state.turn++
  const next = (state.active + 1) % state.players
  if (next !== state.first) startTurn(state, next, tell)
  else if (endRound(state, tell)) startTurn(state, state.first, tell)
}

/** A4.1: the marker passes to the left; false when the game is over. */
function endRound(state: State, tell: Teller): boolean {
  // A21.1: the round after the trigger is the last; A21.7: without a trigger round 60 is.
  const last = state.lastRound > 0 ? state.lastRound : numbersOf(state).constants.maxRounds
  if (state.round >= last) {
    finish(state, tell)
    return false
  }
  state.round++
  // A23.1: alone, the only seat stays first.
  state.first = (state.first + 1) % state.seats
  return true
}

/** A21.3: final scoring. */
function finish(state: State, tell: Teller): void {
  const { colonyPoints, survivorPoints } = numbersOf(state)
  state.over = true
  for (let seat = 0; seat < state.players; seat++) {
    const settled = Math.min(item(state.settled, seat).length, survivorPoints.length - 1)
    addPoints(state, seat, 'survivors', at(survivorPoints, settled), tell)
    addPoints(state, seat, 'colonies', at(colonyPoints, bits(at(state.colonies, seat))), tell)
    let unfinished = 0
    for (let slot = 0; slot < RING; slot++) unfinished += at(state.markers, slot * PLAYERS + seat)
    addPoints(state, seat, 'unfinished', unfinished, tell)
    if (isAutoma(state, seat)) {
      // A27.2: the Automa's upgrades by its level.
      const upgrades = bits(at(state.upgrades, AUTOMA))
      addPoints(
        state,
        seat,
        'upgrades',
        at(item(componentsOf(state).levels, state.level).upgradePoints, upgrades),
        tell,
      )
    }
  }
  const scores = Array.from({ length: state.players }, (_, seat) => score(state, seat))
  tell.all({ type: 'game-over', scores })
}
