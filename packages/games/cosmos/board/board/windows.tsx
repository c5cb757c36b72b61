import { Window } from '@orrery/board/players'
import { SeatDisc } from '@orrery/board/seats'
import type { Language } from '@orrery/kernel'
import { memo, type ReactNode } from 'react'
import { abilities, elementIds, type PlayerView } from '../data.ts'
import { AbilityCard } from '../me/ability-card.tsx'
import { Picture } from '../pieces/piece.tsx'
import { abilityWords, type Texts } from '../texts/index.ts'
import { Facts } from './others.tsx'
import type { PanelProps } from './props.ts'

/** The ability cards a player looks at: keep one, then the others go under the deck one by one (C11.2). */
export const Looked = memo(
  function Looked({ player, language, texts }: PanelProps): ReactNode {
    const keep = player.ask === 'keep'
    const title = keep ? texts.keepTitle : texts.underTitle
    return (
      <Window className="cc-looked night" label={title} title={title}>
        <div className="bd-window-cards">
          {(player.looked ?? []).map((card) => {
            const spec = abilities[card]
            if (spec === undefined) return null
            const [name] = abilityWords(language, spec.id)
            return (
              <AbilityCard
                key={card}
                card={card}
                language={language}
                action={`${keep ? 'keep' : 'under'}:${spec.id}`}
                name={keep ? texts.keepIt({ name }) : texts.putUnder({ name })}
              />
            )
          })}
        </div>
      </Window>
    )
  },
  (a, b) => a.player === b.player && a.language === b.language,
)

/** Whose galaxy it is that is looked at, and what lies beside their board. */
export const LookedAt = memo(function LookedAt(props: {
  readonly player: PlayerView
  readonly seat: number
  readonly name: string
  readonly texts: Texts
  readonly language: Language
}): ReactNode {
  const { player, seat, name, texts, language } = props
  const cards = player.slots.flatMap((card) => abilities[card] ?? [])
  const title = (
    <>
      <SeatDisc seat={seat} size={28} />
      {name}
    </>
  )
  return (
    <Window
      className="cc-looking"
      label={texts.galaxyOf({ name })}
      title={title}
      note={texts.points({ count: player.score })}
      close={texts.close}
    >
      <Facts player={player} texts={texts} />
      <span className="bd-facts">
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
      {cards.length > 0 && cards.map((card) => abilityWords(language, card.id)[0]).join(' · ')}
    </Window>
  )
})
