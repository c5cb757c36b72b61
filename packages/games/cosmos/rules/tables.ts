import { indexIn } from '@orrery/kernel'
import { abilities, abilityIds } from '../components/abilities.ts'
import { kindIds, type SectorId, sectorIds, type TrackId, trackIds } from '../components/basics.ts'
import { centreCorner, corners, hexes, sides, startSide } from '../components/galaxy.ts'
import { lifeForms } from '../components/life-forms.ts'
import { nebulae } from '../components/nebulae.ts'

/** The printed matter that is the same in every set, as small numbers and flat lists: made once at start-up. */

/** The ids of the spaces, by number. */
export const hexIds: readonly string[] = hexes.map((hex) => hex.id)
export const cornerIds: readonly string[] = corners.map((corner) => corner.id)
export const sideIds: readonly string[] = sides.map((side) => side.id)

const toCorners = (ids: readonly string[]): number[] => ids.map((id) => indexIn(cornerIds, id))
const toSides = (ids: readonly string[]): number[] => ids.map((id) => indexIn(sideIds, id))
const toMask = (ids: readonly SectorId[]): number => ids.reduce((mask, id) => mask | (1 << indexIn(sectorIds, id)), 0)

/** How many spaces of each type a galaxy has (C2.1). */
export const HEXES = hexes.length
export const CORNERS = corners.length
export const SIDES = sides.length

/** Corners and sides of each hex (C2.3). */
export const cornersOfHex: readonly (readonly number[])[] = hexes.map((hex) => toCorners(hex.corners))
export const sidesOfHex: readonly (readonly number[])[] = hexes.map((hex) => toSides(hex.sides))

/** Adjacent and touching spaces (C2.4). */
export const cornerNeighbours: readonly (readonly number[])[] = corners.map((corner) => toCorners(corner.neighbours))
export const sideNeighbours: readonly (readonly number[])[] = sides.map((side) => toSides(side.neighbours))
export const sidesOfCorner: readonly (readonly number[])[] = corners.map((corner) => toSides(corner.sides))

/** Sectors: one for each hex, a set of bits for each corner and side, for the border lies in more than one (C2.5). */
export const sectorOfHex: readonly number[] = hexes.map((hex) => indexIn(sectorIds, hex.sector))
export const sectorsOfCorner: readonly number[] = corners.map((corner) => toMask(corner.sectors))
export const sectorsOfSide: readonly number[] = sides.map((side) => toMask(side.sectors))

/** Start spaces (C2.7): the hex of each size, the centre corner, the white side. */
export const nebulaSizes: readonly number[] = [1, 2, 3]
export const startHexOfSize: readonly number[] = nebulaSizes.map((size) =>
  hexes.findIndex((hex) => hex.startNebulaSize === size),
)
export const CENTRE = indexIn(cornerIds, centreCorner)
export const START_SIDE = indexIn(sideIds, startSide)

/** The nebula tiles, and the stack of each (0 to 2). */
export const tileIds: readonly string[] = nebulae.map((tile) => tile.id)
export const tileSize: readonly number[] = nebulae.map((tile) => tile.size - 1)

/** The group (0 or 1) of each life form token. */
export const lifeFormGroup: readonly number[] = lifeForms.map((token) => token.group - 1)

/** Of each ability card: its kind, and whether it takes the place of the discharge star. */
export const kindOfCard: readonly number[] = abilities.map((card) => indexIn(kindIds, card.kind))
export const dischargeCards: readonly number[] = abilities.flatMap((card, index) =>
  card.activation === 'discharge' ? [index] : [],
)
export const actionCards: readonly number[] = abilities.flatMap((card, index) =>
  card.activation === 'action' ? [index] : [],
)
/** How many ability cards there are of each kind. */
export const cardsOfKind: readonly number[] = kindIds.map((id) => abilities.filter((card) => card.kind === id).length)
if (abilities.some((card, index) => card.id !== abilityIds[index])) throw new Error('ability cards out of order')

/** The numbers of the tracks. */
const track = (id: TrackId): number => indexIn(trackIds, id)
export const SUPERNOVA = track('supernova')
export const DNA = track('dna')
export const GRAVITON = track('graviton')

/** A corner holds 0, or 1 to 4 for a standard star of element 0 to 3, or 5 to 8 for a supernova with that element beneath. */
export const FLIPPED = 4
