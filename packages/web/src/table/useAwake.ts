import { useEffect } from 'react'
import { touchOnly } from '../common/touch.ts'

/** Keeps the screen of a phone on while others think; a screen that goes dark would miss the next turn. */
export function useAwake(waiting: boolean): void {
  useEffect(() => {
    if (!waiting || !touchOnly.matches) return
    const awake = import('./awake.ts').then(({ stayAwake }) => stayAwake())
    return () => void awake.then((sleep) => sleep())
  }, [waiting])
}
