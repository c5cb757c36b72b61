import { hexPoints, type Point, points, polar, short } from '@orrery/board/geometry'
import type { ReactNode } from 'react'
import { type KindId, kindIds } from '../data.ts'
import type { elementVar } from './geometry.ts'
import { glyphs } from './glyphs.tsx'

/** The colour variables of a kind: those of the element it belongs to (C1.7). */
export const kindVar: Readonly<Record<KindId, (typeof elementVar)[keyof typeof elementVar]>> = {
  light: 'h',
  time: 'o',
  gravity: 'he',
  chemistry: 'c',
}

const range = (from: number, to: number, step: number): number[] => {
  const list: number[] = []
  for (let n = from; n <= to; n += step) list.push(n)
  return list
}

function Rays(): ReactNode {
  return (
    <g transform="translate(-26 38)">
      {range(0, 14, 1).map((i) => (
        <polygon
          key={i}
          points={points([[0, 0], polar(110, i * 13.2 - 94.4), polar(110, i * 13.2 - 89.6)])}
          fill="#ffd9a8"
          opacity={i % 2 === 1 ? 0.16 : 0.34}
        />
      ))}
      <circle r="15" fill="#fff1d6" opacity=".75" />
      <circle r="24" fill="#ffd9a8" opacity=".28" />
    </g>
  )
}

function Dial(): ReactNode {
  return (
    <>
      {[17, 27, 37, 47].map((r) => (
        <circle key={r} r={r} fill="none" stroke="#d5ffd9" strokeOpacity=".28" strokeWidth={r === 27 ? 1.6 : 0.9} />
      ))}
      {range(0, 47, 1).map((i) => (
        <path
          key={i}
          d={`M0,-27V-${i % 4 === 0 ? 34 : 30}`}
          transform={`rotate(${i * 7.5})`}
          stroke="#d5ffd9"
          strokeOpacity={i % 4 === 0 ? 0.75 : 0.35}
          strokeWidth="1"
        />
      ))}
      <path d="M0,0L0,-37M0,0L18,12" stroke="#eaffea" strokeOpacity=".4" strokeWidth="1.4" />
    </>
  )
}

function BentGrid(): ReactNode {
  const bend = (x: number, y: number): Point => {
    const d = Math.hypot(x, y - 4)
    const m = 15 / (1 + (d * d) / 190)
    return [x - (x / (d + 4)) * m * 1.1, y + m * 0.9 - ((y - 4) / (d + 4)) * m]
  }
  return (
    <g fill="none" stroke="#bfe0ff" strokeOpacity=".42" strokeWidth=".9">
      {range(-40, 40, 10).map((x) => (
        <polyline key={`x${x}`} points={points(range(-50, 50, 5).map((y) => bend(x, y)))} />
      ))}
      {range(-50, 50, 10).map((y) => (
        <polyline key={`y${y}`} points={points(range(-40, 40, 5).map((x) => bend(x, y)))} />
      ))}
    </g>
  )
}

function Lattice(): ReactNode {
  const cells = range(-3, 3, 1).flatMap((r) => range(-3, 3, 1).map((q) => ({ q, r })))
  return (
    <>
      {cells.map(({ q, r }) => {
        const x = 17.32 * (q + (Math.abs(r) % 2) / 2)
        const y = 15 * r
        return (
          <g key={`${q}.${r}`}>
            <polygon
              points={hexPoints(10, x, y)}
              fill="#f3dcff"
              fillOpacity={(q * 7 + r * 3 + 40) % 5 === 0 ? 0.13 : 0}
              stroke="#f0d4ff"
              strokeOpacity=".34"
              strokeWidth=".9"
            />
            {(q * 5 + r * 2 + 40) % 4 === 0 && (
              <circle cx={short(x)} cy={short(y - 10)} r="2" fill="#f6e4ff" opacity=".7" />
            )}
          </g>
        )
      })}
    </>
  )
}

const motifs: Readonly<Record<KindId, ReactNode>> = {
  light: <Rays />,
  time: <Dial />,
  gravity: <BentGrid />,
  chemistry: <Lattice />,
}

/** A card of 60 x 84 with its shadow and its edge. */
function CardDrawing(props: {
  readonly fill: string
  readonly edge: string
  readonly art?: ReactNode
  readonly children: ReactNode
}): ReactNode {
  const { fill, edge, art, children } = props
  const line = { x: -29.2, y: -41.2, width: 58.4, height: 82.4, rx: 6.4, fill: 'none', strokeOpacity: 0.75 }
  return (
    <>
      <rect x="-30" y="-41" width="60" height="84" rx="7" fill="#00000c" opacity=".45" />
      <g clipPath="url(#cc-card-clip)">
        <rect x="-30" y="-42" width="60" height="84" fill={`url(#cc-${fill})`} />
        {art}
      </g>
      <rect {...line} style={{ stroke: edge }} strokeWidth="1.4" />
      {children}
    </>
  )
}

/** An energy card with the engraved motif of its kind. */
export function EnergyCardDrawing({ kind }: { readonly kind: KindId }): ReactNode {
  const art = (
    <>
      {motifs[kind]}
      <circle r="30" fill="url(#cc-ecard-well)" />
    </>
  )
  return (
    <CardDrawing fill={`ecard-${kindVar[kind]}`} edge={`var(--el-${kindVar[kind]}-hi)`} art={art}>
      <rect x="-26" y="-38" width="52" height="76" rx="4" fill="none" stroke="#fff" strokeOpacity=".16" />
      <g color="#fff" transform="scale(1.34)">
        {glyphs[kind]}
      </g>
    </CardDrawing>
  )
}

/** The back of an energy card: the four kinds around a ring. */
export function EnergyBackDrawing(): ReactNode {
  return (
    <CardDrawing fill="back" edge="var(--metal)">
      <g fill="none" style={{ stroke: 'var(--metal)' }} strokeOpacity=".55">
        <circle r="20" />
        <ellipse rx="24" ry="8" transform="rotate(-30)" />
        <ellipse rx="24" ry="8" transform="rotate(30)" />
      </g>
      <circle r="13" style={{ fill: 'var(--sky-800)' }} />
      {kindIds.map((kind, i) => {
        const [cx, cy] = polar(20, 180 + 90 * i)
        return <circle key={kind} cx={cx} cy={cy} r="3" style={{ fill: `var(--kind-${kind})` }} />
      })}
    </CardDrawing>
  )
}

/** A tiny card in a cost: of a kind, of any kind, or of one kind each like the other. */
export function MiniCardDrawing({ match }: { readonly match: KindId | 'any' | 'same' }): ReactNode {
  const fill = match === 'any' ? 'url(#cc-any)' : match === 'same' ? '#282d63' : `var(--kind-${match})`
  return (
    <>
      <rect x="-7" y="-10" width="14" height="20" rx="2.6" style={{ fill }} stroke="#fff" strokeOpacity=".75" />
      {match === 'same' && <path d="M-3.4,-2H3.4M-3.4,2H3.4" stroke="#fff" strokeWidth="1.8" strokeLinecap="round" />}
      {match !== 'same' && match !== 'any' && (
        <g transform="scale(.42)" color="#fff">
          {glyphs[match]}
        </g>
      )}
    </>
  )
}
