import { Drawing } from '@orrery/board/draw'
import { Tap } from '@orrery/board/target'
import { memo, type ReactNode } from 'react'
import type { MineProps } from '../board/props.ts'
import { openStep } from '../board/targets.ts'
import { elementIds, nebulae } from '../data.ts'
import { Nebula } from '../pieces/nebula.tsx'
import { Picture } from '../pieces/piece.tsx'

/** A nebula tile as a picture. */
export const TilePicture = ({ tile, height }: { readonly tile: number; readonly height: number }): ReactNode => (
  <Drawing width={height * 0.92} height={height} className="night">
    <Nebula tile={tile} r={height / 2 - 2} have={63} compact />
  </Drawing>
)

/** A sort of piece beside the board. */
interface Sort {
  /** The first step of placing one of them. */
  readonly step: string
  readonly count: number
  /** The action it would be, to explain why it is not possible. */
  readonly explain: string
  readonly zoom: string
  readonly name: string
  readonly picture: ReactNode
}

/** What lies beside the board, by sort. */
function sortsOf({ player, texts }: MineProps, dense: boolean): readonly Sort[] {
  const { reserveStars, reserveTiles, reserveProto: count } = player
  return [
    ...elementIds.map((element, i): Sort => {
      const size = dense ? { width: 46, height: 50, k: 1.05 } : { width: 60, height: 64, k: 1.45 }
      return {
        step: `star:${i}`,
        count: reserveStars[i] ?? 0,
        explain: `place-star:${element}:S01`,
        zoom: `star-${element}`,
        name: texts.reserveStar({ element, count: reserveStars[i] ?? 0 }),
        picture: <Picture id={`star-${element}`} {...size} />,
      }
    }),
    ...reserveTiles.map((tile): Sort => {
      const { id = '', size = 1, requires = [], points = 0 } = nebulae[tile] ?? {}
      return {
        step: `tile:${tile}`,
        count: 1,
        explain: `place-nebula:${id}:N01`,
        zoom: id,
        name: texts.reserveTile({ size, wants: requires.join(' '), points }),
        picture: <TilePicture tile={tile} height={dense ? 64 : 90} />,
      }
    }),
    {
      step: 'proto',
      count,
      explain: 'place-proto:L02',
      zoom: 'proto',
      name: texts.reserveProto({ count }),
      picture: <Picture id="proto" width={dense ? 40 : 48} height={dense ? 48 : 56} k={dense ? 1.2 : 1.54} />,
    },
  ].filter(({ count: left }) => left > 0)
}

/** What lies beside the board and is lost if it is not placed (C9.2). */
export const Tray = memo(function Tray(
  props: MineProps & {
    /** Looked at by somebody whose board it is not. */
    readonly watched: boolean
  },
): ReactNode {
  const { targets, texts, small, low, watched } = props
  const dense = small || low || sortsOf(props, false).length > 3
  const sorts = sortsOf(props, dense)
  if (sorts.length === 0)
    return (
      <p className="bd-tile bd-small bd-quiet cc-tray-none">{watched ? texts.nothingThere : texts.nothingBeside}</p>
    )
  return (
    <div className={`cc-tray bd-even ${dense ? 'is-dense' : ''}`}>
      {sorts.map(({ step, count, explain, zoom, name, picture }) => (
        <Tap
          key={step}
          target={{ step: openStep(targets, step), explain, zoom }}
          className="bd-tile bd-rises cc-reserve-piece"
          name={name}
          selected={targets.selected === step}
          at={`reserve:${step}`}
        >
          {picture}
          {count > 1 && <b className="cc-count num">×{count}</b>}
        </Tap>
      ))}
    </div>
  )
})
