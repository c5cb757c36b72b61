import { type CSSProperties, useLayoutEffect, useState } from 'react'
import type { Box } from '../guide/box.ts'
import { clearPlace, type Kept } from './clear-place.ts'

/** The distance to the edges of the table. */
const EDGE = 8
/** The places it speaks of, what can be clicked, and on phones what the player has; rather the board is covered than what stands beside it. */
const keptParts: readonly (readonly [selector: string, weight: number])[] = [
  ['.spots span', 24],
  ['.table-main :is([data-action], [data-step]):not(:disabled), .table-main .lit', 8],
  ['.bd-sheet .bd-pinned', 8],
  ['.bd-sheet, .bd-col', 0.03],
]

/** Where a card over the table covers neither the places that it marks nor what can be clicked, as far as there is room; found again when it `tells` something else. */
export function useClearPlace(card: { readonly current: HTMLElement | null }, tells: string): CSSProperties {
  const [place, setPlace] = useState<Box>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what it tells decides its size and its places
  useLayoutEffect(() => {
    const find = (): void => {
      const table = card.current?.closest('.table-screen')
      const main = table?.querySelector('.table-main')
      if (card.current === null || !table || !main) return
      // Inside a magnified page, the card is placed in the page's own pixels.
      const { currentCSSZoom: zoom = 1, offsetWidth: width, offsetHeight: height } = card.current
      const boxOf = (element: Element): Box => {
        const { left, top, width: w, height: h } = element.getBoundingClientRect()
        return { left: left / zoom, top: top / zoom, width: w / zoom, height: h / zoom }
      }
      const { left, top, width: wide, height: high } = boxOf(main)
      // The camera of a lying phone is beside the board.
      const beside = Math.max(EDGE, Number.parseFloat(getComputedStyle(main.firstElementChild ?? main).paddingLeft))
      const room = { left: left + beside, top: top + EDGE, width: wide - beside - EDGE, height: high - 2 * EDGE }
      const usual = { left: left + (wide - width) / 2, top: top + EDGE }
      const kept = keptParts.flatMap(([selector, weight]): Kept[] =>
        [...table.querySelectorAll(selector)].map((element) => ({ box: boxOf(element), weight })),
      )
      setPlace(clearPlace(room, { width, height }, usual, kept))
    }
    // The marks on the board are drawn one frame after the card.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(find)
    })
    addEventListener('resize', find)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('resize', find)
    }
  }, [card, tells])
  return place === undefined ? { visibility: 'hidden' } : { left: place.left, top: place.top, translate: 'none' }
}
