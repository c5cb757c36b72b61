import { short } from '@orrery/board/geometry'
import { memo, type ReactNode, useId } from 'react'
import { dots, luminosityAt, type Star, temperatureAt, type View } from '../data.ts'
import type { Texts } from '../texts/index.ts'
import { Axes } from './axes.tsx'
import { Backdrop, BackdropDefs, radiusLines } from './backdrop.tsx'
import { AnsweredDot, AxisMarks, FreeDots, type Layout, Markers, RadiusNames, SunMark, Tags } from './plot-parts.tsx'
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
  /** The star whose numbers are marked on the axes. */
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
  const layout: Layout = {
    width,
    height,
    slim,
    texts,
    px: (u) => (u - part.u) * part.zoom * width,
    py: (v) => (v - part.v) * part.zoom * height,
    seen: (x, y) => x >= 0 && y >= 0 && x <= width && y <= height,
    reading: (x, y) => [
      `${texts.reading(temperatureAt(part.u + x / width / part.zoom))} K`,
      `${texts.reading(luminosityAt(part.v + y / height / part.zoom))} L☉`,
    ],
  }
  const { px, py } = layout
  const across = temperatureTicks(part, width, slim ? 46 : 52)
  const down = luminosityTicks(part, height, 17)
  const square = `translate(${short(px(0))} ${short(py(0))}) scale(${(width * part.zoom) / 1000} ${(height * part.zoom) / 1000})`
  const taken = new Map(markers.map((marker) => [marker.dot, marker]))
  const placed = dots.map((dot) => ({ id: dot.id, x: px(dot.x / 1000), y: py(dot.y / 1000) }))
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
        <g stroke="#c4ccff">
          {across.map(({ value, at, major }) => (
            <path key={value} d={`M${short(at)},0V${height}`} strokeOpacity={major ? 0.17 : 0.08} />
          ))}
          {down.map(({ value, at, major }) => (
            <path key={value} d={`M0,${short(at)}H${width}`} strokeOpacity={major ? 0.17 : 0.08} />
          ))}
        </g>
        <RadiusNames layout={layout} />
        {guide !== undefined && <AxisMarks star={guide} layout={layout} />}
        {pointer !== undefined && (
          <path d={`M0,${short(pointer.y)}H${width}M${short(pointer.x)},0V${height}`} className="hx-hr-cross" />
        )}
      </g>
      <rect width={width} height={height} rx="10" fill="none" stroke="var(--metal)" strokeWidth="1.4" />
      <Axes width={width} height={height} part={part} across={across} down={down} texts={texts} slim={slim} />
      <SunMark layout={layout} />
      <FreeDots placed={placed} taken={taken} open={open} chosen={chosen} layout={layout} />
      <Markers placed={placed} taken={taken} named={named} names={names} layout={layout} />
      {answered !== undefined && (
        <AnsweredDot at={placed.find((dot) => dot.id === answered.dot)} right={answered.right} />
      )}
      {pointer !== undefined && <Tags x={pointer.x} y={pointer.y} layout={layout} />}
    </>
  )
})
