import { Tap } from '@orrery/board/target'
import { memo, type ReactNode } from 'react'
import { openStep, type Targets } from '../board/targets.ts'
import { elementIds, nebulae, type PlayerView } from '../data.ts'
import { Nebula } from '../pieces/nebula.tsx'
import { Picture } from '../pieces/piece.tsx'
import type { Texts } from '../texts/index.ts'

/** A nebula tile as a picture. */
export function TilePicture({ tile, height }: { readonly tile: number; readonly height: number }): ReactNode {
  const r = height / 2 - 2
  return (
    <svg
      width={height * 0.92}
      height={height}
      viewBox={`${-height * 0.46} ${-height / 2} ${height * 0.92} ${height}`}
      aria-hidden="true"
      className="bd-pic night"
    >
      <Nebula tile={tile} r={r} have={63} compact />
    </svg>
  )
}

/** What lies beside the board and is lost if it is not placed (C9.2): one place for each sort of piece. */
export const Tray = memo(function Tray(props: {
  readonly player: PlayerView
  readonly targets: Targets
  readonly texts: Texts
  readonly small: boolean
  /** Looked at by somebody whose board it is not. */
  readonly watched: boolean
}): ReactNode {
  const { player, targets, texts, small, watched } = props
  const places =
    player.reserveStars.filter((count) => count > 0).length +
    (player.reserveProto > 0 ? 1 : 0) +
    player.reserveTiles.length
  if (places === 0) return <p className="cc-tray-none">{watched ? texts.nothingThere : texts.nothingBeside}</p>
  const dense = small || places > 3
  return (
    <div className={`cc-tray ${dense ? 'is-dense' : ''}`}>
      {elementIds.map((element, i) => {
        const count = player.reserveStars[i] ?? 0
        if (count === 0) return null
        const step = `star:${i}`
        return (
          <Tap
            key={element}
            target={{ step: openStep(targets, step), explain: `place-star:${element}:S01`, zoom: `star-${element}` }}
            className="cc-reserve-piece"
            name={texts.reserveStar({ element, count })}
            selected={targets.selected === step}
            at={`reserve:star:${i}`}
          >
            <Picture id={`star-${element}`} width={dense ? 46 : 60} height={dense ? 50 : 64} k={dense ? 1.05 : 1.45} />
            {count > 1 && <b className="cc-count num">×{count}</b>}
          </Tap>
        )
      })}
      {player.reserveTiles.map((tile) => {
        const spec = nebulae[tile]
        const step = `tile:${tile}`
        return (
          <Tap
            key={step}
            target={{ step: openStep(targets, step), explain: `place-nebula:${spec?.id ?? ''}:N01`, zoom: spec?.id }}
            className="cc-reserve-piece"
            name={texts.reserveTile({
              size: spec?.size ?? 1,
              wants: spec?.requires.join(' ') ?? '',
              points: spec?.points ?? 0,
            })}
            selected={targets.selected === step}
            at={`reserve:tile:${tile}`}
          >
            <TilePicture tile={tile} height={dense ? 64 : 90} />
          </Tap>
        )
      })}
      {player.reserveProto > 0 && (
        <Tap
          target={{ step: openStep(targets, 'proto'), explain: 'place-proto:L02', zoom: 'proto' }}
          className="cc-reserve-piece"
          name={texts.reserveProto({ count: player.reserveProto })}
          selected={targets.selected === 'proto'}
          at="reserve:proto"
        >
          <Picture id="proto" width={dense ? 40 : 48} height={dense ? 48 : 56} k={dense ? 1.2 : 1.54} />
          {player.reserveProto > 1 && <b className="cc-count num">×{player.reserveProto}</b>}
        </Tap>
      )}
    </div>
  )
})
