import type { Language } from '@orrery/kernel'
import { memo, type ReactNode } from 'react'
import { abilities, type PlayerView } from '../data.ts'
import { AbilityCard } from '../me/ability-card.tsx'
import { abilityWords, type Texts } from '../texts/index.ts'

/** The ability cards a player looks at: keep one, then the others go under the deck one by one (C11.2). */
export const Looked = memo(function Looked(props: {
  readonly player: PlayerView
  readonly language: Language
  readonly texts: Texts
}): ReactNode {
  const { player, language, texts } = props
  const cards = player.looked ?? []
  if ((player.ask !== 'keep' && player.ask !== 'under') || cards.length === 0) return null
  const keep = player.ask === 'keep'
  return (
    <section className="panel cc-looked night" aria-label={keep ? texts.keepTitle : texts.underTitle}>
      <h2>{keep ? texts.keepTitle : texts.underTitle}</h2>
      <div className="cc-looked-cards" data-count={cards.length}>
        {cards.map((card) => {
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
    </section>
  )
})
