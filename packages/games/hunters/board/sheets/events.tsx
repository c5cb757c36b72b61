import type { SheetProps } from '@orrery/board/specimens'
import { Group, OnBoard, Specimen } from '@orrery/board/specimens'
import type { ReactNode } from 'react'
import { events } from '../data.ts'
import { Defs } from '../pieces/defs.tsx'
import '../hunters.css'
import { EventCardView } from '../table/cards.tsx'
import { textsOf } from '../texts/index.ts'

/** Event cards: one of each timing in every state, and all of them. */
export default function Events({ language }: SheetProps): ReactNode {
  const texts = textsOf(language)
  const timings = [...new Set(events.map(({ timing }) => timing))]
  const examples = timings.flatMap((timing) => events.find((card) => card.timing === timing) ?? [])
  return (
    <OnBoard board="hx hx-tokens">
      <Defs />
      {examples.map(({ id, timing }) => (
        <Group key={id} title={texts.names.timings[timing] ?? timing}>
          <Specimen label="in the hand" width={150}>
            <EventCardView id={id} target={{}} texts={texts} />
          </Specimen>
          <Specimen label="lit" width={150}>
            <EventCardView id={id} target={{ action: 'example' }} texts={texts} />
          </Specimen>
          <Specimen label="three copies" width={150}>
            <EventCardView id={id} target={{}} texts={texts} copies={3} />
          </Specimen>
          <Specimen label="small" width={106}>
            <EventCardView id={id} target={{}} texts={texts} small />
          </Specimen>
          <Specimen label="small, lit" width={106}>
            <EventCardView id={id} target={{ action: 'example' }} texts={texts} small copies={2} />
          </Specimen>
        </Group>
      ))}
      <Group title="All event cards" note={`${events.length} cards`}>
        {events.map(({ id }) => (
          <Specimen key={id} label={id} width={150}>
            <EventCardView id={id} target={{}} texts={texts} />
          </Specimen>
        ))}
      </Group>
    </OnBoard>
  )
}
