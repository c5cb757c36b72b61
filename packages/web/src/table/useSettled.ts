import { useRef } from 'react'

/** What was shown the last time that the board stood still; kept while it is `moving`, so that nothing flips for half a second. */
export function useSettled<T>(now: T, moving: boolean): T {
  const kept = useRef(now)
  if (!moving) kept.current = now
  return kept.current
}
