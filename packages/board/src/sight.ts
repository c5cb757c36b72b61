import { type RefObject, useEffect } from 'react'

/** The parts of a board that scroll. */
const SCROLLERS = '.bd-sheet-body, .bd-pinned, .bd-col, [data-scrolls]'
const LIT = '[data-action], [data-step]'
/** A little of what comes before it stays visible above whatever was scrolled to. */
const MARGIN = 8

/** Scrolls every part of the board that has answers and shows none of them to its first one. */
function bringAnswers(root: HTMLElement): void {
  for (const scroller of root.querySelectorAll<HTMLElement>(SCROLLERS)) {
    if (scroller.scrollHeight <= scroller.clientHeight + 1) continue
    const { top, bottom } = scroller.getBoundingClientRect()
    let first = Number.POSITIVE_INFINITY
    let seen = false
    for (const target of scroller.querySelectorAll(LIT)) {
      const box = target.getBoundingClientRect()
      if (box.height === 0 || target.closest(SCROLLERS) !== scroller) continue
      first = Math.min(first, box.top)
      seen ||= box.top >= top - 1 && box.bottom <= bottom + 1
    }
    if (!seen && first < Number.POSITIVE_INFINITY) scroller.scrollTop += first - top - MARGIN
  }
}

/** After every new question, at least one of its answers is in sight wherever there are some. */
export function useSight(root: RefObject<HTMLElement | null>, legal: readonly unknown[], page: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is turned to shows its answers too
  useEffect(() => {
    if (legal.length === 0) return
    // In the next frame the browser lays out anyway; asking for boxes at once would make it do so twice.
    const frame = requestAnimationFrame(() => {
      if (root.current !== null) bringAnswers(root.current)
    })
    return () => cancelAnimationFrame(frame)
  }, [root, legal, page])
}
