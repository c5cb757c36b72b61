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

/** Puts each name beside its point, where it covers no other name, no other point, and no part of the curve. */
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

/** Where values and bonuses lie in the drawing of a diagram. */
interface Scales {
  readonly side: Side
  readonly diagram: CombatDiagram
  readonly measure: Measure
  readonly height: number
  readonly w: number
  readonly h: number
  x(value: number): number
  y(tenths: number): number
}

function scalesOf(side: Side, height: number, measure: Measure): Scales {
  const diagram = side === 'attack' ? attackDiagram : defenceDiagram
  const low = diagram.points[0]?.[0] ?? 0.01
  const high = diagram.points.at(-1)?.[0] ?? 1000
  const [w, h] = [W - measure.left - 12, height - measure.bottom - 10]
  return {
    ...{ side, diagram, measure, height, w, h },
    x: (value) => measure.left + (Math.log(Math.max(low, Math.min(high, value)) / low) / Math.log(high / low)) * w,
    y: (tenths) => 10 + h - (tenths / diagram.maxTenths) * h,
  }
}

/** A star in a diagram: its bonus, where it stands on the axis, and the height of the tag that names the bonus. */
interface Reading {
  readonly star: Star
  readonly tenths: number
  readonly at: number
  readonly tag: number
}

const measured = (star: Star, side: Side): number => (side === 'attack' ? star.radius : star.mass).value

/** The stars in the order of the axis, with tags that do not overlap. */
function readingsOf(stars: readonly Star[], { side, measure, x, y }: Scales): readonly Reading[] {
  const points = stars.map((star) => ({ star, tenths: bonusOf(star, side) ?? 0, at: x(measured(star, side)), tag: 0 }))
  points.sort((a, b) => a.at - b.at)
  let last = -99
  for (const point of [...points].sort((a, b) => b.tenths - a.tenths)) {
    point.tag = Math.max(y(point.tenths), last + measure.tag[1] + 3)
    last = point.tag
  }
  return points
}

/** The lines and numbers of both axes; a number makes way for the tag of a star. */
function Grid(props: { readonly scales: Scales; readonly read: readonly Reading[]; readonly texts: Texts }): ReactNode {
  const { scales, read, texts } = props
  const { side, diagram, measure, height, w, h, x, y } = scales
  const { left, bottom, letter, tag } = measure
  return (
    <>
      {[0, 1, 2, 3, 4].map((i) => {
        const tenths = (diagram.maxTenths * i) / 4
        return (
          <g key={i}>
            <path d={`M${left},${short(y(tenths))}h${w}`} stroke="#c4ccff" strokeOpacity=".1" />
            {read.every((point) => Math.abs(point.tag - y(tenths)) > tag[1] - 3) && (
              <text x={left - 9} y={y(tenths) + letter * 0.55} textAnchor="end" className="hx-curve-num num">
                {texts.tenths(tenths)}
              </text>
            )}
          </g>
        )
      })}
      {ticks[side].map((value) => (
        <g key={value}>
          <path d={`M${short(x(value))},10v${h}`} stroke="#c4ccff" strokeOpacity=".1" />
          <text x={x(value)} y={height - bottom + letter * 2.2} textAnchor="middle" className="hx-curve-num num">
            {texts.number(value)}
          </text>
        </g>
      ))}
    </>
  )
}

/** The point of a star on the curve, its name beside it, and its bonus on the axis. */
function StarPoint(props: {
  readonly reading: Reading
  readonly scales: Scales
  readonly label: Label | undefined
  readonly texts: Texts
}): ReactNode {
  const { reading, scales, label, texts } = props
  const { left, letter, tag } = scales.measure
  return (
    <g>
      <circle
        cx={short(reading.at)}
        cy={short(scales.y(reading.tenths))}
        r="6.4"
        fill="#fff"
        stroke="var(--c)"
        strokeWidth="3"
      />
      {label !== undefined && (
        <text x={label.x} y={label.y} className="hx-curve-name bd-outlined">
          {label.words}
        </text>
      )}
      <g transform={`translate(${left + 2} ${short(reading.tag)})`}>
        <rect x={-tag[0] - 4} y={-tag[1] / 2} width={tag[0]} height={tag[1]} rx="6" fill="var(--c)" />
        <text x={-tag[0] / 2 - 4} y={letter * 0.6} textAnchor="middle" className="hx-curve-read num">
          {texts.tenths(reading.tenths)}
        </text>
      </g>
    </g>
  )
}

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
  const scales = scalesOf(side, height, slim ? small : large)
  const { diagram, measure, w, h, x, y } = scales
  const { left } = measure
  const line = diagram.points.map(([value, tenths]) => [short(x(value)), short(y(tenths))] as const)
  const drawn = line.map((point) => point.join())
  const read = readingsOf(stars, scales)
  const labels = arrange(
    read.map(({ star, tenths, at }) => ({
      x: at,
      y: y(tenths),
      words: `${texts.names.stars[star.id] ?? star.id} ${texts.number(measured(star, side))}`,
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
      <rect x={left} y="10" width={w} height={h} rx="6" fill="#06071c" fillOpacity=".6" />
      <Grid scales={scales} read={read} texts={texts} />
      <path d={`M${left},${short(y(0))}L${drawn.join('L')}L${left + w},${short(y(0))}Z`} fill={`url(#${id})`} />
      <polyline
        points={drawn.join(' ')}
        fill="none"
        stroke="var(--c)"
        strokeWidth="3"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <text x={left + w / 2} y={height - 4} textAnchor="middle" className="hx-curve-label">
        {side === 'attack' ? texts.fight.radiusAxis : texts.fight.massAxis}
      </text>
      {read.length === 0 && (
        <text x={left + w / 2} y={10 + h * 0.96} textAnchor="middle" className="hx-curve-label">
          {texts.fight.none}
        </text>
      )}
      <g fill="none" stroke="var(--ink-1)" strokeOpacity=".6" strokeWidth="1.2" strokeDasharray="4 4">
        {read.map(({ star, tenths, at }) => (
          <path key={star.id} d={`M${short(at)},${short(y(0))}V${short(y(tenths))}H${left}`} />
        ))}
      </g>
      {read.map((reading, i) => (
        <StarPoint key={reading.star.id} reading={reading} scales={scales} label={labels[i]} texts={texts} />
      ))}
    </svg>
  )
})
