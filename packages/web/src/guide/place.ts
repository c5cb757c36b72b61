import { type Box, bottom, overlap, right, type Size } from './box.ts'

const GAP = 14
export const EDGE = 10
const NARROW = 760
/** Where the scores of a narrow table begin. */
const SCORES = 66
const TALL = 0.6

/** Whether a window has no room beside the board. */
export const isNarrow = (window: Size): boolean => window.width < NARROW

const clamp = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most))

/** The four places beside a box that lie wholly in the window. */
function beside(window: Size, card: Size, box: Box, lit: Box): Box[] {
  const { width, height } = card
  const lowest = window.height - height - EDGE
  const rightmost = window.width - width - EDGE
  const at = (left: number, top: number): Box => ({ left, top, width, height })
  const x = clamp(lit.left + lit.width / 2 - width / 2, EDGE, rightmost)
  // Beside something tall, the card is placed low: people start reading at the top.
  const y = lit.height > window.height * TALL ? lowest : clamp(lit.top + lit.height / 2 - height / 2, EDGE, lowest)
  const sides = [
    at(right(box) + GAP, y),
    at(box.left - GAP - width, y),
    at(x, bottom(box) + GAP),
    at(x, box.top - GAP - height),
  ]
  return sides.filter(({ left, top }) => left >= EDGE && top >= EDGE && left <= rightmost && top <= lowest)
}

/**
 * Where the card is placed: beside the panel of the lit place, or else beside the place itself, so that nothing of it is covered; in a
 * narrow window at its upper or lower edge. When no side has room, in the corner that covers least of it.
 */
export function cardBox(window: Size, card: Size, lit: Box | undefined, panel = lit): Box {
  const { width, height } = card
  const lowest = window.height - height - EDGE
  const rightmost = window.width - width - EDGE
  const at = (left: number, top: number): Box => ({ left, top, width, height })
  if (isNarrow(window)) {
    const left = (window.width - width) / 2
    const below = at(left, lowest)
    const above = at(left, EDGE)
    return lit === undefined || overlap(below, lit) <= overlap(above, lit) ? below : above
  }
  if (lit === undefined || panel === undefined) return at(rightmost, lowest)
  const corners = [at(rightmost, lowest), at(EDGE, lowest), at(rightmost, EDGE), at(EDGE, EDGE)]
  const free = [...beside(window, card, panel, lit), ...beside(window, card, lit, lit)]
  return free[0] ?? corners.toSorted((a, b) => overlap(a, lit) - overlap(b, lit))[0] ?? at(rightmost, lowest)
}

/** Where a folded card is placed in a narrow window: over the scores, because prompt and buttons are needed for the next move. */
export function foldedBox(window: Size, { width, height }: Size): Box {
  return { left: (window.width - width) / 2, top: SCORES, width, height }
}

/** Whether something is visible on the page, disabled or not. */
function isShown(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect()
  return width > 0 && height > 0 && !element.matches(':disabled')
}

/** The first visible element, in the order of the selectors. */
export function findPlace(selectors: readonly string[]): Element | undefined {
  for (const selector of selectors) {
    for (const element of document.querySelectorAll(`.table-screen ${selector}`)) if (isShown(element)) return element
  }
  return undefined
}

/** The tab of a narrow board that opens a page, unless it is already open. */
export function findTab(page: string): HTMLElement | undefined {
  const tab = document.querySelector<HTMLElement>(`.table-screen [data-page="${page}"]`)
  return tab === null || tab.getAttribute('aria-selected') === 'true' ? undefined : tab
}
