import { Line } from '@orrery/board/thing'
import type { ReactNode } from 'react'
import { attackOdds, fieldOf, gainOf, held, pairs, strengthOf } from '../data.ts'
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

/** How a fight against somebody would stand: what both add to their dice, and how often the attack wins. */
function oddsAgainst({ view, player, names, texts }: PanelProps, other: number): string {
  const rival = view.players[other]
  if (rival === undefined) return ''
  return texts.odds({
    name: names[other] ?? '',
    mine: `+${texts.tenths(strengthOf(player, 'attack'))}`,
    theirs: `+${texts.tenths(strengthOf(rival, 'defence'))}`,
    percent: attackOdds(player, rival),
  })
}

/** The words about a field: what it is in the real sky, and what flying there now would bring. */
export function fieldNow(panel: PanelProps, id: string, moving: boolean): ReactNode {
  const { view, seat, player, names, texts } = panel
  const field = fieldOf(id)
  if (field === undefined) return undefined
  const others = view.players.flatMap((other, i) => (moving && i !== seat && other.rocket === id ? [i] : []))
  const sign = field.type === 'fusion' ? 'unlimited' : field.type
  return (
    <>
      <b>{texts.names.fields[id]}</b>
      <p>{texts.names.fieldSources[id]}</p>
      {others.map((other) => (
        <Line key={other} warn picture={<GameSign name="fight" size={16} />}>
          {texts.promise.fight({ name: names[other] ?? '' })}
          <br />
          {oddsAgainst(panel, other)}
        </Line>
      ))}
      {pairs(gainOf(field)).map(([element, n]) => (
        <Line key={element} picture={<Sign element={element} size={19} />}>
          <span className="num">
            {moving ? `${held(player.crystals, element)} → ${held(player.crystals, element) + n}` : `+${n}`}
          </span>
        </Line>
      ))}
      {(sign === 'event' || sign === 'decay' || sign === 'unlimited') && (
        <Line picture={<GameSign name={sign === 'unlimited' ? 'fusion' : sign} size={17} />}>
          {texts.promise[sign]}
        </Line>
      )}
    </>
  )
}
