import { type Colour, rivalColour, seatColour } from '@orrery/board/emblems'
import {
  AUTOMA,
  askedIn,
  bits,
  CENTRE,
  type CrewAction,
  type CrewEdge,
  componentsOf,
  FIELDS,
  type Item,
  item,
  MAIN,
  MOON,
  PLAYERS,
  type PlanetCard,
  PORTAL_FIELD,
  RESOURCES,
  resources,
  STATION,
  tracksOf,
  type View,
} from './data.ts'

/** Whether a mask holds a number. */
export const holds = (mask: number | undefined, one: number): boolean => (((mask ?? 0) >> one) & 1) === 1

/** The colour of a player's pieces; the Automa, which has no seat, is violet. */
export const colourOf = (view: View, player: number): Colour =>
  view.level >= 0 && player === AUTOMA ? rivalColour : seatColour(player)

/** Whether a player is the Automa. */
export const isAutoma = (view: View, player: number): boolean => view.level >= 0 && player === AUTOMA

/** The units a player holds, by resource. */
export const cargoOf = (view: View, player: number): readonly number[] =>
  view.cargo.slice(player * RESOURCES, (player + 1) * RESOURCES)

/** The card in a slot, if one lies there. */
export function cardIn(view: Pick<View, 'set' | 'system'>, slot: number): PlanetCard | undefined {
  const card = view.system[slot] ?? -1
  return card < 0 ? undefined : componentsOf(view).planets[card]
}

/** Whether the planet in a slot is terraformed. */
export const isLive = (view: Pick<View, 'terraformed'>, slot: number): boolean => holds(view.terraformed, slot)

/** The slot a field lies in. */
export const slotOfField = (field: number): number => Math.floor(field / FIELDS)

/** What a field gives when it is gathered; nothing on an asteroid. */
export function yieldOf(view: View, field: number): readonly Item[] {
  const slot = slotOfField(field)
  const card = cardIn(view, slot)
  if (card === undefined) return []
  const local = field % FIELDS
  if (local === MOON) return card.moon
  if (local === STATION) return card.station
  if (local !== MAIN) return []
  return isLive(view, slot) ? card.back : card.front
}

/** Whether an edge of a crew card works on a field (A12.2). */
export function edgeFits(view: View, where: CrewEdge, field: number): boolean {
  if (field === PORTAL_FIELD) return true
  const local = field % FIELDS
  if (local === MAIN) return cardIn(view, slotOfField(field))?.colour === where
  return where === 'orbital' && (local === MOON || local === STATION)
}

/** The edge of a crew card that touches the hold: the bottom one in the upper row (A6.2). */
export function liveEdge(view: View, card: number, row: 'upper' | 'lower'): CrewAction {
  const { bottom, top } = item(componentsOf(view).crew, card)
  return row === 'upper' ? bottom : top
}

/** The row a crew card of a player lies in. */
export function rowOf(view: View, player: number, card: number): 'upper' | 'lower' | undefined {
  if (view.upper[player]?.includes(card) === true) return 'upper'
  return view.lower[player]?.includes(card) === true ? 'lower' : undefined
}

/** How many planets must be terraformed to end the game. */
export function planetsToEnd(view: View): number {
  const { constants } = componentsOf(view)
  return view.long ? constants.planetsToEndLong : constants.planetsToEnd
}

/** What the final scoring would add now: settled survivors, colonies, markers on unfinished planets, the Automa's upgrades (A21.3). */
export function endPoints(view: View, player: number): number {
  if (view.over) return 0
  const { colonies, levels, survivorPoints } = componentsOf(view)
  const settled = Math.min(view.settled[player]?.length ?? 0, survivorPoints.length - 1)
  const founded = bits(view.colonies[player] ?? 0)
  const unfinished = view.markers.filter((_, i) => i % PLAYERS === player).reduce((sum, field) => sum + field, 0)
  const upgrades = isAutoma(view, player) ? levels[view.level]?.upgradePoints[bits(view.upgrades[player] ?? 0)] : 0
  return (survivorPoints[settled] ?? 0) + (colonies[founded - 1]?.points ?? 0) + unfinished + (upgrades ?? 0)
}

/**
 * What a planet would bring a player who raised all of its tracks to the top now: how many levels that takes, and the points of the field
 * their marker would reach, with those for being first or second (A14.7). `raised` are levels of the present action, which move the marker
 * when it ends.
 */
export function finishOf(view: View, me: number, slot: number, raised = 0): { levels: number; points: number } {
  const card = cardIn(view, slot)
  const { constants } = componentsOf(view)
  const levels = (card === undefined ? [] : tracksOf(card)).reduce(
    (sum, track) => sum + track.levels - (view.levels[slot * RESOURCES + resources.indexOf(track.resource)] ?? 0),
    0,
  )
  const markers = view.markers.slice(slot * PLAYERS, (slot + 1) * PLAYERS)
  const field = (markers[me] ?? 0) + raised + levels
  const ahead = markers.filter((other, player) => player !== me && other > field).length
  const place = ahead === 0 ? constants.firstPlacePoints : ahead === 1 ? constants.secondPlacePoints : 0
  return { levels, points: field + place }
}

/** A view with the question that is put to this seat, where several decide at the same time. */
export function seenBy(view: View, me: number | undefined): View {
  const asked = askedIn(view, me)
  return asked === undefined || asked === view.asked ? view : { ...view, asked }
}

/** All players but one, in the order they play after that one. */
export const othersOf = (view: View, player: number): readonly number[] =>
  Array.from({ length: view.players - 1 }, (_, i) => (player + i + 1) % view.players)

/** The step of the turn, from 0 to 4; -1 while the table is set up and after the end. */
export function stepOf(view: View): number {
  if (view.over || isAutoma(view, view.active)) return -1
  const kinds = view.todo.map(({ kind }) => kind)
  if (kinds.includes('upgrade') || kinds.includes('install')) return 0
  if (kinds.includes('travel') || kinds.includes('landed') || kinds.includes('track')) return 1
  if (kinds.includes('play')) return kinds.includes('outposts') ? 1 : 2
  if (kinds.includes('act')) return 3
  if (kinds.includes('end-turn')) return kinds.at(-1) === 'draw' || kinds.at(-1) === 'place' ? 4 : 3
  return -1
}

/** Whether a slot is the Portal's. */
export const isCentre = (slot: number): boolean => slot === CENTRE

/** What using an edge would lose: what the hold has no room for. */
export function lostBy(view: View, me: number, edge: CrewAction): readonly Item[] {
  const held = cargoOf(view, me)
  return edge.gain.flatMap(({ item: gained, n }) => {
    const resource = resources.find((each) => each === gained)
    if (resource === undefined) return []
    const paid = edge.pay.find((each) => each.item === gained)?.n ?? 0
    const over = (held[resources.indexOf(resource)] ?? 0) - paid + n - (view.cargoLimits[me] ?? 0)
    return over > 0 ? [{ item: gained, n: over }] : []
  })
}
