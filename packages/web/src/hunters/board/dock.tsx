import { memo, type ReactNode } from 'react'
import { Icon } from '../../design/icons.tsx'
import { SeatDisc } from '../../design/seats.tsx'
import { subject } from '../data.ts'
import { EventCardView } from '../table/cards.tsx'
import type { PanelProps } from './props.ts'
import { legalId, type Targets } from './targets.ts'

/** The words of the button that does nothing, at each decision that has one on the board. */
function label(props: PanelProps): readonly [id: string, words: string] | undefined {
  const { view, targets, texts } = props
  const { ask } = view
  const goOn = legalId(targets, 'go-on')
  if (goOn !== undefined && (ask === 'before-move' || ask === 'events' || ask === 'fusion'))
    return [goOn, texts.goOn[ask]]
  const stop = legalId(targets, 'stop')
  if (stop !== undefined) return [stop, texts.stop]
  const pass = legalId(targets, 'pass')
  if (pass !== undefined && (ask === 'dark-energy' || ask === 'boundary')) return [pass, texts.pass[ask]]
  return undefined
}

/** The button that goes on; lit places on the board are the other choices. */
export const Dock = memo(function Dock(props: PanelProps): ReactNode {
  const found = label(props)
  if (found === undefined) return null
  const [id, words] = found
  return (
    <button type="button" className="btn primary hx-goon" data-action={id}>
      {words}
      <Icon name="end" size={18} />
    </button>
  )
})

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
              name={texts.take(texts.names.cards[subject(id)]?.name ?? '')}
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
    <section className="panel hx-window" aria-label={texts.announced(names[card.seat] ?? '')}>
      <header>
        <h2 className="hx-window-who">
          <SeatDisc seat={card.seat} size={24} />
          {texts.announced(names[card.seat] ?? '')}
        </h2>
        {choice.length > 0 && <small>{choice.join(' → ')}</small>}
      </header>
      <div className="hx-window-cards">
        <EventCardView id={card.card} says={{}} texts={texts} />
        <EventCardView
          id="dark_energy"
          says={{ action: 'play:dark_energy' }}
          name={texts.play(texts.names.cards.dark_energy?.name ?? '')}
          texts={texts}
        />
      </div>
    </section>
  )
}
