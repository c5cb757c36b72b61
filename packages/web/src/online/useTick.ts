import { useEffect, useState } from 'react'

/** The current time, updated regularly while `runs` is true. */
export function useTick(runs: boolean, every = 500): number {
  const [now, setNow] = useState(() => Date.now())
  useEffect(() => {
    if (!runs) return
    setNow(Date.now())
    const timer = setInterval(() => setNow(Date.now()), every)
    return () => clearInterval(timer)
  }, [runs, every])
  return now
}
