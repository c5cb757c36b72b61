import type { Seat } from '@orrery/kernel'
import type { Action } from '../actions.ts'
import * as say from '../actions.ts'
import { at } from '../at.ts'
import type { State } from '../state.ts'
import {
  ANY_FIELD,
  cardWindowBit,
  DOTS,
  ELEMENTS,
  elsewhereMask,
  FIELDS,
  nearMask,
  neighbours,
  REACTIONS,
  STARS,
  sunLook,
  TWO_STEPS,
  twoStepMask,
} from '../tables.ts'
import { hasEffect, isElementChoice, isFieldChoice, isPlayerChoice, openWindows } from './cards.ts'
import { canCreate, hasMarker, isFree } from './creation.ts'
import { canDecay, canFuse, fusionsLeft, seatAfter } from './table.ts'

/** What may be said now, in the order of H15.4. */

const nothing: readonly Action[] = []
/** The destinations of a normal move and the fields a beaten rocket can go to do not change: they are listed once. */
const flights: readonly (readonly Action[])[] = neighbours.map((near) => near.map((field) => at(say.fly, field)))
const retreats: readonly (readonly Action[])[] = neighbours.map((near) => near.map((field) => at(say.retreat, field)))

/** The fields a move can lead to, as bits (H5.1, H8.16). */
export function destinations(state: State): number {
  const rocket = at(state.rockets, state.active)
  if (state.moveRule === TWO_STEPS) return at(twoStepMask, rocket)
  if (state.moveRule === ANY_FIELD) return at(elsewhereMask, rocket)
  return at(nearMask, rocket)
}

/** The legal list of a seat; empty for seats that owe no decision. */
export function legal(state: State, seat: Seat): readonly Action[] {
  if (seat !== state.asked) return nothing
  switch (state.ask) {
    case 'before-move':
    case 'events':
      return listCards(state, seat, [], say.goOn)
    case 'move':
      return listFlights(state)
    case 'opponent':
      return listOpponents(state)
    case 'eclipse':
    case 'react':
    case 'dark-energy':
    case 'cannon':
    case 'boundary':
      return listCards(state, seat, [], say.pass)
    case 'retreat':
      return at(retreats, state.fight.field)
    case 'take':
      return listLookedAt(state, seat)
    case 'decay':
      return listDecays(state, seat)
    case 'element':
      return listElements(state)
    case 'player':
      return listPlayers(state, seat)
    case 'send':
      return listFields(state)
    case 'fusion':
      return listCards(state, seat, listFusions(state, seat), say.goOn)
    case 'create':
      return listCards(state, seat, listStars(state, seat), say.endTurn)
    case 'place':
      return listDots(state)
    case 'over':
      return nothing
  }
}

/** Adds the cards that can be played and the option that does nothing. */
function listCards(state: State, seat: Seat, list: Action[], last: Action): readonly Action[] {
  const hand = at(state.hands, seat)
  const open = openWindows(state, state.ask, seat)
  let previous = -1
  for (let i = 0; i < hand.length; i++) {
    const card = at(hand, i)
    if (card === previous) continue // Equal cards are one option.
    previous = card
    if ((at(cardWindowBit, card) & open) !== 0 && hasEffect(state, card, seat)) list.push(at(say.play, card))
  }
  list.push(last)
  return list
}

function listFlights(state: State): readonly Action[] {
  if (state.moveRule !== TWO_STEPS && state.moveRule !== ANY_FIELD) return at(flights, at(state.rockets, state.active))
  const mask = destinations(state)
  const list: Action[] = []
  for (let field = 0; field < FIELDS; field++) if ((mask >> field) & 1) list.push(at(say.fly, field))
  return list
}

function listOpponents(state: State): readonly Action[] {
  const list: Action[] = []
  for (let k = 1; k < state.seats; k++) {
    const seat = seatAfter(state, state.active, k)
    if ((state.opponents >> seat) & 1) list.push(at(say.fight, seat))
  }
  return list
}

function listLookedAt(state: State, seat: Seat): readonly Action[] {
  const look = at(sunLook, at(state.suns, seat))
  const cards = state.deck.slice(0, look).sort((a, b) => a - b)
  return cards.map((card) => at(say.take, card))
}

function listDecays(state: State, seat: Seat): readonly Action[] {
  const list: Action[] = []
  for (let reaction = 0; reaction < REACTIONS; reaction++) {
    if (canDecay(state, seat, reaction)) list.push(at(say.decay, reaction))
  }
  list.push(say.stop)
  return list
}

function listElements(state: State): readonly Action[] {
  const list: Action[] = []
  for (let element = 0; element < ELEMENTS; element++) {
    if (isElementChoice(state, element)) list.push(at(say.element, element))
  }
  return list
}

function listPlayers(state: State, seat: Seat): readonly Action[] {
  const list: Action[] = []
  for (let k = 1; k < state.seats; k++) {
    const other = seatAfter(state, seat, k)
    if (isPlayerChoice(state, other)) list.push(at(say.player, other))
  }
  return list
}

function listFields(state: State): readonly Action[] {
  const list: Action[] = []
  for (let field = 0; field < FIELDS; field++) if (isFieldChoice(state, field)) list.push(at(say.send, field))
  return list
}

function listFusions(state: State, seat: Seat): Action[] {
  const list: Action[] = []
  if (!fusionsLeft(state)) return list
  for (let reaction = 0; reaction < REACTIONS; reaction++) {
    if (canFuse(state, seat, reaction)) list.push(at(say.fuse, reaction))
  }
  return list
}

function listStars(state: State, seat: Seat): Action[] {
  const list: Action[] = []
  if (!hasMarker(state, seat)) return list
  for (let star = 0; star < STARS; star++) if (canCreate(state, seat, star)) list.push(at(say.create, star))
  return list
}

function listDots(state: State): readonly Action[] {
  const list: Action[] = []
  for (let dot = 0; dot < DOTS; dot++) if (dot !== state.tried && isFree(state, dot)) list.push(at(say.place, dot))
  return list
}
