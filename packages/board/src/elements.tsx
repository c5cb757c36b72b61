import type { ReactNode } from 'react'
import { type Point, points, short } from './geometry.ts'

/** Signs of chemical elements, the same in every game: letter and shape. */

/** The elements that have a shape here. */
export type Drawn = 'H' | 'He' | 'C' | 'O'

/** Letters are drawn, not typed, so that they sit dead centre on every system. */
export const letterPaths: Readonly<Record<Drawn, string>> = {
  H: 'M-3.5,-5V5M3.5,-5V5M-3.5,0H3.5',
  C: 'M3.7,-3.2A4.5,5 0 1 0 3.7,3.2',
  O: 'M0,-5A4.5,5 0 1 1 0,5A4.5,5 0 1 1 0,-5Z',
  He: 'M-6.9,-5V5M-1.5,-5V5M-6.9,0H-1.5M1.3,1.9H6.9A2.85,3.2 0 1 0 6,4.2',
}

/** Height and shift of the letter on a gem of radius 20. */
export const letterOn: Readonly<Record<Drawn, readonly [height: number, shift: number]>> = {
  H: [13, 0],
  He: [10.4, 4.4],
  C: [12.6, 0],
  O: [12, 0],
}

/** The outlines of the elements that have corners. */
export const outlines: Readonly<Record<Exclude<Drawn, 'H'>, readonly Point[]>> = {
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
export const middleOf = (element: Drawn): number => (element === 'He' ? 1.9 : 0)

/** The outline of an element as a path, scaled about its middle. */
export function outlinePath(element: Drawn, k = 1): string {
  if (element === 'H') {
    const r = short(17.8 * k)
    return `M0,${-r}A${r},${r} 0 1 1 0,${r}A${r},${r} 0 1 1 0,${-r}Z`
  }
  return cornerPath(outlines[element], middleOf(element), k)
}

/** A path along corners, scaled about the middle of what they enclose. */
export const cornerPath = (corners: readonly Point[], middle: number, k: number): string =>
  `M${corners.map(([x, y]) => `${short(x * k)},${short(middle + (y - middle) * k)}`).join('L')}Z`

/** The letters of an element, centred; `path` as in `letterPaths`. */
export function Letter(props: {
  readonly path: string
  readonly height: number
  readonly colour: string
  readonly width: number
  readonly shift: number
}): ReactNode {
  return (
    <path
      d={props.path}
      transform={`translate(0 ${short(props.shift)}) scale(${short(props.height / 10)})`}
      fill="none"
      style={{ stroke: props.colour }}
      strokeWidth={props.width}
      strokeLinecap="square"
      strokeLinejoin="round"
    />
  )
}

/** Two colours mixed. */
export const blend = (a: string, percent: number, b: string): string =>
  `color-mix(in srgb, ${a} ${Math.round(percent)}%, ${b})`

/** The shades of a gem: how its colour is named, and how a lighter or darker one. */
export type Shade = (suffix?: '-hi' | '-lo') => string

/** The colour of a facet that gets this much light; what is bright gets this much brighter. */
export const facet = (shade: Shade, light: number, strength = 150): string =>
  light > 0.5
    ? blend(shade('-hi'), (light - 0.5) * strength, shade())
    : blend(shade('-lo'), (0.5 - light) * 190, shade())

/** The facets between the corners of a cut gem and its table, which is `inner` times as large; light falls from the upper left. */
export function Facets(props: {
  readonly corners: readonly Point[]
  readonly middle: number
  readonly inner: number
  readonly shade: Shade
}): ReactNode {
  const { corners, middle, inner, shade } = props
  const table = corners.map(([x, y]): Point => [x * inner, middle + (y - middle) * inner])
  return corners.map((p, i) => {
    const j = (i + 1) % corners.length
    const q = corners[j] ?? p
    const [x, y] = [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2 - middle]
    const light = (x * -0.5 + y * -0.86) / Math.hypot(x, y) / 2 + 0.5
    const fill = facet(shade, light)
    return <polygon key={points([p])} points={points([p, q, table[j] ?? p, table[i] ?? p])} style={{ fill }} />
  })
}
