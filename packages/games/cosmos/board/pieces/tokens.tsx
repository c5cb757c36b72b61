import { Ring } from '@orrery/board/draw'
import { hexPoints } from '@orrery/board/geometry'
import { line } from '@orrery/board/icons'
import { type Colour, EmblemMark } from '@orrery/board/seats'
import type { ReactNode } from 'react'

/** A time crystal 34 high. */
export function CrystalDrawing(): ReactNode {
  return (
    <>
      <polygon
        points="0,-17 8,-9 8,9 0,17 -8,9 -8,-9"
        style={{ fill: 'var(--crystal-lo)' }}
        stroke="#05243f"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <polygon points="-8,-9 0,-17 -2.5,-7 -2.5,8 0,17 -8,9" style={{ fill: 'var(--crystal-hi)' }} opacity=".92" />
      <polygon points="-2.5,-7 0,-17 3,-7 3,8 0,17 -2.5,8" style={{ fill: 'var(--crystal)' }} />
      <polygon points="3,-7 0,-17 8,-9 8,9 0,17 3,8" style={{ fill: 'var(--crystal-lo)' }} />
      <path d="M-6,-6V4" stroke="#fff" strokeWidth="1.6" strokeLinecap="round" opacity=".9" />
    </>
  )
}

/** An energy marble of radius 12 in a seat's colour, or dark. */
export function MarbleDrawing({ colour }: { readonly colour: Colour | 'dark' }): ReactNode {
  return (
    <>
      <ellipse cy="9.5" cx="1" rx="10" ry="4" fill="#00000a" opacity=".55" />
      <circle r="12" fill={`url(#cc-marble-${colour})`} />
      {colour === 'dark' ? (
        <>
          <g color="var(--pl-dark-hi)">{line('M10.2,-1.6A10.4,10.4 0 0 1 1.4,10.3', 1.7)}</g>
          <Ring r={11.3} colour="var(--pl-dark-hi)" width={0.8} opacity={0.5} />
        </>
      ) : (
        <g opacity=".95" color="#fff" transform="scale(.885)">
          <EmblemMark colour={colour} />
        </g>
      )}
      <g transform="translate(-4 -6) rotate(-32)" opacity={colour === 'dark' ? 0.34 : 0.6}>
        <ellipse rx="4.6" ry="2.6" fill="#fff" />
      </g>
    </>
  )
}

/** As many small hexes of radius `r` in a row as a nebula is large. */
export const pips = (size: number, y: number, colour: string, r: number): ReactNode =>
  [...Array(size).keys()].map((i) => (
    <polygon key={i} points={hexPoints(r, (i - (size - 1) / 2) * r * 2.6, y)} style={{ fill: colour }} />
  ))

/** The back of a nebula tile of radius 30. */
export function NebulaBackDrawing({ size }: { readonly size: number }): ReactNode {
  return (
    <>
      <polygon points={hexPoints(30)} fill={`url(#cc-neb-flat-${size})`} stroke="#fff" strokeOpacity=".4" />
      <polygon points={hexPoints(24)} fill="none" stroke="#fff" strokeOpacity=".22" />
      {pips(size, 0, '#fff', 4)}
    </>
  )
}
