import { type SectorId, sectorIds } from './basics.ts'

/**
 * The galaxy board (C2). Hexes point up, a side is 1 long, the centre corner is at (0, 0) and y grows downwards.
 * Reconstructed (C23.4): correct it here and nowhere else. Which spaces are neighbours follows from where they lie.
 */

/** Where a space lies. */
interface Space {
  readonly id: string
  readonly x: number
  readonly y: number
}

/** A nebula space as it is printed. */
interface PrintedHex extends Space {
  readonly sector: SectorId
  /** The size of the nebula that lies here at the start (C2.7). */
  readonly startNebulaSize?: number
}

/** A life space as it is printed; the angle is that of the drawn line, in degrees. */
interface PrintedSide extends Space {
  readonly angle: number
}

const printedHexes: readonly PrintedHex[] = [
  { id: 'N01', x: 0, y: -1, sector: 'delta', startNebulaSize: 1 },
  { id: 'N02', x: 0.866, y: 0.5, sector: 'psi', startNebulaSize: 2 },
  { id: 'N03', x: -0.866, y: 0.5, sector: 'phi', startNebulaSize: 3 },
  { id: 'N04', x: 0.866, y: -2.5, sector: 'delta' },
  { id: 'N05', x: 1.7321, y: -1, sector: 'delta' },
  { id: 'N06', x: 2.5981, y: 0.5, sector: 'psi' },
  { id: 'N07', x: 1.7321, y: 2, sector: 'psi' },
  { id: 'N08', x: 0, y: 2, sector: 'psi' },
  { id: 'N09', x: -1.7321, y: 2, sector: 'phi' },
  { id: 'N10', x: -2.5981, y: 0.5, sector: 'phi' },
  { id: 'N11', x: -1.7321, y: -1, sector: 'phi' },
  { id: 'N12', x: -0.866, y: -2.5, sector: 'delta' },
]

const printedCorners: readonly Space[] = [
  { id: 'S01', x: 0, y: 0 },
  { id: 'S02', x: 0.866, y: -0.5 },
  { id: 'S03', x: 0, y: 1 },
  { id: 'S04', x: -0.866, y: -0.5 },
  { id: 'S05', x: 0.866, y: -1.5 },
  { id: 'S06', x: 1.7321, y: 0 },
  { id: 'S07', x: 0.866, y: 1.5 },
  { id: 'S08', x: -0.866, y: 1.5 },
  { id: 'S09', x: -1.7321, y: 0 },
  { id: 'S10', x: -0.866, y: -1.5 },
  { id: 'S11', x: 0, y: -2 },
  { id: 'S12', x: 1.7321, y: 1 },
  { id: 'S13', x: -1.7321, y: 1 },
  { id: 'S14', x: 1.7321, y: -2 },
  { id: 'S15', x: 2.5981, y: -0.5 },
  { id: 'S16', x: 0.866, y: 2.5 },
  { id: 'S17', x: -0.866, y: 2.5 },
  { id: 'S18', x: -2.5981, y: -0.5 },
  { id: 'S19', x: -1.7321, y: -2 },
  { id: 'S20', x: 0, y: -3 },
  { id: 'S21', x: 2.5981, y: -1.5 },
  { id: 'S22', x: 2.5981, y: 1.5 },
  { id: 'S23', x: 0, y: 3 },
  { id: 'S24', x: -2.5981, y: 1.5 },
  { id: 'S25', x: -2.5981, y: -1.5 },
  { id: 'S26', x: 1.7321, y: -3 },
  { id: 'S27', x: 3.4641, y: 0 },
  { id: 'S28', x: 1.7321, y: 3 },
  { id: 'S29', x: -1.7321, y: 3 },
  { id: 'S30', x: -3.4641, y: 0 },
  { id: 'S31', x: -1.7321, y: -3 },
  { id: 'S32', x: 0.866, y: -3.5 },
  { id: 'S33', x: 3.4641, y: 1 },
  { id: 'S34', x: 2.5981, y: 2.5 },
  { id: 'S35', x: -2.5981, y: 2.5 },
  { id: 'S36', x: -3.4641, y: 1 },
  { id: 'S37', x: -0.866, y: -3.5 },
]

const printedSides: readonly PrintedSide[] = [
  { id: 'L01', x: 0.433, y: -0.25, angle: 150 },
  { id: 'L02', x: 0, y: 0.5, angle: 90 },
  { id: 'L03', x: -0.433, y: -0.25, angle: 30 },
  { id: 'L04', x: 0.866, y: -1, angle: 90 },
  { id: 'L05', x: 1.299, y: -0.25, angle: 30 },
  { id: 'L06', x: 0.433, y: 1.25, angle: 30 },
  { id: 'L07', x: -0.433, y: 1.25, angle: 150 },
  { id: 'L08', x: -1.299, y: -0.25, angle: 150 },
  { id: 'L09', x: -0.866, y: -1, angle: 90 },
  { id: 'L10', x: 0.433, y: -1.75, angle: 30 },
  { id: 'L11', x: 1.7321, y: 0.5, angle: 90 },
  { id: 'L12', x: 1.299, y: 1.25, angle: 150 },
  { id: 'L13', x: -1.299, y: 1.25, angle: 30 },
  { id: 'L14', x: -1.7321, y: 0.5, angle: 90 },
  { id: 'L15', x: -0.433, y: -1.75, angle: 150 },
  { id: 'L16', x: 1.299, y: -1.75, angle: 150 },
  { id: 'L17', x: 2.1651, y: -0.25, angle: 150 },
  { id: 'L18', x: 0.866, y: 2, angle: 90 },
  { id: 'L19', x: -0.866, y: 2, angle: 90 },
  { id: 'L20', x: -2.1651, y: -0.25, angle: 30 },
  { id: 'L21', x: -1.299, y: -1.75, angle: 30 },
  { id: 'L22', x: 0, y: -2.5, angle: 90 },
  { id: 'L23', x: 2.1651, y: 1.25, angle: 30 },
  { id: 'L24', x: -2.1651, y: 1.25, angle: 150 },
  { id: 'L25', x: 2.1651, y: -1.75, angle: 30 },
  { id: 'L26', x: 2.5981, y: -1, angle: 90 },
  { id: 'L27', x: 0.433, y: 2.75, angle: 150 },
  { id: 'L28', x: -0.433, y: 2.75, angle: 30 },
  { id: 'L29', x: -2.5981, y: -1, angle: 90 },
  { id: 'L30', x: -2.1651, y: -1.75, angle: 150 },
  { id: 'L31', x: 1.7321, y: -2.5, angle: 90 },
  { id: 'L32', x: 3.0311, y: -0.25, angle: 30 },
  { id: 'L33', x: 1.299, y: 2.75, angle: 30 },
  { id: 'L34', x: -1.299, y: 2.75, angle: 150 },
  { id: 'L35', x: -3.0311, y: -0.25, angle: 150 },
  { id: 'L36', x: -1.7321, y: -2.5, angle: 90 },
  { id: 'L37', x: 0.433, y: -3.25, angle: 150 },
  { id: 'L38', x: 3.0311, y: 1.25, angle: 150 },
  { id: 'L39', x: 2.5981, y: 2, angle: 90 },
  { id: 'L40', x: -2.5981, y: 2, angle: 90 },
  { id: 'L41', x: -3.0311, y: 1.25, angle: 30 },
  { id: 'L42', x: -0.433, y: -3.25, angle: 30 },
  { id: 'L43', x: 1.299, y: -3.25, angle: 30 },
  { id: 'L44', x: 3.4641, y: 0.5, angle: 90 },
  { id: 'L45', x: 2.1651, y: 2.75, angle: 150 },
  { id: 'L46', x: -2.1651, y: 2.75, angle: 30 },
  { id: 'L47', x: -3.4641, y: 0.5, angle: 90 },
  { id: 'L48', x: -1.299, y: -3.25, angle: 150 },
]

/** A nebula space: its six corners and sides clockwise from the top, and the hexes that share a side with it (C2.3, C2.4). */
interface HexSpec extends PrintedHex {
  readonly corners: readonly string[]
  readonly sides: readonly string[]
  readonly neighbours: readonly string[]
}

/** A star space: the hexes around it, the corners at the other end of its sides, and those sides (C2.4). */
interface CornerSpec extends Space {
  readonly hexes: readonly string[]
  readonly neighbours: readonly string[]
  readonly sides: readonly string[]
  readonly sectors: readonly SectorId[]
}

/** A life space: the hexes it separates, its two ends, and the sides that meet it there (C2.4). */
interface SideSpec extends PrintedSide {
  readonly hexes: readonly string[]
  readonly corners: readonly string[]
  readonly neighbours: readonly string[]
  readonly sectors: readonly SectorId[]
}

/** How far apart neighbours lie. */
const HEX_TO_CORNER = 1
const HEX_TO_SIDE = Math.sqrt(3) / 2
const HEX_TO_HEX = Math.sqrt(3)
const CORNER_TO_CORNER = 1
const CORNER_TO_SIDE = 1 / 2
const SIDE_TO_SIDE = Math.sqrt(3) / 2

/** Coordinates are printed with four digits. */
const ROUNDING = 0.01

/** The spaces at this distance, in the order of their ids. */
function spacesAt<S extends Space>(from: Space, spaces: readonly S[], distance: number): S[] {
  return spaces.filter(({ x, y }) => Math.abs(Math.hypot(x - from.x, y - from.y) - distance) < ROUNDING)
}

const idsAt = (from: Space, spaces: readonly Space[], distance: number): string[] =>
  spacesAt(from, spaces, distance).map(({ id }) => id)

/** The same, clockwise from the top. */
function idsAround(hex: Space, spaces: readonly Space[], distance: number): string[] {
  const turn = ({ x, y }: Space): number => (Math.atan2(x - hex.x, hex.y - y) + 2 * Math.PI + ROUNDING) % (2 * Math.PI)
  return spacesAt(hex, spaces, distance)
    .sort((a, b) => turn(a) - turn(b))
    .map(({ id }) => id)
}

/** A space at a border lies in the sectors of all its hexes (C2.5). */
function sectorsAt(from: Space, distance: number): SectorId[] {
  const around = spacesAt(from, printedHexes, distance)
  return sectorIds.filter((id) => around.some(({ sector }) => sector === id))
}

export const hexes: readonly HexSpec[] = printedHexes.map((hex) => ({
  ...hex,
  corners: idsAround(hex, printedCorners, HEX_TO_CORNER),
  sides: idsAround(hex, printedSides, HEX_TO_SIDE),
  neighbours: idsAt(hex, printedHexes, HEX_TO_HEX),
}))

export const corners: readonly CornerSpec[] = printedCorners.map((corner) => ({
  ...corner,
  hexes: idsAt(corner, printedHexes, HEX_TO_CORNER),
  neighbours: idsAt(corner, printedCorners, CORNER_TO_CORNER),
  sides: idsAt(corner, printedSides, CORNER_TO_SIDE),
  sectors: sectorsAt(corner, HEX_TO_CORNER),
}))

export const sides: readonly SideSpec[] = printedSides.map((side) => ({
  ...side,
  hexes: idsAt(side, printedHexes, HEX_TO_SIDE),
  corners: idsAt(side, printedCorners, CORNER_TO_SIDE),
  neighbours: idsAt(side, printedSides, SIDE_TO_SIDE),
  sectors: sectorsAt(side, HEX_TO_SIDE),
}))

/** Where the first star stands (C2.7). */
export const centreCorner = 'S01'

/** The white life space, where life begins (C2.7). */
export const startSide = 'L02'
