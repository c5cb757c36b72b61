import { burst, hexPoints } from '@orrery/board/geometry'
import type { ReactNode } from 'react'

const line = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' } as const

/** Signs of the game in a box of 24 centred on 0,0, in the current colour. */
export const glyphs = {
  light: (
    <>
      <circle r="4.4" fill="currentColor" />
      <g {...line} strokeWidth="2">
        {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
          <path key={angle} d="M0,-7.4V-10.4" transform={`rotate(${angle})`} />
        ))}
      </g>
    </>
  ),
  time: (
    <>
      <path
        {...line}
        strokeWidth="1.9"
        d="M-6.4,-10H6.4M-6.4,10H6.4M-5,-10V-7C-5,-3 -1,-2 -1,0C-1,2 -5,3 -5,7V10M5,-10V-7C5,-3 1,-2 1,0C1,2 5,3 5,7V10"
      />
      <path d="M-3.4,8.6C-3,5.6 3,5.6 3.4,8.6ZM-3.2,-6H3.2C2.6,-3.8 -2.6,-3.8 -3.2,-6Z" fill="currentColor" />
    </>
  ),
  gravity: (
    <>
      <g fill="none" stroke="currentColor" strokeWidth="1.8">
        <ellipse cy="-6" rx="10" ry="3.6" />
        <ellipse cy="-.2" rx="6.3" ry="2.4" />
        <ellipse cy="4.6" rx="3.1" ry="1.3" />
      </g>
      <circle cy="9.2" r="2.1" fill="currentColor" />
    </>
  ),
  chemistry: (
    <>
      <path {...line} strokeWidth="1.9" d="M0,-6.6L5.7,-3.3V3.3L0,6.6L-5.7,3.3V-3.3Z" />
      <path {...line} strokeWidth="1.9" d="M0,-6.6V-10M5.7,3.3L8.8,5.1M-5.7,3.3L-8.8,5.1M-2.9,-2.2V2.2" />
      <g fill="currentColor">
        <circle cy="-10.2" r="1.7" />
        <circle cx="9" cy="5.2" r="1.7" />
        <circle cx="-9" cy="5.2" r="1.7" />
      </g>
    </>
  ),
  graviton: (
    <>
      <circle cx="-5.6" cy="3" r="3.6" fill="currentColor" />
      <path {...line} strokeWidth="2" d="M-8,-3.4C-4,-9.4 5,-9 7.4,-1.6M3.8,-2.2L7.8,-1L9.4,-5" />
      <circle cx="7.4" cy="5" r="3" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2.2 2" />
    </>
  ),
  dna: (
    <g {...line} strokeWidth="1.9">
      <path d="M-5,-10.5C-5,-4.5 5,-5.5 5,0C5,5.5 -5,4.5 -5,10.5" />
      <path d="M5,-10.5C5,-4.5 -5,-5.5 -5,0C-5,5.5 5,4.5 5,10.5" />
      <path d="M-4,-8.4H4M-4.4,-1.4H4.4M-4.4,1.6H4.4M-4,8.4H4" strokeWidth="1.4" />
    </g>
  ),
  nova: <polygon points={burst(8, 11, 8, 4.4)} fill="currentColor" />,
  star: <path d="M0,-10L2.6,-2.6L10,0L2.6,2.6L0,10L-2.6,2.6L-10,0L-2.6,-2.6Z" fill="currentColor" />,
  card: (
    <>
      <rect x="-6.4" y="-9" width="12.8" height="18" rx="2.4" fill="none" stroke="currentColor" strokeWidth="1.9" />
      <path d="M0,-4L3,0L0,4L-3,0Z" fill="currentColor" />
    </>
  ),
  discard: (
    <g {...line} strokeWidth="1.9">
      <path d="M-8,-3V-7.6A2,2 0 0 1 -6,-9.6H3A2,2 0 0 1 5,-7.6V4" />
      <path d="M-2,-4V8M-6.4,4L-2,8.6L2.4,4M-9,11H5" />
    </g>
  ),
  omega: (
    <path {...line} strokeWidth="2" d="M-8,9H-3V6.6C-6.4,4.8 -8,1.8 -8,-1.4A8,8 0 0 1 8,-1.4C8,1.8 6.4,4.8 3,6.6V9H8" />
  ),
  hex: <polygon {...line} strokeWidth="1.9" points={hexPoints(9.6)} />,
  lifeform: (
    <g {...line} strokeWidth="1.8">
      <path d="M-8,1A8,8 0 0 1 8,1C8,3.4 -8,3.4 -8,1Z" />
      <path d="M-5,4.4C-6.4,7 -3.6,8 -5,10.6M0,4.8C-1.4,7.4 1.4,8.4 0,11M5,4.4C3.6,7 6.4,8 5,10.6" />
    </g>
  ),
  group: (
    <>
      <path fill="none" stroke="currentColor" strokeWidth="1.5" d="M-8,6L-3,-3L4,1L8,-7M-3,-3L-7,-8M4,1L5,8" />
      <g fill="currentColor">
        <circle cx="-8" cy="6" r="2.3" />
        <circle cx="-3" cy="-3" r="2.8" />
        <circle cx="4" cy="1" r="2.3" />
        <circle cx="8" cy="-7" r="2.5" />
        <circle cx="-7" cy="-8" r="1.8" />
        <circle cx="5" cy="8" r="1.9" />
      </g>
    </>
  ),
  arrow: <path {...line} strokeWidth="2" d="M-7,0H6M1.6,-4.6L6.4,0L1.6,4.6" />,
  back: <path {...line} strokeWidth="2.1" d="M-4,-8L-9,-3L-4,2M-9,-3H3A6,6 0 0 1 3,9H-3" />,
  check: <path {...line} strokeWidth="2.4" d="M-7,0L-2,5L7,-5.4" />,
  down: <path {...line} strokeWidth="2.2" d="M-6,-3L0,3.4L6,-3" />,
} satisfies Readonly<Record<string, ReactNode>>

/** A sign of the game. */
export type GlyphId = keyof typeof glyphs

/** A sign inside a drawing, as a group of the given size. */
export function GlyphMark({
  id,
  size = 20,
  colour,
}: {
  readonly id: GlyphId
  readonly size?: number
  readonly colour?: string
}): ReactNode {
  return (
    <g transform={`scale(${size / 24})`} style={colour === undefined ? undefined : { color: colour }}>
      {glyphs[id]}
    </g>
  )
}

/** A sign as a picture of its own; the words stand beside it. */
export function Glyph({ id, size = 20 }: { readonly id: GlyphId; readonly size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true">
      {glyphs[id]}
    </svg>
  )
}
