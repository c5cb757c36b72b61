/** A point of the plane. */
export type Point = readonly [x: number, y: number]

/** Two decimals are enough for any screen and keep the drawing small. */
export const short = (n: number): number => Math.round(n * 100) / 100

/** Points as an SVG attribute. */
export const points = (list: readonly Point[]): string => list.map(([x, y]) => `${short(x)},${short(y)}`).join(' ')

/** The point at a distance and an angle in degrees. */
export const polar = (r: number, degrees: number): Point => [
  r * Math.cos((degrees * Math.PI) / 180),
  r * Math.sin((degrees * Math.PI) / 180),
]

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
