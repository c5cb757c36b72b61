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
