import type { ReactNode } from 'react'
import { fieldOf, gainOf, held, pairs } from '../data.ts'
import { Sign } from '../pieces/elements.tsx'
import { GameSign } from '../pieces/signs.tsx'
import type { Texts } from '../texts/index.ts'
import type { PanelProps } from './props.ts'

/** What a field would bring, in words for screen readers. */
export function promise(id: string, names: readonly string[], here: readonly number[], texts: Texts): string {
  const field = fieldOf(id)
  if (field === undefined) return ''
  const parts: string[] = here.map((seat) => texts.promise.fight({ name: names[seat] ?? '' }))
  for (const [element, n] of pairs(gainOf(field))) parts.push(`${n} ${texts.names.elements[element] ?? element}`)
  if (field.type === 'event') parts.push(texts.promise.event)
  if (field.type === 'decay') parts.push(texts.promise.decay)
  if (field.type === 'fusion') parts.push(texts.promise.unlimited)
  return parts.join(', ')
}

/** The field that is pointed at: what it is on the real sky, and what flying there would bring. */
export function Inspector(props: PanelProps & { readonly field: string; readonly moving: boolean }): ReactNode {
  const { view, seat, player, names, texts, field: id, moving } = props
  const field = fieldOf(id)
  if (field === undefined) return null
  const others = view.players.flatMap((other, i) => (i !== seat && other.rocket === id ? [i] : []))
  return (
    <aside className="panel hx-inspect">
      <b>{texts.names.fields[id]}</b>
      <p>{texts.names.fieldSources[id]}</p>
      {moving &&
        others.map((other) => (
          <span key={other} className="hx-line is-warn">
            <GameSign name="fight" size={16} />
            {texts.promise.fight({ name: names[other] ?? '' })}
          </span>
        ))}
      {pairs(gainOf(field)).map(([element, n]) => (
        <span key={element} className="hx-line num">
          <Sign element={element} size={19} />
          {moving ? `${held(player.crystals, element)} → ${held(player.crystals, element) + n}` : `+${n}`}
        </span>
      ))}
      {field.type === 'event' && (
        <span className="hx-line">
          <GameSign name="event" size={17} />
          {texts.promise.event}
        </span>
      )}
      {field.type === 'decay' && (
        <span className="hx-line">
          <GameSign name="decay" size={17} />
          {texts.promise.decay}
        </span>
      )}
      {field.type === 'fusion' && (
        <span className="hx-line">
          <GameSign name="fusion" size={17} />
          {texts.promise.unlimited}
        </span>
      )}
    </aside>
  )
}
