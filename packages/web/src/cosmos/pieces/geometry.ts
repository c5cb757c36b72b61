import type { ElementId } from '../data.ts'

/** A point of the plane. */
export type Point = readonly [x: number, y: number]

/** Two decimals are enough for any screen and keep the drawing small. */
export const short = (n: number): number => Math.round(n * 100) / 100

/** Points as an SVG attribute. */
export const points = (list: readonly Point[]): string => list.map(([x, y]) => `${short(x)},${short(y)}`).join(' ')

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** The point at a distance and an angle in degrees. */
export const polar = (r: number, degrees: number): Point => [
  r * Math.cos(radians(degrees)),
  r * Math.sin(radians(degrees)),
]

/** The corners of a hex that points up. */
export const hexPoints = (r: number, dx = 0, dy = 0): string =>
  points(
    [0, 1, 2, 3, 4, 5].map((i) => {
      const [x, y] = polar(r, 60 * i - 90)
      return [x + dx, y + dy]
    }),
  )

/** An arc of a circle around 0,0 from one angle to a larger one. */
export function arc(r: number, from: number, to: number): string {
  const [x, y] = polar(r, from)
  const [u, v] = polar(r, to)
  return `M${short(x)},${short(y)}A${short(r)},${short(r)} 0 ${to - from > 180 ? 1 : 0} 1 ${short(u)},${short(v)}`
}

/** A rayed burst with long and short rays in turn. */
export function burst(rays: number, long: number, mid: number, inner: number, turn = 0): string {
  const list: Point[] = []
  for (let i = 0; i < rays * 2; i++) {
    const angle = (Math.PI * i) / rays + turn
    const r = i % 2 === 1 ? inner : (i / 2) % 2 === 1 ? mid : long
    list.push([r * Math.sin(angle), -r * Math.cos(angle)])
  }
  return points(list)
}

/** A small generator for decoration: the same seed draws the same sky on every screen. */
export function speckle(seed: number): () => number {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** How the colour variables of an element are called. */
export const elementVar: Readonly<Record<ElementId, 'h' | 'he' | 'o' | 'c'>> = { H: 'h', He: 'he', O: 'o', C: 'c' }

/** Letters are drawn, not typed, so that they sit dead centre on every system. */
export const letterPaths: Readonly<Record<ElementId, string>> = {
  H: 'M-3.5,-5V5M3.5,-5V5M-3.5,0H3.5',
  C: 'M3.7,-3.2A4.5,5 0 1 0 3.7,3.2',
  O: 'M0,-5A4.5,5 0 1 1 0,5A4.5,5 0 1 1 0,-5Z',
  He: 'M-6.9,-5V5M-1.5,-5V5M-6.9,0H-1.5M1.3,1.9H6.9A2.85,3.2 0 1 0 6,4.2',
}

/** Height and shift of the letter on a gem of radius 20. */
export const letterOn: Readonly<Record<ElementId, readonly [height: number, shift: number]>> = {
  H: [13, 0],
  He: [10.4, 4.4],
  C: [12.6, 0],
  O: [12, 0],
}

/** The outlines of the elements that have corners. */
export const outlines: Readonly<Record<Exclude<ElementId, 'H'>, readonly Point[]>> = {
  He: [
    [0, -21],
    [19.6, 13],
    [-19.6, 13],
  ],
  C: [
    [-15.6, -15.6],
    [15.6, -15.6],
    [15.6, 15.6],
    [-15.6, 15.6],
  ],
  O: [
    [0, -20.8],
    [20.8, 0],
    [0, 20.8],
    [-20.8, 0],
  ],
}

/** Where the middle of an outline lies above or below 0. */
export const middleOf = (element: ElementId): number => (element === 'He' ? 1.9 : 0)

/** The outline of an element as a path, scaled about its middle. */
export function outlinePath(element: ElementId, k = 1): string {
  if (element === 'H') {
    const r = short(17.8 * k)
    return `M0,${-r}A${r},${r} 0 1 1 0,${r}A${r},${r} 0 1 1 0,${-r}Z`
  }
  const middle = middleOf(element)
  return `M${outlines[element].map(([x, y]) => `${short(x * k)},${short(middle + (y - middle) * k)}`).join('L')}Z`
}
