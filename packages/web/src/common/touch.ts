import { useSettings } from '../store/settings.ts'

/** Whether the pointer is a finger and there is no other. */
export const touchOnly = matchMedia('(hover: none) and (pointer: coarse)')

/** Whether this device can be felt. */
export const canVibrate = (): boolean => touchOnly.matches && typeof navigator.vibrate === 'function'

/** What is felt, in milliseconds on and off: short enough to be a tap, not a call. */
const patterns = { act: [8], turn: [30], refusal: [16, 50, 16] } as const

/** Lets a phone be felt, where it can and its owner wants it. */
export function vibrate(what: keyof typeof patterns): void {
  // A browser allows it only after the first touch, and complains otherwise.
  if (!useSettings.getState().vibration || !canVibrate() || navigator.userActivation?.hasBeenActive === false) return
  navigator.vibrate([...patterns[what]])
}
