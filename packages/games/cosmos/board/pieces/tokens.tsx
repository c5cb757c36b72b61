import { hexPoints } from '@orrery/board/geometry'
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
          <path
            d="M10.2,-1.6A10.4,10.4 0 0 1 1.4,10.3"
            fill="none"
            style={{ stroke: 'var(--pl-dark-hi)' }}
            strokeWidth="1.7"
            strokeLinecap="round"
            opacity=".95"
          />
          <circle r="11.3" fill="none" style={{ stroke: 'var(--pl-dark-hi)' }} strokeWidth=".8" opacity=".5" />
        </>
      ) : (
        <g opacity=".95" color="#fff" transform="scale(.885)">
          <EmblemMark colour={colour} />
        </g>
      )}
      <ellipse
        cx="-4"
        cy="-6"
        rx="4.6"
        ry="2.6"
        transform="rotate(-32 -4 -6)"
        fill="#fff"
        opacity={colour === 'dark' ? 0.34 : 0.6}
      />
    </>
  )
}

/** As many small hexes in a row as a nebula is large. */
export function Pips(props: {
  readonly size: number
  readonly y: number
  readonly colour: string
  readonly r: number
}): ReactNode {
  return [...Array(props.size).keys()].map((i) => (
    <polygon
      key={i}
      points={hexPoints(props.r, (i - (props.size - 1) / 2) * props.r * 2.6, props.y)}
      style={{ fill: props.colour }}
    />
  ))
}

/** The back of a nebula tile of radius 30. */
export function NebulaBackDrawing({ size }: { readonly size: number }): ReactNode {
  return (
    <>
      <polygon
        points={hexPoints(30)}
        fill={`url(#cc-neb-flat-${size})`}
        stroke="#fff"
        strokeOpacity=".4"
        strokeWidth="1"
      />
      <polygon points={hexPoints(24)} fill="none" stroke="#fff" strokeOpacity=".22" />
      <Pips size={size} y={0} colour="#fff" r={4} />
    </>
  )
}
