import type { ReactNode } from 'react'
import type { Box } from './place.ts'

/** A window of light on the page: what the coach speaks of stays bright, the rest is dimmed. It takes no tap. */
export function Spotlight({ box, calm }: { readonly box: Box | undefined; readonly calm: boolean }): ReactNode {
  if (box === undefined) return undefined
  const { left, top, width, height } = box
  return (
    <div
      className={calm ? 'spotlight calm' : 'spotlight'}
      style={{ left, top, width, height }}
      data-testid="spotlight"
      aria-hidden="true"
    />
  )
}
