import { useEffect, useRef, useState } from 'react'

/** What was shown the last time that the board stood still; kept while it is `moving`, so that nothing flips for half a second. */
export function useSettled<T>(now: T, moving: boolean): T {
  const kept = useRef(now)
  if (!moving) kept.current = now
  return kept.current
}

/** Bots often decide within a few frames: who has to decide is shown from then on (ms). */
const SOON = 250

/** Whether it has been `waiting` for less than a moment, in which nothing needs to be said yet. */
export function useJustBegun(waiting: boolean): boolean {
  const [long, setLong] = useState(false)
  useEffect(() => {
    if (!waiting) return
    const timer = setTimeout(() => setLong(true), SOON)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [waiting])
  return waiting && !long
}
