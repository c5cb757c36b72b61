import type { Tell } from '@orrery/kernel'
import type { Action } from '../actions.ts'
import type { Event } from '../events.ts'
import { type Player, pileAt, playerAt, type State } from '../state.ts'
import { at, CORNERS, EMPTY, FLIPPED, kindOfCard, NONE, SUPERNOVA } from '../tables.ts'
import { elementOf } from './galaxy.ts'
import { stepAt } from './programs.ts'
import {
  add,
  discardLife,
  discardStar,
  drawCard,
  drawLifeForm,
  drawTile,
  flipStar,
  gainStars,
  payCards,
  payTrack,
  returnTile,
  stabilise,
  stabiliseAround,
} from './supply.ts'

/** Takes the answers to what the interpreter asks. */

/** The next step, afresh. */
export function next(player: Player): void {
  player.step++
  player.left = 0
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
