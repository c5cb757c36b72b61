import { arc, polar, short } from '@orrery/board/geometry'
import type { ReactNode } from 'react'
import type { Resource } from '../data.ts'
import { ItemMark } from './resources.tsx'

/** One resource track of a planet as it stands. */
export interface GaugeTrack {
  readonly resource: Resource
  readonly levels: number
  readonly at: number
}

/** How many degrees of the ring the sign of a track takes. */
const HEAD = 22

interface Shape {
  /** Where each track's sign begins. */
  readonly heads: readonly number[]
  readonly cell: number
  readonly turn: number
}

/**
 * How good a turn of the ring is: how far the signs are from the routes (every 90 degrees) and from the step count (at 225), and how high
 * up the first sign is.
 */
function fit(heads: readonly number[], turn: number): number {
  const room = heads.map((head) => {
    const middle = head + HEAD / 2 + turn
    const off = ((middle % 90) + 90) % 90
    const count = Math.abs(((((middle - 225) % 360) + 540) % 360) - 180)
    return Math.min(off, 90 - off, count - 8)
  })
  const up = -Math.abs(((((heads[0] ?? 0) + turn + 135 + 540) % 360) as number) - 180) / 400
  return Math.min(...room) + up
}

const shapes = new Map<string, Shape>()

/** The ring of a planet is turned so that its signs keep clear of the routes; worked out once for each set of tracks. */
function shapeOf(tracks: readonly GaugeTrack[]): Shape {
  const key = tracks.map(({ levels }) => levels).join()
  const known = shapes.get(key)
  if (known !== undefined) return known
  const all = tracks.reduce((sum, { levels }) => sum + levels, 0)
  const cell = (360 - HEAD * tracks.length) / all
  const heads: number[] = []
  let from = 0
  for (const { levels } of tracks) {
    heads.push(from)
    from += HEAD + cell * levels
  }
  let turn = 0
  let best = Number.NEGATIVE_INFINITY
  for (let o = 0; o < 360; o += 2) {
    const value = fit(heads, o)
    if (value > best) {
      best = value
      turn = o
    }
  }
  const shape = { heads, cell, turn }
  shapes.set(key, shape)
  return shape
}

/** Where the sign of the i-th track stands on a ring. */
export function headAt(tracks: readonly GaugeTrack[], i: number, r: number): readonly [number, number] {
  const { heads, turn } = shapeOf(tracks)
  return polar(r, (heads[i] ?? 0) + turn + HEAD / 2)
}

/** The resource tracks of a planet as arcs around it: one cell a level. */
export function Gauge(props: {
  readonly tracks: readonly GaugeTrack[]
  readonly r: number
  readonly w: number
}): ReactNode {
  const { tracks, r, w } = props
  const { heads, cell, turn } = shapeOf(tracks)
  return (
    <>
      <circle r={r} fill="none" stroke="#03040b" strokeOpacity=".82" strokeWidth={w + 5} />
      <circle r={r + w / 2 + 2.5} fill="none" stroke="rgba(176,186,255,.2)" />
      {tracks.map(({ resource, levels, at }, i) => {
        const colour = `var(--res-${resource})`
        const begin = (heads[i] ?? 0) + turn + HEAD
        const [x, y] = polar(r, begin - HEAD / 2)
        return (
          <g key={resource}>
            {Array.from({ length: levels }, (_, level) => {
              const from = begin + level * cell
              const on = level < at
              return (
                // biome-ignore lint/suspicious/noArrayIndexKey: a level is its number
                <g key={level} className={on ? 'ak-cell is-on' : 'ak-cell'}>
                  <path
                    d={arc(r, from + 1.6, from + cell - 1.6)}
                    fill="none"
                    style={{ stroke: on ? colour : `color-mix(in srgb, ${colour} 50%, #0a0b22)` }}
                    strokeWidth={on ? w : w - 1}
                  />
                  {on ? (
                    <path
                      d={arc(r + w / 2 - 1.6, from + 2.4, from + cell - 2.4)}
                      fill="none"
                      stroke="#fff"
                      strokeOpacity=".5"
                      strokeWidth="1.3"
                    />
                  ) : (
                    <path
                      d={arc(r, from + 2.8, from + cell - 2.8)}
                      fill="none"
                      stroke="#070816"
                      strokeOpacity=".8"
                      strokeWidth={w - 3.6}
                    />
                  )}
                </g>
              )
            })}
            <g transform={`translate(${short(x)} ${short(y)})`}>
              <circle r="10" fill="#070816" style={{ stroke: colour }} strokeWidth="1.2" />
              <ItemMark id={resource} size={14.5} />
            </g>
          </g>
        )
      })}
    </>
  )
}
