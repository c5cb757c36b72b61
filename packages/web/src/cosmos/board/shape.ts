import { type RefObject, useLayoutEffect, useState } from 'react'

/** How much room the board has: three columns, two with tabs, or a phone; and whether the columns must be low. */
export interface Shape {
  readonly form: 'wide' | 'medium' | 'phone'
  readonly low: boolean
}

function shapeOf(width: number, height: number): Shape {
  return { form: width >= 1200 ? 'wide' : width >= 760 ? 'medium' : 'phone', low: width >= 760 && height < 800 }
}

/** The shape of the board's own box, whatever window it stands in. */
export function useShape(ref: RefObject<HTMLElement | null>): Shape {
  const [shape, setShape] = useState<Shape>(() => shapeOf(window.innerWidth, window.innerHeight - 72))
  useLayoutEffect(() => {
    const root = ref.current
    if (root === null) return
    const measure = (): void =>
      setShape((old) => {
        const made = shapeOf(root.clientWidth, root.clientHeight)
        return made.form === old.form && made.low === old.low ? old : made
      })
    const observer = new ResizeObserver(measure)
    observer.observe(root)
    measure()
    return () => observer.disconnect()
  }, [ref])
  return shape
}
