import type { Action } from '@orrery/kernel'
import { useEffect } from 'react'
import { useSettings } from '../store/settings.ts'

/** How long an online table waits before it passes for somebody, in milliseconds: about as long as a person, and each time another while. */
const PAUSE = { shortest: 700, longest: 2200 }

/**
 * Passes for whoever is asked and has nothing to play, if they have chosen that beforehand. Others see a pass like any other: at an online table it comes after a
 * while, so that its speed tells nothing.
 */
export function usePassing(only: Action | undefined, online: boolean, act: (action: Action) => void): void {
  const { passing } = useSettings()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `act` is made anew with every drawing, and the question is what counts
  useEffect(() => {
    if (!passing || only === undefined) return
    const pause = online ? PAUSE.shortest + Math.random() * (PAUSE.longest - PAUSE.shortest) : 0
    const timer = setTimeout(() => act(only), pause)
    return () => clearTimeout(timer)
  }, [passing, only, online])
}
