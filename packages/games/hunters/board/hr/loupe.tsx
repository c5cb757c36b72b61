import { short } from '@orrery/board/geometry'
import { memo, type ReactNode, useId } from 'react'
import { dots, type View } from '../data.ts'
import { Marker } from '../pieces/tokens.tsx'
import { Backdrop, BackdropDefs } from './backdrop.tsx'
import type { Part } from './scale.ts'

const MAGNIFIES = 3.2
const rim = [...Array(60).keys()]

/** A magnifier over the place that is pointed at. */
export const Loupe = memo(function Loupe(props: {
  readonly size: number
  readonly width: number
  readonly height: number
  readonly part: Part
  readonly x: number
  readonly y: number
  readonly markers: View['markers']
  readonly chosen: string | undefined
}): ReactNode {
  const { size, width, height, part, x, y, markers, chosen } = props
  const id = useId()
  const r = size / 2 - 8
  const place = (u: number, v: number): readonly [number, number] => [
    ((u - part.u) * part.zoom * width - x) * MAGNIFIES,
    ((v - part.v) * part.zoom * height - y) * MAGNIFIES,
  ]
  const [left, top] = place(0, 0)
  const k = (MAGNIFIES * part.zoom) / 1000
  const taken = new Map(markers.map((marker) => [marker.dot, marker.seat]))
  return (
    <svg
      className="hx-loupe"
      width={size}
      height={size}
      viewBox={`${-size / 2} ${-size / 2} ${size} ${size}`}
      aria-hidden="true"
    >
      <defs>
        <BackdropDefs id={id} />
        <clipPath id={`${id}-clip`}>
          <circle r={r} />
        </clipPath>
      </defs>
      <circle r={r} fill="#0a0c2a" />
      <g clipPath={`url(#${id}-clip)`}>
        <g transform={`translate(${short(left)} ${short(top)}) scale(${k * width} ${k * height})`}>
          <Backdrop id={id} dust={false} />
        </g>
        <path d={`M${-r},0H${r}M0,${-r}V${r}`} className="hx-hr-cross" />
        {dots.map((dot) => {
          const [dx, dy] = place(dot.x / 1000, dot.y / 1000)
          if (Math.hypot(dx, dy) > r + 12) return null
          const seat = taken.get(dot.id)
          return (
            <g key={dot.id} transform={`translate(${short(dx)} ${short(dy)})`}>
              {seat === undefined ? (
                <circle r="7.5" className={`hx-hr-dot ${dot.id === chosen ? 'is-chosen' : ''}`} />
              ) : (
                <Marker seat={seat} r={12} />
              )}
            </g>
          )
        })}
      </g>
      <circle r={r} fill="none" stroke="url(#hx-metal)" strokeWidth="3.4" />
      <circle r={r + 4.5} fill="none" className="hx-bezel" />
      {rim.map((i) => (
        <path key={i} d={`M0,${-r + 3}v${i % 5 === 0 ? 6 : 3}`} transform={`rotate(${i * 6})`} className="hx-tick" />
      ))}
    </svg>
  )
})
