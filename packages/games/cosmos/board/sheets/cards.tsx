import type { SheetProps } from '@orrery/board/specimens'
import { Group, OnBoard, Specimen, Specimens } from '@orrery/board/specimens'
import { Tap } from '@orrery/board/target'
import type { ReactNode } from 'react'
import '../cosmos.css'
import { abilities, kindIds } from '../data.ts'
import { AbilityCard } from '../me/ability-card.tsx'
import { Defs } from '../pieces/defs.tsx'
import { Picture } from '../pieces/piece.tsx'
import { textsOf } from '../texts/index.ts'

/** An ability card on a desktop. */
const WIDTH = 166

const states = [
  ['not playable', {}],
  ['lit', { action: 'example' }],
  ['chosen', { step: 'example' }],
] as const

/** Energy cards and ability cards. */
export default function Cards({ language }: SheetProps): ReactNode {
  const texts = textsOf(language)
  return (
    <OnBoard board="cc">
      <Defs />
      {states.map(([label, target]) => (
        <Group key={label} title={`Energy cards, ${label}`}>
          {kindIds.map((kind) => (
            <Specimen key={kind} label={texts.kinds[kind]}>
              <Tap
                target={target}
                className="bd-plain bd-centre cc-ecard night"
                name={texts.kinds[kind]}
                selected={label === 'chosen'}
              >
                <Picture id={`energy-${kind}`} width={50} height={72} k={50 / 60} />
              </Tap>
            </Specimen>
          ))}
          <Specimen label="back">
            <Tap target={target} className="bd-plain bd-centre cc-ecard cc-deck night" selected={label === 'chosen'}>
              <Picture id="energy-back" width={50} height={72} k={50 / 60} />
              <span className="num">31</span>
            </Tap>
          </Specimen>
        </Group>
      ))}
      <Specimens
        title="Cards in a cost"
        of={[...kindIds, 'any', 'same'].map((match) => [
          match,
          <Picture key="" id={`mini-${match}`} width={30} height={36} k={1.4} />,
        ])}
      />
      <Specimens
        title="Ability cards"
        width={WIDTH}
        of={[
          ['owned', <AbilityCard key="" card={0} language={language} />],
          ['lit', <AbilityCard key="" card={0} language={language} action="example" />],
          ['without words', <AbilityCard key="" card={0} language={language} words={false} />],
        ]}
      />
      <Specimens
        title="All ability cards"
        note={`${abilities.length} cards, as they lie beside the board`}
        width={WIDTH}
        of={abilities.map(({ id }, card) => [id, <AbilityCard key="" card={card} language={language} />])}
      />
    </OnBoard>
  )
}
