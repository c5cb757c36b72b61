import { createContext, type ReactNode, useContext, useEffect, useRef, useState } from 'react'

/** How fast things happen on a board: 1 normal, 0.5 fast, 0 at once. The frame sets it for everything in it. */
export const Speed = createContext(1)

/** A number that counts up to its value. */
export function Counting({ value }: { readonly value: number }): ReactNode {
  const speed = useContext(Speed)
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
