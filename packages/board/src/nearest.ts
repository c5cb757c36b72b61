/** Spaces of a dense board under a thumb: which of them is meant, and whether that is certain. */

const SPOTS = 'g[data-action], g[data-step]'
/** A thumb that misses by this much (px) means the nearest space. */
const REACH = 24
/** A space with less room than this (px) is easily mistaken for the next one. */
const THUMB = 44

interface Centre {
  readonly spot: Element
  readonly x: number
  readonly y: number
  readonly size: number
}

function centresIn(drawing: Element): Centre[] {
  return [...drawing.querySelectorAll(SPOTS)].flatMap((spot) => {
    const { left, top, width, height } = spot.getBoundingClientRect()
    if (width === 0) return []
    return [{ spot, x: left + width / 2, y: top + height / 2, size: Math.min(width, height) }]
  })
}

/** The lit space that a tap beside it means, if there is one in reach. */
export function nearestSpot(drawing: Element, x: number, y: number): Element | undefined {
  let found: Element | undefined
  let least = REACH
  for (const centre of centresIn(drawing)) {
    const distance = Math.hypot(centre.x - x, centre.y - y)
    if (distance < least) [found, least] = [centre.spot, distance]
  }
  return found
}

/** Whether a lit space is small and another one so near that a thumb may have meant that. */
export function isDense(spot: Element): boolean {
  const drawing = spot.closest('svg')
  const all = drawing === null ? [] : centresIn(drawing)
  const own = all.find((each) => each.spot === spot)
  if (own === undefined || own.size >= THUMB) return false
  return all.some((other) => other.spot !== spot && Math.hypot(other.x - own.x, other.y - own.y) < THUMB)
}
