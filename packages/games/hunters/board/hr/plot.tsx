import { short } from '@orrery/board/geometry'
import { memo, type ReactNode, useId } from 'react'
import {
  alongLuminosity,
  alongTemperature,
  dots,
  hrAxes,
  luminosityAt,
  type Star,
  sunReference,
  temperatureAt,
  type View,
} from '../data.ts'
import { Marker } from '../pieces/tokens.tsx'
import type { Texts } from '../texts/index.ts'
import { Axes } from './axes.tsx'
import { Backdrop, BackdropDefs, radiusLines } from './backdrop.tsx'
import { labelling, MarkerName } from './labels.tsx'
import { luminosityTicks, type Part, temperatureTicks } from './scale.ts'

/** The margins around the plot. */
export interface Margins {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** What the plot shows. */
export interface PlotProps {
  readonly width: number
  readonly height: number
  readonly part: Part
  readonly slim: boolean
  readonly markers: View['markers']
  /** Dots that may be chosen now. */
  readonly open: ReadonlySet<string>
  readonly chosen: string | undefined
  /** A dot that has just been answered. */
  readonly answered: { readonly dot: string; readonly right: boolean } | undefined
  readonly pointer: { readonly x: number; readonly y: number } | undefined
  /** The star whose numbers are drawn as guide lines. */
  readonly guide: Star | undefined
  /** Markers are labelled with the names of their stars. */
  readonly named: boolean
  readonly names: readonly string[]
  readonly texts: Texts
}

/** The diagram: temperature against luminosity, both logarithmic, hot on the left. Free dots all look alike (H3.3). */
export const Plot = memo(function Plot(props: PlotProps): ReactNode {
  const { width, height, part, slim, markers, open, chosen, answered, pointer, guide, named, names, texts } = props
  const id = useId()
  const px = (u: number): number => (u - part.u) * part.zoom * width
  const py = (v: number): number => (v - part.v) * part.zoom * height
  const seen = (x: number, y: number): boolean => x >= 0 && y >= 0 && x <= width && y <= height
  const across = temperatureTicks(part, width, slim ? 46 : 52)
  const down = luminosityTicks(part, height, 17)
  const square = `translate(${short(px(0))} ${short(py(0))}) scale(${(width * part.zoom) / 1000} ${(height * part.zoom) / 1000})`
  const taken = new Map(markers.map((marker) => [marker.dot, marker]))
  const placed = dots.map((dot) => ({ dot, x: px(dot.x / 1000), y: py(dot.y / 1000) }))
  // What is tapped beside a dot belongs to the nearest one, so the rings around dots never overlap.
  const room = (id: string, x: number, y: number): number => {
    let nearest = slim ? 32 : 24
    for (const other of placed) {
      if (other.dot.id !== id) nearest = Math.min(nearest, Math.hypot(other.x - x, other.y - y))
    }
    return short(nearest / 2)
  }
  const reading = (x: number, y: number): readonly [string, string] => [
    `${texts.reading(temperatureAt(part.u + x / width / part.zoom))} K`,
    `${texts.reading(luminosityAt(part.v + y / height / part.zoom))} L☉`,
  ]
  const labels = labelling(
    placed.flatMap(({ dot, x, y }) => (taken.has(dot.id) ? [[x, y] as const] : [])),
    width,
  )
  const slope =
    (Math.atan2((radiusLines[0] ? radiusLines[0].y1 - radiusLines[0].y0 : 0) * height, 1000 * width) * 180) / Math.PI
  const [tag, side] = pointer === undefined ? [] : reading(pointer.x, pointer.y)
  const guideX = guide === undefined ? 0 : px(alongTemperature(guide.temperature.value))
  const guideY = guide === undefined ? 0 : py(alongLuminosity(guide.luminosity.value))
  const r = slim ? 5 : 5.6
  return (
    <>
      <defs>
        <BackdropDefs id={id} />
        <clipPath id={`${id}-clip`}>
          <rect width={width} height={height} rx="10" />
        </clipPath>
      </defs>
      <g clipPath={`url(#${id}-clip)`}>
        <g transform={square}>
          <Backdrop id={id} dust />
          {radiusLines.map(({ radius, y0, y1 }) => (
            <path key={radius} d={`M0,${short(y0)}L1000,${short(y1)}`} className="hx-hr-radius" />
          ))}
        </g>
        {across.map(({ at, value, major }) => (
          <path key={value} d={`M${short(at)},0V${height}`} className={`hx-hr-grid ${major ? 'is-major' : ''}`} />
        ))}
        {down.map(({ at, value, major }) => (
          <path key={value} d={`M0,${short(at)}H${width}`} className={`hx-hr-grid ${major ? 'is-major' : ''}`} />
        ))}
        {radiusLines.map(({ radius, y0, y1 }) => {
          const low = radius < 1
          const u = low ? 0.075 : 0.945
          const x = px(u)
          const y = py((y0 + (y1 - y0) * u) / 1000)
          return (
            seen(x, y) && (
              <text
                key={radius}
                transform={`translate(${short(x)} ${short(y - 7)}) rotate(${short(slope)})`}
                textAnchor={low ? 'middle' : slim ? 'end' : 'middle'}
                className="hx-hr-radiusname"
              >
                {texts.number(radius)} R☉
              </text>
            )
          )
        })}
        {guide !== undefined && (
          <g className="hx-hr-guide">
            <path d={`M${short(guideX)},0V${height}`} />
            <path d={`M0,${short(guideY)}H${width}`} />
            <text x={guideX + 6} y={height - 10}>
              {texts.number(guide.temperature.value)} K
            </text>
            <text x={8} y={guideY - 7}>
              {texts.number(guide.luminosity.value)} L☉
            </text>
          </g>
        )}
        {pointer !== undefined && (
          <path d={`M0,${short(pointer.y)}H${width}M${short(pointer.x)},0V${height}`} className="hx-hr-cross" />
        )}
      </g>
      <rect width={width} height={height} rx="10" className="hx-hr-frame" />
      <Axes width={width} height={height} part={part} across={across} down={down} texts={texts} slim={slim} />
      <g
        transform={`translate(${short(px(sunReference.x / hrAxes.width))} ${short(py(sunReference.y / hrAxes.height))})`}
      >
        {seen(px(sunReference.x / 1000), py(sunReference.y / 1000)) && (
          <g className="hx-hr-sun">
            <circle r="14" className="is-glow" />
            <circle r={slim ? 6 : 7.4} />
            <text x="12" y="-9">
              {texts.hr.sun}
            </text>
          </g>
        )}
      </g>
      {placed.map(({ dot, x, y }) => {
        if (taken.has(dot.id) || !seen(x, y)) return null
        const can = open.has(dot.id)
        const [t, l] = reading(x, y)
        const look = (
          <>
            {dot.id === chosen && <circle r="15" className="hx-hr-chosen" />}
            <circle r={room(dot.id, x, y)} className="hx-hr-hit" />
            <circle r={dot.id === chosen ? r + 1.4 : r} className="hx-hr-dot" />
          </>
        )
        const at = `translate(${short(x)} ${short(y)})`
        if (!can) {
          return (
            <g key={dot.id} transform={at}>
              {look}
            </g>
          )
        }
        return (
          // biome-ignore lint/a11y/useSemanticElements: a part of an SVG drawing cannot be a button element
          <g
            key={dot.id}
            transform={at}
            className="hx-hr-open"
            role="button"
            tabIndex={0}
            data-step={`dot:${dot.id}`}
            aria-label={texts.hr.dot({ t, l })}
            aria-pressed={dot.id === chosen}
          >
            {look}
          </g>
        )
      })}
      {placed.map(({ dot, x, y }) => {
        const marker = taken.get(dot.id)
        if (marker === undefined || !seen(x, y)) return null
        return (
          <g key={dot.id} transform={`translate(${short(x)} ${short(y)})`} className="hx-hr-marker">
            <title>
              {texts.hr.marker({ star: texts.names.stars[marker.star] ?? '', name: names[marker.seat] ?? '' })}
            </title>
            <Marker seat={marker.seat} r={slim ? 8 : 8.6} />
            {named && (
              <MarkerName
                words={texts.names.stars[marker.star] ?? ''}
                at={labels.place(x, y, texts.names.stars[marker.star] ?? '')}
              />
            )}
          </g>
        )
      })}
      {answered !== undefined &&
        placed.map(({ dot, x, y }) =>
          dot.id === answered.dot ? (
            <g
              key={dot.id}
              transform={`translate(${short(x)} ${short(y)})`}
              className={`hx-hr-answer ${answered.right ? 'is-right' : 'is-wrong'}`}
            >
              <circle r="22" className="is-wash" />
              <circle r="16" />
              {!answered.right && <path d="M-5,-5L5,5M5,-5L-5,5" />}
            </g>
          ) : null,
        )}
      {pointer !== undefined && (
        <g className="hx-hr-tags">
          <g transform={`translate(${short(Math.max(40, Math.min(width - 40, pointer.x)))} ${height})`}>
            <rect x="-42" y="6" width="84" height="25" rx="7" />
            <text y="23.5" textAnchor="middle">
              {tag}
            </text>
          </g>
          <g transform={`translate(${slim ? 44 : -2} ${short(pointer.y)})`}>
            <rect x="-76" y="-12.5" width="76" height="25" rx="7" />
            <text x="-38" y="5" textAnchor="middle">
              {side}
            </text>
          </g>
        </g>
      )}
    </>
  )
})
