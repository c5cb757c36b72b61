import type { ReactNode } from 'react'
import type { Box } from './box.ts'
import type { Lit } from './useLit.ts'

const hole = ({ left, top, width, height }: Box): string => `M${left} ${top}h${width}v${height}h${-width}z`

/** Bright windows on the page: what the coach talks about stays bright, the rest is dimmed. They do not catch clicks. */
export function Spotlight({ lit, calm }: { readonly lit: Lit | undefined; readonly calm: boolean }): ReactNode {
  if (lit === undefined) return undefined
  const { place, others } = lit
  // Beside something that fills the window stands what has to be read with it: it isn't dimmed.
  const wide = place.width * place.height > innerWidth * innerHeight * 0.45
  const boxes = [place, ...others]
  const outline = `M0 0h${innerWidth}v${innerHeight}h${-innerWidth}z${boxes.map(hole).join('')}`
  return (
    <>
      {wide ? undefined : (
        <div className="spotlight-dim" style={{ clipPath: `path(evenodd, '${outline}')` }} aria-hidden="true" />
      )}
      {boxes.map(({ left, top, width, height }, i) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the first one moves from place to place
          key={i}
          className={`spotlight ${calm ? 'calm' : ''}`}
          style={{ left, top, width, height }}
          data-testid={i === 0 ? 'spotlight' : 'spotlight-other'}
          aria-hidden="true"
        />
      ))}
    </>
  )
}
