import { add, at, item, NONE, type Seat, shuffle, topOf, withAt, withListAt } from '@orrery/kernel'
import { EMPTY, elementIds, PROTO, STABLE } from '../components/basics.ts'
import { numbersOf } from '../sets/numbers.ts'
import { elementOf } from './galaxy.ts'
import type { Teller } from './rule.ts'
import { type Player, playerAt, type SourceId, type State, sourceIds } from './state.ts'
import { FLIPPED, lifeFormGroup, sidesOfCorner, tileSize } from './tables.ts'

/** Taking from and giving back to the shared supplies (C7), crystals (C8), points (C10.16). */

/** Gains points from a source. */
export function gainPoints(state: State, seat: Seat, source: SourceId, points: number, tell: Teller): void {
  const player = playerAt(state, seat)
  const place = sourceIds.indexOf(source)
  player.points = withAt(player.points, place, at(player.points, place) + points)
  tell.all({ type: 'points', seat, source, points })
}

/** Takes stars of one element to the reserve, as many as there are (C7.3). */
export function gainStars(state: State, seat: Seat, element: number, count: number, tell: Teller): void {
  const taken = Math.min(count, at(state.starSupply, element))
  if (taken > 0) {
    add(state.starSupply, element, -taken)
    add(playerAt(state, seat).reserveStars, element, taken)
    tell.all({ type: 'stars-gained', seat, element, count: taken })
  }
  if (taken < count) {
    tell.all({ type: 'shortage', seat, what: item(elementIds, element), missing: count - taken })
  }
}

/** Takes proto to the reserve, as many as there are (C7.3). */
export function gainProto(state: State, seat: Seat, count: number, tell: Teller): void {
  const taken = Math.min(count, state.lifeSupply)
  if (taken > 0) {
    state.lifeSupply -= taken
    playerAt(state, seat).reserveProto += taken
    tell.all({ type: 'proto-gained', seat, count: taken })
  }
  if (taken < count) tell.all({ type: 'shortage', seat, what: 'life', missing: count - taken })
}

/** Gains units of a track (C7.1, no cap: C7.2). */
export function gainTrack(player: Player, seat: Seat, track: number, count: number, tell: Teller): void {
  add(player.tracks, track, count)
  tell.all({ type: 'track-gained', seat, track, count })
}

/** Lets crystals grow (C8.3); with the supply empty the next one comes from the box (C8.6). */
export function grow(state: State, seat: Seat, count: number, tell: Teller): void {
  const player = playerAt(state, seat)
  const { top } = numbersOf(state).timeChamber
  let taken = 0
  let boxed = 0
  for (let i = 0; i < count; i++) {
    player.growing++
    if (player.growing < top) continue
    player.growing = 0
    player.ready++
    if (state.crystals > 0) {
      state.crystals--
      taken++
    } else {
      state.fromBox++
      boxed++
    }
  }
  tell.all({ type: 'crystal-grew', seat, count, growing: player.growing, ready: player.ready })
  for (let i = 0; i < taken; i++) tell.all({ type: 'crystal-taken', seat, box: false })
  for (let i = 0; i < boxed; i++) tell.all({ type: 'crystal-taken', seat, box: true })
}

/** Takes a star off a corner back to the supply of its element (C7.6). */
export function discardStar(state: State, seat: Seat, corner: number, tell: Teller): void {
  const player = playerAt(state, seat)
  const star = at(player.stars, corner)
  const element = elementOf(star)
  player.stars = withAt(player.stars, corner, EMPTY)
  add(state.starSupply, element, 1)
  tell.all({ type: 'star-discarded', seat, corner, element, supernova: star > FLIPPED })
}

/** Takes a life token off a side back to the supply (C7.6). */
export function discardLife(state: State, seat: Seat, side: number, tell: Teller): void {
  const player = playerAt(state, seat)
  const life = at(player.life, side)
  player.life = withAt(player.life, side, EMPTY)
  state.lifeSupply++
  tell.all({ type: 'life-discarded', seat, side, life })
}

/** Draws the top tile of a stack that is not empty: everybody sees it (C20.4). */
export function drawTile(state: State, seat: Seat, size: number, tell: Teller): number {
  const stack = item(state.stacks, size)
  const tile = topOf(stack)
  if (tile === undefined) throw new RangeError(`nebula stack ${size} is empty`)
  state.stacks = withListAt(state.stacks, size, stack.slice(0, -1))
  tell.reveal({ type: 'nebula-drawn', seat, tile })
  return tile
}

/** Puts an unfinished tile face down under the stack of its size (C7.8). */
export function returnTile(state: State, seat: Seat, tile: number, tell: Teller): void {
  const size = at(tileSize, tile)
  state.stacks = withListAt(state.stacks, size, [tile, ...item(state.stacks, size)])
  tell.all({ type: 'nebula-returned', seat, tile })
}

/** Whether any nebula stack has a tile (C7.7). */
export function hasTile(state: State): boolean {
  for (const stack of state.stacks) if (stack.length > 0) return true
  return false
}

/** Draws the top life form onto a hex; only its owner sees the value (C10.13, C10.14). */
export function drawLifeForm(state: State, seat: Seat, hex: number, tell: Teller): void {
  const player = playerAt(state, seat)
  const token = topOf(state.lifeFormStack)
  if (token === undefined) throw new RangeError('the life form stack is empty')
  state.lifeFormStack = state.lifeFormStack.slice(0, -1)
  const place = player.forms[2 * hex] === NONE ? 2 * hex : 2 * hex + 1
  player.forms = withAt(player.forms, place, token)
  const group = at(lifeFormGroup, token)
  tell.revealTo(
    seat,
    { type: 'life-form-created', seat, hex, group, token },
    { type: 'life-form-created', seat, hex, group },
  )
}

/** Whether a card could be drawn from the deck, after a reshuffle if need be (C6.9). */
export function canDraw(state: State): boolean {
  if (state.deck.length > 0) return true
  for (const count of state.discard) if (count > 0) return true
  return false
}

/** Draws the top energy card; an empty deck is first made anew from the discard pile, sorted by kind (C6.9, C20.7). */
export function drawCard(state: State, tell: Teller): number {
  if (state.deck.length === 0) {
    const deck: number[] = []
    for (let kind = 0; kind < state.discard.length; kind++) {
      for (let i = at(state.discard, kind); i > 0; i--) deck.push(kind)
      state.discard[kind] = 0
    }
    state.deck = shuffle(state.rng, deck)
    tell.reveal({ type: 'deck-shuffled', cards: deck.length })
  }
  const kind = topOf(state.deck)
  if (kind === undefined) throw new RangeError('no energy card is left')
  state.deck = state.deck.slice(0, -1)
  return kind
}

/** Pays energy cards of one kind from the hand to the discard pile (C11.1). */
export function payCards(state: State, seat: Seat, kind: number, count: number, tell: Teller): void {
  add(playerAt(state, seat).hand, kind, -count)
  add(state.discard, kind, count)
  tell.all({ type: 'cards-paid', seat, kind, count })
}

/** Pays units of a track (C12.1). */
export function payTrack(player: Player, seat: Seat, track: number, count: number, tell: Teller): void {
  add(player.tracks, track, -count)
  tell.all({ type: 'track-paid', seat, track, count })
}

/** Flips a standard star to its supernova side (C12.2). */
export function flipStar(player: Player, seat: Seat, corner: number, tell: Teller): void {
  player.stars = withAt(player.stars, corner, at(player.stars, corner) + FLIPPED)
  tell.all({ type: 'star-flipped', seat, corner, element: elementOf(at(player.stars, corner)), supernova: true })
}

/** Moves the bound star or life. */
export function moveBound(player: Player, seat: Seat, what: 'stars' | 'life', to: number, tell: Teller): void {
  const from = player.bound
  const spaces = player[what]
  player[what] = withAt(withAt(spaces, to, at(spaces, from)), from, EMPTY)
  player.bound = to
  tell.all({ type: what === 'stars' ? 'star-moved' : 'life-moved', seat, from, to })
}

/** Flips a proto to stable. */
export function stabilise(player: Player, seat: Seat, side: number, tell: Teller): void {
  player.life = withAt(player.life, side, STABLE)
  tell.all({ type: 'life-stabilised', seat, side })
}

/** Flips every proto touching a corner; it is compulsory for all of them (C16.7). */
export function stabiliseAround(player: Player, seat: Seat, corner: number, tell: Teller): void {
  for (const side of item(sidesOfCorner, corner)) {
    if (player.life[side] === PROTO) stabilise(player, seat, side, tell)
  }
}
