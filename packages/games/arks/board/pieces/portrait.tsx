import { short, speckle } from '@orrery/board/geometry'
import { memo, type ReactNode, useId } from 'react'
import type { Specialist } from '../data.ts'
import { placeOf, shade } from './signs.tsx'

const skins = ['#e9c2a0', '#c68a62', '#8a5a41', '#a9d6c8', '#c9b4f0', '#9fc3ea']
const hairs = ['#2b1a2c', '#5b3520', '#d8d3e6', '#1a2440', '#7a2f3f']

const pick = (list: readonly string[], share: number): string => list[Math.floor(share * list.length)] ?? '#ffffff'

/** The face of a crew member: an engineer with goggles, a leader with a crest; the card's number decides the rest. */
export const Portrait = memo(function Portrait(props: {
  readonly id: string
  readonly specialist: Specialist
  readonly size: number
}): ReactNode {
  const { id, specialist, size } = props
  const clip = useId()
  const place = placeOf(specialist)
  const engineer = specialist === 'engineer'
  const random = speckle(id.charCodeAt(1) * 97 + id.charCodeAt(2) * 31 + 7)
  const skin = pick(skins, random())
  const hair = pick(hairs, random())
  const ears = random() > 0.6
  const glow = short(-8 + random() * 16)
  const bright = shade(place, '-hi')
  return (
    <svg className="ak-portrait" width={size} height={size} viewBox="-21 -21 42 42" aria-hidden="true">
      <clipPath id={clip}>
        <circle r="20" />
      </clipPath>
      <circle r="20" style={{ fill: `color-mix(in srgb, ${shade(place, '-lo')} 55%, #070816)` }} />
      <g clipPath={`url(#${clip})`}>
        <circle cx={glow} cy="-16" r="15" style={{ fill: shade(place) }} opacity=".35" />
        <path
          d="M-17,24C-17,10 -9,7.4 0,7.4C9,7.4 17,10 17,24Z"
          style={{ fill: `color-mix(in srgb, ${shade(place)} 60%, #0a0b22)` }}
        />
        {engineer ? (
          <path d="M-8,9L-6,24M8,9L6,24" stroke="#dfe3ff" strokeWidth="2.4" />
        ) : (
          <path d="M-11,9.6L-4,4L0,12L4,4L11,9.6L7,20L0,13.4L-7,20Z" style={{ fill: bright }} opacity=".9" />
        )}
        <path d="M-3.6,4H3.6V9A3.6,3.6 0 0 1 -3.6,9Z" fill={skin} />
        {ears ? <path d="M-7,-3L-13,-9L-8.4,2ZM7,-3L13,-9L8.4,2Z" fill={skin} /> : undefined}
        <ellipse cy="-3" rx="8" ry="9.4" fill={skin} />
        <path d="M0,-12.4A8,9.4 0 0 1 5,4C2,6 0,6.4 0,6.4Z" fill="#02030c" opacity=".12" />
        {engineer ? (
          <>
            <path d="M-9.4,-4C-9.4,-16 9.4,-16 9.4,-4L6,-7H-6Z" fill="#8f97cf" />
            <rect x="-8.8" y="-6.6" width="17.6" height="6" rx="3" fill="#070816" stroke="#dfe3ff" strokeWidth="1.3" />
            <path d="M-5.6,-3.6H-1.6M1.6,-3.6H5.6" stroke="#8fe0ff" strokeWidth="2.2" strokeLinecap="round" />
          </>
        ) : (
          <>
            <path d="M-9,-2C-10.6,-15 10.6,-15 9,-2C6.4,-8 -2,-6 -9,-2Z" fill={hair} />
            <path d="M0,-18L2.4,-11.6H-2.4Z" style={{ fill: bright }} />
            <path d="M-7.4,-10.6Q0,-13.6 7.4,-10.6" fill="none" style={{ stroke: bright }} strokeWidth="1.8" />
            <circle cx="-3" cy="-2.4" r="1.1" fill="#12122a" />
            <circle cx="3" cy="-2.4" r="1.1" fill="#12122a" />
          </>
        )}
      </g>
      <circle r="20" fill="none" style={{ stroke: bright }} strokeOpacity=".7" strokeWidth="1.2" />
    </svg>
  )
})
