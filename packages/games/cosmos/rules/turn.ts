import type { Tell } from '@orrery/kernel'
import type { Action } from '../actions.ts'
import { energyRow, goalTrack, omegaIds } from '../components/basics.ts'
import type { Event } from '../events.ts'
import { type Player, playerAt, type State } from '../state.ts'
import { at, lifeFormPoints, NONE } from '../tables.ts'
import { beginCrafting, beginEnergy, nextInRound } from './energy.ts'
import { goalPoints, measure, tableFor } from './goals.ts'
import { start } from './interpreter.ts'
import { omegaPrograms } from './programs.ts'
import { add, gainPoints, returnTile } from './supply.ts'

/** The end of a turn (C13), of a round (C14) and of the game (C18). */

/** C13.1: the turn marker leaves alpha. */
export function chooseOmega(state: State, seat: number, action: Action, tell: Tell<Event>): void {
  playerAt(state, seat).marker = action.what
  tell.all({ type: 'omega-chosen', seat, omega: omegaIds[action.what] ?? 'nebula' })
  start(state, seat, at(omegaPrograms, action.what), NONE, tell)
}

/** C13.5, C13.6: what was not used is lost; then the next turn or the end of the round. */
export function endTurn(state: State, seat: number, tell: Tell<Event>): void {
  const player = playerAt(state, seat)
  loseReserve(state, seat, player, tell)
  loseTracks(player, seat, tell)
  player.stage = 'finished'
  player.ask = 'none'
  tell.all({ type: 'turn-ended', seat })
  const next = nextInRound(state, seat)
  if (next === NONE) endRound(state, tell)
  else beginTurn(state, next, tell)
}

function beginTurn(state: State, seat: number, tell: Tell<Event>): void {
  state.turn++
  state.active = seat
  tell.all({ type: 'turn-began', seat, round: state.round })
  const { stage } = playerAt(state, seat)
  // In faster play the energy phase may be under way or over already (C19.1).
  if (stage === 'collected') beginCrafting(state, seat, tell)
  else if (stage !== 'energy') beginEnergy(state, seat, tell)
}

/** C7.6, C7.8: stars and life to their supplies, tiles under their stacks in the order of gaining. */
function loseReserve(state: State, seat: number, player: Player, tell: Tell<Event>): void {
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

function loseTracks(player: Player, seat: number, tell: Tell<Event>): void {
  const { tracks } = player
  if (at(tracks, 0) + at(tracks, 1) + at(tracks, 2) === 0) return
  tell.all({ type: 'tracks-emptied', seat, tracks: tracks.slice() })
  tracks.fill(0)
}

/** C14.1-C14.4, then the hand limit or the next round. */
function endRound(state: State, tell: Tell<Event>): void {
  state.active = NONE
  state.turn++
  const scored = at(state.goalTrack, goalTrack.spaces - 2)
  for (let space = goalTrack.spaces - 1; space > 0; space--) state.goalTrack[space] = at(state.goalTrack, space - 1)
  state.goalTrack[0] = NONE
  tell.all({ type: 'goals-advanced', track: state.goalTrack.slice() })
  if (scored !== NONE) scoreGoal(state, scored, tell)
  const revealed = state.goalDeck.pop()
  if (revealed !== undefined) {
    state.goalTrack[0] = revealed
    tell.reveal({ type: 'goal-revealed', goal: revealed })
  }
  const noGoal = state.goalTrack.every((goal) => goal === NONE)
  if (state.crystals === 0 || noGoal) endGame(state, noGoal ? 'goals' : 'crystals', tell)
  else applyHandLimit(state, tell)
}

function scoreGoal(state: State, goal: number, tell: Tell<Event>): void {
  const values = state.players.map((player) => measure(player, goal))
  const points = goalPoints(values)
  state.goalTrack[goalTrack.spaces - 1] = NONE
  state.goalsScored.push(goal)
  tell.all({ type: 'goal-scored', goal, values, points })
  points.forEach((gained, seat) => {
    if (gained > 0) gainPoints(state, seat, 'goals', gained, tell)
  })
}

const handSize = (player: Player): number =>
  at(player.hand, 0) + at(player.hand, 1) + at(player.hand, 2) + at(player.hand, 3)

/** C14.5: everybody over the limit discards, in no particular order. */
function applyHandLimit(state: State, tell: Tell<Event>): void {
  let waiting = false
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = playerAt(state, seat)
    discardForced(state, seat, player, tell)
    if (handSize(player) <= energyRow.handLimit) continue
    player.stage = 'discarding'
    player.ask = 'discard'
    waiting = true
  }
  if (!waiting) beginRound(state, tell)
}

/** A hand of one kind leaves no choice. */
function discardForced(state: State, seat: number, player: Player, tell: Tell<Event>): void {
  while (handSize(player) > energyRow.handLimit) {
    const kind = player.hand.findIndex((count) => count > 0)
    if (player.hand.some((count, other) => count > 0 && other !== kind)) return
    discardCard(state, seat, player, kind, tell)
  }
}

function discardCard(state: State, seat: number, player: Player, kind: number, tell: Tell<Event>): void {
  add(player.hand, kind, -1)
  add(state.discard, kind, 1)
  // Told as a reveal because it is final (C21, D19).
  tell.reveal({ type: 'card-discarded', seat, kind })
}

/** One card for the hand limit; the round begins when everybody is done. */
export function discard(state: State, seat: number, action: Action, tell: Tell<Event>): void {
  const player = playerAt(state, seat)
  discardCard(state, seat, player, action.what, tell)
  discardForced(state, seat, player, tell)
  if (handSize(player) > energyRow.handLimit) return
  player.stage = 'finished'
  player.ask = 'none'
  if (state.players.every((other) => other.ask === 'none')) beginRound(state, tell)
}

/** C14.6: markers back to alpha, the first player token moves on (not with two players). */
function beginRound(state: State, tell: Tell<Event>): void {
  const seats = state.players.length
  state.round++
  if (tableFor(seats).passFirstPlayer) state.first = (state.first + 1) % seats
  for (const player of state.players) {
    player.marker = NONE
    player.stage = 'waiting'
  }
  tell.all({ type: 'round-began', round: state.round, first: state.first })
  beginTurn(state, state.first, tell)
}

/** C18.1: life forms are revealed and added. */
function endGame(state: State, reason: 'crystals' | 'goals', tell: Tell<Event>): void {
  state.over = true
  tell.all({ type: 'game-ended', reason })
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = playerAt(state, seat)
    player.stage = 'finished'
    player.ask = 'none'
    const tokens = player.forms.filter((token) => token !== NONE)
    const points = tokens.reduce((sum, token) => sum + at(lifeFormPoints, token), 0)
    if (tokens.length === 0) continue
    tell.reveal({ type: 'life-forms-revealed', seat, tokens, points })
    gainPoints(state, seat, 'lifeForms', points, tell)
  }
}

/** Begins the first turn of a game that was just set up. */
export function beginGame(state: State, tell: Tell<Event>): void {
  state.turn = 0
  state.round = 1
  beginTurn(state, state.first, tell)
}
