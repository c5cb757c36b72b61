import { type RefObject, useEffect, useState } from 'react'

/** How many rows of a kind lie below what a list shows now; counted again when it scrolls, changes its size, or `key` changes. */
export function useMore(list: RefObject<HTMLElement | null>, rows: string, key: unknown): number {
  const [more, setMore] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are counted anew
  useEffect(() => {
    const element = list.current
    if (element === null) return
    const count = (): void => {
      const { bottom } = element.getBoundingClientRect()
      const below = [...element.querySelectorAll(rows)].filter((row) => row.getBoundingClientRect().bottom > bottom + 8)
      setMore(element.scrollHeight > element.clientHeight + 8 ? below.length : 0)
    }
    // It also calls at once, after the layout of the next frame: asking for boxes here would make the browser lay out twice.
    const observer = new ResizeObserver(count)
    observer.observe(element)
    element.addEventListener('scroll', count, { passive: true })
    return () => {
      observer.disconnect()
      element.removeEventListener('scroll', count)
    }
  }, [list, rows, key])
  return more
}

/** A value as it was before the last change, until the frame with that change is on the screen. */
export function useAfterPaint<T>(value: T): T {
  const [shown, show] = useState(value)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => show(value))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [value])
  return shown
}
