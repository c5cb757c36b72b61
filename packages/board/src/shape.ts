import { type RefObject, useLayoutEffect, useState } from 'react'

/** How much room the board has: three columns, two with tabs, or a phone; and whether the columns must be low. */
export interface Shape {
  readonly form: 'wide' | 'medium' | 'phone'
  readonly low: boolean
}

/** The height of the prompt bar, which stands above the board. */
const BAR = 72

function shapeOf(width: number, height: number, wide: number): Shape {
  return { form: width >= wide ? 'wide' : width >= 760 ? 'medium' : 'phone', low: width >= 760 && height < 800 }
}

/** The shape of the board's own box, whatever window it stands in; three columns from `wide` pixels on. */
export function useShape(ref: RefObject<HTMLElement | null>, wide = 1200): Shape {
  const [shape, setShape] = useState<Shape>(() => shapeOf(window.innerWidth, window.innerHeight - BAR, wide))
  useLayoutEffect(() => {
    const root = ref.current
    if (root === null) return
    const measure = (): void =>
      setShape((old) => {
        const made = shapeOf(root.clientWidth, root.clientHeight, wide)
        return made.form === old.form && made.low === old.low ? old : made
      })
    const observer = new ResizeObserver(measure)
    observer.observe(root)
    measure()
    return () => observer.disconnect()
  }, [ref, wide])
  return shape
}
