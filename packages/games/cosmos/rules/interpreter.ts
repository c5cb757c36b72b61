import type { Tell } from '@orrery/kernel'
import type { Action } from '../actions.ts'
import { regulators, timeChamber } from '../components/basics.ts'
import type { Event } from '../events.ts'
import { type Ask, type Player, pileAt, playerAt, type State } from '../state.ts'
import { CORNERS, GRAVITON, NONE, PROTO } from '../tables.ts'
import { isPossible } from './abilities.ts'
import { answer, next } from './answers.ts'
import { listAnswers } from './asks.ts'
import { countDue, endEnergy } from './energy.ts'
import { hasEmptyHex } from './galaxy.ts'
import { ANY, SAME, type Step, stepAt } from './programs.ts'
import {
  canDraw,
  drawTile,
  gainPoints,
  gainProto,
  gainStars,
  gainTrack,
  grow,
  hasTile,
  payCards,
  payTrack,
  stabilise,
  stabiliseAround,
} from './supply.ts'

/** Runs programs: does what needs no decision, asks for the rest, and takes the answers. */

/** Starts a program; \`bound\` is the space or slot it acts on. */
export function start(state: State, seat: number, program: number, bound: number, tell: Tell<Event>): void {
  const player = playerAt(state, seat)
  player.program = program
  player.step = 0
  player.left = 0
  player.bound = bound
  run(state, seat, tell)
}

/** Runs on until somebody must decide. */
export function run(state: State, seat: number, tell: Tell<Event>): void {
  const player = playerAt(state, seat)
  while (!begin(state, seat, player, stepAt(player.program, player.step), tell)) {}
}

/** Asks that are put even when there is only one answer (C21: marked *ask*). */
const isPut = (ask: Ask): boolean => ask === 'keep' || ask === 'place-nebula'

const answers: Action[] = []

/**
 * Puts a question. With no answer the step is lost (C16.5); a single answer is given at once, unless the rules want it
 * asked. Says whether the game now waits.
 */
function put(state: State, seat: number, player: Player, ask: Ask, tell: Tell<Event>): boolean {
  player.ask = ask
  answers.length = 0
  listAnswers(state, player, answers)
  const sole = answers[0]
  if (sole === undefined) {
    next(player)
    return false
  }
  if (answers.length > 1 || isPut(ask)) return true
  answer(state, seat, sole, tell)
  return false
}

/** In faster play another seat may have taken what was asked for: then the step is lost (C19.2). */
export function reconsider(state: State, seat: number, tell: Tell<Event>): void {
  const player = playerAt(state, seat)
  if (player.program === NONE) return
  answers.length = 0
  listAnswers(state, player, answers)
  if (answers.length > 0) return
  next(player)
  run(state, seat, tell)
}

/** How often a step is due: set on entering it, kept while it repeats. */
function due(player: Player, count: number): number {
  if (player.left === 0) player.left = count
  return player.left
}

/** Begins a step or its repetition; true when an answer is waited for. */
function begin(state: State, seat: number, player: Player, step: Step, tell: Tell<Event>): boolean {
  switch (step.op) {
    case 'payEnergy':
      if (step.match === SAME) return put(state, seat, player, 'pay-same', tell)
      if (step.match === ANY) {
        due(player, step.count)
        return put(state, seat, player, 'pay-any', tell)
      }
      payCards(state, seat, step.match, step.count, tell)
      break
    case 'payTrack':
      payTrack(player, seat, step.track, step.count, tell)
      break
    case 'paySupernova':
      return put(state, seat, player, 'pay-supernova', tell)
    case 'payLife':
      due(player, step.count)
      return put(state, seat, player, 'pay-life', tell)
    case 'grow':
      grow(state, seat, step.count, tell)
      break
    case 'gainStars':
      gainStars(state, seat, step.element, step.count, tell)
      break
    case 'gainProto':
      gainProto(state, seat, step.count, tell)
      break
    case 'gainTrack':
      gainTrack(player, seat, step.track, step.count, tell)
      break
    case 'gainPoints':
      gainPoints(state, seat, 'abilities', step.count, tell)
      break
    case 'chooseStar':
      return put(state, seat, player, 'element', tell)
    case 'placeStar':
      if (player.held === NONE) break
      return put(state, seat, player, 'place-star', tell)
    case 'placeLife': {
      const left = due(player, step.count)
      if (isPossible(state, player, step)) return put(state, seat, player, 'place-life', tell)
      if (state.lifeSupply === 0) tell.all({ type: 'shortage', seat, what: 'life', missing: left })
      break
    }
    case 'flip':
      due(player, step.count)
      return put(state, seat, player, 'flip', tell)
    case 'revert':
      return put(state, seat, player, 'revert', tell)
    case 'stabilise':
      due(player, step.count)
      if (!player.life.includes(PROTO)) break
      return put(state, seat, player, 'stabilise', tell)
    case 'stabiliseBound':
      stabilise(player, seat, player.bound, tell)
      break
    case 'irradiate':
      return put(state, seat, player, 'irradiate', tell)
    case 'stabiliseAtElement':
      for (let corner = 0; corner < CORNERS; corner++) {
        if (player.stars[corner] === step.element + 1) stabiliseAround(player, seat, corner, tell)
      }
      break
    case 'stabiliseAtBound':
      if (player.bound !== NONE) stabiliseAround(player, seat, player.bound, tell)
      break
    case 'pickProto':
      return put(state, seat, player, 'move-proto', tell)
    case 'moveStar':
      return put(state, seat, player, 'move-star-to', tell)
    case 'moveLife':
      return put(state, seat, player, 'move-life-to', tell)
    case 'discardStandard':
      return put(state, seat, player, 'discard-standard', tell)
    case 'discardAround':
      return put(state, seat, player, 'discard-around', tell)
    case 'drawNebula':
      if (pileAt(state.stacks, step.size).length > 0) player.reserveTiles.push(drawTile(state, seat, step.size, tell))
      else tell.all({ type: 'shortage', seat, what: 'nebula', missing: 1 })
      break
    case 'chooseNebula':
      if (step.hold && !hasEmptyHex(player)) break // C13.4
      if (hasTile(state)) return put(state, seat, player, 'size', tell)
      tell.all({ type: 'shortage', seat, what: 'nebula', missing: 1 })
      break
    case 'placeNebula':
      if (player.held === NONE) break
      return put(state, seat, player, 'place-nebula', tell)
    case 'replaceNebula':
      return put(state, seat, player, 'replace', tell)
    case 'lift':
      return put(state, seat, player, 'lift', tell)
    case 'setDown':
      return put(state, seat, player, player.bound < CORNERS ? 'set-star' : 'set-nebula', tell)
    case 'relocateLife':
      due(player, step.count)
      if (player.bound !== NONE) return put(state, seat, player, 'set-life', tell)
      return put(state, seat, player, 'lift-life', tell)
    case 'lifeForm':
      return put(state, seat, player, 'life-form', tell)
    case 'choice':
      return put(state, seat, player, 'option', tell)
    case 'advanceCrystal':
      advanceCrystal(state, seat, player, tell)
      break
    case 'finishNebula':
      player.done |= 1 << player.bound
      break
    case 'keep':
      return put(state, seat, player, 'keep', tell)
    case 'under':
      if (player.looked.length === 0) break
      return put(state, seat, player, 'under', tell)
    case 'passive':
      return collect(state, seat, player, step.regulator, tell)
    case 'endEnergy':
      player.program = NONE
      endEnergy(state, seat, tell)
      return true
    case 'toMenu':
      player.program = NONE
      player.bound = NONE
      player.ask = 'menu'
      return true
    case 'toConfirm':
      player.program = NONE
      player.bound = NONE
      player.ask = 'confirm'
      return true
  }
  next(player)
  return false
}

/** The passive reward of one regulator (C6.3-C6.5); only energy cards hold a choice (C6.11). */
function collect(state: State, seat: number, player: Player, regulator: number, tell: Tell<Event>): boolean {
  const count = countDue(state, seat, regulator)
  const passive = regulators[regulator]?.passive
  if (passive === 'energyCard') {
    const left = count === 0 ? 0 : due(player, count)
    if (left > 0 && (canDraw(state) || state.row.some((kind) => kind !== NONE))) {
      return put(state, seat, player, 'draw', tell)
    }
    if (left > 0) tell.all({ type: 'shortage', seat, what: 'energy', missing: left }) // C6.9
  } else if (count > 0) {
    if (passive === 'crystalGrowth') grow(state, seat, count, tell)
    else if (passive === 'graviton') gainTrack(player, seat, GRAVITON, count, tell)
    else gainProto(state, seat, count, tell)
  }
  next(player)
  return false
}

/** One crystal leaves space 6 for a scoring space, or for the side of the board from the sixth on (C10.8, C10.9). */
function advanceCrystal(state: State, seat: number, player: Player, tell: Tell<Event>): void {
  player.ready--
  const points = timeChamber.scoring[player.scored]
  if (points === undefined) player.spent++
  else player.scored++
  tell.all({ type: 'discharged', seat, scored: player.scored, spent: player.spent })
  if (points !== undefined) gainPoints(state, seat, 'crystals', points, tell)
}
