import { Window } from '@orrery/board/players'
import { SeatDisc } from '@orrery/board/seats'
import { Tray } from '@orrery/board/tray'
import { memo, type ReactNode } from 'react'
import { abilities } from '../data.ts'
import { AbilityCard } from '../me/ability-card.tsx'
import { abilityWords } from '../texts/index.ts'
import { Facts } from './others.tsx'
import type { MineProps } from './props.ts'

/** The ability cards a player looks at: keep one, then the others go under the deck one by one (C11.2). */
export const LookedTray = memo(function LookedTray({ player, language, texts }: MineProps): ReactNode {
  const keep = player.ask === 'keep'
  return (
    <Tray className="cc-p-tray" title={keep ? texts.keepTitle : texts.underTitle}>
      <div className="bd-window-cards cc-looked">
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
    </Tray>
  )
})

/** Whose galaxy and panels are looked at. */
export const LookedAt = memo(function LookedAt(
  props: Pick<MineProps, 'player' | 'texts'> & { readonly seat: number; readonly name: string },
): ReactNode {
  const { player, seat, name, texts } = props
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
    </Window>
  )
})
