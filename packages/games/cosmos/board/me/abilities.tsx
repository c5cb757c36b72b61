import { Tap } from '@orrery/board/target'
import type { Language } from '@orrery/kernel'
import { memo, type ReactNode } from 'react'
import { abilityAction, legalId, openStep, strongestKind, type Targets } from '../board/targets.ts'
import { abilities, type PlayerView, slotCosts } from '../data.ts'
import { Glyph } from '../pieces/glyphs.tsx'
import { Picture } from '../pieces/piece.tsx'
import { abilityWords, type Texts } from '../texts/index.ts'
import { AbilityCard } from './ability-card.tsx'

/** The four ability slots with their cards or prices (C11.2). */
export const Abilities = memo(function Abilities(props: {
  readonly player: PlayerView
  readonly targets: Targets
  readonly texts: Texts
  readonly language: Language
  readonly small: boolean
  readonly low: boolean
}): ReactNode {
  const { player, targets, texts, language, small, low } = props
  const running = player.card
  const filled = player.slots.filter((card) => card >= 0).length
  return (
    <div className={`cc-abilities ${small ? 'is-small' : ''} has-${filled}`}>
      {player.slots.map((card, slot) => {
        const price = slotCosts[slot] ?? 0
        const spec = abilities[card]
        if (spec === undefined) {
          const step = `slot:${slot}`
          const explain = `acquire:${slot + 1}:${strongestKind(player.hand ?? [])}`
          return (
            <Tap
              // A card stands under its own number, which may be that of a free slot.
              // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
              key={`slot:${slot}`}
              target={{ step: openStep(targets, step), explain }}
              className="cc-slot"
              name={texts.slotName({ slot: slot + 1, price })}
              selected={targets.selected === step}
              at={`slot:${slot}`}
            >
              <Picture id="mini-same" width={22} height={30} k={1.3} />
              {small ? (
                <b className="num">{price}</b>
              ) : (
                <span>
                  <b>{texts.newAbility}</b>
                  <span>{texts.cardsAlike({ count: price })}</span>
                </span>
              )}
            </Tap>
          )
        }
        const wanted = abilityAction(card)
        const [name] = abilityWords(language, spec.id)
        const legal = spec.activation === 'action' ? legalId(targets, wanted) : undefined
        const action = legal ?? (targets.selected === 'discharge' ? legalId(targets, wanted) : undefined)
        if (small) {
          return (
            <Tap
              key={card}
              target={{ action, explain: wanted, zoom: spec.id }}
              className={`cc-ability-chip k-${spec.kind} ${running === card ? 'is-running' : ''}`}
              name={action === undefined ? undefined : texts.activate({ name })}
              at={`ability:${card}`}
            >
              <Glyph id={spec.kind} size={18} />
              <span>{name}</span>
            </Tap>
          )
        }
        return (
          <AbilityCard
            key={card}
            card={card}
            language={language}
            action={action}
            explain={wanted}
            name={texts.activate({ name })}
            className={`${running === card ? 'is-running' : ''} ${filled > 2 || low ? 'is-short' : ''}`}
          />
        )
      })}
    </div>
  )
})
