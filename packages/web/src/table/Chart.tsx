import { type Colour, EmblemMark } from '@orrery/board/seats'
import { Fragment, type ReactNode } from 'react'
import { useEndingTexts } from '../texts/index.ts'

const WIDTH = 560
const HEIGHT = 230
const LEFT = 40
const RIGHT = 40
/** The distance from the end of a line to its emblem. */
const EMBLEM_OFFSET = 16
const TOP = 16
const BOTTOM = 28
/** The smallest distance between the centres of two emblems. */
const EMBLEM_DISTANCE = 24

/** A step for the axis that gives about five lines: 1, 2 or 5 times a power of ten. */
function niceStep(most: number): number {
  const raw = Math.max(most, 1) / 5
  const power = 10 ** Math.floor(Math.log10(raw))
  const step = [1, 2, 5, 10].find((each) => each * power >= raw) ?? 10
  return Math.max(1, step * power)
}

/** The heights of the emblems at the ends of the lines: as close to their line as possible without overlapping. */
function spread(wanted: readonly number[]): number[] {
  const order = wanted.map((_, i) => i).sort((a, b) => (wanted[a] ?? 0) - (wanted[b] ?? 0))
  const placed = [...wanted]
  let lowest = TOP
  for (const i of order) {
    placed[i] = Math.max(placed[i] ?? 0, lowest)
    lowest = (placed[i] ?? 0) + EMBLEM_DISTANCE
  }
  const over = lowest - EMBLEM_DISTANCE - (HEIGHT - BOTTOM)
  return over > 0 ? placed.map((y) => y - over) : placed
}

/** Somebody's points by round. */
export interface ChartLine {
  readonly name: string
  readonly colour: Colour
  readonly points: readonly number[]
}

interface ChartProps {
  readonly rounds: readonly number[]
  readonly lines: readonly ChartLine[]
}

/** The points of each player by round, as lines that end in the player's emblem. */
export function Chart({ rounds, lines }: ChartProps): ReactNode {
  const e = useEndingTexts()
  const all = lines.flatMap(({ points }) => points)
  const least = Math.min(0, ...all)
  const step = niceStep(Math.max(...all, 1) - least)
  const most = Math.ceil(Math.max(...all, 1) / step) * step
  const bottom = Math.floor(least / step) * step
  const x = (i: number): number => LEFT + (rounds.length < 2 ? 0 : (i * (WIDTH - LEFT - RIGHT)) / (rounds.length - 1))
  const y = (value: number): number => TOP + ((most - value) * (HEIGHT - TOP - BOTTOM)) / (most - bottom)
  const ends = spread(lines.map(({ points }) => y(points.at(-1) ?? 0)))
  const gridLines = Array.from({ length: Math.round((most - bottom) / step) + 1 }, (_, i) => bottom + i * step)
  // A label for each round as long as they fit.
  const every = Math.ceil(rounds.length / 12)
  return (
    <svg className="chart" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={e.chart}>
      {gridLines.map((value) => (
        <Fragment key={value}>
          <path className="chart-line" d={`M${LEFT},${y(value)}H${WIDTH - RIGHT}`} />
          <text x={LEFT - 8} y={y(value) + 4} textAnchor="end">
            {value}
          </text>
        </Fragment>
      ))}
      {rounds.map((round, i) =>
        i % every === 0 && round > 0 ? (
          <text key={round} x={x(i)} y={HEIGHT - 6} textAnchor="middle">
            {e.roundShort({ n: round })}
          </text>
        ) : undefined,
      )}
      {lines.map(({ name, colour, points }, i) => {
        const last = points.length - 1
        return (
          <g key={colour} style={{ color: `var(--pl-${colour})` }}>
            <title>{name}</title>
            <polyline
              points={points.map((value, i) => `${x(i)},${y(value)}`).join(' ')}
              fill="none"
              stroke="currentColor"
              strokeWidth="2.6"
              strokeLinejoin="round"
              strokeDasharray={[undefined, '9 4', '2 5', '12 4 2 4'][i % 4]}
              strokeLinecap="round"
            />
            <g transform={`translate(${x(last) + EMBLEM_OFFSET} ${ends[i] ?? 0})`}>
              <circle r="11" style={{ fill: 'var(--glass-solid)', stroke: 'currentColor' }} strokeWidth="1.6" />
              <EmblemMark colour={colour} />
            </g>
          </g>
        )
      })}
    </svg>
  )
}
