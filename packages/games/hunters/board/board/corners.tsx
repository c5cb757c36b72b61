import { Counting } from '@orrery/board/counting'
import { Icon } from '@orrery/board/icons'
import { SeatDisc, seatColour } from '@orrery/board/seats'
import { memo, type ReactNode } from 'react'
import { MiniHr } from '../hr/mini.tsx'
import type { Stage } from '../motion/stage.ts'
import { GameSign } from '../pieces/signs.tsx'
import { EventCardView } from '../table/cards.tsx'
import type { PanelProps } from './props.ts'
import { samePanel } from './same.ts'

/** My points, in the upper left corner of the lens. */
export const Me = memo(
  function Me({ view, me, seat, player, names, texts, speed }: PanelProps): ReactNode {
    return (
      <div className={`hx-me p-${seatColour(seat)}`}>
        <SeatDisc seat={seat} size={34} />
        <div>
          <span className="hx-me-score num" data-at={`score:${seat}`}>
            <Counting value={player.points} speed={speed} />
            <small>/ 10</small>
          </span>
          <small className="hx-me-words">
            {view.first === seat && <Icon name="first" size={13} />}
            {me === undefined ? names[seat] : texts.yourPoints}
          </small>
          {view.lastTurns && <span className="hx-last">{texts.lastTurns}</span>}
        </div>
      </div>
    )
  },
  samePanel({ view: ['first', 'lastTurns'], player: ['points'] }),
)

/** The event deck, in the lower left corner. */
export const Deck = memo(
  function Deck({ view, texts }: PanelProps): ReactNode {
    return (
      <div className="hx-deck" data-at="deck" role="img" aria-label={texts.deck({ count: view.deckSize })}>
        <svg width="44" height="60" viewBox="-22 -30 44 60" aria-hidden="true" className="night">
          <rect x="-17" y="-29" width="38" height="54" rx="6" className="hx-deck-under" />
          <rect x="-20" y="-26" width="38" height="54" rx="6" className="hx-deck-top" />
          <path d="M.6,-5L-4.4,2H-.8L-2.4,7.4L2.8,-.2H-.8Z" fill="currentColor" className="hx-deck-sign" />
        </svg>
        <span>
          <b className="num">{view.deckSize}</b>
          {texts.deckShort}
        </span>
      </div>
    )
  },
  samePanel({ view: ['deckSize'] }),
)

/** The diagram as a small picture that opens it, in the lower right corner. */
export const HrButton = memo(
  function HrButton({
    view,
    texts,
    open,
    small,
  }: PanelProps & { readonly open: () => void; readonly small: boolean }): ReactNode {
    return (
      <button
        type="button"
        className="hx-minihr"
        onClick={open}
        aria-label={`${texts.hrDiagram}: ${texts.openHr}`}
        data-at="hr"
      >
        <MiniHr markers={view.markers} width={small ? 60 : 104} height={small ? 54 : 92} />
        {!small && <span>{texts.hrDiagram}</span>}
      </button>
    )
  },
  samePanel({ view: ['markers'] }),
)

/** Opens the last fight again. */
export function LastFight({
  texts,
  open,
}: {
  readonly texts: PanelProps['texts']
  readonly open: () => void
}): ReactNode {
  return (
    <button type="button" className="hx-lastfight" onClick={open} aria-label={texts.lastFight}>
      <GameSign name="fight" size={16} />
      <span>{texts.lastFight}</span>
    </button>
  )
}

/** The newest line of the log as a pill that opens the log. */
export function LogPill(props: { readonly line: string | undefined; readonly texts: PanelProps['texts'] }): ReactNode {
  return (
    <button type="button" className="hx-log" data-log="">
      <Icon name="log" size={16} />
      <span>{props.line ?? props.texts.log}</span>
    </button>
  )
}

/** An event card that everybody looks at while it is played or drawn. */
export function ShownCard(props: {
  readonly card: NonNullable<Stage['card']>
  readonly names: readonly string[]
  readonly texts: PanelProps['texts']
}): ReactNode {
  const { card, names, texts } = props
  return (
    <div className={`hx-shown ${card.cancelled ? 'is-cancelled' : ''}`} aria-hidden="true">
      <span className="hx-shown-who">
        <SeatDisc seat={card.seat} size={26} />
        {names[card.seat]}
      </span>
      <EventCardView id={card.id} says={{}} texts={texts} />
    </div>
  )
}
