import { type RefObject, useLayoutEffect, useState } from 'react'

/** A measurement of an element, taken again whenever its size changes; `measure` may return the old value, so that nothing is drawn again. */
export function useMeasured<T, E extends Element>(
  ref: RefObject<E | null>,
  initial: T,
  measure: (element: E, old: T) => T,
): T {
  const [measured, setMeasured] = useState(initial)
  // biome-ignore lint/correctness/useExhaustiveDependencies: how it is measured does not change
  useLayoutEffect(() => {
    const element = ref.current
    if (element === null) return
    const again = (): void => setMeasured((old) => measure(element, old))
    const observer = new ResizeObserver(again)
    observer.observe(element)
    again()
    return () => observer.disconnect()
  }, [ref])
  return measured
}
