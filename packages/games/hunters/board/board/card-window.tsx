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
      <section className="panel hx-window" aria-label={texts.lookedTitle}>
        <header>
          <h2>{texts.lookedTitle}</h2>
        </header>
        <div className="hx-window-cards">
          {[...targets.byId.keys()].map((id) => (
            <EventCardView
              key={id}
              id={subject(id)}
              says={{ action: id }}
              name={texts.take({ card: texts.names.cards[subject(id)]?.name ?? '' })}
              texts={texts}
            />
          ))}
        </div>
      </section>
    )
  }
  const { card } = view
  if (card === undefined) return null
  const choice = [
    card.element === undefined ? undefined : texts.names.elements[card.element],
    card.player === undefined ? undefined : names[card.player],
    card.field === undefined ? undefined : texts.names.fields[card.field],
  ].filter((each) => each !== undefined)
  return (
    <section className="panel hx-window" aria-label={texts.announced({ name: names[card.seat] ?? '' })}>
      <header>
        <h2 className="hx-window-who">
          <SeatDisc seat={card.seat} size={24} />
          {texts.announced({ name: names[card.seat] ?? '' })}
        </h2>
        {choice.length > 0 && <small>{choice.join(' → ')}</small>}
      </header>
      <div className="hx-window-cards">
        <EventCardView id={card.card} says={{}} texts={texts} />
        <EventCardView
          id="dark_energy"
          says={{ action: 'play:dark_energy' }}
          name={texts.play({ card: texts.names.cards.dark_energy?.name ?? '' })}
          texts={texts}
        />
      </div>
    </section>
  )
}
