import { type RefObject, useLayoutEffect, useState } from 'react'

/** How much room the board has. */
export interface Shape {
  /** Three columns, two with tabs, or the board with a sheet of pages. */
  readonly form: 'wide' | 'medium' | 'phone'
  /** The columns must be low. */
  readonly low: boolean
  /** The sheet stands beside the board: a phone that lies on its side, or a page that is magnified. */
  readonly across: boolean
  /** The board above its sheet is as large as that of a screen: a tablet that stands upright. */
  readonly large: boolean
}

/** The height of the prompt bar, which stands above the board. */
const BAR = 72
/** Columns are at least this high; where there is less, one sheet beside the board shows more of a page. */
const LOW = 460
/** Two columns need this much width; below it, a board beside a sheet needs this much. */
const TWO_COLUMNS = 760
const BESIDE = 520

/** The shape for a box of this size; three columns from `wide` pixels on. */
export function shapeOf(width: number, height: number, wide: number): Shape {
  const upright = width < height * 1.02
  const columns = width >= TWO_COLUMNS && height >= LOW && !upright
  const form = !columns ? 'phone' : width >= wide ? 'wide' : 'medium'
  return {
    form,
    low: columns && height < 800,
    across: form === 'phone' && !upright && width >= BESIDE,
    large: form === 'phone' && upright && width >= 600,
  }
}

const same = (a: Shape, b: Shape): boolean =>
  a.form === b.form && a.low === b.low && a.across === b.across && a.large === b.large

/** The shape of the board's own box, whatever window it stands in; three columns from `wide` pixels on. */
export function useShape(ref: RefObject<HTMLElement | null>, wide = 1200): Shape {
  const [shape, setShape] = useState<Shape>(() => shapeOf(window.innerWidth, window.innerHeight - BAR, wide))
  useLayoutEffect(() => {
    const root = ref.current
    if (root === null) return
    const measure = (): void =>
      setShape((old) => {
        const made = shapeOf(root.clientWidth, root.clientHeight, wide)
        return same(made, old) ? old : made
      })
    const observer = new ResizeObserver(measure)
    observer.observe(root)
    measure()
    return () => observer.disconnect()
  }, [ref, wide])
  return shape
}
