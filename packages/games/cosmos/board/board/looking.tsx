import { Icon } from '@orrery/board/icons'
import { SeatDisc } from '@orrery/board/seats'
import type { Language } from '@orrery/kernel'
import { memo, type ReactNode } from 'react'
import { abilities, elementIds, type PlayerView } from '../data.ts'
import { Picture } from '../pieces/piece.tsx'
import { abilityWords, type Texts } from '../texts/index.ts'
import { Facts } from './others.tsx'

/** The heading over another player's galaxy: who it is, and what lies beside the board. */
export const LookedAt = memo(function LookedAt(props: {
  readonly player: PlayerView
  readonly seat: number
  readonly name: string
  readonly texts: Texts
  readonly language: Language
}): ReactNode {
  const { player, seat, name, texts, language } = props
  const cards = player.slots.flatMap((card) => abilities[card] ?? [])
  return (
    <section className="panel cc-looking" aria-label={texts.galaxyOf({ name })}>
      <SeatDisc seat={seat} size={28} />
      <div>
        <b>{name}</b>
        <span>{texts.points({ count: player.score })}</span>
        <Facts player={player} texts={texts} />
        {player.unused.pieces > 0 && (
          <span className="cc-looking-reserve">
            {elementIds.map((element, i) =>
              (player.reserveStars[i] ?? 0) > 0 ? (
                <span key={element}>
                  <Picture id={`dot-${element}`} width={18} k={0.4} />
                  {player.reserveStars[i]}
                </span>
              ) : null,
            )}
            {player.reserveProto > 0 && (
              <span>
                <Picture id="flat-proto" width={18} k={0.6} />
                {player.reserveProto}
              </span>
            )}
          </span>
        )}
        {cards.length > 0 && (
          <span className="cc-looking-cards">
            {cards.map((card) => abilityWords(language, card.id)[0]).join(' · ')}
          </span>
        )}
      </div>
      <button type="button" className="btn ghost" data-look="me" aria-label={texts.close}>
        <Icon name="close" size={18} />
      </button>
    </section>
  )
})
