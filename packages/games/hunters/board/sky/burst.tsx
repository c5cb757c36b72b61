import { memo, type ReactNode } from 'react'
import { fieldOf, starOf } from '../data.ts'
import { Sphere, starColour } from '../pieces/spheres.tsx'
import { outlineOf, standing } from './geometry.ts'

/** A supergiant that has just been created. */
export interface BurstShown {
  readonly star: string
  readonly field: string
}

/** The burst of a supergiant over its field and the fields around it. Nothing of it stays on the map (H11.4). */
export const Burst = memo(function Burst({ star, field }: BurstShown): ReactNode {
  const here = fieldOf(field)
  const giant = starOf(star)
  if (here === undefined || giant === undefined) return null
  const [x, y] = standing(here)
  const colour = starColour(giant.temperature.value)
  const near = here.neighbours.flatMap((id) => fieldOf(id) ?? [])
  return (
    <g className="hx-still" style={{ color: colour }}>
      {near.map((other) => (
        <path key={other.id} d={outlineOf(other, 5)} className="hx-burst-near" />
      ))}
      <path d={outlineOf(here, 5)} className="hx-burst-here" />
      <g transform={`translate(${x} ${y})`}>
        <circle r="150" className="hx-burst-ring" />
        <circle r="150" className="hx-burst-ring is-second" />
        <g className="hx-burst-star">
          <Sphere kelvin={giant.temperature.value} r={34} rays={120} />
        </g>
      </g>
    </g>
  )
})
