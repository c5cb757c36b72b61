import type { Tell } from '@orrery/kernel'
import type { Action } from '../actions.ts'
import { regulators, timeChamber } from '../components/basics.ts'
import type { Event } from '../events.ts'
import { type Ask, type Player, pileAt, playerAt, type State } from '../state.ts'
import {
  at,
  CORNERS,
  EMPTY,
  FLIPPED,
  GRAVITON,
  kindOfCard,
  listAt,
  NONE,
  PROTO,
  STABLE,
  SUPERNOVA,
  sidesOfCorner,
} from '../tables.ts'
import { isPossible } from './abilities.ts'
import { listAnswers } from './asks.ts'
import { countDue, endEnergy } from './energy.ts'
import { elementOf, hasEmptyHex } from './galaxy.ts'
import { ANY, SAME, type Step, stepAt } from './programs.ts'
import {
  add,
  canDraw,
  discardLife,
  discardStar,
  drawCard,
  drawLifeForm,
  drawTile,
  flipStar,
  gainPoints,
  gainProto,
  gainStars,
  gainTrack,
  grow,
  hasTile,
  payCards,
  payTrack,
  returnTile,
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

/** The next step, afresh. */
function next(player: Player): void {
  player.step++
  player.left = 0
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

/** Flips a proto to stable. */
export function stabilise(player: Player, seat: number, side: number, tell: Tell<Event>): void {
  player.life[side] = STABLE
  tell.all({ type: 'life-stabilised', seat, side })
}

/** Flips every proto touching a corner; it is compulsory for all of them (C16.7). */
function stabiliseAround(player: Player, seat: number, corner: number, tell: Tell<Event>): void {
  for (const side of listAt(sidesOfCorner, corner)) {
    if (player.life[side] === PROTO) stabilise(player, seat, side, tell)
  }
}

/** One of the repetitions of a step is done. */
function repeated(player: Player): void {
  if (player.left > 1) player.left--
  else next(player)
}

/** Takes an answer that is allowed. Afterwards the program must be run on. */
export function answer(state: State, seat: number, action: Action, tell: Tell<Event>): void {
  const player = playerAt(state, seat)
  const { at: space, what } = action
  switch (player.ask) {
    case 'size': {
      const tile = drawTile(state, seat, what, tell)
      const step = stepAt(player.program, player.step)
      if (step.op === 'chooseNebula' && step.hold) player.held = tile
      else player.reserveTiles.push(tile)
      break
    }
    case 'draw':
      takeCard(state, seat, player, action, tell)
      repeated(player)
      return
    case 'pay-any':
      payCards(state, seat, what, 1, tell)
      repeated(player)
      return
    case 'pay-same': {
      const step = stepAt(player.program, player.step)
      payCards(state, seat, what, step.op === 'payEnergy' ? step.count : 0, tell)
      break
    }
    case 'pay-supernova':
      if (action.verb === 'pay-unit') payTrack(player, seat, SUPERNOVA, 1, tell)
      else discardStar(state, seat, space, tell)
      break
    case 'pay-life':
      discardLife(state, seat, space, tell)
      repeated(player)
      return
    case 'option': {
      const step = stepAt(player.program, player.step)
      const option = step.op === 'choice' ? step.options.find(({ name }) => name === what) : undefined
      if (option === undefined) throw new RangeError(`no option ${what}`)
      player.program = option.program
      player.step = 0
      player.left = 0
      player.bound = NONE
      return
    }
    case 'element': {
      const step = stepAt(player.program, player.step)
      if (step.op === 'chooseStar' && step.hold) {
        add(state.starSupply, what, -1)
        player.held = what
      } else gainStars(state, seat, what, 1, tell)
      break
    }
    case 'discard-around':
    case 'discard-standard':
      discardStar(state, seat, space, tell)
      break
    case 'flip':
      flipStar(player, seat, space, tell)
      player.bound = space
      repeated(player)
      return
    case 'revert':
      add(player.stars, space, -FLIPPED)
      player.bound = space
      tell.all({
        type: 'star-flipped',
        seat,
        corner: space,
        element: elementOf(at(player.stars, space)),
        supernova: false,
      })
      break
    case 'irradiate':
      stabiliseAround(player, seat, space, tell)
      break
    case 'stabilise':
      if (action.verb === 'stop') break
      stabilise(player, seat, space, tell)
      repeated(player)
      return
    case 'move-proto':
      player.bound = space
      break
    case 'move-star-to':
    case 'set-star':
      player.stars[space] = at(player.stars, player.bound)
      player.stars[player.bound] = EMPTY
      tell.all({ type: 'star-moved', seat, from: player.bound, to: space })
      player.bound = space
      break
    case 'move-life-to':
      moveLife(player, seat, space, tell)
      player.bound = space
      break
    case 'lift':
      player.bound = action.verb === 'lift-star' ? space : CORNERS + space
      break
    case 'set-nebula': {
      const from = player.bound - CORNERS
      player.tiles[space] = at(player.tiles, from)
      player.tiles[from] = NONE
      tell.all({ type: 'nebula-moved', seat, from, to: space })
      break
    }
    case 'lift-life':
      if (action.verb === 'stop') break
      player.bound = space
      return
    case 'set-life':
      moveLife(player, seat, space, tell)
      player.bound = NONE
      repeated(player)
      return
    case 'replace':
      replaceNebula(state, seat, player, space, tell)
      break
    case 'life-form':
      drawLifeForm(state, seat, space, tell)
      break
    case 'place-star':
      placeHeldStar(state, seat, player, action, tell)
      break
    case 'place-life':
      if (action.verb === 'refuse') {
        tell.all({ type: 'piece-refused', seat, piece: 'life' })
        break
      }
      placeNewLife(state, seat, player, space, tell)
      repeated(player)
      return
    case 'place-nebula':
      if (action.verb === 'refuse') {
        tell.all({ type: 'piece-refused', seat, piece: 'nebula' })
        returnTile(state, seat, player.held, tell)
      } else {
        player.tiles[space] = player.held
        tell.all({ type: 'nebula-placed', seat, tile: player.held, hex: space, from: 'supply' })
      }
      player.held = NONE
      break
    case 'keep':
      player.slots[player.bound] = what
      player.looked.splice(player.looked.indexOf(what), 1)
      tell.all({ type: 'ability-kept', seat, card: what, slot: player.bound })
      break
    case 'under': {
      const kind = at(kindOfCard, what)
      player.looked.splice(player.looked.indexOf(what), 1)
      pileAt(state.abilityDecks, kind).unshift(what)
      tell.one(seat, { type: 'ability-returned', seat, kind, card: what }, { type: 'ability-returned', seat, kind })
      return
    }
    default:
      throw new Error(`${action.id} answers nothing that was asked (${player.ask})`)
  }
  next(player)
}

/** An energy card from the row or the deck (C6.7, C20.3). */
function takeCard(state: State, seat: number, player: Player, action: Action, tell: Tell<Event>): void {
  if (action.verb === 'draw-row') {
    const place = state.row.indexOf(action.what)
    state.row[place] = NONE
    add(player.hand, action.what, 1)
    tell.all({ type: 'card-taken', seat, kind: action.what, place })
    return
  }
  const kind = drawCard(state, tell)
  add(player.hand, kind, 1)
  tell.revealTo(seat, { type: 'card-drawn', seat, kind }, { type: 'card-drawn', seat })
}

function moveLife(player: Player, seat: number, to: number, tell: Tell<Event>): void {
  player.life[to] = at(player.life, player.bound)
  player.life[player.bound] = EMPTY
  tell.all({ type: 'life-moved', seat, from: player.bound, to })
}

/** The old tile goes under its stack, the new one lies where it lay (C17.27). */
function replaceNebula(state: State, seat: number, player: Player, hex: number, tell: Tell<Event>): void {
  const step = stepAt(player.program, player.step)
  if (step.op !== 'replaceNebula') return
  const old = at(player.tiles, hex)
  const tile = drawTile(state, seat, step.to, tell)
  player.tiles[hex] = tile
  tell.all({ type: 'nebula-placed', seat, tile, hex, from: 'supply' })
  returnTile(state, seat, old, tell)
}

function placeHeldStar(state: State, seat: number, player: Player, action: Action, tell: Tell<Event>): void {
  const element = player.held
  if (action.verb === 'refuse') {
    add(state.starSupply, element, 1)
    tell.all({ type: 'piece-refused', seat, piece: 'star' })
  } else {
    player.stars[action.at] = element + 1
    tell.all({ type: 'star-placed', seat, element, corner: action.at, from: 'supply' })
  }
  player.held = NONE
}

function placeNewLife(state: State, seat: number, player: Player, side: number, tell: Tell<Event>): void {
  const step = stepAt(player.program, player.step)
  if (step.op !== 'placeLife') return
  state.lifeSupply--
  player.life[side] = step.life
  tell.all({ type: 'life-placed', seat, life: step.life, side, from: 'supply' })
}
