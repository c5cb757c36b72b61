import type { SheetProps } from '@orrery/board/specimens'
import { OnBoard, Specimens } from '@orrery/board/specimens'
import type { ReactNode } from 'react'
import { events } from '../data.ts'
import { Defs } from '../pieces/defs.tsx'
import '../hunters.css'
import { EventCardView } from '../table/cards.tsx'
import { textsOf } from '../texts/index.ts'

const states = [
  ['in the hand', {}],
  ['lit', { target: { action: 'example' } }],
  ['three copies', { copies: 3 }],
  ['small', { small: true }],
  ['small, lit', { target: { action: 'example' }, small: true, copies: 2 }],
] as const

/** Event cards: one of each timing in every state, and all of them. */
export default function Events({ language }: SheetProps): ReactNode {
  const texts = textsOf(language)
  const timings = [...new Set(events.map(({ timing }) => timing))]
  const examples = timings.flatMap((timing) => events.find((card) => card.timing === timing) ?? [])
  return (
    <OnBoard board="hx hx-tokens">
      <Defs />
      {examples.map(({ id, timing }) => (
        <Specimens
          key={id}
          title={texts.names.timings[timing] ?? timing}
          width={150}
          of={states.map(([label, props]) => [
            label,
            <EventCardView key={label} id={id} target={{}} texts={texts} {...props} />,
          ])}
        />
      ))}
      <Specimens
        title="All event cards"
        note={`${events.length} cards`}
        width={150}
        of={events.map(({ id }) => [id, <EventCardView key={id} id={id} target={{}} texts={texts} />])}
      />
    </OnBoard>
  )
}
