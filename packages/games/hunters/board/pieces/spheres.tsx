import { Drawing } from '@orrery/board/draw'
import { blend } from '@orrery/board/elements'
import { gradientsFor } from '@orrery/board/gradients'
import { memo, type ReactNode } from 'react'
import type { Star } from '../data.ts'

/** Stars: the colour comes from the temperature, the size from the radius. */

const colours: readonly (readonly [kelvin: number, colour: string])[] = [
  [2500, '#ff6f3a'],
  [3100, '#ff8748'],
  [3700, '#ffa25e'],
  [4500, '#ffc080'],
  [5200, '#ffd9a4'],
  [5800, '#ffeccb'],
  [6600, '#fff8ee'],
  [7700, '#f0f3ff'],
  [9600, '#d3dfff'],
  [12500, '#b4caff'],
  [20000, '#96b6ff'],
  [40000, '#7f9fff'],
]

const channels = (hex: string): readonly number[] => [1, 3, 5].map((i) => Number.parseInt(hex.slice(i, i + 2), 16))

/** The colour of a glowing body of this temperature. */
export function starColour(kelvin: number): string {
  const t = Math.max(2500, Math.min(40000, kelvin))
  let low = colours[0]
  for (const high of colours) {
    if (low !== undefined && t <= high[0] && high[0] > low[0]) {
      const k = Math.log(t / low[0]) / Math.log(high[0] / low[0])
      const from = channels(low[1])
      const to = channels(high[1])
      return `#${from
        .map((c, i) =>
          Math.round(c + ((to[i] ?? c) - c) * k)
            .toString(16)
            .padStart(2, '0'),
        )
        .join('')}`
    }
    low = high
  }
  return low?.[1] ?? '#ffffff'
}

const BINS = 18
const binOf = (kelvin: number): number =>
  Math.max(0, Math.min(BINS - 1, Math.round((Math.log(kelvin / 2500) / Math.log(16)) * (BINS - 1))))

/** The gradients of the spheres for the definitions. */
export const sphereGradients = gradientsFor([...Array(BINS).keys()], (bin) => {
  const kelvin = 2500 * 16 ** (bin / (BINS - 1))
  const c = starColour(kelvin)
  const rim = blend(c, 52, kelvin > 8000 ? '#1b3fd0' : '#b02a06')
  return {
    [`body-${bin}`]: `radial .4 .36 .68 | 0 #fff | .38 ${blend(c, 92, '#fff')} | .8 ${c} | 1 ${rim}`,
    [`glow-${bin}`]: `radial | .3 ${c} .55 | .6 ${c} .16 | 1 ${c} 0`,
  }
})

/** A sphere of this temperature, centred on 0,0. */
export const Sphere = memo(function Sphere(props: {
  readonly kelvin: number
  readonly r: number
  /** How far the rays of a telescope reach beyond it. */
  readonly rays?: number | undefined
}): ReactNode {
  const { kelvin, r, rays } = props
  const bin = binOf(kelvin)
  return (
    <>
      <circle r={r * 1.5 + 7} fill={`url(#hx-glow-${bin})`} />
      <circle r={r} fill={`url(#hx-body-${bin})`} />
      {rays !== undefined && (
        <path
          d={`M0,${-r - rays}V${r + rays}M${-r - rays},0H${r + rays}`}
          stroke={starColour(kelvin)}
          strokeWidth=".8"
          opacity=".5"
        />
      )}
    </>
  )
})

/** How large a star is drawn, from dwarfs to supergiants. */
const drawnRadius = (star: Star, largest: number): number =>
  largest * (0.2 + (0.8 * (Math.log10(star.radius.value) + 2.1)) / 5.25)

/** A star as a picture of its own. */
export const StarPicture = memo(function StarPicture(props: {
  readonly star: Star
  readonly width: number
  readonly height?: number
  readonly largest: number
  readonly rays?: number
}): ReactNode {
  const { star, width, height = width, largest, rays } = props
  return (
    <Drawing width={width} height={height}>
      <Sphere kelvin={star.temperature.value} r={drawnRadius(star, largest)} rays={rays} />
    </Drawing>
  )
})
