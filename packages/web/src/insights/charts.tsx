import { useMeasured } from '@orrery/board/measure'
import { type ReactNode, useRef } from 'react'

/** A bar with what it is compared with. */
export interface ShownBar {
  readonly name: string
  /** As it is written. */
  readonly label: string
  readonly value: number
  readonly other?: number
  readonly otherLabel?: string
}

/** Bars from the left under their names, each with a thin one below it for whoever it is compared with; a list says the same to those who listen. */
export function Bars({ bars, legend }: { readonly bars: readonly ShownBar[]; readonly legend: string }): ReactNode {
  const most = Math.max(1e-9, ...bars.flatMap(({ value, other = 0 }) => [value, other]))
  const width = (value: number): string => `${Math.max(0, (100 * value) / most)}%`
  return (
    <ul className="insight-bars" aria-label={legend}>
      {bars.map(({ name, label, value, other, otherLabel }) => (
        <li key={name}>
          <span className="bar-name">{name}</span>
          <span className="num">
            {label}
            {otherLabel === undefined ? undefined : <small>{otherLabel}</small>}
          </span>
          <svg className="bar-picture" aria-hidden="true" height={other === undefined ? 12 : 19}>
            <rect className="own" width={width(value)} height="12" rx="4" />
            {other === undefined ? undefined : (
              <rect className="other" y="14" width={width(other)} height="5" rx="2.5" />
            )}
          </svg>
        </li>
      ))}
    </ul>
  )
}

/** A point of a line: a game. */
export interface ShownPoint {
  readonly id: string
  readonly value: number | undefined
  readonly good: boolean
  /** What it is, for a tooltip. */
  readonly title: string
}

const HEIGHT = 200
/** The radius of a dot. */
const DOT = 5.5
const EDGE = { left: 36, right: 8, top: 10, bottom: 10 }

/** Values over time between 0 and 100, each a dot, with a line through their running means; as wide as its place, so that its numbers keep their size. */
export function Progress({
  points,
  label,
}: {
  readonly points: readonly ShownPoint[]
  readonly label: string
}): ReactNode {
  const picture = useRef<SVGSVGElement>(null)
  const width = useMeasured(picture, 640, (svg) => svg.clientWidth)
  const x = (i: number): number =>
    EDGE.left + DOT + ((width - EDGE.left - EDGE.right - 2 * DOT) * i) / Math.max(1, points.length - 1)
  const y = (value: number): number => EDGE.top + (1 - value / 100) * (HEIGHT - EDGE.top - EDGE.bottom)
  const means = points.flatMap(({ value }, i) => {
    const last = points.slice(Math.max(0, i - 4), i + 1).flatMap((each) => each.value ?? [])
    return value === undefined ? [] : [`${x(i)},${y(last.reduce((sum, each) => sum + each, 0) / last.length)}`]
  })
  return (
    <svg
      ref={picture}
      className="insight-progress"
      viewBox={`0 0 ${width} ${HEIGHT}`}
      height={HEIGHT}
      role="img"
      aria-label={label}
    >
      {[100, 50, 0].map((mark) => (
        <g key={mark}>
          <path className="grid" d={`M${EDGE.left},${y(mark)}H${width - EDGE.right}`} />
          <text x={EDGE.left - 8} y={y(mark) + 4} textAnchor="end">
            {mark}
          </text>
        </g>
      ))}
      <polyline points={means.join(' ')} />
      {points.map(({ id, value, good, title }, i) =>
        value === undefined ? (
          <circle key={id} className="unknown" cx={x(i)} cy={y(0)} r="3">
            <title>{title}</title>
          </circle>
        ) : (
          <circle key={id} className={good ? 'won' : 'notWon'} cx={x(i)} cy={y(value)} r={DOT}>
            <title>{title}</title>
          </circle>
        ),
      )}
    </svg>
  )
}
