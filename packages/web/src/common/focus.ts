import { type RefObject, useEffect } from 'react'

/**
 * Gives something that has just come the focus if nothing has it: whoever plays by keys would otherwise begin at the top of the page again,
 * and a screen reader would not say what is new.
 */
export function useFirstFocus(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // What has no place yet cannot have the focus.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === document.body) ref.current?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(frame)
  }, [ref])
}
