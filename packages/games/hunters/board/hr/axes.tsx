import { short } from '@orrery/board/geometry'
import type { ReactNode } from 'react'
import { alongTemperature } from '../data.ts'
import { starColour } from '../pieces/spheres.tsx'
import type { Texts } from '../texts/index.ts'
import type { Part, Tick } from './scale.ts'

const spectral: readonly (readonly [letter: string, hot: number, cool: number])[] = [
  ['O', 40000, 30000],
  ['B', 30000, 10000],
  ['A', 10000, 7500],
  ['F', 7500, 6000],
  ['G', 6000, 5200],
  ['K', 5200, 3700],
  ['M', 3700, 2500],
]

function power(value: number): ReactNode {
  const exponent = Math.round(Math.log10(value))
  return exponent === 0 ? (
    '1'
  ) : (
    <>
      10
      <tspan dy="-5" fontSize="12">
        {String(exponent).replace('-', '−')}
      </tspan>
    </>
  )
}

const isPower = (value: number): boolean => Math.abs(Math.log10(value) - Math.round(Math.log10(value))) < 1e-9

/** The axes: temperature below, luminosity at the left, spectral classes above. */
export function Axes(props: {
  width: number
  height: number
  part: Part
  across: readonly Tick[]
  down: readonly Tick[]
  texts: Texts
  slim: boolean
}): ReactNode {
  const { width, height, part, across, down, texts, slim } = props
  const x = (kelvin: number): number =>
    Math.max(0, Math.min(width, (alongTemperature(kelvin) - part.u) * part.zoom * width))
  return (
    <>
      {across.map(({ at, value, major, label }) => (
        <g key={value}>
          <path d={`M${short(at)},${height}v${major ? 8 : 5}`} stroke="var(--metal)" strokeWidth="1.3" />
          {label && (
            <text x={at} y={height + 23} textAnchor="middle" className={`hx-hr-num ${major ? 'is-major' : ''}`}>
              {texts.number(value)}
            </text>
          )}
        </g>
      ))}
      {down.map(({ at, value, major, label }) => (
        <g key={value}>
          <path d={`M0,${short(at)}h${major ? -8 : -5}`} stroke="var(--metal)" strokeWidth="1.3" />
          {label && (
            <text x={-12} y={at + 5} textAnchor="end" className={`hx-hr-num ${major ? 'is-major' : ''}`}>
              {isPower(value) ? power(value) : texts.reading(value)}
            </text>
          )}
        </g>
      ))}
      <text x={width / 2} y={height + 46} textAnchor="middle" className="hx-hr-label">
        {texts.hr.temperatureAxis}
      </text>
      {!slim && (
        <>
          <text transform={`translate(-82 ${height / 2}) rotate(-90)`} textAnchor="middle" className="hx-hr-label">
            {texts.hr.luminosityAxis}
          </text>
          <text x="0" y={height + 46} className="hx-hr-label">
            {texts.hr.hotter}
          </text>
          <text x={width} y={height + 46} textAnchor="end" className="hx-hr-label">
            {texts.hr.cooler}
          </text>
        </>
      )}
      {slim && (
        <text x={-12} y={-12} textAnchor="end" className="hx-hr-label">
          L☉
        </text>
      )}
      {spectral.map(([letter, hot, cool]) => {
        const [a, b] = [x(hot), x(cool)]
        if (b - a < 8) return null
        const colour = starColour(Math.sqrt(hot * cool))
        return (
          <g key={letter}>
            <rect x={a + 1.5} y="-9" width={b - a - 3} height="4" rx="2" fill={colour} opacity=".85" />
            <text x={(a + b) / 2} y="-15" textAnchor="middle" fontSize="14" fontWeight="600" fill={colour}>
              {letter}
            </text>
          </g>
        )
      })}
    </>
  )
}
