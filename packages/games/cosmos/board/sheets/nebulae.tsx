import { Drawing, piecesFrom, sheetOf } from '@orrery/board/specimens'
import type { ReactNode } from 'react'
import '../cosmos.css'
import { nebulae } from '../data.ts'
import { Defs } from '../pieces/defs.tsx'
import { Nebula, type NebulaProps } from '../pieces/nebula.tsx'
import { Picture } from '../pieces/piece.tsx'

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

const Tile = (props: NebulaProps): ReactNode => (
  <Drawing width={2 * props.r + 6}>
    <Nebula {...props} />
  </Drawing>
)

/** Nebula tiles in every state, and all of them. */
export default sheetOf('cc', Defs, () => [
  ...examples.map((tile, i) => ({
    title: `Size ${i + 1}`,
    of: {
      ...piecesFrom(states, ([, state]) => <Tile tile={tile} r={state.compact === true ? 44 : 70} {...state} />),
      back: <Picture id={`neb-back-${i + 1}`} width={80} k={1.2} />,
    },
  })),
  {
    title: 'All tiles',
    note: 'with all their stars',
    of: piecesFrom(nebulae, (_, tile) => <Tile tile={tile} r={58} have={ALL} />),
  },
])
