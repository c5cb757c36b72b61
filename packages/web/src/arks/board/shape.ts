import { type RefObject, useLayoutEffect, useState } from 'react'

/** How much room the board has: three columns, two with tabs, or a phone. */
export type Shape = 'wide' | 'medium' | 'phone'

const shapeOf = (width: number): Shape => (width >= 1320 ? 'wide' : width >= 760 ? 'medium' : 'phone')

/** The shape of the board's own box, whatever window it stands in. */
export function useShape(ref: RefObject<HTMLElement | null>): Shape {
  const [shape, setShape] = useState<Shape>(() => shapeOf(window.innerWidth))
  useLayoutEffect(() => {
    const root = ref.current
    if (root === null) return
    const observer = new ResizeObserver(() => setShape(shapeOf(root.clientWidth)))
    observer.observe(root)
    setShape(shapeOf(root.clientWidth))
    return () => observer.disconnect()
  }, [ref])
  return shape
}
