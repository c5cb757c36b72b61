import { type ReactNode, useEffect, useRef, useState } from 'react'

/** A number that counts up to its value. */
export function Counting({ value, speed }: { readonly value: number; readonly speed: number }): ReactNode {
  const [shown, setShown] = useState(value)
  const from = useRef(value)
  useEffect(() => {
    const start = from.current
    from.current = value
    if (speed === 0 || start === value) {
      setShown(value)
      return
    }
    const duration = 600 * speed
    const begun = performance.now()
    let frame = requestAnimationFrame(function step(now) {
      const t = Math.min(1, (now - begun) / duration)
      setShown(Math.round(start + (value - start) * t))
      if (t < 1) frame = requestAnimationFrame(step)
    })
    return () => cancelAnimationFrame(frame)
  }, [value, speed])
  return shown
}
