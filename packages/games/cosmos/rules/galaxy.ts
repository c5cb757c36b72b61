import { type Answers, at, item, NONE } from '@orrery/kernel'
import { EMPTY, PROTO, STABLE } from '../components/basics.ts'
import type { Numbers } from '../sets/numbers.ts'
import { type Action, offer } from './actions.ts'
import type { Player } from './state.ts'
import {
  CORNERS,
  cornerNeighbours,
  cornersOfHex,
  FLIPPED,
  HEXES,
  SIDES,
  START_SIDE,
  sectorsOfCorner,
  sideNeighbours,
  sidesOfCorner,
  sidesOfHex,
  tileSize,
} from './tables.ts'

/** Questions about one galaxy. Nothing here changes anything. */

/** The element of a star, also beneath a supernova (C1.3). */
export const elementOf = (star: number): number => (star > FLIPPED ? star - FLIPPED : star) - 1

/** Whether the nebula on this hex is completed. */
export const isDone = (player: { readonly done: number }, hex: number): boolean => (player.done & (1 << hex)) !== 0

/** Whether a list holds this value more often than `limit` times. */
export function holdsMoreThan(list: readonly number[], value: number, limit: number): boolean {
  let count = 0
  for (const entry of list) if (entry === value && ++count > limit) return true
  return false
}

/** How many of these values a list holds. */
export function countOf(list: readonly number[], value: number): number {
  let count = 0
  for (const entry of list) if (entry === value) count++
  return count
}

export function hasStandardStar(player: Player): boolean {
  for (const star of player.stars) if (star > EMPTY && star <= FLIPPED) return true
  return false
}

export function hasSupernova(player: Player): boolean {
  for (const star of player.stars) if (star > FLIPPED) return true
  return false
}

export const hasEmptyCorner = (player: Player): boolean => player.stars.includes(EMPTY)
export const hasEmptySide = (player: Player): boolean => player.life.includes(EMPTY)
export const hasEmptyHex = (player: Player): boolean => player.tiles.includes(NONE)
export const hasProto = (player: Player): boolean => player.life.includes(PROTO)
export const hasLife = (player: Player): boolean => player.life.includes(PROTO) || player.life.includes(STABLE)

/** Whether an empty corner lies in the sector, border included (C2.5); in the whole galaxy for -1. */
export function hasEmptyCornerIn(player: Player, sector: number): boolean {
  for (let corner = 0; corner < CORNERS; corner++) {
    if (player.stars[corner] === EMPTY && isInSector(corner, sector)) return true
  }
  return false
}

/** Whether a corner counts for a sector; every corner does for -1. */
export const isInSector = (corner: number, sector: number): boolean =>
  sector === NONE || (at(sectorsOfCorner, corner) & (1 << sector)) !== 0

/** Whether a side is adjacent to stable life (C17.14). */
export function isNextToStable(player: Player, side: number): boolean {
  for (const other of item(sideNeighbours, side)) if (player.life[other] === STABLE) return true
  return false
}

export function hasEmptySideNextToStable(player: Player): boolean {
  for (let side = 0; side < SIDES; side++) {
    if (player.life[side] === EMPTY && isNextToStable(player, side)) return true
  }
  return false
}

/** Whether a proto lies on a side ending at this corner (C2.4). */
export function isTouchedByProto(player: Player, corner: number): boolean {
  for (const side of item(sidesOfCorner, corner)) if (player.life[side] === PROTO) return true
  return false
}

/** Whether some supernova is touched by proto (C17.10). */
export function hasTouchedSupernova(player: Player): boolean {
  for (let corner = 0; corner < CORNERS; corner++) {
    if (at(player.stars, corner) > FLIPPED && isTouchedByProto(player, corner)) return true
  }
  return false
}

/** Whether some standard star of the element is touched by proto (C17.15, C16.11). */
export function hasTouchedElement(player: Player, element: number): boolean {
  for (let corner = 0; corner < CORNERS; corner++) {
    if (player.stars[corner] === element + 1 && isTouchedByProto(player, corner)) return true
  }
  return false
}

/** How the stars around a hex compare with what its tile wants: too few, too many, wrong ones, or fitting. */
type Fit = 'missing' | 'surplus' | 'wrong' | 'fits'

/** C10.1, C10.2: the number of stars must be exact and every standard star must be wanted; supernovae are jokers. */
export function fitOf(numbers: Numbers, { stars }: Player, hex: number, tile: number): Fit {
  const corners = item(cornersOfHex, hex)
  let total = 0
  for (const corner of corners) if (stars[corner] !== EMPTY) total++
  const wanted = at(numbers.tileStars, tile)
  if (total !== wanted) return total < wanted ? 'missing' : 'surplus'
  const requires = item(numbers.tileRequires, tile)
  for (let element = 0; element < requires.length; element++) {
    let count = 0
    for (const corner of corners) if (stars[corner] === element + 1) count++
    if (count > at(requires, element)) return 'wrong'
  }
  return 'fits'
}

/** Whether the nebula on a hex can be completed now (C10.1, C10.5). */
export function isCompletable(numbers: Numbers, player: Player, hex: number): boolean {
  const tile = at(player.tiles, hex)
  return tile !== NONE && !isDone(player, hex) && fitOf(numbers, player, hex, tile) === 'fits'
}

/** How many of the six sides of a hex hold no life (C10.12). */
export function lifeMissing(player: Player, hex: number): number {
  let missing = 0
  for (const side of item(sidesOfHex, hex)) if (player.life[side] === EMPTY) missing++
  return missing
}

/** How many life form tokens lie on a hex. */
export const formsOn = (player: { readonly forms: readonly number[] }, hex: number): number =>
  (player.forms[2 * hex] === NONE ? 0 : 1) + (player.forms[2 * hex + 1] === NONE ? 0 : 1)

/** Whether some nebula carries exactly one life form (C17.11). */
export function hasSingleForm(player: Player): boolean {
  for (let hex = 0; hex < HEXES; hex++) if (formsOn(player, hex) === 1) return true
  return false
}

/** Whether a hex holds an unfinished tile, of this stack unless -1 (C10.6). */
export function isUnfinished(player: Player, hex: number, size: number): boolean {
  const tile = at(player.tiles, hex)
  return tile !== NONE && !isDone(player, hex) && (size === NONE || tileSize[tile] === size)
}

export function hasUnfinished(player: Player, size: number): boolean {
  for (let hex = 0; hex < HEXES; hex++) if (isUnfinished(player, hex, size)) return true
  return false
}

/** Whether Shooting Star finds something to lift (C17.28). */
export function hasRelocatable(player: Player): boolean {
  const anyStar = player.stars.some((star) => star !== EMPTY)
  return (anyStar && hasEmptyCorner(player)) || (hasUnfinished(player, NONE) && hasEmptyHex(player))
}

const marks = new Int32Array(Math.max(CORNERS, SIDES))
/** Kept from search to search, with more than enough room: emptying and filling a list anew takes longer than the search. */
const queue = new Int32Array(marks.length)
let stamp = 0

/**
 * Finds what a piece can reach (C12.6-C12.8): empty spaces joined to it by occupied ones. Afterwards `isReached` answers
 * for each space, until the next search.
 */
function search(spaces: readonly number[], neighbours: readonly (readonly number[])[], from: number): void {
  stamp++
  let waiting = 0
  queue[waiting++] = from
  marks[from] = stamp
  for (let i = 0; i < waiting; i++) {
    for (const next of item(neighbours, queue[i] ?? from)) {
      if (marks[next] === stamp) continue
      marks[next] = stamp
      if (spaces[next] !== EMPTY) queue[waiting++] = next
    }
  }
}

/** Searches from a star. */
export const searchStar = (player: Player, corner: number): void => search(player.stars, cornerNeighbours, corner)

/** Searches from a life token. */
export const searchLife = (player: Player, side: number): void => search(player.life, sideNeighbours, side)

/** Searches for where proto may be placed: next to life (C9.6), or on the start space without any (C9.7). */
export function searchProtoSpaces({ life }: Player): void {
  stamp++
  let any = false
  for (let side = 0; side < SIDES; side++) {
    if (life[side] === EMPTY) continue
    any = true
    for (const next of item(sideNeighbours, side)) marks[next] = stamp
  }
  if (!any) marks[START_SIDE] = stamp
}

/** Offers the action of every space that the last search reached. */
export function offerReached(out: Answers<Action>, actions: readonly Action[], spaces: readonly number[]): void {
  const found = stamp
  for (let space = 0; space < spaces.length; space++) {
    if (marks[space] === found && spaces[space] === EMPTY) offer(out, actions, space)
  }
}

/** Whether the last search reached this space; only empty spaces are goals. */
export const isReached = (spaces: readonly number[], space: number): boolean =>
  marks[space] === stamp && spaces[space] === EMPTY
