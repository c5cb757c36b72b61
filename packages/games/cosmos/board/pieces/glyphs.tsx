import { Drawing } from '@orrery/board/draw'
import { burst, hexPoints } from '@orrery/board/geometry'
import { dot, full, line } from '@orrery/board/icons'
import type { ReactNode } from 'react'

/** The nodes of a drawing: radius and place of each. */
const dots = (...list: readonly (readonly [r: number, x: number, y: number])[]): ReactNode =>
  list.map(([r, x, y]) => <circle key={`${x},${y}`} cx={x} cy={y} r={r} fill="currentColor" />)

/** Signs of the game in a box of 24 centred on 0,0, in the current colour. */
export const glyphs = {
  light: (
    <>
      {dot(4.4)}
      {[0, 45, 90, 135, 180, 225, 270, 315].map((angle) => (
        <g key={angle} transform={`rotate(${angle})`}>
          {line('M0,-7.4V-10.4')}
        </g>
      ))}
    </>
  ),
  time: (
    <>
      {line(
        'M-6.4,-10H6.4M-6.4,10H6.4M-5,-10V-7C-5,-3 -1,-2 -1,0C-1,2 -5,3 -5,7V10M5,-10V-7C5,-3 1,-2 1,0C1,2 5,3 5,7V10',
        1.9,
      )}
      {full('M-3.4,8.6C-3,5.6 3,5.6 3.4,8.6ZM-3.2,-6H3.2C2.6,-3.8 -2.6,-3.8 -3.2,-6Z')}
    </>
  ),
  gravity: (
    <>
      {line(
        'M-10,-6A10,3.6 0 1 1 10,-6A10,3.6 0 1 1 -10,-6ZM-6.3,-.2A6.3,2.4 0 1 1 6.3,-.2A6.3,2.4 0 1 1 -6.3,-.2Z',
        1.8,
      )}
      {line('M-3.1,4.6A3.1,1.3 0 1 1 3.1,4.6A3.1,1.3 0 1 1 -3.1,4.6Z', 1.8)}
      {dot(2.1, 0, 9.2)}
    </>
  ),
  chemistry: (
    <>
      {line(
        'M0,-6.6L5.7,-3.3V3.3L0,6.6L-5.7,3.3V-3.3ZM0,-6.6V-10M5.7,3.3L8.8,5.1M-5.7,3.3L-8.8,5.1M-2.9,-2.2V2.2',
        1.9,
      )}
      {dots([1.7, 0, -10.2], [1.7, 9, 5.2], [1.7, -9, 5.2])}
    </>
  ),
  graviton: (
    <>
      {dot(3.6, -5.6, 3)}
      {line('M-8,-3.4C-4,-9.4 5,-9 7.4,-1.6M3.8,-2.2L7.8,-1L9.4,-5')}
      <circle cx="7.4" cy="5" r="3" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2.2 2" />
    </>
  ),
  dna: (
    <>
      {line('M-5,-10.5C-5,-4.5 5,-5.5 5,0C5,5.5 -5,4.5 -5,10.5M5,-10.5C5,-4.5 -5,-5.5 -5,0C-5,5.5 5,4.5 5,10.5', 1.9)}
      {line('M-4,-8.4H4M-4.4,-1.4H4.4M-4.4,1.6H4.4M-4,8.4H4', 1.4)}
    </>
  ),
  nova: <polygon points={burst(8, 11, 8, 4.4)} fill="currentColor" />,
  star: full('M0,-10L2.6,-2.6L10,0L2.6,2.6L0,10L-2.6,2.6L-10,0L-2.6,-2.6Z'),
  card: (
    <>
      <rect x="-6.4" y="-9" width="12.8" height="18" rx="2.4" fill="none" stroke="currentColor" strokeWidth="1.9" />
      {full('M0,-4L3,0L0,4L-3,0Z')}
    </>
  ),
  discard: line('M-8,-3V-7.6A2,2 0 0 1 -6,-9.6H3A2,2 0 0 1 5,-7.6V4M-2,-4V8M-6.4,4L-2,8.6L2.4,4M-9,11H5', 1.9),
  hex: <polygon points={hexPoints(9.6)} fill="none" stroke="currentColor" strokeWidth="1.9" strokeLinejoin="round" />,
  lifeform: line(
    'M-8,1A8,8 0 0 1 8,1C8,3.4 -8,3.4 -8,1ZM-5,4.4C-6.4,7 -3.6,8 -5,10.6M0,4.8C-1.4,7.4 1.4,8.4 0,11M5,4.4C3.6,7 6.4,8 5,10.6',
    1.8,
  ),
  group: (
    <>
      {line('M-8,6L-3,-3L4,1L8,-7M-3,-3L-7,-8M4,1L5,8', 1.5)}
      {dots([2.3, -8, 6], [2.8, -3, -3], [2.3, 4, 1], [2.5, 8, -7], [1.8, -7, -8], [1.9, 5, 8])}
    </>
  ),
  back: line('M-4,-8L-9,-3L-4,2M-9,-3H3A6,6 0 0 1 3,9H-3', 2.1),
} satisfies Readonly<Record<string, ReactNode>>

/** A sign of the game. */
export type GlyphId = keyof typeof glyphs

/** A sign inside a drawing, as a group of the given size. */
export const GlyphMark = ({ id, size = 20 }: { readonly id: GlyphId; readonly size?: number }): ReactNode => (
  <g transform={`scale(${size / 24})`} style={{ color: 'var(--ink-1)' }}>
    {glyphs[id]}
  </g>
)

/** A sign as a picture of its own; the words stand beside it. */
export const Glyph = ({ id, size = 20 }: { readonly id: GlyphId; readonly size?: number }): ReactNode => (
  <Drawing width={24} scale={size / 24}>
    {glyphs[id]}
  </Drawing>
)
