import { seatColour } from '@orrery/board/seats'
import { memo, type ReactNode, useId } from 'react'
import { dots, sunReference, type View } from '../data.ts'

/** The diagram as a small picture: where markers lie and what is free. */
export const MiniHr = memo(function MiniHr(props: {
  readonly markers: View['markers']
  readonly width: number
  readonly height: number
}): ReactNode {
  const { markers, width, height } = props
  const id = useId()
  const x = (n: number): number => 6 + (n / 1000) * (width - 12)
  const y = (n: number): number => 5 + (n / 1000) * (height - 10)
  const owner = new Map(markers.map((marker) => [marker.dot, marker.seat]))
  const free = dots.filter((dot) => !owner.has(dot.id))
  return (
    <svg width={width} height={height} className="night" aria-hidden="true">
      <defs>
        <linearGradient id={id}>
          <stop offset="0" stopColor="#1c2f8c" />
          <stop offset=".5" stopColor="#343c70" />
          <stop offset=".72" stopColor="#5a3a40" />
          <stop offset="1" stopColor="#4c1018" />
        </linearGradient>
      </defs>
      <rect width={width} height={height} rx="10" fill={`url(#${id})`} className="hx-mini-frame" />
      <path
        d={free.map((dot) => `M${x(dot.x).toFixed(1)},${y(dot.y).toFixed(1)}h0`).join('')}
        fill="none"
        stroke="var(--hr-dot)"
        strokeWidth="3.2"
        strokeLinecap="round"
        opacity=".85"
      />
      <circle cx={x(sunReference.x)} cy={y(sunReference.y)} r="2.6" className="hx-mini-sun" />
      {dots.map((dot) => {
        const seat = owner.get(dot.id)
        return seat === undefined ? null : (
          <circle
            key={dot.id}
            cx={x(dot.x)}
            cy={y(dot.y)}
            r="4.2"
            style={{ fill: `var(--pl-${seatColour(seat)})` }}
            stroke="#fff"
            strokeWidth="1.1"
          />
        )
      })}
    </svg>
  )
})
