import { Window } from '@orrery/board/players'
import { SeatDisc } from '@orrery/board/seats'
import type { ReactNode } from 'react'
import { subject } from '../data.ts'
import { EventCardView } from '../table/cards.tsx'
import type { PanelProps } from './props.ts'
import type { Targets } from './targets.ts'

/** Whether a window over the lens asks something. */
export const asksInWindow = (targets: Targets, ask: string): boolean =>
  ask === 'take' ? targets.byId.size > 0 : ask === 'dark-energy' && targets.byId.has('play:dark_energy')

/** A window over the lens: two cards to choose from, or a card that can be answered. */
export function CardWindow(props: PanelProps): ReactNode {
  const { view, targets, texts, names } = props
  if (view.ask === 'take') {
    return (
      <Window label={texts.lookedTitle} title={texts.lookedTitle}>
        <div className="bd-window-cards">
          {[...targets.byId.keys()].map((id) => (
            <EventCardView
              key={id}
              id={subject(id)}
              target={{ action: id }}
              name={texts.take({ card: texts.names.cards[subject(id)]?.name ?? '' })}
              texts={texts}
            />
          ))}
        </div>
      </Window>
    )
  }
  const { card } = view
  if (card === undefined) return null
  const choice = [
    card.element === undefined ? undefined : texts.names.elements[card.element],
    card.player === undefined ? undefined : names[card.player],
    card.field === undefined ? undefined : texts.names.fields[card.field],
  ].filter((each) => each !== undefined)
  const words = texts.announced({ name: names[card.seat] ?? '' })
  const title = (
    <>
      <SeatDisc seat={card.seat} size={24} />
      {words}
    </>
  )
  return (
    <Window label={words} title={title} note={choice.length > 0 ? choice.join(' → ') : undefined}>
      <div className="bd-window-cards">
        <EventCardView id={card.card} target={{}} texts={texts} />
        <EventCardView
          id="dark_energy"
          target={{ action: 'play:dark_energy' }}
          name={texts.play({ card: texts.names.cards.dark_energy?.name ?? '' })}
          texts={texts}
        />
      </div>
    </Window>
  )
}
