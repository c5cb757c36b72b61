import type { Place } from '@orrery/board'
import { type ReactNode, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'

/** How long a mark stays after its line was clicked, in milliseconds. */
const MARK_DURATION = 3200
/** The smallest mark: a smaller one would not be seen. */
const MIN_SIZE = 34
/** The distance between a mark and what it marks. */
const MARGIN = 5

/** Whether the middle of an element is in sight: nothing around it that scrolls or is cut off hides it. */
function isInSight(element: Element): boolean {
  const { left, top, width, height } = element.getBoundingClientRect()
  const [x, y] = [left + width / 2, top + height / 2]
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (around instanceof SVGElement || getComputedStyle(around).overflow === 'visible') continue
    const box = around.getBoundingClientRect()
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) return false
  }
  return x >= 0 && y >= 0 && x <= innerWidth && y <= innerHeight
}

/** The element of a place, if it is on the page: on the right seat's board, or else whatever represents that seat. */
function elementOf(root: ParentNode, { at, seat }: Place, isShown: (element: Element) => boolean): Element | undefined {
  const named = (name: string): Element[] =>
    [...root.querySelectorAll(`[data-at="${CSS.escape(name)}"]`)].filter((element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 0 && height > 0 && isShown(element)
    })
  const own = named(at).find((element) => {
    const board = element.closest<HTMLElement>('[data-seat]')
    return seat === undefined || board === null || Number(board.dataset.seat) === seat
  })
  return own ?? (seat === undefined ? undefined : named(`seat:${seat}`)[0])
}

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Where the mark of an element is drawn. */
export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect()
  const w = Math.max(width + 2 * MARGIN, MIN_SIZE)
  const h = Math.max(height + 2 * MARGIN, MIN_SIZE)
  return { x: left + width / 2 - w / 2, y: top + height / 2 - h / 2, width: w, height: h }
}

/** The marks on the board, and how to change them. */
export interface Spots {
  /** Marks places while a line is pointed at. */
  point(places: readonly Place[] | undefined): void
  /** Scrolls places into view and marks them for a while. */
  bring(places: readonly Place[]): void
  /** The places that the board should bring into view. */
  readonly brought: readonly Place[] | undefined
  /** The marks, to be drawn over the table. */
  readonly marks: ReactNode
}

/** Marks the places on the board that a line of the log is about. */
export function useSpots(root: RefObject<HTMLElement | null>): Spots {
  const [pointed, point] = useState<readonly Place[]>()
  const [brought, bring] = useState<readonly Place[]>()
  const [boxes, setBoxes] = useState<readonly Box[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const find = useCallback(
    (places: readonly Place[], isShown = (_: Element): boolean => true): readonly Element[] =>
      root.current === null
        ? []
        : [...new Set(places.flatMap((place) => elementOf(root.current ?? document, place, isShown) ?? []))],
    [root],
  )
  useLayoutEffect(() => {
    clearTimeout(timer.current)
    const mark = (): void => setBoxes(pointed === undefined ? [] : find(pointed, isInSight).map(boxOf))
    mark()
    const board = root.current?.querySelector('.table-main')
    if (pointed === undefined || board == null) return
    // A log that opens beside the board makes it smaller: its places move.
    let frame = 0
    const observer = new ResizeObserver(() => {
      frame = requestAnimationFrame(mark)
    })
    observer.observe(board)
    return () => {
      observer.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [pointed, find, root])
  useEffect(() => {
    if (brought === undefined) return
    const mark = (): void => {
      const elements = find(brought)
      elements[0]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
      setBoxes(elements.map(boxOf))
      timer.current = setTimeout(() => setBoxes([]), MARK_DURATION)
    }
    // The board turns to them first, which takes one update.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(mark)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer.current)
    }
  }, [brought, find])
  return { point, bring, brought, marks: <Marks boxes={boxes} /> }
}

/** Marks over the table. */
export function Marks({ boxes }: { readonly boxes: readonly Box[] }): ReactNode {
  if (boxes.length === 0) return undefined
  return (
    <div className="spots" aria-hidden="true">
      {boxes.map(({ x, y, width, height }) => (
        <span
          key={`${x},${y}`}
          style={{ translate: `${x}px ${y}px`, width, height, borderRadius: Math.min(width, height) > 70 ? 18 : 999 }}
        />
      ))}
    </div>
  )
}
