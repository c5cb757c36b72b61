import { short, speckle } from '@orrery/board/geometry'
import { memo, type ReactNode } from 'react'
import { alongLuminosity, alongTemperature } from '../data.ts'
import { starColour } from '../pieces/spheres.tsx'

/** What lies behind the dots, drawn in a square of 1000 and stretched: spectral colours, and a faint cloud of field stars. */

const spectrum: readonly (readonly [kelvin: number, colour: string])[] = [
  [40000, '#1a2a9c'],
  [22000, '#2340a4'],
  [12000, '#3a55ac'],
  [8600, '#56609f'],
  [6800, '#6d6088'],
  [5700, '#7f5a62'],
  [4700, '#8a4a3c'],
  [3700, '#84301f'],
  [3000, '#6a1a18'],
  [2500, '#4c0f18'],
]

const sequence: readonly (readonly [logT: number, logL: number])[] = [
  [4.46, 4.4],
  [4.2, 2.9],
  [4, 1.6],
  [3.88, 0.95],
  [3.76, 0.05],
  [3.65, -0.75],
  [3.56, -1.5],
  [3.5, -2.3],
  [3.42, -3.4],
]

/** A cloud dense where real stars are dense, too diffuse to give a dot away; points are gathered by colour into few paths. */
function cloud(): readonly { readonly d: string; readonly colour: string }[] {
  const random = speckle(5)
  const bins = [...Array(10).keys()].map((i) => ({
    d: '',
    colour: starColour(40000 * (2500 / 40000) ** ((i + 0.5) / 10)),
  }))
  const put = (u: number, v: number): void => {
    const bin = bins[Math.min(9, Math.floor(u * 10))]
    if (bin !== undefined && u > 0 && u < 1 && v > 0 && v < 1) bin.d += `M${short(u * 1000)},${short(v * 1000)}h0`
  }
  for (let i = 0; i < 420; i++) put(random(), random())
  const spread = (): number => (random() + random() + random() - 1.5) * 0.9
  for (let i = 0; i < 1900; i++) {
    const kind = random()
    let logT = 0
    let logL = 0
    if (kind < 0.6) {
      const k = random() ** 0.7 * 7.99
      const j = Math.floor(k)
      const [t0, l0] = sequence[j] ?? [4, 0]
      const [t1, l1] = sequence[j + 1] ?? [t0, l0]
      logT = t0 + (t1 - t0) * (k - j) + spread() * 0.03
      logL = l0 + (l1 - l0) * (k - j) + spread() * 0.8
    } else if (kind < 0.86) {
      const k = random()
      logT = 3.72 - k * 0.19 + spread() * 0.06
      logL = 1.3 + k * 2 + spread() * 0.9
    } else {
      const k = random()
      logT = 4.42 - k * 0.66 + spread() * 0.05
      logL = -1.5 - k * 2.4 + spread() * 0.6
    }
    put(alongTemperature(10 ** logT), alongLuminosity(10 ** logL))
  }
  return bins
}

const stars = cloud()

/** Gradients of the diagram; `id` keeps two diagrams on one page apart. */
export const BackdropDefs = memo(function BackdropDefs({ id }: { readonly id: string }): ReactNode {
  return (
    <>
      <linearGradient id={`${id}-spectrum`}>
        {spectrum.map(([kelvin, colour]) => (
          <stop key={kelvin} offset={short(alongTemperature(kelvin))} stopColor={colour} />
        ))}
      </linearGradient>
      <linearGradient id={`${id}-fade`} x2="0" y2="1">
        <stop offset="0" stopColor="#080a26" stopOpacity=".3" />
        <stop offset=".5" stopColor="#080a26" stopOpacity=".5" />
        <stop offset="1" stopColor="#05061c" stopOpacity=".76" />
      </linearGradient>
    </>
  )
})

/** The backdrop as a square of 1000. */
export const Backdrop = memo(function Backdrop(props: { readonly id: string; readonly dust: boolean }): ReactNode {
  const { id, dust } = props
  return (
    <>
      <rect width="1000" height="1000" fill="#070920" />
      <rect width="1000" height="1000" fill={`url(#${id}-spectrum)`} />
      <rect width="1000" height="1000" fill={`url(#${id}-fade)`} />
      {dust && (
        <g fill="none" strokeLinecap="round" strokeWidth="1.5" strokeOpacity=".26">
          {stars.map(({ d, colour }) => (
            <path key={colour} d={d} stroke={colour} vectorEffect="non-scaling-stroke" />
          ))}
        </g>
      )}
    </>
  )
})

const RADII = [0.01, 0.1, 1, 10, 100, 1000]

/** The luminosity of a star of this radius and temperature, in suns. */
const shining = (radius: number, kelvin: number): number => radius ** 2 * (kelvin / 5772) ** 4

/** The lines of equal radius as chords of the square of 1000. */
export const radiusLines: readonly { readonly radius: number; readonly y0: number; readonly y1: number }[] = RADII.map(
  (radius) => ({
    radius,
    y0: alongLuminosity(shining(radius, 40000)) * 1000,
    y1: alongLuminosity(shining(radius, 2500)) * 1000,
  }),
)
