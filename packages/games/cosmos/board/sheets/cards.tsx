import { piecesFrom, sheetOf } from '@orrery/board/specimens'
import { Tap, type TargetProps } from '@orrery/board/target'
import type { ReactNode } from 'react'
import '../cosmos.css'
import { abilities, kindIds } from '../data.ts'
import { AbilityCard } from '../me/ability-card.tsx'
import { Defs } from '../pieces/defs.tsx'
import { Picture } from '../pieces/piece.tsx'

/** An ability card on a desktop. */
const width = 166

const states = [
  ['not playable', {}],
  ['lit', { action: 'example' }],
  ['chosen', { step: 'example' }],
] as const

const energyCard = (id: string, target: TargetProps, more?: ReactNode): ReactNode => (
  <Tap target={target} className="bd-plain bd-centre cc-ecard cc-deck night" selected={target.step !== undefined}>
    <Picture id={`energy-${id}`} width={50} height={72} k={50 / 60} />
    {more}
  </Tap>
)

/** Energy cards and ability cards. */
export default sheetOf('cc', Defs, (language) => [
  ...states.map(([label, target]) => ({
    title: `Energy cards, ${label}`,
    of: {
      ...piecesFrom(kindIds, (kind) => energyCard(kind, target)),
      back: energyCard('back', target, <span className="num">31</span>),
    },
  })),
  {
    title: 'Cards in a cost',
    of: piecesFrom([...kindIds, 'any', 'same'], (match) => (
      <Picture id={`mini-${match}`} width={30} height={36} k={1.4} />
    )),
  },
  {
    title: 'Ability cards',
    width,
    of: {
      owned: <AbilityCard card={0} language={language} />,
      lit: <AbilityCard card={0} language={language} action="example" />,
      'without words': <AbilityCard card={0} language={language} words={false} />,
    },
  },
  {
    title: 'All ability cards',
    width,
    of: piecesFrom(abilities, (_, card) => <AbilityCard card={card} language={language} />),
  },
])
