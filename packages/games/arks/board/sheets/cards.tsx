import { OnBoard, Specimens } from '@orrery/board/specimens'
import type { ComponentProps, ReactNode } from 'react'
import '../arks.css'
import { automaIds, crewIds, newest, survivorIds } from '../data.ts'
import { SurvivorCard } from '../me/bridge.tsx'
import { CrewCard } from '../me/crew-card.tsx'
import { AutomaCardOf } from '../pieces/automa-card.tsx'
import { Defs } from '../pieces/defs.tsx'
import { Portrait } from '../pieces/portrait.tsx'

/** A crew card on a desktop. */
const WIDTH = 108

const crewStates: readonly (readonly [string, Omit<ComponentProps<typeof CrewCard>, 'card'>])[] = [
  ['open', { row: 'open' }],
  ['upper row', { row: 'upper' }],
  ['lower row', { row: 'lower' }],
  ['upper row, its edge fits', { row: 'upper', fits: true }],
  ['lower row, its edge fits', { row: 'lower', fits: true }],
  ['lit', { row: 'open', action: 'example' }],
  ['first step', { row: 'open', step: 'example' }],
  ['chosen', { row: 'open', step: 'example', selected: true }],
]

const survivorStates: readonly (readonly [string, Omit<ComponentProps<typeof SurvivorCard>, 'card'>])[] = [
  ['aboard', {}],
  ['aboard, lit', { target: { action: 'example' } }],
  ['looked at', { gains: true }],
  ['looked at, lit', { gains: true, target: { action: 'example' } }],
]

/** Crew, survivors and the cards of the Automa. */
export default function Cards(): ReactNode {
  const count = (ids: readonly string[]): string => `${ids.length} cards`
  return (
    <OnBoard board="ak">
      <Defs />
      <Specimens
        title="A crew card"
        width={WIDTH}
        of={crewStates.map(([label, props]) => [label, <CrewCard key={label} card={0} {...props} />])}
      />
      <Specimens
        title="A survivor card"
        of={survivorStates.map(([label, props]) => [label, <SurvivorCard key={label} card={0} {...props} />])}
      />
      <Specimens
        title="Faces"
        of={newest.crew
          .slice(0, 12)
          .map(({ id, specialist }) => [
            `${id}, ${specialist}`,
            <Portrait key={id} id={id} specialist={specialist} size={64} />,
          ])}
      />
      <Specimens
        title="All crew cards"
        note={count(crewIds)}
        width={WIDTH}
        of={crewIds.map((id, card) => [id, <CrewCard key={id} card={card} row="open" />])}
      />
      <Specimens
        title="All survivor cards"
        note={count(survivorIds)}
        of={survivorIds.map((id, card) => [id, <SurvivorCard key={id} card={card} gains />])}
      />
      <Specimens
        title="Cards of the Automa"
        note={count(automaIds)}
        of={automaIds.map((id, card) => [id, <AutomaCardOf key={id} card={card} />])}
      />
    </OnBoard>
  )
}
