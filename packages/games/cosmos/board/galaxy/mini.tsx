import { outlinePath } from '@orrery/board/elements'
import { burst, hexPoints, short } from '@orrery/board/geometry'
import type { Colour } from '@orrery/board/seats'
import { memo, type ReactNode } from 'react'
import { corners, hexes, nebulae, type PlayerView, sides } from '../data.ts'
import { elementVar } from '../pieces/geometry.ts'
import { elementOf, isDone } from './need.ts'

const R = 64
const U = R / 3.95

/** The length of a hex side in the small drawing, and how wide it is, so that things can fly there. */
export const MINI_UNIT = U
export const MINI_WIDTH = 134

const MiniHexes = memo(function MiniHexes({ player }: { player: PlayerView }): ReactNode {
  return hexes.map((hex, i) => {
    const tile = nebulae[player.tiles[i] ?? -1]
    const done = isDone(player, i)
    const x = hex.x * U
    const y = hex.y * U
    return (
      <g key={hex.id}>
        <polygon
          points={hexPoints(U * 0.93, x, y)}
          style={{ fill: tile === undefined ? `var(--sec-${hex.sector})` : `url(#cc-neb-flat-${tile.size})` }}
          fillOpacity={tile === undefined ? 0.13 : done ? 0.95 : 0.3}
          stroke="#fff"
          strokeOpacity={done ? 0.5 : 0.08}
          strokeWidth=".7"
        />
        {(player.forms[2 * i] ?? -1) >= 0 && (
          <circle
            cx={short(x)}
            cy={short(y)}
            r={U * 0.36}
            style={{ fill: 'var(--lifeform)', stroke: 'var(--lifeform-rim-1)' }}
            strokeWidth="1.2"
          />
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
    <svg
      width={size}
      height={size}
      viewBox={`${-MINI_WIDTH / 2} ${-MINI_WIDTH / 2} ${MINI_WIDTH} ${MINI_WIDTH}`}
      aria-hidden="true"
    >
      <circle r={R} fill="url(#cc-lens)" />
      <MiniHexes player={player} />
      {player.life.map((life, i) => {
        const side = sides[i]
        if (life === 0 || side === undefined) return null
        return life === 2 ? (
          <circle
            key={side.id}
            cx={short(side.x * U)}
            cy={short(side.y * U)}
            r={U * 0.15}
            style={{ fill: 'var(--life-stable)' }}
          />
        ) : (
          <circle
            key={side.id}
            cx={short(side.x * U)}
            cy={short(side.y * U)}
            r={U * 0.12}
            fill="none"
            style={{ stroke: 'var(--life-proto)' }}
            strokeWidth="1.3"
          />
        )
      })}
      {player.stars.map((star, i) => {
        const corner = corners[i]
        if (star === 0 || corner === undefined) return null
        const place = `translate(${short(corner.x * U)} ${short(corner.y * U)})`
        if (star > 4) {
          return (
            <polygon
              key={corner.id}
              points={burst(8, U * 0.36, U * 0.26, U * 0.16)}
              transform={place}
              style={{ fill: 'var(--nova)' }}
            />
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
      <circle r={R} fill="none" style={{ stroke: `var(--pl-${colour})` }} strokeWidth="2.4" />
      <circle r={R - 3.2} fill="none" stroke="#000" strokeOpacity=".4" />
    </svg>
  )
})
