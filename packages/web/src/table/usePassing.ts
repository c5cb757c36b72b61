import type { Action } from '@orrery/kernel'
import { useEffect } from 'react'
import { useSettings } from '../store/settings.ts'

/** How long an online table waits before it passes, in milliseconds: about as long as a person would, and each time differently. */
const PASS_DELAY = { shortest: 700, longest: 2200 }

/**
 * Passes automatically for a user who has nothing to play and has chosen this in the settings. At an online table, the pass comes after a
 * pause, so that its speed reveals nothing.
 */
export function usePassing(pass: Action | undefined, online: boolean, act: (action: Action) => void): void {
  const { passing } = useSettings()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `act` is made anew with every drawing, and the question is what counts
  useEffect(() => {
    if (!passing || pass === undefined) return
    const pause = online ? PASS_DELAY.shortest + Math.random() * (PASS_DELAY.longest - PASS_DELAY.shortest) : 0
    const timer = setTimeout(() => act(pass), pause)
    return () => clearTimeout(timer)
  }, [passing, pass, online])
}
