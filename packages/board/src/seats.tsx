import type { ReactNode } from 'react'
import { type Colour, seatColour } from './emblems.ts'
import { dot, line, oval } from './icons.tsx'

export { type Colour, colours, rivalColour, seatColour } from './emblems.ts'

const emblems: Readonly<Record<Colour, ReactNode>> = {
  pink: (
    <>
      {dot(3.4, 2.6, 2.6)}
      {line('M-.6,-.4L-6,-5.8M1.9,-1.9L-1.6,-6.4M-1.9,2L-6.4,-1.4', 1.7)}
    </>
  ),
  teal: (
    <>
      {dot(3.7)}
      {oval(7, 2.3, 1.5, -24)}
    </>
  ),
  violet: <path d="M2.8,-5.6A6,6 0 1 0 5.8,2.4A5,5 0 0 1 2.8,-5.6Z" fill="currentColor" />,
  amber: (
    <>
      {line(
        'M0,0C1.8,-3 5.4,-1.6 5.2,1.6C5,5 1,6.8 -2.4,5.6M0,0C-1.8,3 -5.4,1.6 -5.2,-1.6C-5,-5 -1,-6.8 2.4,-5.6',
        1.9,
      )}
      {dot(1.9)}
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
