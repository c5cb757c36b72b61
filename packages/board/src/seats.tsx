import type { ReactNode } from 'react'
import { type Colour, seatColour } from './emblems.ts'

export { type Colour, colours, rivalColour, seatColour } from './emblems.ts'

const emblems: Readonly<Record<Colour, ReactNode>> = {
  pink: (
    <>
      <circle cx="2.6" cy="2.6" r="3.4" fill="currentColor" />
      <path
        d="M-.6,-.4L-6,-5.8M1.9,-1.9L-1.6,-6.4M-1.9,2L-6.4,-1.4"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        fill="none"
      />
    </>
  ),
  teal: (
    <>
      <circle r="3.7" fill="currentColor" />
      <ellipse rx="7" ry="2.3" transform="rotate(-24)" fill="none" stroke="currentColor" strokeWidth="1.5" />
    </>
  ),
  violet: <path d="M2.8,-5.6A6,6 0 1 0 5.8,2.4A5,5 0 0 1 2.8,-5.6Z" fill="currentColor" />,
  amber: (
    <>
      <path
        d="M0,0C1.8,-3 5.4,-1.6 5.2,1.6C5,5 1,6.8 -2.4,5.6M0,0C-1.8,3 -5.4,1.6 -5.2,-1.6C-5,-5 -1,-6.8 2.4,-5.6"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.9"
        strokeLinecap="round"
      />
      <circle r="1.9" fill="currentColor" />
    </>
  ),
}

/** The emblem of a colour as an SVG group centred on 0,0; it fits a circle of radius 7.5 and takes the current colour. */
export function EmblemMark({ colour }: { readonly colour: Colour }): ReactNode {
  return emblems[colour]
}

/** The emblem of a colour as a picture of its own, in that colour. */
export function Emblem({ colour, size = 13 }: { readonly colour: Colour; readonly size?: number }): ReactNode {
  return (
    <svg
      width={size}
      height={size}
      viewBox="-7.5 -7.5 15 15"
      style={{ color: `var(--pl-${colour})` }}
      aria-hidden="true"
    >
      {emblems[colour]}
    </svg>
  )
}

/** The disc of a seat: its colour and its emblem, always together. */
export function SeatDisc({ seat, size = 24 }: { readonly seat: number; readonly size?: number }): ReactNode {
  return <Disc colour={seatColour(seat)} size={size} />
}

/** The disc of a colour, for those who have no seat. */
export function Disc({ colour, size }: { readonly colour: Colour; readonly size: number }): ReactNode {
  return (
    <span className={`disc p-${colour}`} style={{ width: size, height: size }} aria-hidden="true">
      <svg width={size * 0.62} height={size * 0.62} viewBox="-7.5 -7.5 15 15" aria-hidden="true">
        {emblems[colour]}
      </svg>
    </span>
  )
}
