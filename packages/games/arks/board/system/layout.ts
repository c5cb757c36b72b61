import { type Point, short } from '@orrery/board/geometry'
import {
  at,
  CENTRE,
  edges,
  FIELDS,
  item,
  localField,
  MAIN,
  neighbour,
  type PlanetCard,
  RING,
  type View,
} from '../data.ts'
import { cardIn, isLive } from '../table.ts'

/** The side of a card, the gap between two, and the side of the whole system, in drawing units. */
export const CARD = 240
const GAP = 8
export const SYSTEM = CARD * 3 + GAP * 2

/** Where the planet or the Portal stands on its card. */
export const MIDDLE: Point = [120, 110.4]

/** Points from a list such as `0,-1 1,0`. */
const pointsIn = (list: string): readonly Point[] =>
  list.split(' ').map((pair) => {
    const [x = 0, y = 0] = pair.split(',').map(Number)
    return [x, y]
  })

/** Column and row of each slot: clockwise from the north, the Portal last. */
const cells = pointsIn('1,0 2,0 2,1 2,2 1,2 0,2 0,1 0,0 1,1')

/** The upper left corner of a slot. */
export function cornerOf(slot: number): Point {
  const [column, row] = item(cells, slot)
  return [column * (CARD + GAP), row * (CARD + GAP)]
}

/** Where the field stands whose exit crosses each edge (N, E, S, W). */
const atEdge = pointsIn('120,28.8 211.2,110.4 120,189.6 28.8,110.4')

/** The steps across the four edges. */
export const across = pointsIn('0,-1 1,0 0,1 -1,0')

/** Where the colonies and outposts of a card stand; on narrow boards pieces are larger and keep clear of the yields. */
const pieceSpots = {
  colony: { wide: pointsIn('22,170 46,170 22,194 46,194'), narrow: pointsIn('22,190 52,190 82,190 22,164') },
  outpost: { wide: pointsIn('218,170 194,170 218,194 194,194'), narrow: pointsIn('218,192 218,162 188,222 218,222') },
} as const

/** Where the i-th colony or outpost of a card stands. */
export const pieceSpot = (kind: 'colony' | 'outpost', i: number, narrow: boolean): Point =>
  pieceSpots[kind][narrow ? 'narrow' : 'wide'][i] ?? MIDDLE

/** Where a field stands on its card. */
export function spotOn(card: PlanetCard, local: number): Point {
  if (local === MAIN) return MIDDLE
  if (card.colour === undefined) return local === 1 ? [48, 38.4] : [192, 38.4]
  const edge = edges.findIndex((each) => localField(card.exits[each]) === local)
  return atEdge[edge] ?? MIDDLE
}

/** Where a field stands in the system; the main field where no card lies. */
export function spotOf(view: Pick<View, 'set' | 'system'>, field: number): Point {
  const slot = Math.floor(field / FIELDS)
  const [x, y] = cornerOf(slot)
  const card = cardIn(view, slot)
  const [dx, dy] = card === undefined ? MIDDLE : spotOn(card, field % FIELDS)
  return [x + dx, y + dy]
}

/** How far a route stays from the middle of a field. */
function roomAround(card: PlanetCard, local: number, live: boolean): number {
  if (local === MAIN) return card.colour === undefined ? 51 : live ? 57 : 61
  return local > 2 ? 14 : 18
}

/** A route between two fields. */
interface Link {
  readonly a: number
  readonly b: number
  readonly line: string
}

/** An exit into unexplored space. */
interface OpenEnd {
  readonly from: number
  readonly slot: number
  readonly edge: number
  readonly line: string
  readonly tip: Point
}

/** The cards as they lie. */
type Laid = Pick<View, 'set' | 'system' | 'terraformed'>

/** All routes of the system as it lies. */
export interface Routes {
  readonly links: readonly Link[]
  readonly open: readonly OpenEnd[]
}

const towards = ([x, y]: Point, [u, v]: Point, by: number): Point => {
  const d = Math.hypot(u - x, v - y) || 1
  return [x + ((u - x) / d) * by, y + ((v - y) / d) * by]
}

const drawn = (list: readonly Point[]): string => `M${list.map(([x, y]) => `${short(x)},${short(y)}`).join('L')}`

/** Where an exit of a card leaves its field, and where it meets the edge. */
function exitOf(view: Laid, card: PlanetCard, slot: number, edge: number): readonly [number, Point, Point] {
  const local = localField(card.exits[item(edges, edge)])
  const [x, y] = cornerOf(slot)
  const [fx, fy] = spotOn(card, local)
  const [ex, ey] = item(across, edge)
  const rim: Point = [ex === 0 ? fx : ex < 0 ? 0 : CARD, ey === 0 ? fy : ey < 0 ? 0 : CARD]
  const [sx, sy] = towards([fx, fy], rim, roomAround(card, local, isLive(view, slot)))
  return [slot * FIELDS + local, [x + sx, y + sy], [x + rim[0], y + rim[1]]]
}

/** The routes on the cards, between them, and into unexplored space (A2.3, A2.4). */
export function routesOf(view: Laid): Routes {
  const links: Link[] = []
  const open: OpenEnd[] = []
  for (let slot = 0; slot <= RING; slot++) {
    const card = cardIn(view, slot)
    if (card === undefined) continue
    const live = isLive(view, slot)
    const [x, y] = cornerOf(slot)
    for (const [one, other] of card.routes) {
      const [a, b] = [localField(one), localField(other)]
      const [p, q] = [spotOn(card, a), spotOn(card, b)]
      const from = towards(p, q, roomAround(card, a, live))
      const to = towards(q, p, roomAround(card, b, live))
      links.push({
        a: slot * FIELDS + a,
        b: slot * FIELDS + b,
        line: drawn([
          [x + from[0], y + from[1]],
          [x + to[0], y + to[1]],
        ]),
      })
    }
    for (let edge = 0; edge < 4; edge++) {
      const next = at(neighbour, slot * 4 + edge)
      if (next < 0) continue
      const [field, start, rim] = exitOf(view, card, slot, edge)
      const beyond = cardIn(view, next)
      if (beyond === undefined) {
        if (next === CENTRE) continue
        const [ex, ey] = item(across, edge)
        const tip: Point = [rim[0] + ex * 22, rim[1] + ey * 22]
        open.push({ from: field, slot: next, edge, line: drawn([start, tip]), tip })
      } else if (edge === 1 || edge === 2) {
        const [other, theirs, theirRim] = exitOf(view, beyond, next, (edge + 2) % 4)
        links.push({ a: field, b: other, line: drawn([start, rim, theirRim, theirs]) })
      }
    }
  }
  return { links, open }
}

/** The lines of the shortest way for an ark to a field or, given as 100 + slot, into unexplored space. */
export function wayTo(routes: Routes, from: number, to: number): readonly string[] {
  const came = new Map<number, readonly [number, string]>([[from, [from, '']]])
  const queue = [from]
  for (let field = queue.shift(); field !== undefined; field = queue.shift()) {
    for (const { a, b, line } of routes.links) {
      const next = a === field ? b : b === field ? a : undefined
      if (next === undefined || came.has(next)) continue
      came.set(next, [field, line])
      queue.push(next)
    }
  }
  const order = [...came.keys()]
  const lines: string[] = []
  let field: number | undefined = to
  if (to >= UNKNOWN) {
    const ends = routes.open.filter(({ slot, from: start }) => slot === to - UNKNOWN && came.has(start))
    ends.sort((one, other) => order.indexOf(one.from) - order.indexOf(other.from))
    const end = ends[0]
    if (end === undefined) return []
    lines.push(end.line)
    field = end.from
  }
  while (field !== undefined && field !== from) {
    const step: readonly [number, string] | undefined = came.get(field)
    if (step === undefined) return []
    lines.push(step[1])
    field = step[0]
  }
  return lines
}

/** An unexplored slot is pointed at by this number plus its own; a field by its own number. */
export const UNKNOWN = 100
