import type { ReactNode } from 'react'
import type { Box } from './place.ts'

/** A bright window on the page: what the coach talks about stays bright, the rest is dimmed. It does not catch clicks. */
export function Spotlight({ box, calm }: { readonly box: Box | undefined; readonly calm: boolean }): ReactNode {
  if (box === undefined) return undefined
  const { left, top, width, height } = box
  // Beside something that fills the window stands what has to be read with it: it isn't dimmed.
  const wide = width * height > innerWidth * innerHeight * 0.45
  return (
    <div
      className={`spotlight ${calm ? 'calm' : ''} ${wide ? 'wide' : ''}`}
      style={{ left, top, width, height }}
      data-testid="spotlight"
      aria-hidden="true"
    />
  )
}
