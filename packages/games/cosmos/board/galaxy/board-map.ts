import { corners, hexes, sides, startSide } from '../data.ts'

/** Which spaces of a galaxy belong together, by number (C2). */

const numbers = (list: readonly { readonly id: string }[]): ReadonlyMap<string, number> =>
  new Map(list.map((space, i) => [space.id, i]))

const cornerNumber = numbers(corners)
const sideNumber = numbers(sides)
const hexNumber = numbers(hexes)

const toNumbers = (ids: readonly string[], map: ReadonlyMap<string, number>): readonly number[] =>
  ids.flatMap((id) => map.get(id) ?? [])

/** The six corners of each hex, clockwise from the top. */
export const cornersOfHex = hexes.map((hex) => toNumbers(hex.corners, cornerNumber))

/** The six sides of each hex, clockwise from the upper right. */
export const sidesOfHex = hexes.map((hex) => toNumbers(hex.sides, sideNumber))

/** The hexes around each corner and each side, and the spaces next to them. */
export const hexesOfCorner = corners.map((corner) => toNumbers(corner.hexes, hexNumber))
export const hexesOfSide = sides.map((side) => toNumbers(side.hexes, hexNumber))
export const cornersNextTo = corners.map((corner) => toNumbers(corner.neighbours, cornerNumber))
export const sidesNextTo = sides.map((side) => toNumbers(side.neighbours, sideNumber))

/** The white life space (C2.7). */
export const START_SIDE = sideNumber.get(startSide) ?? 0
