import { useEffect } from 'react'
import { touchOnly } from '../common/touch.ts'

/** Keeps the screen of a phone on while others think; a screen that goes dark would miss the next turn. */
export function useAwake(waiting: boolean): void {
  useEffect(() => {
    if (!waiting || !touchOnly.matches || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let over = false
    const ask = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return
      try {
        lock = await navigator.wakeLock.request('screen')
        if (over) await lock.release()
      } catch {
        // A phone that saves power refuses.
      }
    }
    void ask()
    // The lock is lost whenever the page is hidden.
    document.addEventListener('visibilitychange', ask)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', ask)
      void lock?.release()
    }
  }, [waiting])
}
