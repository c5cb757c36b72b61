import { useEffect, useState } from 'react'
import { type Box, findPlace, findTab } from './place.ts'

/** What is lit: the place, and the panel around it that the card keeps clear too. */
export interface Lit {
  readonly place: Box
  readonly panel: Box
}

const EVERY = 120
const ROOM = 6
/** What belongs together on a board. */
const PANELS = '.panel, [class*="-lens"], .hx-hr-main'

const same = (a: Box | undefined, b: Box | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    Math.abs(a.left - b.left) + Math.abs(a.top - b.top) + Math.abs(a.width - b.width) + Math.abs(a.height - b.height) <
      1)

/** What can be seen of an element, with a little room around it. */
function boxOf(element: Element): Box | undefined {
  const rect = element.getBoundingClientRect()
  const left = Math.max(rect.left - ROOM, 2)
  const top = Math.max(rect.top - ROOM, 2)
  const width = Math.min(rect.right + ROOM, innerWidth - 2) - left
  const height = Math.min(rect.bottom + ROOM, innerHeight - 2) - top
  return width > 0 && height > 0 ? { left, top, width, height } : undefined
}

/** Turns a narrow board to the page of a step. */
export function turnTo(page: string | undefined): void {
  if (page !== undefined) findTab(page)?.click()
}

/** Opens the window of a step, and says whether there was something to open. */
function openWindow(selector: string | undefined): boolean {
  const button = selector === undefined ? undefined : findPlace([selector])
  if (!(button instanceof HTMLElement)) return false
  button.click()
  return true
}

/** Brings a place into sight. */
export function bringIntoSight(element: Element, calm: boolean): void {
  element.scrollIntoView({ block: 'center', inline: 'center', behavior: calm ? 'auto' : 'smooth' })
}

/** What is lit, and where it has to be looked for. */
export interface Lighting {
  /** With another name everything is looked for anew. */
  readonly name: string
  readonly selectors: readonly string[]
  readonly page: string | undefined
  readonly opens: string | undefined
  /** Nothing moves. */
  readonly calm: boolean
}

/**
 * Where the lit place is now. Boards move, scroll and redraw as they like, so it is looked for again and again; a new one is brought into sight
 * once, and what it takes to see it is opened once: whoever turns away afterwards has reasons.
 */
export function useLit({ name, selectors, page, opens, calm }: Lighting): Lit | undefined {
  const [lit, setLit] = useState<Lit>()
  const wanted = selectors.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step opens its page anew, even the same one
  useEffect(() => {
    const all = wanted.split('\n')
    let seen: Element | undefined
    let turned = false
    let opened = false
    const look = (): void => {
      const found = findPlace(all)
      if (found === undefined && !opened) opened = openWindow(opens)
      if (found === undefined && !turned) {
        turned = true
        turnTo(page)
      }
      if (found !== undefined && found !== seen) bringIntoSight(found, calm)
      seen = found
      const place = found === undefined ? undefined : boxOf(found)
      const panel = found?.closest(PANELS)
      const next = place === undefined ? undefined : { place, panel: (panel && boxOf(panel)) ?? place }
      setLit((old) => (same(old?.place, next?.place) && same(old?.panel, next?.panel) ? old : next))
    }
    look()
    const timer = setInterval(look, EVERY)
    addEventListener('resize', look)
    addEventListener('scroll', look, true)
    return () => {
      clearInterval(timer)
      removeEventListener('resize', look)
      removeEventListener('scroll', look, true)
      // Boards close their windows with Esc.
      if (opened) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    }
  }, [name, wanted, page, opens, calm])
  return lit
}
