import { Drawing, Group, OnBoard, Specimen } from '@orrery/board/specimens'
import type { ReactNode } from 'react'
import '../cosmos.css'
import { elementIds } from '../data.ts'
import { Defs } from '../pieces/defs.tsx'
import { Use } from '../pieces/piece.tsx'

/** How a star of an element is drawn, by what it stands for. */
const drawings = [
  ['star', 'Star on the board', 'stands on a space, with its glow'],
  ['flat', 'Star in the supply', 'without a glow'],
  ['dot', 'Sign', 'required and there'],
  ['lack', 'Sign, lacking', 'required and still missing'],
  ['ghost', 'Ghost', 'could go here'],
  ['own-ghost', 'Ghost, in the reserve', 'could go here and lies beside the board'],
] as const

/** Stars and supernovae in every form. */
export default function Stars(): ReactNode {
  return (
    <OnBoard board="cc">
      <Defs />
      {drawings.map(([id, title, note]) => (
        <Group key={id} title={title} note={note}>
          {elementIds.map((element) => (
            <Specimen key={element} label={element}>
              <Drawing width={76}>
                <Use id={`${id}-${element}`} k={1.2} />
              </Drawing>
            </Specimen>
          ))}
        </Group>
      ))}
      <Group title="Supernova">
        <Specimen label="on the board">
          <Drawing width={84}>
            <Use id="supernova" k={1.2} />
          </Drawing>
        </Specimen>
        <Specimen label="flat">
          <Drawing width={84}>
            <Use id="flat-nova" k={1.2} />
          </Drawing>
        </Specimen>
        {elementIds.map((element) => (
          <Specimen key={element} label={`made of ${element}`}>
            <Drawing width={84}>
              <Use id="supernova" k={1.2} />
              <Use id={`pip-${element}`} x={16} y={16} k={1.2} />
            </Drawing>
          </Specimen>
        ))}
      </Group>
    </OnBoard>
  )
}
