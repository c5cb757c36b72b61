/** Whether this run is the thorough one: `npm test` sets `ORRERY_EFFORT=full`; `npm run check`, or testing a package alone, does not. */
export const thorough = process.env.ORRERY_EFFORT === 'full'

/** How many games the conformance kit plays: all of them in `npm test`, a handful otherwise, so that a check while working takes seconds. */
export function gamesToPlay(full: number): number {
  return thorough ? full : Math.min(full, 12)
}
