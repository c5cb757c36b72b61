import type { GameRating } from '@orrery/protocol'
import type { ReactNode } from 'react'
import { usePlayerTexts } from '../texts/index.ts'

const WIDTH = 320
const HEIGHT = 110
const LEFT = 40
const RIGHT = 10
const TOP = 10
const BOTTOM = 10
/** The scale covers at least this many points, or a small change would look like a leap. */
const MIN_SPAN = 100
const START = 1500

/** The history of a rating, game by game, from the initial value. */
export function RatingChart({ history }: { readonly history: GameRating['history'] }): ReactNode {
  const p = usePlayerTexts()
  const [first] = history
  const before = first === undefined ? START : first.rating - first.change
  const line = [before, ...history.map(({ rating }) => rating)]
  const middle = (Math.min(...line) + Math.max(...line)) / 2
  const span = Math.max(MIN_SPAN, Math.max(...line) - Math.min(...line))
  const low = Math.floor((middle - span / 2) / 50) * 50
  const high = Math.ceil((middle + span / 2) / 50) * 50
  const x = (i: number): number => LEFT + (i * (WIDTH - LEFT - RIGHT)) / Math.max(1, line.length - 1)
  const y = (rating: number): number => TOP + ((high - rating) * (HEIGHT - TOP - BOTTOM)) / (high - low)
  const last = line.length - 1
  const end = line[last] ?? START
  return (
    <svg
      className="rating-chart"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      role="img"
      aria-label={p.chart({ from: before, to: end, n: history.length })}
    >
      {[high, (high + low) / 2, low].map((rating) => (
        <g key={rating}>
          <path className="rating-grid" d={`M${LEFT},${y(rating)}H${WIDTH - RIGHT}`} />
          <text x={LEFT - 7} y={y(rating) + 4} textAnchor="end">
            {rating}
          </text>
        </g>
      ))}
      <polyline className="rating-line" points={line.map((rating, i) => `${x(i)},${y(rating)}`).join(' ')} />
      <circle className="rating-end" cx={x(last)} cy={y(end)} r="4.5" />
    </svg>
  )
}
