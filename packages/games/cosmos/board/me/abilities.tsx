import { soft } from '@orrery/board/soft'
import { Tap } from '@orrery/board/target'
import { memo, type ReactNode } from 'react'
import type { MineProps } from '../board/props.ts'
import { abilityAction, legalId, openStep, strongestKind } from '../board/targets.ts'
import { abilities, slotCosts } from '../data.ts'
import { Glyph } from '../pieces/glyphs.tsx'
import { Picture } from '../pieces/piece.tsx'
import { abilityWords } from '../texts/index.ts'
import { AbilityCard } from './ability-card.tsx'

/** A slot without a card: what the next one costs. */
function FreeSlot(props: MineProps & { readonly slot: number }): ReactNode {
  const { player, targets, texts, small, slot } = props
  const count = slotCosts[slot] ?? 0
  const step = `slot:${slot}`
  return (
    <Tap
      // On a phone the cards in hand open what they can buy: this is only its price.
      target={{
        step: small ? undefined : openStep(targets, step),
        explain: small ? undefined : `acquire:${slot + 1}:${strongestKind(player.hand ?? [])}`,
        zoom: 'slot',
      }}
      className={`bd-tile cc-slot ${small ? 'is-chip' : ''}`}
      name={texts.slotName({ slot: slot + 1, price: count })}
      selected={targets.selected === step}
      at={step}
    >
      <Picture id="mini-same" width={22} height={30} k={1.3} />
      <span>
        <b>{small ? count : texts.newAbility}</b>
        {!small && <span>{texts.cardsAlike({ count })}</span>}
      </span>
    </Tap>
  )
}

/** The four ability slots with their cards or prices (C11.2). */
export const Abilities = memo(function Abilities(props: MineProps): ReactNode {
  const { player, targets, texts, language, small, low } = props
  const filled = player.slots.filter((card) => card >= 0).length
  return (
    <div className={small ? 'bd-row bd-wrap is-small' : 'cc-abilities'}>
      {player.slots.map((card, slot) => {
        const spec = abilities[card]
        // A card stands under its own number, which may be that of a free slot.
        // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place
        if (spec === undefined) return <FreeSlot key={`slot:${slot}`} {...props} slot={slot} />
        const explain = abilityAction(card)
        const [words] = abilityWords(language, spec.id)
        const open = spec.activation === 'action' || targets.selected === 'discharge'
        const action = open ? legalId(targets, explain) : undefined
        const name = texts.activate({ name: words })
        const running = player.card === card ? 'is-running' : ''
        if (!small) {
          const className = `${running} ${filled > 2 || low ? 'is-short' : ''}`
          return <AbilityCard key={card} {...{ card, language, action, explain, name, className }} />
        }
        return (
          <Tap
            key={card}
            target={{ action, explain, zoom: spec.id }}
            className={`bd-tile is-chip cc-ability-chip ${running}`}
            style={{ '--k': `var(--kind-${spec.kind})` }}
            name={action === undefined ? undefined : name}
            at={`ability:${card}`}
          >
            <Glyph id={spec.kind} size={18} />
            <span>{soft(words, texts)}</span>
          </Tap>
        )
      })}
    </div>
  )
})
