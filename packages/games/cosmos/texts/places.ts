import { cornersOfHex, HEXES, hexIds, sectorOfHex, sidesOfHex } from '../rules/tables.ts'

/** The words that places are named with. */
export interface PlaceWords {
  /** The nebula space of a sector at the centre, and the three outer ones as they lie when looked at from the centre. */
  readonly inner: string
  readonly left: string
  readonly middle: string
  readonly right: string
  /** A place at the edge of the galaxy, which touches one nebula space only; they are counted clockwise. */
  readonly rim: (params: { readonly hex: string; readonly n: number }) => string
}

/** How the places of a galaxy are called: by sector and by the nebula spaces they touch, never by number. */
export interface Places {
  hex(index: number): string
  corner(index: number): string
  side(index: number): string
}

const signs: readonly string[] = ['Δ', 'Ψ', 'Φ']

/** The inner hex of a sector comes first in the data; the others follow clockwise from the one at the top, or wrap around there. */
const outerOfSector: readonly (readonly number[])[] = [
  ['N12', 'N04', 'N05'],
  ['N06', 'N07', 'N08'],
  ['N09', 'N10', 'N11'],
].map((ids) => ids.map((id) => hexIds.indexOf(id)))

const hexesWith = (spaces: readonly (readonly number[])[], space: number): number[] =>
  Array.from({ length: HEXES }, (_, hex) => hex).filter((hex) => spaces[hex]?.includes(space))

/** Names of the places with these words. */
export function namePlaces(words: PlaceWords): Places {
  const order = [words.left, words.middle, words.right]
  const hexNames = hexIds.map((_, hex) => {
    const sector = sectorOfHex[hex] ?? 0
    const outer = outerOfSector[sector]?.indexOf(hex) ?? -1
    return `${signs[sector]} ${order[outer] ?? words.inner}`
  })
  const nameSpaces = (spaces: readonly (readonly number[])[]): string[] => {
    const count = Math.max(...spaces.flat()) + 1
    return Array.from({ length: count }, (_, space) => {
      const around = hexesWith(spaces, space)
      const [only = 0] = around
      if (around.length === 1) {
        const rim = (spaces[only] ?? []).filter((other) => hexesWith(spaces, other).length === 1)
        return words.rim({ hex: hexNames[only] ?? '', n: rim.indexOf(space) + 1 })
      }
      // Where all three sectors meet is the centre.
      const meets = new Set(around.map((hex) => sectorOfHex[hex])).size === signs.length
      return meets ? signs.join(' · ') : around.map((hex) => hexNames[hex]).join(' · ')
    })
  }
  const corners = nameSpaces(cornersOfHex)
  const sides = nameSpaces(sidesOfHex)
  return {
    hex: (index) => hexNames[index] ?? '',
    corner: (index) => corners[index] ?? '',
    side: (index) => sides[index] ?? '',
  }
}
