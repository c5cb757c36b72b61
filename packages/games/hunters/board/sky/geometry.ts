import { type Point, short } from '@orrery/board/geometry'
import { type Field, fields } from '../data.ts'
import { figures } from './figures.ts'

/** The planisphere: the pole in the middle, right ascension clockwise from the top, as in the sky seen from below. */

/** The outer edges of the three rings of fields. */
export const rings = { pole: 95, inner: 265, outer: 450 } as const

const RAD = Math.PI / 180

/** The point at an angle in degrees clockwise from the top. */
export const at = (degrees: number, r: number): Point => [r * Math.sin(degrees * RAD), -r * Math.cos(degrees * RAD)]

const text = ([x, y]: Point): string => `${short(x)},${short(y)}`

/** The middle of a field in degrees. */
export const middleOf = (field: Field): number =>
  field.shape.kind === 'disc' ? 0 : (field.shape.fromDeg + field.shape.toDeg) / 2

/** The outline of a field with rounded corners, drawn in by `inset`. */
export function outlineOf(field: Field, inset: number): string {
  const { shape } = field
  if (shape.kind === 'disc') {
    const r = shape.r - inset
    return `M0,${-r}A${r},${r} 0 1 1 0,${r}A${r},${r} 0 1 1 0,${-r}Z`
  }
  const a = shape.rInner + inset
  const b = shape.rOuter - inset
  const corner = 10
  const edge = (r: number): number => Math.asin(inset / r) / RAD
  const turn = (r: number): number => corner / r / RAD
  const a0 = shape.fromDeg + edge(a)
  const a1 = shape.toDeg - edge(a)
  const b0 = shape.fromDeg + edge(b)
  const b1 = shape.toDeg - edge(b)
  const p = (degrees: number, r: number): string => text(at(degrees, r))
  return (
    `M${p(a0 + turn(a), a)}A${a},${a} 0 0 1 ${p(a1 - turn(a), a)}Q${p(a1, a)} ${p(a1, a + corner)}` +
    `L${p(b1, b - corner)}Q${p(b1, b)} ${p(b1 - turn(b), b)}A${b},${b} 0 0 0 ${p(b0 + turn(b), b)}` +
    `Q${p(b0, b)} ${p(b0, b - corner)}L${p(a0, a + corner)}Q${p(a0, a)} ${p(a0 + turn(a), a)}Z`
  )
}

/** An arc for a name to run along; in the lower half it is turned, so that names stay upright. */
export function nameArc(degrees: number, span: number, r: number, size: number): string {
  const low = degrees % 360 > 90 && degrees % 360 < 270
  const rr = low ? r + size * 0.36 : r - size * 0.36
  const from = text(at(degrees - span / 2, rr))
  const to = text(at(degrees + span / 2, rr))
  const large = span > 180 ? 1 : 0
  return low ? `M${to}A${rr},${rr} 0 ${large} 0 ${from}` : `M${from}A${rr},${rr} 0 ${large} 1 ${to}`
}

/** A star of a figure. */
interface FigureStar {
  readonly at: Point
  readonly magnitude: number
}

/** A constellation figure on the map. */
export interface Figure {
  readonly stars: readonly FigureStar[]
  readonly lines: readonly string[]
}

interface Sighted {
  readonly ra: number
  readonly dec: number
  readonly magnitude: number
}

/** Projects onto the plane that touches the sky in the middle of the figure, north up. */
function project(stars: readonly Sighted[]): Point[] {
  const sum = [0, 0, 0]
  for (const { ra, dec } of stars) {
    sum[0] = (sum[0] ?? 0) + Math.cos(dec) * Math.cos(ra)
    sum[1] = (sum[1] ?? 0) + Math.cos(dec) * Math.sin(ra)
    sum[2] = (sum[2] ?? 0) + Math.sin(dec)
  }
  const [x = 0, y = 0, z = 0] = sum
  const ra0 = Math.atan2(y, x)
  const dec0 = Math.asin(z / Math.hypot(x, y, z))
  return stars.map(({ ra, dec }): Point => {
    const a = ra - ra0
    const depth = Math.sin(dec0) * Math.sin(dec) + Math.cos(dec0) * Math.cos(dec) * Math.cos(a)
    return [
      (Math.cos(dec) * Math.sin(a)) / depth,
      (Math.cos(dec0) * Math.sin(dec) - Math.sin(dec0) * Math.cos(dec) * Math.cos(a)) / depth,
    ]
  })
}

/** Fits the figure into its field and turns it so that north points to the pole. */
function fit(points: readonly Point[], degrees: number, r: number, width: number, height: number): Point[] {
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  const cx = (Math.min(...xs) + Math.max(...xs)) / 2
  const cy = (Math.min(...ys) + Math.max(...ys)) / 2
  const k = Math.min(width / (Math.max(...xs) - Math.min(...xs)), height / (Math.max(...ys) - Math.min(...ys)))
  const [ox, oy] = at(degrees, r)
  const cos = Math.cos(degrees * RAD)
  const sin = Math.sin(degrees * RAD)
  return points.map(([x, y]): Point => {
    const u = (x - cx) * k
    const w = -(y - cy) * k
    return [ox + u * cos + w * sin, oy + u * sin - w * cos]
  })
}

function figureOf(field: Field): Figure {
  const [listed, chains] = figures[field.id] ?? ['', '']
  const stars: Sighted[] = listed.split(',').map((entry) => {
    const [ra = 0, dec = 0, magnitude = 5] = entry.split(' ').map(Number)
    return { ra: ra * 15 * RAD, dec: dec * RAD, magnitude }
  })
  const points =
    field.shape.kind === 'disc'
      ? stars.map(({ ra, dec }) => at(ra / RAD, (90 - dec / RAD) * 3.5))
      : fit(project(stars), middleOf(field), field.ring === 2 ? 322 : 150, 106, field.ring === 2 ? 90 : 66)
  return {
    stars: stars.map(({ magnitude }, i) => ({ at: points[i] ?? [0, 0], magnitude })),
    lines: chains
      .split(' ')
      .map((chain) => [...chain].map((c) => text(points[Number.parseInt(c, 36)] ?? [0, 0])).join(' ')),
  }
}

const drawn = new Map(fields.map((field) => [field.id, figureOf(field)]))

/** The figure of a field, computed once. */
export const figureIn = (field: Field): Figure => drawn.get(field.id) ?? { stars: [], lines: [] }

const steep = (degrees: number): number => {
  const sin = Math.sin(degrees * RAD)
  return Math.abs(sin) > 0.6 ? sin : 0
}

/** Where rockets stand on a field: yields rise and rockets sink, so that they never meet. */
export function standing(field: Field): Point {
  if (field.ring === 0) return [0, 46]
  const middle = middleOf(field)
  if (field.ring === 2) return steep(middle) === 0 ? at(middle, 306) : at(middle + steep(middle) * 8, 296)
  return steep(middle) === 0 ? at(middle, 138) : at(middle + steep(middle) * 20, 150)
}

/** Where the yield of a field of this half width is shown, clear of the name on the rim; large names push it inwards. */
export function yieldAt(field: Field, half: number, inward: number): Point {
  if (field.ring === 0) return [0, 0]
  const middle = middleOf(field)
  const up = steep(middle) * (field.ring === 2 ? -3.6 : -7)
  const r = (field.ring === 2 ? 424 : 229) - inward
  return at(middle + up, r - Math.abs(Math.sin(middle * RAD)) * half - Math.abs(Math.cos(middle * RAD)) * 17)
}

/** Where the gas of a field glows. */
export const gasAt = (field: Field): Point =>
  at(middleOf(field) + steep(middleOf(field)) * -3, field.ring === 2 ? 372 : 190)
