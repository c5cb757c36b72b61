import { Ring as Circle, Label } from '@orrery/board/draw'
import { arc, hexPoints, type Point, points, polar, short } from '@orrery/board/geometry'
import { memo, type ReactNode } from 'react'
import { corners, hexes, sectorIds, sides } from '../data.ts'
import { useBaked } from '../pieces/bake.ts'

/** The length of a hex side in the drawing. */
export const U = 90
/** The radius of the ruled ring. */
const RING = 3.9 * U
/** The signs of the sectors. */
export const sectorSign = { delta: 'Δ', psi: 'Ψ', phi: 'Φ' } as const

/** Where the plate of a sector sits on the ring: beside a bay of the outline, never over a star space. */
const PLATE = { delta: -45, psi: 75, phi: 195 } as const
/** On a phone the ring runs off the screen at the sides. */
const PLATE_NARROW = { delta: -45, psi: 30, phi: 214 } as const
const ARC_FROM = { delta: -131, psi: -11, phi: 109 } as const

const cornerAt = new Map(corners.map((corner) => [corner.id, corner]))
const at = (id: string): Point => {
  const corner = cornerAt.get(id)
  return [(corner?.x ?? 0) * U, (corner?.y ?? 0) * U]
}

const lineFrom = (a: Point, b: Point): string => `M${points([a])}L${points([b])}`

/** The round window: glass, dust and the tinted spaces of the board. It never changes. */
export const Lens = memo(function Lens(): ReactNode {
  const dust = useBaked('dust')
  return (
    <>
      <circle r={RING + U * 0.14} fill="#04051a" opacity=".55" />
      <circle r={RING} fill="url(#cc-lens)" />
      {dust !== undefined && <image href={dust} x="-360" y="-360" width="720" height="720" />}
      {hexes.map(({ id, x, y, sector }) => (
        <polygon
          key={id}
          points={hexPoints(U, x * U, y * U)}
          style={{ fill: `var(--sec-${sector})`, fillOpacity: 0.15 }}
        />
      ))}
      <g style={{ stroke: 'var(--metal)' }} strokeOpacity=".34" strokeWidth="1.1">
        {sides.map((side) => {
          const [a, b] = side.corners.map(at)
          if (a === undefined || b === undefined) return null
          return <path key={side.id} d={lineFrom(a, b)} />
        })}
      </g>
    </>
  )
})

/** The lines between sectors (C2.6): sides whose two hexes lie in different ones. */
const borders = sides.filter((side) => side.hexes.length === 2 && side.sectors.length > 1)

/** Dotted sector borders; they lie above the constellation so that they stay readable. */
export const Borders = memo(function Borders(): ReactNode {
  return (
    <g fill="none" strokeLinecap="round">
      {borders.map((side) => {
        const line = points(side.corners.map(at))
        return (
          <g key={side.id}>
            <polyline points={line} style={{ stroke: 'var(--sky-950)' }} strokeWidth={U * 0.075} opacity=".7" />
            <polyline
              points={line}
              style={{ stroke: 'var(--metal-hi)' }}
              strokeWidth={U * 0.042}
              strokeDasharray={`.1 ${U * 0.111}`}
            />
          </g>
        )
      })}
    </g>
  )
})

/** Light between adjacent stars. */
export const Constellation = memo(function Constellation({ links }: { readonly links: string }): ReactNode {
  if (links === '') return null
  return (
    <g fill="none" strokeLinecap="round">
      <path d={links} stroke="#8fb0ff" strokeWidth="9" opacity=".1" />
      <path d={links} stroke="#8fb0ff" strokeWidth="5" opacity=".16" />
      <path d={links} stroke="#d4deff" strokeWidth="1.8" opacity=".85" />
    </g>
  )
})

const cornerIndex = new Map(corners.map((corner, i) => [corner.id, i]))
const ends = sides.map((side) => side.corners.map((id) => cornerIndex.get(id) ?? 0))

/** The path of all links between adjacent stars. */
export function linksOf(stars: readonly number[]): string {
  let path = ''
  sides.forEach((side, i) => {
    const [a, b] = ends[i] ?? []
    if (a === undefined || b === undefined || !stars[a] || !stars[b]) return
    const [from, to] = side.corners.map(at)
    if (from !== undefined && to !== undefined) path += lineFrom(from, to)
  })
  return path
}

/** The ruled metal ring with the arc and the sign of each sector. */
export const Ring = memo(function Ring({ narrow }: { readonly narrow: boolean }): ReactNode {
  return (
    <g fill="none">
      <Circle r={RING} colour="url(#cc-metal)" width={1.6} />
      <Circle r={RING + U * 0.13} colour="var(--metal)" opacity={0.5} />
      {[...Array(180).keys()].map((i) => (
        <path
          key={i}
          d={`M${short(RING + (i % 15 === 0 ? -U * 0.05 : U * 0.03))},0H${short(RING + U * 0.1)}`}
          transform={`rotate(${i * 2 - 131})`}
          style={{ stroke: 'var(--metal)' }}
          strokeOpacity={i % 15 === 0 ? 1 : i % 5 === 0 ? 0.66 : 0.36}
          strokeWidth={i % 15 === 0 ? 1.6 : 1}
        />
      ))}
      {sectorIds.map((sector) => {
        const [x, y] = polar(RING, (narrow ? PLATE_NARROW : PLATE)[sector])
        const r = narrow ? 21 : U * 0.17
        return (
          <g key={sector}>
            <path
              d={arc(RING, ARC_FROM[sector] + 2, ARC_FROM[sector] + 118)}
              style={{ stroke: `var(--sec-${sector})` }}
              strokeWidth="2.6"
              strokeOpacity=".9"
              strokeLinecap="round"
            />
            <g transform={`translate(${short(x)} ${short(y)})`} data-zoom={`sector-${sector}`}>
              <circle r={r} style={{ fill: 'var(--sky-800)', stroke: `var(--sec-${sector})` }} strokeWidth="1.6" />
              <Label y={r * 0.42} size={r * 1.18} colour={`var(--sec-${sector})`}>
                {sectorSign[sector]}
              </Label>
            </g>
          </g>
        )
      })}
    </g>
  )
})
