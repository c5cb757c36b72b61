import { short } from '@orrery/board/geometry'
import { isLit, Spot } from '@orrery/board/target'
import type { ReactNode } from 'react'
import { alongLuminosity, alongTemperature, hrAxes, type Star, sunReference, type View } from '../data.ts'
import { Marker } from '../pieces/tokens.tsx'
import type { Texts } from '../texts/index.ts'
import { radiusLines } from './backdrop.tsx'
import { labelling, MarkerName } from './labels.tsx'

/** Where things lie in the part of the diagram that is shown, in pixels. */
export interface Layout {
  readonly width: number
  readonly height: number
  readonly slim: boolean
  readonly texts: Texts
  px(u: number): number
  py(v: number): number
  seen(x: number, y: number): boolean
  /** Temperature and luminosity at a place, in words. */
  reading(x: number, y: number): readonly [string, string]
}

/** A dot with its place. */
export interface PlacedDot {
  readonly id: string
  readonly x: number
  readonly y: number
}

const moved = (x: number, y: number): string => `translate(${short(x)} ${short(y)})`

/** The names of the lines of equal radius, along them. */
export function RadiusNames({ layout }: { readonly layout: Layout }): ReactNode {
  const { width, height, slim, texts, px, py, seen } = layout
  const [first] = radiusLines
  const slope = (Math.atan2((first === undefined ? 0 : first.y1 - first.y0) * height, 1000 * width) * 180) / Math.PI
  return radiusLines.map(({ radius, y0, y1 }) => {
    const low = radius < 1
    const u = low ? 0.075 : 0.945
    const [x, y] = [px(u), py((y0 + (y1 - y0) * u) / 1000)]
    return (
      seen(x, y) && (
        <text
          key={radius}
          transform={`${moved(x, y - 7)} rotate(${short(slope)})`}
          textAnchor={low || !slim ? 'middle' : 'end'}
          className="hx-hr-radiusname"
        >
          {texts.number(radius)} R☉
        </text>
      )
    )
  })
}

/** The numbers of a star as marks at both ends of the axes, for learners: finding where they meet is left to them. */
export function AxisMarks({ star, layout }: { readonly star: Star; readonly layout: Layout }): ReactNode {
  const { width, height, texts, px, py } = layout
  const x = px(alongTemperature(star.temperature.value))
  const y = py(alongLuminosity(star.luminosity.value))
  return (
    <g className="hx-hr-guide" fill="var(--good)">
      <path
        d={`M${short(x)},0v14m0,${height - 14}v-22M0,${short(y)}h22M${width},${short(y)}h-14`}
        stroke="var(--good)"
        strokeWidth="2"
      />
      <text x={x + 6} y={height - 10} className="bd-outlined">
        {texts.number(star.temperature.value)} K
      </text>
      <text x={26} y={y + 4} className="bd-outlined">
        {texts.number(star.luminosity.value)} L☉
      </text>
    </g>
  )
}

/** Where the Sun would be. */
export function SunMark({ layout }: { readonly layout: Layout }): ReactNode {
  const { slim, texts, px, py, seen } = layout
  const [x, y] = [px(sunReference.x / hrAxes.width), py(sunReference.y / hrAxes.height)]
  if (!seen(x, y)) return null
  return (
    <g transform={moved(x, y)} className="hx-hr-sun">
      <circle r="14" fill="var(--hr-sun)" opacity=".22" />
      <circle r={slim ? 6 : 7.4} fill="var(--hr-sun)" stroke="#fff6cf" strokeWidth="1.4" />
      <text x="12" y="-9" fill="#ffe88a" className="bd-outlined">
        {texts.hr.sun}
      </text>
    </g>
  )
}

/** The free dots; those in `open` can be chosen. */
export function FreeDots(props: {
  readonly placed: readonly PlacedDot[]
  readonly taken: ReadonlyMap<string, unknown>
  readonly open: ReadonlySet<string>
  readonly chosen: string | undefined
  readonly layout: Layout
}): ReactNode {
  const { placed, taken, open, chosen, layout } = props
  const { slim, texts, seen, reading } = layout
  const r = slim ? 5 : 5.6
  // A tap beside a dot goes to the nearest dot, so the rings around dots never overlap.
  const room = ({ id, x, y }: PlacedDot): number => {
    const apart = placed.map((other) =>
      other.id === id ? Number.POSITIVE_INFINITY : Math.hypot(other.x - x, other.y - y),
    )
    return short(Math.min(slim ? 32 : 24, ...apart) / 2)
  }
  return placed.map((dot) => {
    const { id, x, y } = dot
    if (taken.has(id) || !seen(x, y)) return null
    const [t, l] = reading(x, y)
    const target = open.has(id) ? { step: `dot:${id}` } : {}
    return (
      <Spot
        key={id}
        target={target}
        transform={moved(x, y)}
        className={isLit(target) ? 'hx-hr-open' : ''}
        name={isLit(target) ? texts.hr.dot({ t, l }) : undefined}
        selected={id === chosen}
      >
        {id === chosen && <circle r="15" fill="var(--lamp-wash)" stroke="var(--lamp)" strokeWidth="2.4" />}
        <circle r={room(dot)} className="hx-hr-hit" />
        <circle r={id === chosen ? r + 1.4 : r} className="hx-hr-dot" />
      </Spot>
    )
  })
}

/** The markers of the players on the dots of their stars. */
export function Markers(props: {
  readonly placed: readonly PlacedDot[]
  readonly taken: ReadonlyMap<string, View['markers'][number]>
  /** Markers are labelled with the names of their stars. */
  readonly named: boolean
  readonly names: readonly string[]
  readonly layout: Layout
}): ReactNode {
  const { placed, taken, named, names, layout } = props
  const { width, slim, texts, seen } = layout
  const labels = labelling(
    placed.flatMap(({ id, x, y }) => (taken.has(id) ? [[x, y] as const] : [])),
    width,
  )
  return placed.map(({ id, x, y }) => {
    const marker = taken.get(id)
    if (marker === undefined || !seen(x, y)) return null
    const star = texts.names.stars[marker.star] ?? ''
    return (
      <g key={id} transform={moved(x, y)} className="hx-hr-marker">
        <title>{texts.hr.marker({ star, name: names[marker.seat] ?? '' })}</title>
        <Marker seat={marker.seat} r={slim ? 8 : 8.6} />
        {named && <MarkerName words={star} at={labels.place(x, y, star)} />}
      </g>
    )
  })
}

/** The dot that has just been answered, right or wrong. */
export function AnsweredDot({ at, right }: { readonly at: PlacedDot | undefined; readonly right: boolean }): ReactNode {
  if (at === undefined) return null
  return (
    <g transform={moved(at.x, at.y)} className="hx-still" color={right ? 'var(--good)' : 'var(--bad)'}>
      <circle r="22" fill="currentColor" opacity=".2" />
      <circle r="16" fill="none" stroke="currentColor" strokeWidth="2.6" />
      {!right && <path d="M-5,-5L5,5M5,-5L-5,5" stroke="#fff" strokeWidth="2.2" strokeLinecap="round" />}
    </g>
  )
}

/** What is read off at both axes where the pointer is. */
export function Tags(props: { readonly x: number; readonly y: number; readonly layout: Layout }): ReactNode {
  const { x, y, layout } = props
  const { width, height, slim, reading } = layout
  const [kelvin, suns] = reading(x, y)
  const tags = [
    { words: kelvin, at: moved(Math.max(40, Math.min(width - 40, x)), height), box: [-42, 6, 84], text: [0, 23.5] },
    { words: suns, at: moved(slim ? 44 : -2, y), box: [-76, -12.5, 76], text: [-38, 5] },
  ] as const
  return (
    <g className="hx-hr-tags">
      {tags.map(({ words, at, box, text }) => (
        <g key={words} transform={at}>
          <rect x={box[0]} y={box[1]} width={box[2]} height="25" rx="7" fill="var(--lamp)" />
          <text x={text[0]} y={text[1]} textAnchor="middle">
            {words}
          </text>
        </g>
      ))}
    </g>
  )
}
