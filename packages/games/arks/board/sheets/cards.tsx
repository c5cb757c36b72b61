import { piecesFrom, sheetOf } from '@orrery/board/specimens'
import type { ComponentProps } from 'react'
import '../arks.css'
import { automaIds, crewIds, newest, survivorIds } from '../data.ts'
import { SurvivorCard } from '../me/bridge.tsx'
import { CrewCard } from '../me/crew-card.tsx'
import { AutomaCardOf } from '../pieces/automa-card.tsx'
import { Defs } from '../pieces/defs.tsx'
import { Portrait } from '../pieces/portrait.tsx'

/** A crew card on a desktop. */
const width = 108

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
const lit = { target: { action: 'example' } }

/** Crew, survivors and the cards of the Automa. */
export default sheetOf('ak', Defs, () => [
  {
    title: 'A crew card',
    width,
    of: piecesFrom(crewStates, ([, state]) => <CrewCard card={0} {...state} />),
  },
  {
    title: 'A survivor card',
    of: {
      aboard: <SurvivorCard card={0} />,
      'aboard, lit': <SurvivorCard card={0} {...lit} />,
      'looked at': <SurvivorCard card={0} gains />,
      'looked at, lit': <SurvivorCard card={0} gains {...lit} />,
    },
  },
  {
    title: 'Faces',
    of: piecesFrom(newest.crew.slice(0, 12), ({ id, specialist }) => (
      <Portrait id={id} specialist={specialist} size={64} />
    )),
  },
  { title: 'All crew cards', width, of: piecesFrom(crewIds, (_, card) => <CrewCard card={card} row="open" />) },
  { title: 'All survivor cards', of: piecesFrom(survivorIds, (_, card) => <SurvivorCard card={card} gains />) },
  { title: 'Cards of the Automa', of: piecesFrom(automaIds, (_, card) => <AutomaCardOf card={card} />) },
])
