import { add, always, at, item, NONE, neverWrong, type Seat, topOf, withAt } from '@orrery/kernel'
import { GOAL_SPACES, omegaIds } from '../components/basics.ts'
import { numbersOf } from '../sets/numbers.ts'
import { offer, say } from './actions.ts'
import { beginCrafting, beginEnergy, nextInRound } from './energy.ts'
import { hasProto } from './galaxy.ts'
import { goalPoints, measure, tableFor } from './goals.ts'
import { amongHand } from './payments.ts'
import { deny } from './refusals.ts'
import type { Rule, Step, Teller } from './rule.ts'
import { askedForHand } from './rulings.ts'
import { handSize, type Player, playerAt, push, type State } from './state.ts'
import { gainPoints, returnTile } from './supply.ts'
import type { Task } from './tasks.ts'

/** Turns, the end of a turn (C13), of a round (C14) and of the game (C18). */

/** Begins the turn of a seat. In faster play its energy phase may be under way or over already (C19.1). */
export function beginTurn(state: State, seat: Seat, tell: Teller): void {
  state.turn++
  state.active = seat
  tell.all({ type: 'turn-began', seat, round: state.round })
  const { stage } = playerAt(state, seat)
  if (stage === 'collected') beginCrafting(state, seat, tell)
  else if (stage !== 'energy') beginEnergy(state, seat, tell)
}

/** What each omega space brings (C13.2, C13.3). */
const omegaTasks: readonly (readonly Task[])[] = [[{ kind: 'size', hold: true }], [{ kind: 'stabilise', left: 1 }]]

/** D15: the turn marker leaves alpha for one of the omega spaces (C13.1); stabilising needs proto (C13.4). */
export const omega: Rule<'omega'> = {
  asked: true,
  answers: ['omega'],
  open: always,
  list(state, seat, _task, out) {
    offer(out, say.omega, 0)
    if (hasProto(playerAt(state, seat))) offer(out, say.omega, 1)
  },
  check(state, seat, _task, { n }) {
    return n === 0 || hasProto(playerAt(state, seat)) ? undefined : deny('no-proto-on-board', 'C13.4')
  },
  perform(state, seat, _task, { n }, tell) {
    playerAt(state, seat).marker = n
    tell.all({ type: 'omega-chosen', seat, omega: item(omegaIds, n) })
    push(state, seat, item(omegaTasks, n))
  },
}

/** D18: what was not used is lost (C13.5, C13.6); then the next turn or the end of the round. */
export const confirm: Rule<'confirm'> = {
  asked: true,
  answers: ['end-turn'],
  open: always,
  list(_state, _seat, _task, out) {
    out.push(say.endTurn)
  },
  check: neverWrong,
  perform(state, seat, _task, _action, tell) {
    const player = playerAt(state, seat)
    loseReserve(state, seat, player, tell)
    loseTracks(player, seat, tell)
    player.stage = 'finished'
    tell.all({ type: 'turn-ended', seat })
    const next = nextInRound(state, seat)
    if (next === NONE) state.todo.push({ kind: 'end-round' })
    else beginTurn(state, next, tell)
  },
}

/** C7.6, C7.8: stars and life to their supplies, tiles under their stacks in the order of gaining. */
function loseReserve(state: State, seat: Seat, player: Player, tell: Teller): void {
  const stars = player.reserveStars
  const lost =
    at(stars, 0) + at(stars, 1) + at(stars, 2) + at(stars, 3) + player.reserveProto + player.reserveTiles.length
  if (lost === 0) return
  const tiles = player.reserveTiles
  tell.all({ type: 'reserve-lost', seat, stars: stars.slice(), proto: player.reserveProto, tiles: tiles.slice() })
  for (let element = 0; element < stars.length; element++) {
    add(state.starSupply, element, at(stars, element))
    stars[element] = 0
  }
  state.lifeSupply += player.reserveProto
  player.reserveProto = 0
  for (const tile of tiles) returnTile(state, seat, tile, tell)
  player.reserveTiles = []
}

function loseTracks(player: Player, seat: Seat, tell: Teller): void {
  const { tracks } = player
  if (at(tracks, 0) + at(tracks, 1) + at(tracks, 2) === 0) return
  tell.all({ type: 'tracks-emptied', seat, tracks: tracks.slice() })
  tracks.fill(0)
}

/** C14.1-C14.4, then the hand limit and the next round. */
export const endRound: Step<'end-round'> = {
  run(state, _seat, _task, tell) {
    state.active = NONE
    state.turn++
    const scored = at(state.goalTrack, GOAL_SPACES - 2)
    state.goalTrack = [NONE, ...state.goalTrack.slice(0, -1)]
    tell.all({ type: 'goals-advanced', track: state.goalTrack })
    if (scored !== NONE) scoreGoal(state, scored, tell)
    const revealed = topOf(state.goalDeck)
    if (revealed !== undefined) {
      state.goalDeck = state.goalDeck.slice(0, -1)
      state.goalTrack = withAt(state.goalTrack, 0, revealed)
      tell.reveal({ type: 'goal-revealed', goal: revealed })
    }
    const noGoal = state.goalTrack.every((goal) => goal === NONE)
    if (state.crystals === 0 || noGoal) endGame(state, noGoal ? 'goals' : 'crystals', tell)
    else applyHandLimit(state)
  },
}

function scoreGoal(state: State, goal: number, tell: Teller): void {
  const values = state.players.map((player) => measure(player, goal))
  const points = goalPoints(state, values)
  state.goalTrack = withAt(state.goalTrack, GOAL_SPACES - 1, NONE)
  state.goalsScored = [...state.goalsScored, goal]
  tell.all({ type: 'goal-scored', goal, values, points })
  points.forEach((gained, seat) => {
    if (gained > 0) gainPoints(state, seat, 'goals', gained, tell)
  })
}

const DISCARD: readonly Task[] = [{ kind: 'discard' }]

/** C14.5: everybody over the limit discards, in no particular order; the next round waits for all of them. */
function applyHandLimit(state: State): void {
  const { handLimit } = numbersOf(state).energyRow
  state.todo.push({ kind: 'begin-round' })
  state.players.forEach((player, seat) => {
    if (handSize(player) <= handLimit) return
    player.stage = 'discarding'
    push(state, seat, DISCARD)
  })
}

/** D19: one card after the other down to the limit. */
export const discard: Rule<'discard'> = {
  asked: askedForHand,
  answers: ['discard'],
  open: always,
  ...amongHand(say.discard, 'C14.5'),
  perform(state, seat, _task, { n }, tell) {
    const player = playerAt(state, seat)
    add(player.hand, n, -1)
    add(state.discard, n, 1)
    // A reveal, because it is final (C21, D19).
    tell.reveal({ type: 'card-discarded', seat, kind: n })
    if (handSize(player) > numbersOf(state).energyRow.handLimit) push(state, seat, DISCARD)
    else player.stage = 'finished'
  },
}

/** C14.6: markers back to alpha, the first player token moves on (not with two players). */
export const beginRound: Step<'begin-round'> = {
  run(state, _seat, _task, tell) {
    const seats = state.players.length
    state.round++
    if (tableFor(state, seats).passFirstPlayer) state.first = (state.first + 1) % seats
    for (const player of state.players) {
      player.marker = NONE
      player.stage = 'waiting'
    }
    tell.all({ type: 'round-began', round: state.round, first: state.first })
    beginTurn(state, state.first, tell)
  },
}

/** C18.1: life forms are revealed and added. */
function endGame(state: State, reason: 'crystals' | 'goals', tell: Teller): void {
  const { lifeFormPoints } = numbersOf(state)
  state.over = true
  tell.all({ type: 'game-ended', reason })
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = playerAt(state, seat)
    player.stage = 'finished'
    const tokens = player.forms.filter((token) => token !== NONE)
    const points = tokens.reduce((sum, token) => sum + at(lifeFormPoints, token), 0)
    if (tokens.length === 0) continue
    tell.reveal({ type: 'life-forms-revealed', seat, tokens, points })
    gainPoints(state, seat, 'lifeForms', points, tell)
  }
}
