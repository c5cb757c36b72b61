import { type ElementId, elementIds, nebulae, type PlayerView } from '../data.ts'
import { cornersOfHex, hexesOfCorner, sidesOfHex } from './board-map.ts'

/** The parts of a galaxy that the drawing needs. */
export type Galaxy = Pick<PlayerView, 'stars' | 'life' | 'tiles' | 'done' | 'forms'>

/** How the stars around an unfinished nebula compare with its demands (C10.1). */
export interface Need {
  /** For each required star, in the order of the tile, whether it is there: bits. */
  readonly have: number
  readonly lacks: readonly ElementId[]
  /** Stars around it that fit nothing. */
  readonly over: number
}

/** The element of a star on a corner: 1-4 standard, 5-8 beneath a supernova. */
export const elementOf = (star: number): ElementId => elementIds[(star - 1) % 4] ?? 'H'

/** Whether the nebula of a hex is completed. */
export const isDone = (galaxy: Pick<Galaxy, 'done'>, hex: number): boolean => (galaxy.done & (1 << hex)) !== 0

/** What a tile on this hex has and lacks; supernovae stand for what is missing (C10.2). */
export function needOf(stars: readonly number[], hex: number, tile: number): Need {
  const requires = nebulae[tile]?.requires ?? []
  const left: ElementId[] = []
  let jokers = 0
  for (const corner of cornersOfHex[hex] ?? []) {
    const star = stars[corner] ?? 0
    if (star > 4) jokers++
    else if (star > 0) left.push(elementOf(star))
  }
  let have = 0
  requires.forEach((element, i) => {
    const found = left.indexOf(element)
    if (found < 0) return
    left.splice(found, 1)
    have |= 1 << i
  })
  requires.forEach((_, i) => {
    if ((have & (1 << i)) === 0 && jokers > 0) {
      jokers--
      have |= 1 << i
    }
  })
  return { have, lacks: requires.filter((_, i) => (have & (1 << i)) === 0), over: left.length + jokers }
}

/** Which sides of a hex carry life, as bits clockwise from the upper right. */
export function lifeAround(life: readonly number[], hex: number): number {
  let bits = 0
  sidesOfHex[hex]?.forEach((side, i) => {
    if ((life[side] ?? 0) > 0) bits |= 1 << i
  })
  return bits
}

/** What a star would do on a corner. */
export interface Effect {
  /** How many unfinished nebulae profit, and how many are spoilt. */
  readonly good: number
  readonly bad: number
  /** What the nebulae are worth that could then be completed. */
  readonly points: number
}

/** What a star of an element on a corner would do. */
export function effectOf(galaxy: Galaxy, element: ElementId, corner: number): Effect {
  let good = 0
  let bad = 0
  let points = 0
  for (const hex of hexesOfCorner[corner] ?? []) {
    const tile = galaxy.tiles[hex] ?? -1
    if (tile < 0 || isDone(galaxy, hex)) continue
    const need = needOf(galaxy.stars, hex, tile)
    if (need.over > 0 || !need.lacks.includes(element)) bad++
    else {
      good++
      if (need.lacks.length === 1) points += nebulae[tile]?.points ?? 0
    }
  }
  return { good, bad, points }
}

/** A star that a nebula lacks, where it could lie. */
export interface Ghost {
  readonly corner: number
  readonly element: ElementId
  /** Such a star lies in the reserve. */
  readonly own: boolean
}

/** Where to draw what a nebula lacks: empty corners that spoil no other nebula come first. */
export function ghostsFor(galaxy: Galaxy, hex: number, reserve: readonly number[]): readonly Ghost[] {
  const tile = galaxy.tiles[hex] ?? -1
  if (tile < 0 || isDone(galaxy, hex)) return []
  const free = (cornersOfHex[hex] ?? []).filter((corner) => galaxy.stars[corner] === 0)
  const hold = reserve.slice()
  const ghosts: Ghost[] = []
  for (const element of needOf(galaxy.stars, hex, tile).lacks) {
    const price = (corner: number): number => {
      const { good, bad } = effectOf(galaxy, element, corner)
      return bad * 2 - good
    }
    free.sort((a, b) => price(a) - price(b))
    const corner = free.shift()
    if (corner === undefined) break
    const kind = elementIds.indexOf(element)
    const own = (hold[kind] ?? 0) > 0
    if (own) hold[kind] = (hold[kind] ?? 0) - 1
    ghosts.push({ corner, element, own })
  }
  return ghosts
}
