/** A rectangle of the window, in pixels. */
export interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

const GAP = 14
const EDGE = 10
const NARROW = 760

const right = (box: Box): number => box.left + box.width
const bottom = (box: Box): number => box.top + box.height

/** How much of one box lies in another, in square pixels. */
export function overlap(a: Box, b: Box): number {
  const width = Math.min(right(a), right(b)) - Math.max(a.left, b.left)
  const height = Math.min(bottom(a), bottom(b)) - Math.max(a.top, b.top)
  return width > 0 && height > 0 ? width * height : 0
}

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

/**
 * Where the card stands: beside the lit place, where nothing of it is covered; on a narrow window at its upper or lower edge. When no side
 * has room, the corner that covers least of it.
 */
export function cardBox(
  window: { readonly width: number; readonly height: number },
  card: { readonly width: number; readonly height: number },
  lit: Box | undefined,
): Box {
  const { width, height } = card
  const lowest = window.height - height - EDGE
  const rightmost = window.width - width - EDGE
  const at = (left: number, top: number): Box => ({ left, top, width, height })
  if (window.width < NARROW) {
    const left = (window.width - width) / 2
    const below = at(left, lowest)
    const above = at(left, EDGE)
    return lit === undefined || overlap(below, lit) <= overlap(above, lit) ? below : above
  }
  if (lit === undefined) return at(rightmost, lowest)
  const x = clamp(lit.left + lit.width / 2 - width / 2, EDGE, rightmost)
  const y = clamp(lit.top + lit.height / 2 - height / 2, EDGE, lowest)
  const sides = [
    at(right(lit) + GAP, y),
    at(lit.left - GAP - width, y),
    at(x, bottom(lit) + GAP),
    at(x, lit.top - GAP - height),
  ]
  const inside = sides.find(
    ({ left, top }) => left >= EDGE && top >= EDGE && left <= rightmost + 0.5 && top <= lowest + 0.5,
  )
  if (inside !== undefined) return inside
  const corners = [at(rightmost, lowest), at(EDGE, lowest), at(rightmost, EDGE), at(EDGE, EDGE)]
  return corners.toSorted((a, b) => overlap(a, lit) - overlap(b, lit))[0] ?? at(rightmost, lowest)
}

/** Whether something takes room on the page, disabled or not. */
function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && !element.matches(':disabled')
}

/** The first element that can be seen, in the order of the selectors. */
export function findPlace(selectors: readonly string[]): Element | undefined {
  for (const selector of selectors) {
    for (const element of document.querySelectorAll(`.table-screen ${selector}`)) if (isShown(element)) return element
  }
  return undefined
}

/** The tab of a narrow board that turns to a page, when it is not open already. */
export function findTab(page: string): HTMLElement | undefined {
  const tab = document.querySelector<HTMLElement>(`.table-screen [data-page="${page}"]`)
  return tab === null || tab.getAttribute('aria-selected') === 'true' ? undefined : tab
}
