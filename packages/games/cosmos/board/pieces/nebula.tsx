import { Label } from '@orrery/board/draw'
import { arc, hexPoints, polar, short, speckle } from '@orrery/board/geometry'
import { line } from '@orrery/board/icons'
import { memo, type ReactNode } from 'react'
import { type NebulaSpec, nebulae } from '../data.ts'
import { useBaked } from './bake.ts'
import { Use } from './piece.tsx'
import { pips } from './tokens.tsx'

/** How a nebula tile looks; bits keep the properties comparable, so that an unchanged tile is not drawn again. */
export interface NebulaProps {
  readonly tile: number
  /** Radius of the hex. */
  readonly r: number
  readonly done?: boolean
  /** Can be completed now. */
  readonly ready?: boolean
  /** Which of the required stars are there. */
  readonly have?: number
  /** How many stars around it are too many. */
  readonly over?: number
  /** Which sides carry life; left out where it does not matter. */
  readonly sides?: number
  /** Points above and demands in two rows, for small tiles. */
  readonly compact?: boolean
}

function TinyStars({ seed, count }: { seed: number; count: number }): ReactNode {
  const random = speckle(seed * 977 + 13)
  return [...Array(count).keys()].map((i) => {
    const cx = short((random() * 2 - 1) * 74)
    const cy = short((random() * 2 - 1) * 80)
    const q = random()
    return <circle key={i} {...{ cx, cy }} r={short(0.4 + q * q * 0.9)} fill="#fff" opacity={short(0.25 + q * 0.6)} />
  })
}

function Demands({ spec, have, compact }: { spec: NebulaSpec; have: number; compact: boolean }): ReactNode {
  const n = spec.requires.length
  const first = Math.ceil(n / 2)
  return spec.requires.map((element, i) => {
    const id = `${(have & (1 << i)) === 0 ? 'lack' : 'dot'}-${element}`
    const key = `${i}${element}`
    if (compact) {
      const upper = i < first
      const count = upper ? first : n - first
      const place = upper ? i : i - first
      const k = (element === 'He' ? 13.8 : 14.6) / 20
      return <Use key={key} id={id} x={short((place - (count - 1) / 2) * 34.5)} y={upper ? 0 : 33} k={k} />
    }
    const [x, y] = polar(51, 90 - (i - (n - 1) / 2) * (n > 5 ? 28 : 30))
    return <Use key={key} id={id} x={short(x)} y={short(y - 7)} k={0.51} />
  })
}

/** Six arcs around a finished nebula: which of its sides carry life. */
function LifeArcs({ sides }: { sides: number }): ReactNode {
  return [0, 1, 2, 3, 4, 5].map((i) => {
    const on = (sides & (1 << i)) !== 0
    return (
      <g key={i} color={on ? '#d6ff9d' : '#fff'} opacity={on ? 1 : 0.28}>
        {line(arc(37, 60 * i - 83, 60 * i - 37), on ? 4 : 2.4)}
      </g>
    )
  })
}

/** The sign of a nebula with a star too many around it. */
const Spoilt = ({ x, y }: { x: number; y: number }): ReactNode => (
  <g transform={`translate(${x} ${y})`}>
    <circle r="16" style={{ fill: 'var(--warn)' }} stroke="#05061c" strokeWidth="2" />
    <Label y={8} size={23} weight={700} colour="var(--warn-ink)">
      !
    </Label>
  </g>
)

/** The size of figures on small tiles: they can be read on the smallest phone. */
const FIGURE = 43

/** What a small tile is worth. */
function SmallPoints({ points, ready }: { points: number; ready: boolean }): ReactNode {
  const half = points > 9 ? 52 : 38
  return (
    <>
      {ready && (
        <rect
          {...{ x: -half, y: -59, width: 2 * half, height: 42, rx: 21 }}
          style={{ fill: 'var(--lamp)', stroke: 'var(--lamp-hi)' }}
        />
      )}
      <Label y={ready ? -23 : -25} size={FIGURE} weight={700} colour={ready ? 'var(--ink-on-lamp)' : '#fff'}>
        {ready ? `+${points}` : points}
      </Label>
    </>
  )
}

/** What the tile is worth; lit when it can be completed. */
function Points({ spec, ready, compact }: { spec: NebulaSpec; ready: boolean; compact: boolean }): ReactNode {
  const { points, size } = spec
  if (compact) return <SmallPoints points={points} ready={ready} />
  const y = -14
  const large = points > 9 ? 24 : 27
  return (
    <>
      {ready ? (
        <circle r="27" cy={y} style={{ fill: 'var(--lamp)', stroke: 'var(--lamp-hi)' }} />
      ) : (
        <circle
          r="26"
          cy={y}
          fill="#05061c"
          fillOpacity=".62"
          style={{ stroke: `var(--neb-${size}c)` }}
          strokeOpacity=".5"
        />
      )}
      <Label
        y={ready ? y + 10 : -2.6}
        size={ready ? large : 32}
        weight={700}
        colour={ready ? 'var(--ink-on-lamp)' : '#fff'}
      >
        {ready ? `+${points}` : points}
      </Label>
    </>
  )
}

/** A nebula tile centred on 0,0: a cold cloud with its demands, or in full colour once completed. */
export const Nebula = memo(function Nebula(props: NebulaProps): ReactNode {
  const { tile, r, done = false, ready = false, have = 0, over = 0, sides, compact = false } = props
  const spec = nebulae[tile]
  const art = useBaked(`${spec?.size ?? 1}-${tile % 3}`)
  if (spec === undefined) return null
  return (
    <g transform={`scale(${short(r / 84)})`}>
      <polygon points={hexPoints(85.5, 0, 3)} fill="#00000a" opacity=".55" />
      <g clipPath="url(#cc-tile-clip)">
        <polygon points={hexPoints(84)} fill={`url(#cc-neb-flat-${spec.size})`} />
        {art !== undefined && <image href={art} x="-140" y="-140" width="280" height="280" />}
        {done && <circle r="80" fill="url(#cc-neb-core)" />}
        <polygon points={hexPoints(84)} fill={done ? 'url(#cc-neb-done)' : 'url(#cc-neb-dim)'} />
        <TinyStars seed={tile * 7 + spec.size} count={done ? 26 : 16} />
      </g>
      <g fill="none" strokeOpacity={done ? 1 : 0.6}>
        <polygon points={hexPoints(83)} stroke="url(#cc-tile-rim)" strokeWidth="2.4" />
        {!ready && <polygon points={hexPoints(78.5)} stroke="#fff" opacity={0.2} />}
      </g>
      {!compact && pips(spec.size, -57, done ? '#fff' : `var(--neb-${spec.size}c)`, 4.2)}
      {done ? (
        <>
          {sides !== undefined && <LifeArcs sides={sides} />}
          <circle r={compact ? 30 : 21} fill="#070720" fillOpacity=".58" stroke="#fff" strokeOpacity=".35" />
          <Label y={compact ? 15 : 8.4} size={compact ? FIGURE : 24} weight={700}>
            {spec.points}
          </Label>
        </>
      ) : (
        <>
          <Points spec={spec} ready={ready} compact={compact} />
          <Demands spec={spec} have={have} compact={compact} />
          {over > 0 && <Spoilt x={compact ? 38 : 48} y={compact ? -40 : -30} />}
        </>
      )}
    </g>
  )
})
