import { Drawing, Ring } from '@orrery/board/draw'
import { outlinePath } from '@orrery/board/elements'
import { burst, hexPoints, short } from '@orrery/board/geometry'
import type { Colour } from '@orrery/board/seats'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { corners, hexes, nebulae, type PlayerView, sides } from '../data.ts'
import { elementVar } from '../pieces/geometry.ts'
import { elementOf, isDone } from './need.ts'

const R = 64
const U = R / 3.95

/** The length of a hex side in the small drawing, and how wide it is, so that things can fly there. */
export const MINI_UNIT = U
export const MINI_WIDTH = 134

/** A small round thing at a place of the galaxy. */
const Dot = (props: { x: number; y: number; r: number; style: CSSProperties }): ReactNode => (
  <circle cx={short(props.x * U)} cy={short(props.y * U)} r={props.r * U} style={props.style} strokeWidth="1.3" />
)
const lifeStyles: Readonly<Record<number, CSSProperties>> = {
  1: { fill: 'none', stroke: 'var(--life-proto)' },
  2: { fill: 'var(--life-stable)', stroke: 'none' },
}

const MiniHexes = memo(function MiniHexes({ player }: { player: PlayerView }): ReactNode {
  return hexes.map((hex, i) => {
    const tile = nebulae[player.tiles[i] ?? -1]
    const done = isDone(player, i)
    const style =
      tile === undefined
        ? { fill: `var(--sec-${hex.sector})`, fillOpacity: 0.13, strokeOpacity: 0.08 }
        : { fill: `url(#cc-neb-flat-${tile.size})`, fillOpacity: done ? 0.95 : 0.3, strokeOpacity: done ? 0.5 : 0.08 }
    return (
      <g key={hex.id}>
        <polygon points={hexPoints(U * 0.93, hex.x * U, hex.y * U)} style={style} stroke="#fff" strokeWidth=".7" />
        {(player.forms[2 * i] ?? -1) >= 0 && (
          <Dot {...hex} r={0.36} style={{ fill: 'var(--lifeform)', stroke: 'var(--lifeform-rim-1)' }} />
        )}
      </g>
    )
  })
})

/** The small round picture of a galaxy: shapes and colours only. */
export const GalaxyMini = memo(function GalaxyMini(props: {
  readonly player: PlayerView
  readonly colour: Colour
  readonly size: number
}): ReactNode {
  const { player, colour, size } = props
  return (
    <Drawing width={MINI_WIDTH} scale={size / MINI_WIDTH}>
      <circle r={R} fill="url(#cc-lens)" />
      <MiniHexes player={player} />
      {player.life.map((life, i) => {
        const [side, style] = [sides[i], lifeStyles[life]]
        return (
          side !== undefined &&
          style !== undefined && <Dot key={side.id} {...side} r={0.07 + 0.04 * life} style={style} />
        )
      })}
      {player.stars.map((star, i) => {
        const corner = corners[i]
        if (star === 0 || corner === undefined) return null
        const place = `translate(${short(corner.x * U)} ${short(corner.y * U)})`
        if (star > 4) {
          return (
            <g key={corner.id} transform={place} style={{ fill: 'var(--nova)' }}>
              <polygon points={burst(8, U * 0.36, U * 0.26, U * 0.16)} />
            </g>
          )
        }
        const element = elementOf(star)
        const v = elementVar[element]
        return (
          <path
            key={corner.id}
            d={outlinePath(element)}
            transform={`${place} scale(${short((U * 0.24) / 20)})`}
            style={{ fill: `var(--el-${v})`, stroke: `var(--el-${v}-hi)` }}
            strokeWidth="5"
            strokeLinejoin="round"
          />
        )
      })}
      <Ring r={R} colour={`var(--pl-${colour})`} width={2.4} />
      <Ring r={R - 3.2} colour="#000" opacity={0.4} />
    </Drawing>
  )
})
