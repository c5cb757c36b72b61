import { points, short, speckle } from '@orrery/board/geometry'
import { memo, type ReactNode } from 'react'
import { useArt } from './bake.ts'
import { PLANET_HALF, PLANET_RADIUS, toneOf } from './planet-art.ts'

/** A planet of a radius, devastated or terraformed, centred on 0,0. */
export const Planet = memo(function Planet(props: {
  readonly id: string
  readonly r: number
  readonly live: boolean
}): ReactNode {
  const { id, r, live } = props
  const href = useArt(live ? `${id}+` : id)
  const half = (PLANET_HALF / PLANET_RADIUS) * r
  return (
    <>
      {href === undefined ? <circle r={r} fill={toneOf(id, live)} /> : undefined}
      {href === undefined ? undefined : <image href={href} x={-half} y={-half} width={half * 2} height={half * 2} />}
    </>
  )
})

/** The Star Portal. */
export const Portal = memo(function Portal({ r }: { readonly r: number }): ReactNode {
  const href = useArt('portal')
  const half = (PLANET_HALF / PLANET_RADIUS) * r
  return (
    <>
      <circle r={r * 1.9} fill="url(#ak-portal-glow)" />
      {href === undefined ? <circle r={r} fill="#2a1a86" /> : undefined}
      {href === undefined ? undefined : <image href={href} x={-half} y={-half} width={half * 2} height={half * 2} />}
      <circle r={r * 1.11} fill="none" stroke="#03040b" strokeWidth="11" />
      <circle r={r * 1.11} fill="none" stroke="url(#ak-metal)" strokeWidth="7" />
      <circle r={r * 1.11} fill="none" stroke="#131636" strokeWidth="4" />
      {Array.from({ length: 24 }, (_, i) => (
        <path
          // biome-ignore lint/suspicious/noArrayIndexKey: ticks of a ring
          key={i}
          d={`M0,${short(-r * 1.17)}V${short(-r * (i % 6 === 0 ? 1.05 : 1.11))}`}
          transform={`rotate(${i * 15})`}
          stroke="#dfe3ff"
          strokeWidth={i % 6 === 0 ? 2.4 : 1}
          opacity=".8"
        />
      ))}
    </>
  )
})

/** The mist of unexplored space; whoever draws it clips it. */
export const Mist = memo(function Mist({ x, y }: { readonly x: number; readonly y: number }): ReactNode {
  const href = useArt('mist')
  return href === undefined ? undefined : <image href={href} x={x} y={y} width="560" height="560" opacity=".24" />
})

/** A moon. */
export const Moon = memo(function Moon({ r = 13, seed }: { readonly r?: number; readonly seed: number }): ReactNode {
  const random = speckle(seed * 13 + 5)
  return (
    <>
      <circle r={r} fill="url(#ak-moon)" />
      {Array.from({ length: 5 }, (_, i) => {
        const turn = random() * 6.28
        const away = random() * r * 0.66
        return (
          <circle
            // biome-ignore lint/suspicious/noArrayIndexKey: craters
            key={i}
            cx={short(away * Math.cos(turn))}
            cy={short(away * Math.sin(turn))}
            r={short(r * (0.1 + random() * 0.18))}
            fill="#1a1c3a"
            opacity=".42"
          />
        )
      })}
      <circle r={r} fill="none" stroke="#e9ecff" strokeOpacity=".4" />
    </>
  )
})

/** A space station. */
export const Station = memo(function Station({ r = 12.4 }: { readonly r?: number }): ReactNode {
  return (
    <g transform={`scale(${r / 13})`}>
      <path d="M-13,0H13" stroke="#dfe3ff" strokeWidth="1.8" />
      <g fill="#1f57b8" stroke="#dfe3ff">
        <rect x="-16" y="-4.4" width="7.6" height="8.8" rx="1" />
        <rect x="8.4" y="-4.4" width="7.6" height="8.8" rx="1" />
      </g>
      <circle r="9.4" fill="none" stroke="#03040b" strokeWidth="5" />
      <circle r="9.4" fill="none" stroke="url(#ak-metal)" strokeWidth="3.2" />
      <path d="M0,-9V9M-6.4,-6.4L6.4,6.4M-6.4,6.4L6.4,-6.4" stroke="#8f97cf" strokeWidth="1.3" />
      <circle r="4" fill="#131636" stroke="#dfe3ff" strokeWidth="1.3" />
      <circle r="1.5" fill="#bfe9ff" />
    </g>
  )
})

/** An asteroid. */
export const Asteroid = memo(function Asteroid(props: { readonly r?: number; readonly seed: number }): ReactNode {
  const { r = 9.6, seed } = props
  const random = speckle(seed * 31 + 2)
  const outline = Array.from({ length: 9 }, (_, i) => {
    const turn = (i / 9) * 6.283
    const away = r * (0.82 + random() * 0.36)
    return [away * Math.cos(turn), away * Math.sin(turn)] as const
  })
  return (
    <>
      <polygon
        points={points(outline)}
        fill="url(#ak-rock)"
        stroke="#e6d8cc"
        strokeOpacity=".45"
        strokeLinejoin="round"
      />
      <circle cx={-r * 0.2} cy={-r * 0.1} r={r * 0.24} fill="#1d1726" opacity=".5" />
      <circle cx={r * 0.36} cy={r * 0.3} r={r * 0.16} fill="#1d1726" opacity=".5" />
    </>
  )
})
