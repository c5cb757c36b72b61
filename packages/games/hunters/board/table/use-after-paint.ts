import { useEffect, useState } from 'react'

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
