import type { ReactNode } from 'react'

const rings: readonly (readonly [radius: number, opacity: number])[] = [
  [326, 0.5],
  [512, 0.5],
  [640, 0.22],
  [790, 0.16],
  [960, 0.12],
]

const moons: readonly (readonly [radius: number, degrees: number, size: number, colour: string])[] = [
  [326, 28, 5, 'teal'],
  [326, 146, 4, 'pink'],
  [640, 166, 4, 'violet'],
  [640, 20, 5, 'amber'],
]

/** The sun above the page and the orbits around it. */
export function Orbits(): ReactNode {
  return (
    <svg className="orbits" width="1440" height="900" viewBox="0 0 1440 900" aria-hidden="true">
      <radialGradient id="sunlight">
        <stop offset="0" stopColor="#ffe3ae" stopOpacity=".42" />
        <stop offset=".22" stopColor="#ff9f8a" stopOpacity=".17" />
        <stop offset=".6" stopColor="#8a5cff" stopOpacity=".1" />
        <stop offset="1" stopColor="#8a5cff" stopOpacity="0" />
      </radialGradient>
      <linearGradient id="fade" x1="0" y1="0" x2="0" y2="1">
        <stop offset=".4" stopColor="#fff" />
        <stop offset=".56" stopColor="#000" />
      </linearGradient>
      <mask id="upper">
        <rect width="1440" height="900" fill="url(#fade)" />
      </mask>
      <circle cx="720" cy="0" r="460" fill="url(#sunlight)" />
      <g mask="url(#upper)">
        {rings.map(([r, opacity]) => (
          <circle
            key={r}
            cx="720"
            cy="36"
            r={r}
            fill="none"
            style={{ stroke: 'var(--metal)' }}
            strokeOpacity={opacity}
            strokeWidth={r < 600 ? 1.4 : 1}
            strokeDasharray={r > 600 ? '2 7' : undefined}
          />
        ))}
        {moons.map(([radius, degrees, size, colour]) => {
          const angle = (degrees * Math.PI) / 180
          const x = 720 + radius * Math.cos(angle)
          const y = 36 + radius * Math.sin(angle)
          return (
            <g key={colour} style={{ fill: `var(--pl-${colour})` }}>
              <circle cx={x} cy={y} r={size * 2.6} opacity=".16" />
              <circle cx={x} cy={y} r={size} />
            </g>
          )
        })}
      </g>
    </svg>
  )
}
