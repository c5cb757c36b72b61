import type { SheetProps } from '@orrery/board/specimens'
import { Group, OnBoard, Specimen } from '@orrery/board/specimens'
import type { ComponentProps, ReactNode } from 'react'
import '../arks.css'
import { automaIds, crewIds, newest, survivorIds } from '../data.ts'
import { SurvivorCard } from '../me/bridge.tsx'
import { CrewCard } from '../me/crew-card.tsx'
import { namesOf } from '../names.ts'
import { AutomaCardOf } from '../pieces/automa-card.tsx'
import { Defs } from '../pieces/defs.tsx'
import { Portrait } from '../pieces/portrait.tsx'
import { textsOf } from '../texts/index.ts'

type CrewState = Omit<ComponentProps<typeof CrewCard>, 'card' | 'names' | 'texts'>

/** A crew card on a desktop. */
const WIDTH = 108

const crewStates: readonly (readonly [string, CrewState])[] = [
  ['open', { row: 'open' }],
  ['upper row', { row: 'upper' }],
  ['lower row', { row: 'lower' }],
  ['upper row, its edge fits', { row: 'upper', fits: true }],
  ['lower row, its edge fits', { row: 'lower', fits: true }],
  ['lit', { row: 'open', action: 'example' }],
  ['first step', { row: 'open', step: 'example' }],
  ['chosen', { row: 'open', step: 'example', selected: true }],
]

/** Crew, survivors and the cards of the Automa. */
export default function Cards({ language }: SheetProps): ReactNode {
  const names = namesOf(language)
  const texts = textsOf(language)
  const words = { names, texts }
  return (
    <OnBoard board="ak">
      <Defs />
      <Group title="A crew card">
        {crewStates.map(([label, props]) => (
          <Specimen key={label} label={label} width={WIDTH}>
            <CrewCard card={0} {...words} {...props} />
          </Specimen>
        ))}
      </Group>
      <Group title="A survivor card">
        <Specimen label="aboard">
          <SurvivorCard card={0} {...words} />
        </Specimen>
        <Specimen label="aboard, lit">
          <SurvivorCard card={0} {...words} target={{ action: 'example' }} />
        </Specimen>
        <Specimen label="looked at">
          <SurvivorCard card={0} {...words} gains />
        </Specimen>
        <Specimen label="looked at, lit">
          <SurvivorCard card={0} {...words} gains target={{ action: 'example' }} />
        </Specimen>
      </Group>
      <Group title="Faces">
        {newest.crew.slice(0, 12).map(({ id, specialist }) => (
          <Specimen key={id} label={specialist}>
            <Portrait id={id} specialist={specialist} size={64} />
          </Specimen>
        ))}
      </Group>
      <Group title="All crew cards" note={`${crewIds.length} cards`}>
        {crewIds.map((id, card) => (
          <Specimen key={id} label={id} width={WIDTH}>
            <CrewCard card={card} row="open" {...words} />
          </Specimen>
        ))}
      </Group>
      <Group title="All survivor cards" note={`${survivorIds.length} cards`}>
        {survivorIds.map((id, card) => (
          <Specimen key={id} label={id}>
            <SurvivorCard card={card} {...words} gains />
          </Specimen>
        ))}
      </Group>
      <Group title="Cards of the Automa" note={`${automaIds.length} cards`}>
        {automaIds.map((id, card) => (
          <Specimen key={id} label={id}>
            <AutomaCardOf card={card} {...words} />
          </Specimen>
        ))}
      </Group>
    </OnBoard>
  )
}
