import type { ReactNode } from 'react'
import { type Point, short } from '../../cosmos/pieces/geometry.ts'
import { AUTOMA, RING, type View } from '../data.ts'
import { ArkMark } from '../pieces/markers.tsx'
import { colourOf, slotOfField } from '../table.ts'
import { spotOf } from './layout.ts'

/** Where the Automa's ark came from and went to, and whether its card let it jump over the Portal first. */
export interface TrailOf {
  readonly from: number
  readonly to: number
  readonly jump: boolean
}

/** A line between two points that bends away from the middle of the system, so that it does not cover a route. */
function bow([x, y]: Point, [u, v]: Point, by: number): string {
  const d = Math.hypot(u - x, v - y) || 1
  const [mx, my] = [(x + u) / 2 - ((v - y) / d) * by, (y + v) / 2 + ((u - x) / d) * by]
  return `M${short(x)},${short(y)}Q${short(mx)},${short(my)} ${short(u)},${short(v)}`
}

/** The way the Automa's ark took, drawn while its turn is told and until the next one. */
export function Trail({ view, trail }: { readonly view: View; readonly trail: TrailOf }): ReactNode {
  const colour = colourOf(view, AUTOMA)
  const { from, to, jump } = trail
  const opposite = ((slotOfField(from) + RING / 2) % RING) * 5
  const over = jump && (view.system[slotOfField(opposite)] ?? -1) >= 0
  const start = spotOf(view.system, from)
  const end = spotOf(view.system, to)
  const between = over ? spotOf(view.system, opposite) : start
  const stroke = { stroke: `var(--pl-${colour})` }
  const moved = between[0] !== end[0] || between[1] !== end[1]
  return (
    <g fill="none" strokeLinecap="round">
      {over ? (
        <>
          <path d={bow(start, between, 50)} style={stroke} strokeWidth="9" opacity=".22" />
          <path d={bow(start, between, 50)} style={stroke} strokeWidth="2.6" strokeDasharray="8 7" />
        </>
      ) : undefined}
      {moved ? (
        <>
          <path d={bow(between, end, -46)} style={stroke} strokeWidth="9" opacity=".24" />
          <path d={bow(between, end, -46)} style={stroke} strokeWidth="3.2" />
        </>
      ) : undefined}
      {[start, ...(over ? [between] : [])].map(([x, y]) => (
        <g key={`${x},${y}`} transform={`translate(${x} ${y + 14}) scale(1.08)`} opacity=".42">
          <ArkMark colour={colour} />
        </g>
      ))}
    </g>
  )
}
