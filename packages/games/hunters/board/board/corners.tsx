import { SeatDisc } from '@orrery/board/seats'
import { memo, type ReactNode } from 'react'
import { MiniHr } from '../hr/mini.tsx'
import type { Shown } from '../motion/scenes.ts'
import { GameSign } from '../pieces/signs.tsx'
import { EventCardView } from '../table/cards.tsx'
import type { PanelProps } from './props.ts'
import { samePanel } from './same.ts'

/** The event deck, in the lower left corner. */
export const Deck = memo(
  function Deck({ view, texts }: PanelProps): ReactNode {
    return (
      <div
        className="bd-deck hx-deck"
        data-at="deck"
        data-zoom="deck"
        role="img"
        aria-label={texts.deck({ count: view.deckSize })}
      >
        <svg width="44" height="60" viewBox="-22 -30 44 60" aria-hidden="true" className="night">
          <rect x="-17" y="-29" width="38" height="54" rx="6" fill="var(--sky-800)" stroke="var(--metal-lo)" />
          <rect x="-20" y="-26" width="38" height="54" rx="6" fill="var(--sky-600)" stroke="var(--metal)" />
          <path d="M.6,-5L-4.4,2H-.8L-2.4,7.4L2.8,-.2H-.8Z" fill="var(--ink-1)" />
        </svg>
        <span>
          <b className="num bd-figure">{view.deckSize}</b>
          {texts.deckShort}
        </span>
      </div>
    )
  },
  samePanel({ view: ['deckSize'] }),
)

/** The diagram as a small picture that opens it, in the lower right corner. */
export const HrButton = memo(
  function HrButton(props: PanelProps & { readonly open: () => void; readonly small: boolean }): ReactNode {
    const { view, texts, open, small } = props
    return (
      <button
        type="button"
        className="hx-minihr bd-plain"
        onClick={open}
        aria-label={`${texts.hrDiagram}: ${texts.openHr}`}
        data-at="hr"
        data-zoom="hr"
      >
        <MiniHr markers={view.markers} width={small ? 60 : 104} height={small ? 54 : 92} />
        {!small && <span>{texts.hrDiagram}</span>}
      </button>
    )
  },
  samePanel({ view: ['markers'] }),
)

/** Opens the last fight again. */
export function LastFight({ texts, open }: Pick<PanelProps, 'texts'> & { readonly open: () => void }): ReactNode {
  return (
    <button
      type="button"
      className="bd-log hx-lastfight"
      data-zoom="lastFight"
      onClick={open}
      aria-label={texts.lastFight}
    >
      <GameSign name="fight" size={16} />
      <span>{texts.lastFight}</span>
    </button>
  )
}

/** An event card that everybody looks at while it is played or drawn. */
export function ShownCard(props: {
  readonly card: NonNullable<Shown['card']>
  readonly names: readonly string[]
  readonly texts: PanelProps['texts']
}): ReactNode {
  const { card, names, texts } = props
  return (
    <div className={`hx-shown ${card.cancelled ? 'is-cancelled' : ''}`} aria-hidden="true">
      <span className="hx-shown-who bd-row bd-strong">
        <SeatDisc seat={card.seat} size={26} />
        {names[card.seat]}
      </span>
      <EventCardView id={card.id} target={{}} texts={texts} />
    </div>
  )
}
