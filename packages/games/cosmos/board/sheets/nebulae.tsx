import { Drawing, Group, OnBoard, Specimen } from '@orrery/board/specimens'
import type { ReactNode } from 'react'
import '../cosmos.css'
import { nebulae } from '../data.ts'
import { Defs } from '../pieces/defs.tsx'
import { Nebula, type NebulaProps } from '../pieces/nebula.tsx'
import { Use } from '../pieces/piece.tsx'

const ALL = 63

const states: readonly (readonly [label: string, props: Omit<NebulaProps, 'tile' | 'r'>])[] = [
  ['nothing there', {}],
  ['some stars there', { have: 5 }],
  ['all stars there', { have: ALL }],
  ['can be completed', { have: ALL, ready: true }],
  ['completed', { done: true }],
  ['completed, life on three sides', { done: true, sides: 21 }],
  ['completed, life all around', { done: true, sides: ALL }],
  ['small tile', { compact: true, have: 5 }],
  ['small tile, can be completed', { compact: true, have: ALL, ready: true }],
]

/** The first tile of each size stands for the others in the table of states. */
const examples = [1, 2, 3].map((size) => nebulae.findIndex((spec) => spec.size === size))

function Tile(props: NebulaProps): ReactNode {
  return (
    <Drawing width={2 * props.r + 6}>
      <Nebula {...props} />
    </Drawing>
  )
}

/** Nebula tiles in every state, and all of them. */
export default function Nebulae(): ReactNode {
  return (
    <OnBoard board="cc">
      <Defs />
      {examples.map((tile, i) => (
        <Group key={tile} title={`Size ${i + 1}`}>
          {states.map(([label, props]) => (
            <Specimen key={label} label={label}>
              <Tile tile={tile} r={props.compact === true ? 44 : 70} {...props} />
            </Specimen>
          ))}
          <Specimen label="back">
            <Drawing width={80}>
              <Use id={`neb-back-${i + 1}`} k={1.2} />
            </Drawing>
          </Specimen>
        </Group>
      ))}
      <Group title="All tiles" note={`${nebulae.length} tiles with all their stars`}>
        {nebulae.map(({ id }, tile) => (
          <Specimen key={id} label={id}>
            <Tile tile={tile} r={58} have={ALL} />
          </Specimen>
        ))}
      </Group>
    </OnBoard>
  )
}
