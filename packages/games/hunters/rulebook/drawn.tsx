import { short } from '@orrery/board/geometry'
import type { ReactNode } from 'react'
import { type Amounts, type ElementId, fieldOf, pairs, type Star, starOf } from '../board/data.ts'
import { Nucleus } from '../board/pieces/elements.tsx'
import { Sphere, starColour } from '../board/pieces/spheres.tsx'
import { outlineOf, rings, standing } from '../board/sky/geometry.ts'
import { Fields, type LitField } from '../board/sky/map.tsx'
import { Rockets } from '../board/sky/rockets.tsx'
import type { Texts } from '../board/texts/index.ts'

/** Nothing in a picture can be touched: fields are marked by outlines of their own instead of being lit. */
const unlit: ReadonlyMap<string, LitField> = new Map()
const noRocket: ReadonlyMap<number, { readonly action: string; readonly name: string }> = new Map()
const noFight: ReadonlySet<string> = new Set()

/** A burst over one field. */
export interface BurstDrawn {
  readonly star: string
  readonly field: string
}

/** A burst that stands still; on the board it is an animation that leaves nothing behind. */
function StillBurst({ star, field }: BurstDrawn): ReactNode {
  const here = fieldOf(field)
  const giant = starOf(star)
  if (here === undefined || giant === undefined) return null
  const colour = starColour(giant.temperature.value)
  return (
    <g fill={colour}>
      {here.neighbours.map((id) => {
        const near = fieldOf(id)
        return near === undefined ? null : <path key={id} d={outlineOf(near, 5)} fillOpacity=".16" />
      })}
      <path d={outlineOf(here, 5)} fillOpacity=".34" />
    </g>
  )
}

/** The star of a burst, beside the rockets of its field, where it hides nothing. */
function BurstStar({ star, field }: BurstDrawn): ReactNode {
  const here = fieldOf(field)
  const giant = starOf(star)
  if (here === undefined || giant === undefined) return null
  const [x, y] = standing(here)
  return (
    <g transform={`translate(${short(x - 66)} ${short(y + 38)})`}>
      <Sphere kelvin={giant.temperature.value} r={18} rays={28} />
    </g>
  )
}

/** A part of the sky map with rockets. */
export function SkyDrawn(props: {
  /** The part that is shown: left, top, width and height in units of the map. */
  readonly box: readonly [x: number, y: number, width: number, height: number]
  readonly width: number
  /** The fields of the rockets, by seat. */
  readonly rockets: readonly string[]
  /** The seat whose rocket is about to fly. */
  readonly me?: number
  readonly reach?: readonly string[]
  readonly burst?: BurstDrawn
  readonly texts: Texts
}): ReactNode {
  const { box, width, rockets, me, reach = [], burst, texts } = props
  return (
    <svg
      viewBox={box.join(' ')}
      aria-hidden="true"
      style={{ width, maxWidth: '100%', borderRadius: 14, overflow: 'hidden' }}
    >
      <circle r={rings.outer} fill="url(#hx-sky)" />
      <Fields
        lit={unlit}
        explain={undefined}
        mine={me === undefined ? undefined : rockets[me]}
        pointed={undefined}
        measure={{ name: 20, gem: 1, codes: false }}
        texts={texts}
      />
      {reach.map((id) => {
        const field = fieldOf(id)
        return field === undefined ? null : (
          <g key={id} fill="none" style={{ stroke: 'var(--lamp)' }}>
            <path d={outlineOf(field, 9)} strokeWidth="9" strokeOpacity=".2" />
            <path d={outlineOf(field, 4)} strokeWidth="3" />
          </g>
        )
      })}
      {burst !== undefined && <StillBurst {...burst} />}
      <Rockets at={rockets} me={me} names={[]} lit={noRocket} fights={noFight} size={58} />
      {burst !== undefined && <BurstStar {...burst} />}
    </svg>
  )
}

/** One side of a reaction: its nuclei with their mass numbers. */
export function NucleiDrawn({ amounts }: { readonly amounts: Amounts }): ReactNode {
  // The heavier one first, as on the board: C and He, Si and He.
  const list = pairs(amounts)
    .flatMap(([id, n]) => Array<ElementId>(n).fill(id))
    .reverse()
  const width = list.length * 40
  return (
    <svg width={width} height="56" viewBox={`0 -34 ${width} 56`} aria-hidden="true">
      {list.map((id, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: equal nuclei differ only by their place
        <Nucleus key={i} element={id} r={15} x={20 + i * 40} on mass="above" />
      ))}
    </svg>
  )
}

/** The stars with these ids. */
export const starsOf = (ids: readonly string[]): readonly Star[] => ids.flatMap((id) => starOf(id) ?? [])
