import { useEffect, useState } from 'react'
import { type Box, overlap } from './box.ts'
import { findPlace, findTab } from './place.ts'

/** What is lit: the place, other places that would do as well, and the panel around it, which the card must not cover either. */
export interface Lit {
  readonly place: Box
  readonly others: readonly Box[]
  readonly panel: Box
}

const LOOK_EVERY = 120
const MARGIN = 6
const MAX_TURNS = 5
/** What belongs together on a board. */
const PANELS = '.panel, [class*="-lens"], .hx-hr-main'

const same = (a: Box | undefined, b: Box | undefined): boolean =>
  a === b ||
  (a !== undefined &&
    b !== undefined &&
    Math.abs(a.left - b.left) + Math.abs(a.top - b.top) + Math.abs(a.width - b.width) + Math.abs(a.height - b.height) <
      1)

const sameLit = (a: Lit | undefined, b: Lit | undefined): boolean =>
  same(a?.place, b?.place) &&
  same(a?.panel, b?.panel) &&
  a?.others.length === b?.others.length &&
  (a?.others.every((box, i) => same(box, b?.others[i])) ?? true)

/** The visible part of an element, with a small margin: clipped by the window and by whatever it scrolls in. */
function boxOf(element: Element, margin = MARGIN): Box | undefined {
  const rect = element.getBoundingClientRect()
  let [left, top, right, bottom] = [rect.left - margin, rect.top - margin, rect.right + margin, rect.bottom + margin]
  const cut = (x0: number, y0: number, x1: number, y1: number): void => {
    left = Math.max(left, x0)
    top = Math.max(top, y0)
    right = Math.min(right, x1)
    bottom = Math.min(bottom, y1)
  }
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(around).overflowY)) continue
    const frame = around.getBoundingClientRect()
    cut(frame.left - margin, frame.top, frame.right + margin, frame.bottom)
  }
  cut(2, 2, innerWidth - 2, innerHeight - 2)
  return right > left && bottom > top ? { left, top, width: right - left, height: bottom - top } : undefined
}

/** Where other things are in sight that are lit together with a place; several may have the same one. */
function boxesOf(selectors: string, place: Box): Box[] {
  const boxes: Box[] = []
  for (const selector of selectors === '' ? [] : selectors.split('\n')) {
    const found = findPlace([selector])
    // Neighbours are close: without a margin, their light does not touch.
    const box = found === undefined ? undefined : boxOf(found, 0)
    if (box !== undefined && [place, ...boxes].every((each) => overlap(each, box) === 0)) boxes.push(box)
  }
  return boxes
}

/** Turns a narrow board to the page of a step. */
export function turnTo(page: string | undefined): void {
  if (page !== undefined) findTab(page)?.click()
}

/** Opens the window of a step; returns whether there was something to open. */
function openWindow(selector: string | undefined): boolean {
  const button = selector === undefined ? undefined : findPlace([selector])
  if (!(button instanceof HTMLElement)) return false
  button.click()
  return true
}

/** Brings a place into sight. */
export function bringIntoSight(element: Element, calm: boolean): void {
  // Of something tall, the top matters most.
  const block = element.getBoundingClientRect().height > innerHeight * 0.35 ? 'start' : 'center'
  element.scrollIntoView({ block, inline: 'center', behavior: calm ? 'auto' : 'smooth' })
}

/** What is to be lit, and where to find it. */
export interface LitRequest {
  /** A new name starts a new search. */
  readonly name: string
  readonly selectors: readonly string[]
  /** What else is lit, as far as it is in sight. */
  readonly others: readonly string[]
  readonly page: string | undefined
  readonly opens: string | undefined
  /** Nothing moves. */
  readonly calm: boolean
  /** The place is only observed: neither brought into sight nor turned to. */
  readonly still?: boolean
}

/**
 * Where the lit place is now. Boards move, scroll and redraw as they like, so the place is looked up again and again; a new one is scrolled
 * into view once, and what hides it is opened. After that, the player may scroll away.
 */
export function useLit({ name, selectors, others, page, opens, calm, still = false }: LitRequest): Lit | undefined {
  const [lit, setLit] = useState<Lit>()
  const wanted = selectors.join('\n')
  const more = others.join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: another step opens its page anew, even the same one
  useEffect(() => {
    const all = wanted === '' ? [] : wanted.split('\n')
    let seen: Element | undefined
    let turns = 0
    let opened = false
    const look = (): void => {
      if (all.length === 0) return
      let found = findPlace(all)
      // A board that turns to its own decision at the same moment may have to be turned twice.
      if (turns === 0 || (found === undefined && turns < MAX_TURNS)) {
        turns++
        turnTo(page)
        found = findPlace(all)
      }
      if (found === undefined && !opened) opened = openWindow(opens)
      if (found !== undefined && found !== seen && !still) bringIntoSight(found, calm)
      seen = found
      const place = found === undefined ? undefined : boxOf(found)
      const panel = found?.closest(PANELS)
      const next =
        place === undefined
          ? undefined
          : { place, others: boxesOf(more, place), panel: (panel && boxOf(panel)) ?? place }
      setLit((old) => (sameLit(old, next) ? old : next))
    }
    if (all.length === 0) setLit(undefined)
    // Between two moves of others the board is still for an instant, which is too early to point at something.
    const soon = setTimeout(look, calm ? 0 : LOOK_EVERY)
    const timer = setInterval(look, LOOK_EVERY)
    addEventListener('resize', look)
    addEventListener('scroll', look, true)
    return () => {
      clearTimeout(soon)
      clearInterval(timer)
      removeEventListener('resize', look)
      removeEventListener('scroll', look, true)
      // Esc closes the window that was opened.
      if (opened) document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    }
  }, [name, wanted, more, page, opens, calm, still])
  return lit
}
