import type { Tell } from '@orrery/kernel'
import { type Action, offer, tileAndHex, type Verb, WITH_ABILITY, WITH_NOTHING, WITH_STAR, words } from '../actions.ts'
import { abilities, abilityIds } from '../components/abilities.ts'
import { elementIds, kindIds, setOfFive, slotCosts, trackIds } from '../components/basics.ts'
import type { Event } from '../events.ts'
import { type Player, pileAt, playerAt, type State } from '../state.ts'
import {
  at,
  CORNERS,
  DNA,
  EMPTY,
  FLIPPED,
  GRAVITON,
  HEXES,
  listAt,
  NONE,
  PROTO,
  SIDES,
  SUPERNOVA,
  sidesOfHex,
  tileIds,
  tilePoints,
} from '../tables.ts'
import { hasEffect, whyNotActivate } from './abilities.ts'
import { whyNotStandard } from './asks.ts'
import {
  fitOf,
  formsOn,
  hasEmptyCorner,
  hasEmptySide,
  hasLife,
  isCompletable,
  isDone,
  isProtoSpace,
  lifeMissing,
} from './galaxy.ts'
import { start } from './interpreter.ts'
import { ACQUIRE, COMPLETE, cardPrograms, DISCHARGE_NOTHING, DISCHARGE_STAR, MOVE_LIFE, MOVE_STAR } from './programs.ts'
import { type CosmosRefusal, deny } from './refusals.ts'
import { add, discardLife, drawLifeForm, flipStar, gainPoints, payCards, payTrack, stabilise } from './supply.ts'

/** The main menu of the crafting phase: D5 to D15 of the decision list. */

/** The verbs of the menu. */
export const menuVerbs: readonly Verb[] = [
  'place-star',
  'place-proto',
  'place-nebula',
  'complete',
  'discharge',
  'create-life-form',
  'acquire',
  'activate',
  'set-of-five',
  'flip',
  'stabilise',
  'move-star',
  'move-life',
  'end-crafting',
]

/** Lists what may be done, in the order of the vocabulary. */
export function listMenu(state: State, player: Player, list: Action[]): void {
  for (let element = 0; element < 4; element++) {
    if (at(player.reserveStars, element) === 0) continue
    for (let corner = 0; corner < CORNERS; corner++) {
      if (player.stars[corner] === EMPTY) offer(list, words.placeStar, element * CORNERS + corner)
    }
  }
  if (player.reserveProto > 0) {
    const anyLife = hasLife(player)
    for (let side = 0; side < SIDES; side++) {
      if (player.life[side] === EMPTY && isProtoSpace(player, side, anyLife)) offer(list, words.placeProto, side)
    }
  }
  listTiles(player, list)
  for (let hex = 0; hex < HEXES; hex++) if (isCompletable(player, hex)) offer(list, words.complete, hex)
  listDischarge(state, player, list)
  if (player.done !== 0 && state.lifeFormStack.length > 0) {
    for (let hex = 0; hex < HEXES; hex++) {
      if (isDone(player, hex) && formsOn(player, hex) === 0 && lifeMissing(player, hex) === 0) {
        offer(list, words.createLifeForm, hex)
      }
    }
  }
  listCards(state, player, list)
  if (at(player.tracks, SUPERNOVA) > 0) {
    for (let corner = 0; corner < CORNERS; corner++) {
      const star = at(player.stars, corner)
      if (star > EMPTY && star <= FLIPPED) offer(list, words.flip, corner)
    }
  }
  if (at(player.tracks, DNA) > 0) {
    for (let side = 0; side < SIDES; side++) if (player.life[side] === PROTO) offer(list, words.stabilise, side)
  }
  if (at(player.tracks, GRAVITON) > 0) {
    if (hasEmptyCorner(player)) {
      for (let corner = 0; corner < CORNERS; corner++) {
        const star = at(player.stars, corner)
        if (star > EMPTY && star <= FLIPPED) offer(list, words.moveStar, corner)
      }
    }
    if (hasEmptySide(player)) {
      for (let side = 0; side < SIDES; side++) if (player.life[side] !== EMPTY) offer(list, words.moveLife, side)
    }
  }
  list.push(words.endCrafting)
}

/** Tiles of the reserve in the order of their numbers: the reserve itself keeps the order of gaining (C7.8). */
function listTiles(player: Player, list: Action[]): void {
  let last = NONE
  for (let i = 0; i < player.reserveTiles.length; i++) {
    let tile = Number.MAX_SAFE_INTEGER
    for (const candidate of player.reserveTiles) if (candidate > last && candidate < tile) tile = candidate
    for (let hex = 0; hex < HEXES; hex++) {
      if (player.tiles[hex] === NONE) offer(list, words.placeNebula, tileAndHex(tile, hex))
    }
    last = tile
  }
}

function listDischarge(state: State, player: Player, list: Action[]): void {
  if (player.ready === 0) return
  if (hasEmptyCorner(player)) {
    for (let i = 0; i < 4; i++) if (at(state.starSupply, i) > 0) offer(list, words.dischargeStar, i)
  }
  for (let card = nextCard(player, NONE); card !== NONE; card = nextCard(player, card)) {
    if (abilities[card]?.activation === 'discharge' && hasEffect(state, player, card)) {
      offer(list, words.dischargeCard, card)
    }
  }
  list.push(words.dischargeNothing)
}

/** The own ability card with the next higher number, or -1. */
function nextCard(player: Player, after: number): number {
  let next = NONE
  for (const card of player.slots) if (card > after && (next === NONE || card < next)) next = card
  return next
}

function listCards(state: State, player: Player, list: Action[]): void {
  for (let slot = 0; slot < slotCosts.length; slot++) {
    if (player.slots[slot] !== NONE) continue
    const cost = at(slotCosts, slot)
    for (let kind = 0; kind < 4; kind++) {
      if (at(player.hand, kind) >= cost && pileAt(state.abilityDecks, kind).length > 0) {
        offer(list, words.acquire, slot * 4 + kind)
      }
    }
  }
  for (let card = nextCard(player, NONE); card !== NONE; card = nextCard(player, card)) {
    if (abilities[card]?.activation === 'action' && whyNotActivate(state, player, card) === undefined) {
      offer(list, words.activate, card)
    }
  }
  for (let kind = 0; kind < 4; kind++) if (at(player.hand, kind) >= setOfFive.cards) offer(list, words.setOfFive, kind)
}

/** Why this action, whose verb belongs to the menu, is not allowed. */
export function whyNotMenu(state: State, player: Player, action: Action): CosmosRefusal | undefined {
  const { at: space, what } = action
  switch (action.verb) {
    case 'place-star':
      if (at(player.reserveStars, what) === 0) return deny('not-in-reserve', { piece: elementIds[what] ?? '' })
      return player.stars[space] === EMPTY ? undefined : deny('corner-occupied')
    case 'place-proto':
      if (player.reserveProto === 0) return deny('not-in-reserve', { piece: 'proto' })
      if (player.life[space] !== EMPTY) return deny('side-occupied')
      if (hasLife(player)) return isProtoSpace(player, space, true) ? undefined : deny('not-next-to-life')
      return isProtoSpace(player, space, false) ? undefined : deny('start-space-only')
    case 'place-nebula':
      if (!player.reserveTiles.includes(what)) return deny('not-in-reserve', { piece: tileIds[what] ?? '' })
      return player.tiles[space] === NONE ? undefined : deny('hex-occupied')
    case 'complete':
      return whyNotComplete(player, space)
    case 'discharge':
      return whyNotDischarge(state, player, action)
    case 'create-life-form':
      return whyNotLifeForm(state, player, space)
    case 'acquire':
      return whyNotAcquire(state, player, space, what)
    case 'activate': {
      if (!player.slots.includes(what)) return deny('not-your-ability', { card: abilityIds[what] ?? '' })
      const refusal = whyNotActivate(state, player, what)
      if (refusal === undefined) return undefined
      return deny(refusal.code, { card: abilityIds[what] ?? '' }, abilities[what]?.rule)
    }
    case 'set-of-five':
      return at(player.hand, what) >= setOfFive.cards
        ? undefined
        : deny('set-incomplete', { kind: kindIds[what] ?? '', have: at(player.hand, what) })
    case 'flip':
      return whyNotUnit(player, SUPERNOVA) ?? whyNotStandard(player, space)
    case 'stabilise':
      return whyNotUnit(player, DNA) ?? (player.life[space] === PROTO ? undefined : deny('no-proto-there'))
    case 'move-star': {
      const star = at(player.stars, space)
      if (star > FLIPPED) return deny('supernova-stays')
      if (star === EMPTY) return deny('no-star-there', undefined, 'C12.5')
      return whyNotUnit(player, GRAVITON) ?? (hasEmptyCorner(player) ? undefined : deny('nowhere-to-go'))
    }
    case 'move-life':
      if (player.life[space] === EMPTY) return deny('no-life-there')
      return whyNotUnit(player, GRAVITON) ?? (hasEmptySide(player) ? undefined : deny('nowhere-to-go'))
    default:
      return undefined
  }
}

function whyNotUnit(player: Player, track: number): CosmosRefusal | undefined {
  return at(player.tracks, track) > 0 ? undefined : deny('no-unit', { track: trackIds[track] ?? '' })
}

function whyNotComplete(player: Player, hex: number): CosmosRefusal | undefined {
  const tile = at(player.tiles, hex)
  if (tile === NONE) return deny('no-nebula-there')
  if (isDone(player, hex)) return deny('already-completed')
  switch (fitOf(player, hex, tile)) {
    case 'missing':
      return deny('stars-missing')
    case 'surplus':
      return deny('too-many-stars')
    case 'wrong':
      return deny('wrong-stars')
    case 'fits':
      return undefined
  }
}

function whyNotDischarge(state: State, player: Player, action: Action): CosmosRefusal | undefined {
  const { what } = action
  if (action.at === WITH_ABILITY && !player.slots.includes(what)) {
    return deny('not-your-ability', { card: abilityIds[what] ?? '' }, 'C10.10')
  }
  if (player.ready === 0) return deny('chamber-not-ready')
  if (action.at === WITH_NOTHING) return undefined
  if (action.at === WITH_ABILITY) {
    return hasEffect(state, player, what)
      ? undefined
      : deny('no-effect', { card: abilityIds[what] ?? '' }, abilities[what]?.rule)
  }
  if (at(state.starSupply, what) === 0) return deny('element-exhausted', { element: elementIds[what] ?? '' })
  return hasEmptyCorner(player) ? undefined : deny('no-empty-corner')
}

function whyNotLifeForm(state: State, player: Player, hex: number): CosmosRefusal | undefined {
  if (!isDone(player, hex)) return deny('not-completed')
  if (formsOn(player, hex) > 0) return deny('has-life-form')
  const missing = lifeMissing(player, hex)
  if (missing > 0) return deny('life-missing', { missing })
  return state.lifeFormStack.length > 0 ? undefined : deny('life-forms-exhausted')
}

function whyNotAcquire(state: State, player: Player, slot: number, kind: number): CosmosRefusal | undefined {
  if (player.slots[slot] !== NONE) return deny('slot-taken', { slot: slot + 1 })
  if (pileAt(state.abilityDecks, kind).length === 0) return deny('ability-deck-empty', { kind: kindIds[kind] ?? '' })
  const need = at(slotCosts, slot)
  const have = at(player.hand, kind)
  return have >= need ? undefined : deny('too-few-cards', { kind: kindIds[kind] ?? '', need, have })
}

/** Does what was chosen from the menu; actions with further decisions go on as programs. */
export function choose(state: State, seat: number, action: Action, tell: Tell<Event>): void {
  const player = playerAt(state, seat)
  const { at: space, what } = action
  switch (action.verb) {
    case 'place-star':
      add(player.reserveStars, what, -1)
      player.stars[space] = what + 1
      tell.all({ type: 'star-placed', seat, element: what, corner: space, from: 'reserve' })
      return
    case 'place-proto':
      player.reserveProto--
      player.life[space] = PROTO
      tell.all({ type: 'life-placed', seat, life: PROTO, side: space, from: 'reserve' })
      return
    case 'place-nebula':
      player.reserveTiles.splice(player.reserveTiles.indexOf(what), 1)
      player.tiles[space] = what
      tell.all({ type: 'nebula-placed', seat, tile: what, hex: space, from: 'reserve' })
      return
    case 'complete': {
      // C10.3: points, then the discard, then the tile is flipped.
      const tile = at(player.tiles, space)
      tell.all({ type: 'nebula-completed', seat, hex: space, tile })
      gainPoints(state, seat, 'nebulae', at(tilePoints, tile), tell)
      start(state, seat, COMPLETE, space, tell)
      return
    }
    case 'discharge':
      discharge(state, seat, player, action, tell)
      return
    case 'create-life-form':
      // C10.13: proto leaves, stable stays.
      for (const side of listAt(sidesOfHex, space)) {
        if (player.life[side] === PROTO) discardLife(state, seat, side, tell)
      }
      drawLifeForm(state, seat, space, tell)
      return
    case 'acquire':
      acquire(state, seat, player, space, what, tell)
      return
    case 'activate':
      tell.all({ type: 'ability-activated', seat, card: what })
      start(state, seat, at(cardPrograms, what), NONE, tell)
      return
    case 'set-of-five':
      payCards(state, seat, what, setOfFive.cards, tell)
      gainPoints(state, seat, 'sets', setOfFive.points, tell)
      return
    case 'flip':
      payTrack(player, seat, SUPERNOVA, 1, tell)
      flipStar(player, seat, space, tell)
      return
    case 'stabilise':
      payTrack(player, seat, DNA, 1, tell)
      stabilise(player, seat, space, tell)
      return
    case 'move-star':
      payTrack(player, seat, GRAVITON, 1, tell)
      start(state, seat, MOVE_STAR, space, tell)
      return
    case 'move-life':
      payTrack(player, seat, GRAVITON, 1, tell)
      start(state, seat, MOVE_LIFE, space, tell)
      return
    case 'end-crafting':
      player.stage = 'closing'
      player.ask = 'omega'
      return
    default:
      throw new Error(`${action.id} is not in the menu`)
  }
}

/** C10.8, C10.10: a star, an ability in its place, or nothing; the crystal moves on in every case. */
function discharge(state: State, seat: number, player: Player, action: Action, tell: Tell<Event>): void {
  if (action.at === WITH_STAR) {
    add(state.starSupply, action.what, -1)
    player.held = action.what
    start(state, seat, DISCHARGE_STAR, NONE, tell)
  } else if (action.at === WITH_ABILITY) {
    tell.all({ type: 'ability-activated', seat, card: action.what })
    start(state, seat, at(cardPrograms, action.what), NONE, tell)
  } else start(state, seat, DISCHARGE_NOTHING, NONE, tell)
}

/** C11.2: pay, look at as many cards as were paid (or as there are, C11.4), keep one, the others go under the deck. */
function acquire(state: State, seat: number, player: Player, slot: number, kind: number, tell: Tell<Event>): void {
  const cost = at(slotCosts, slot)
  payCards(state, seat, kind, cost, tell)
  const deck = pileAt(state.abilityDecks, kind)
  const count = Math.min(cost, deck.length)
  player.looked = deck.splice(deck.length - count, count).sort((a, b) => a - b)
  tell.revealTo(
    seat,
    { type: 'abilities-looked-at', seat, kind, count, cards: player.looked.slice() },
    { type: 'abilities-looked-at', seat, kind, count },
  )
  if (count < cost) tell.all({ type: 'shortage', seat, what: 'ability', missing: cost - count })
  start(state, seat, ACQUIRE, slot, tell)
}
