import { type Point, short, speckle } from '@orrery/board/geometry'
import { memo, type ReactNode, useId } from 'react'
import { at, rings } from './geometry.ts'

/** The sky behind the fields. It never changes, so it stands in a drawing of its own that the browser keeps as a picture. */

const pair = ([x, y]: Point): string => `${short(x)},${short(y)}`

/** The Milky Way where it really runs: Lyra, Cygnus, Cepheus, Cassiopeia, Perseus, Orion and Gemini. */
const course: readonly Point[] = (
  [
    [272, 480],
    [296, 420],
    [312, 350],
    [330, 250],
    [8, 190],
    [40, 225],
    [62, 300],
    [82, 380],
    [98, 490],
  ] as const
).map(([degrees, r]) => at(degrees, r))

function coursePath(): string {
  const [first = [0, 0], ...rest] = course
  let d = `M${pair(first)}`
  for (let i = 0; i < rest.length - 1; i++) {
    const p = rest[i] ?? first
    const q = rest[i + 1] ?? p
    d += `Q${pair(p)} ${pair([(p[0] + q[0]) / 2, (p[1] + q[1]) / 2])}`
  }
  return d
}

/** The faint stars, as a few paths of points: sixteen hundred nodes would be too many. */
function dust(): readonly { readonly d: string; readonly width: number; readonly opacity: number }[] {
  const random = speckle(77)
  const layers = [0, 1, 2, 3, 4].map((i) => ({ d: '', width: 1 + i * 0.75, opacity: 0.16 + i * 0.11 }))
  const put = (x: number, y: number, q: number): void => {
    const layer = layers[Math.min(4, Math.floor(q ** 2.6 * 5))]
    if (layer !== undefined && Math.hypot(x, y) < rings.outer) layer.d += `M${short(x)},${short(y)}h0`
  }
  for (let i = 0; i < 900; i++) {
    const [x, y] = at(random() * 360, Math.sqrt(random()) * rings.outer)
    put(x, y, random())
  }
  for (let i = 0; i < 800; i++) {
    const k = random() * (course.length - 1)
    const j = Math.floor(k)
    const p = course[j] ?? [0, 0]
    const q = course[j + 1] ?? p
    const off = (random() + random() + random() - 1.5) * 90
    put(p[0] + (q[0] - p[0]) * (k - j) + off, p[1] + (q[1] - p[1]) * (k - j) + (random() - 0.5) * 60, random())
  }
  return layers
}

const milkyWay = coursePath()
const stars = dust()
const hours = [...Array(24).keys()]

function ticks(): { small: string; large: string } {
  let small = ''
  let large = ''
  for (let i = 0; i < 144; i++) {
    const from = at(i * 2.5, rings.outer + 5)
    const to = at(i * 2.5, rings.outer + (i % 6 === 0 ? 16 : i % 3 === 0 ? 12 : 9))
    const line = `M${pair(from)}L${pair(to)}`
    if (i % 6 === 0) large += line
    else small += line
  }
  return { small, large }
}
const ruled = ticks()
const hourLines = hours
  .map((h) => `M${pair(at(h * 15, h % 2 === 1 ? rings.inner : rings.pole))}L${pair(at(h * 15, rings.outer))}`)
  .join('')

/** The backdrop: sky, Milky Way, dust, hour lines, and the ruled ring with the hours of right ascension. */
export const Chart = memo(function Chart(props: {
  readonly box: string
  readonly ring: boolean
  /** Size of the hours, in units of the map. */
  readonly letters: number
}): ReactNode {
  const { box, ring, letters } = props
  const id = useId()
  const far = `url(#${id}-far)`
  const near = `url(#${id}-near)`
  return (
    <svg className="hx-chart" data-zoom="sky" viewBox={box} aria-hidden="true">
      <defs>
        <clipPath id={`${id}-sky`}>
          <circle r={rings.outer} />
        </clipPath>
        <filter id={`${id}-far`} filterUnits="userSpaceOnUse" x="-620" y="-620" width="1240" height="1240">
          <feGaussianBlur stdDeviation="22" />
        </filter>
        <filter id={`${id}-near`} filterUnits="userSpaceOnUse" x="-620" y="-620" width="1240" height="1240">
          <feGaussianBlur stdDeviation="9" />
        </filter>
      </defs>
      {ring && <circle r={rings.outer + 54} fill="#05061a" opacity=".55" filter={near} />}
      <circle r={rings.outer} fill="url(#hx-sky)" />
      <g clipPath={`url(#${id}-sky)`}>
        <g fill="none" strokeLinecap="round">
          <path d={milkyWay} stroke="#6f74ff" strokeWidth="150" opacity=".42" filter={far} />
          <path d={milkyWay} stroke="#d9b4ff" strokeWidth="64" opacity=".4" filter={far} />
          <path
            d={milkyWay}
            stroke="#0a0b2a"
            strokeWidth="12"
            opacity=".55"
            filter={near}
            strokeDasharray="120 60 60 40"
          />
        </g>
        <g fill="none" stroke="#e6e6ff" strokeLinecap="round">
          {stars.map(({ d, width, opacity }) => (
            <path key={width} d={d} strokeWidth={width} opacity={opacity} />
          ))}
        </g>
      </g>
      <path d={hourLines} stroke="#aab4ff" strokeOpacity=".17" strokeWidth="1.2" />
      <g fill="none" stroke="#aab4ff" strokeOpacity=".13" strokeWidth="1.2" strokeDasharray="2 7" strokeLinecap="round">
        {[180, 330, 395].map((r) => (
          <circle key={r} r={r} />
        ))}
      </g>
      <circle r={rings.outer + 3} fill="none" stroke="url(#hx-metal)" strokeWidth="2.6" />
      {ring && (
        <>
          <circle r={rings.outer + 26} fill="none" stroke="#10123a" strokeOpacity=".78" strokeWidth="42" />
          <circle r={rings.outer + 48} className="hx-bezel" />
          <path d={ruled.small} className="hx-tick" />
          <path d={ruled.large} className="hx-tick is-large" />
          {hours.map((h) => {
            const [x, y] = at(h * 15, rings.outer + 32)
            return (
              <text
                key={h}
                x={x}
                y={y + 6}
                fontSize={letters}
                textAnchor="middle"
                className={`hx-hour ${h % 6 === 0 ? 'is-major' : ''}`}
              >
                {h}
                {h % 12 === 0 ? ' h' : ''}
              </text>
            )
          })}
        </>
      )}
    </svg>
  )
})
