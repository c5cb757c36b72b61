import { OnBoard, Specimens } from '@orrery/board/specimens'
import type { ReactNode } from 'react'
import '../cosmos.css'
import { Drawing } from '@orrery/board/draw'
import { elementIds } from '../data.ts'
import { Defs } from '../pieces/defs.tsx'
import { Picture, Use } from '../pieces/piece.tsx'

/** How a star of an element is drawn, by what it stands for. */
const drawings = [
  ['star', 'Star on the board', 'stands on a space, with its glow'],
  ['flat', 'Star in the supply', 'without a glow'],
  ['dot', 'Sign', 'required and there'],
  ['lack', 'Sign, lacking', 'required and still missing'],
  ['ghost', 'Ghost', 'could go here'],
  ['own-ghost', 'Ghost, in the reserve', 'could go here and lies beside the board'],
] as const

const novae: readonly (readonly [string, ReactNode])[] = [
  ['on the board', <Picture key="" id="supernova" width={84} k={1.2} />],
  ['flat', <Picture key="" id="flat-nova" width={84} k={1.2} />],
  ...elementIds.map((element): readonly [string, ReactNode] => [
    `made of ${element}`,
    <Drawing key="" width={84}>
      <Use id="supernova" k={1.2} />
      <Use id={`pip-${element}`} x={16} y={16} k={1.2} />
    </Drawing>,
  ]),
]

/** Stars and supernovae in every form. */
export default function Stars(): ReactNode {
  return (
    <OnBoard board="cc">
      <Defs />
      {drawings.map(([id, title, note]) => (
        <Specimens
          key={id}
          title={title}
          note={note}
          of={elementIds.map((element) => [element, <Picture key="" id={`${id}-${element}`} width={76} k={1.2} />])}
        />
      ))}
      <Specimens title="Supernova" of={novae} />
    </OnBoard>
  )
}
