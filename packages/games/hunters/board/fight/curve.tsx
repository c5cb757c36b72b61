import { short } from '@orrery/board/geometry'
import { memo, type ReactNode, useId } from 'react'
import { attackDiagram, bonusOf, type CombatDiagram, defenceDiagram, type Side, type Star } from '../data.ts'
import type { Texts } from '../texts/index.ts'

const ticks: Readonly<Record<Side, readonly number[]>> = {
  attack: [0.01, 0.1, 1, 10, 100, 1000],
  defence: [0.1, 0.2, 0.5, 1, 2, 5, 10, 20, 40],
}

const W = 580

/** Room for the axes and sizes of what is written, in units of the drawing: on a phone the same drawing is half as large. */
interface Measure {
  readonly left: number
  readonly bottom: number
  readonly letter: number
  readonly tag: readonly [width: number, height: number]
}
const large: Measure = { left: 40, bottom: 44, letter: 8, tag: [34, 20] }
const small: Measure = { left: 58, bottom: 60, letter: 10.6, tag: [54, 28] }

interface Label {
  readonly x: number
  readonly y: number
  readonly words: string
}

interface Box {
  readonly l: number
  readonly r: number
  readonly t: number
  readonly b: number
}

/** Puts each name beside its point where it lies on no other name, no other point, and not on the curve. */
function arrange(
  points: readonly Label[],
  curve: readonly (readonly [x: number, y: number])[],
  bottom: number,
  { left, letter }: Measure,
): readonly Label[] {
  const tall = letter * 1.75
  const boxes: Box[] = points.map(({ x, y }) => ({ l: x - 8, r: x + 8, t: y - 8, b: y + 8 }))
  const boxAt = ({ x, y, words }: Label): Box => ({ l: x, r: x + words.length * letter, t: y - tall, b: y + 3 })
  const onCurve = ({ l, r, t, b }: Box): boolean => curve.some(([x, y]) => x > l && x < r && y > t - 3 && y < b + 3)
  return points.map(({ x, y, words }) => {
    const width = words.length * letter
    const places: Label[] = [-12, tall + 10, -tall - 20, 2 * tall + 18, -2 * tall - 28].flatMap((dy) => [
      { x: x - 10 - width, y: y + dy, words },
      { x: x + 10, y: y + dy, words },
    ])
    const inside = places.filter((place) => {
      const { l, r, t, b } = boxAt(place)
      return l >= left && r <= W && t >= 0 && b <= bottom
    })
    const alone = inside.filter((place) => {
      const box = boxAt(place)
      return boxes.every((other) => box.r < other.l || box.l > other.r || box.b < other.t || box.t > other.b)
    })
    const chosen = alone.find((place) => !onCurve(boxAt(place))) ?? alone[0] ?? { x: x + 10, y: y - 12, words }
    boxes.push(boxAt(chosen))
    return chosen
  })
}

/** Points along a broken line, close enough to each other that no name slips between them. */
const alongLine = (line: readonly (readonly [number, number])[]): readonly (readonly [number, number])[] =>
  line.slice(1).flatMap(([x, y], i) => {
    const [fromX, fromY] = line[i] ?? [x, y]
    const steps = Math.max(1, Math.ceil((x - fromX) / 6))
    return [...Array(steps).keys()].map(
      (k) => [fromX + ((x - fromX) * k) / steps, fromY + ((y - fromY) * k) / steps] as const,
    )
  })

/** A combat diagram with the stars that count, each read off along dashed lines. */
export const Curve = memo(function Curve(props: {
  readonly side: Side
  readonly stars: readonly Star[]
  readonly height: number
  readonly slim: boolean
  readonly texts: Texts
}): ReactNode {
  const { side, stars, height, slim, texts } = props
  const id = useId()
  const measure = slim ? small : large
  const { left: LEFT, bottom: BOTTOM, tag: TAG } = measure
  const diagram: CombatDiagram = side === 'attack' ? attackDiagram : defenceDiagram
  const low = diagram.points[0]?.[0] ?? 0.01
  const high = diagram.points.at(-1)?.[0] ?? 1000
  const w = W - LEFT - 12
  const h = height - BOTTOM - 10
  const x = (value: number): number => LEFT + (Math.log(value / low) / Math.log(high / low)) * w
  const y = (tenths: number): number => 10 + h - (tenths / diagram.maxTenths) * h
  const line = diagram.points.map(([value, tenths]) => [short(x(value)), short(y(tenths))] as const)
  const drawn = line.map((point) => point.join())
  const measured = (star: Star): number => (side === 'attack' ? star.radius : star.mass).value
  const read = stars
    .map((star) => ({
      star,
      tenths: bonusOf(star, side) ?? 0,
      at: x(Math.max(low, Math.min(high, measured(star)))),
      tag: 0,
    }))
    .sort((a, b) => a.at - b.at)
  // Tags on the axis must not lie on each other.
  let last = -99
  for (const point of [...read].sort((a, b) => b.tenths - a.tenths)) {
    point.tag = Math.max(y(point.tenths), last + TAG[1] + 3)
    last = point.tag
  }
  const labels = arrange(
    read.map(({ star, tenths, at }) => ({
      x: at,
      y: y(tenths),
      words: `${texts.names.stars[star.id] ?? star.id} ${texts.number(measured(star))}`,
    })),
    alongLine(line),
    y(0),
    measure,
  )
  return (
    <svg
      viewBox={`0 0 ${W} ${height}`}
      className="hx-curve"
      data-zoom="curve"
      role="img"
      aria-label={side === 'attack' ? texts.fight.byRadius : texts.fight.byMass}
    >
      <defs>
        <linearGradient id={id} x2="0" y2="1">
          <stop offset="0" style={{ stopColor: 'var(--c)' }} stopOpacity=".34" />
          <stop offset="1" style={{ stopColor: 'var(--c)' }} stopOpacity=".02" />
        </linearGradient>
      </defs>
      <rect x={LEFT} y="10" width={w} height={h} rx="6" fill="#06071c" fillOpacity=".6" />
      {[0, 1, 2, 3, 4].map((i) => {
        const tenths = (diagram.maxTenths * i) / 4
        return (
          <g key={i}>
            <path d={`M${LEFT},${short(y(tenths))}h${w}`} className="hx-curve-grid" />
            {read.every((point) => Math.abs(point.tag - y(tenths)) > TAG[1] - 3) && (
              <text x={LEFT - 9} y={y(tenths) + measure.letter * 0.55} textAnchor="end" className="hx-curve-num num">
                {texts.tenths(tenths)}
              </text>
            )}
          </g>
        )
      })}
      {ticks[side].map((value) => (
        <g key={value}>
          <path d={`M${short(x(value))},10v${h}`} className="hx-curve-grid" />
          <text
            x={x(value)}
            y={height - BOTTOM + measure.letter * 2.2}
            textAnchor="middle"
            className="hx-curve-num num"
          >
            {texts.number(value)}
          </text>
        </g>
      ))}
      <path d={`M${LEFT},${short(y(0))}L${drawn.join('L')}L${LEFT + w},${short(y(0))}Z`} fill={`url(#${id})`} />
      <polyline
        points={drawn.join(' ')}
        fill="none"
        stroke="var(--c)"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <text x={LEFT + w / 2} y={height - 4} textAnchor="middle" className="hx-curve-label">
        {side === 'attack' ? texts.fight.radiusAxis : texts.fight.massAxis}
      </text>
      {read.length === 0 && (
        <text x={LEFT + w / 2} y={10 + h * 0.86} textAnchor="middle" className="hx-curve-none">
          {texts.fight.none}
        </text>
      )}
      <g fill="none" stroke="var(--ink-1)" strokeOpacity=".6" strokeWidth="1.2" strokeDasharray="4 4">
        {read.map(({ star, tenths, at }) => (
          <path key={star.id} d={`M${short(at)},${short(y(0))}V${short(y(tenths))}H${LEFT}`} />
        ))}
      </g>
      {read.map(({ star, tenths, at, tag }, i) => {
        const label = labels[i]
        return (
          <g key={star.id}>
            <circle cx={short(at)} cy={short(y(tenths))} r="6.4" fill="#fff" stroke="var(--c)" strokeWidth="3" />
            {label !== undefined && (
              <text x={label.x} y={label.y} className="hx-curve-name">
                {label.words}
              </text>
            )}
            <g transform={`translate(${LEFT + 2} ${short(tag)})`}>
              <rect x={-TAG[0] - 4} y={-TAG[1] / 2} width={TAG[0]} height={TAG[1]} rx="6" fill="var(--c)" />
              <text x={-TAG[0] / 2 - 4} y={measure.letter * 0.6} textAnchor="middle" className="hx-curve-read num">
                {texts.tenths(tenths)}
              </text>
            </g>
          </g>
        )
      })}
    </svg>
  )
})
