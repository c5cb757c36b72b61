import { Counting } from '@orrery/board/counting'
import { SeatDisc, seatColour } from '@orrery/board/seats'
import { memo, type ReactNode } from 'react'
import type { PanelProps } from './props.ts'

/** The seats of a phone's strip: emblem, name, points. */
export const SeatPills = memo(function SeatPills(props: PanelProps & { readonly look: number | undefined }): ReactNode {
  const { view, seat, names, texts, speed, look } = props
  return (
    <div className={`hx-seats ${view.seats > 3 ? 'is-full' : ''}`}>
      {view.players.map((player, other) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
          key={other}
          type="button"
          className={`hx-seat p-${seatColour(other)} ${view.active === other ? 'is-active' : ''}`}
          data-look={other === seat ? 'me' : other}
          data-at={other === seat ? undefined : `seat:${other}`}
          aria-pressed={look === other}
        >
          <span className="sr">{view.seats > 3 ? texts.look({ name: names[other] ?? '' }) : ''} </span>
          <SeatDisc seat={other} size={24} />
          <span className="hx-seat-name">{names[other]}</span>
          <b className="num">
            <Counting value={player.points} speed={speed} />
          </b>
        </button>
      ))}
    </div>
  )
})
