import { piecesFrom, sheetOf } from '@orrery/board/specimens'
import type { ComponentProps, ComponentType, ReactNode } from 'react'
import '../cosmos.css'
import { corners, hexes, nebulae, sides } from '../data.ts'
import { U } from '../galaxy/lens.tsx'
import { Corner, Hex, Side, type Sizes } from '../galaxy/spaces.tsx'
import { Defs } from '../pieces/defs.tsx'

const sizes: Sizes = { star: 20, life: 13, touch: 26, compact: false }
const space = { i: 0, action: undefined, explain: undefined, name: 'example', sizes } as const
const lit = { ...space, action: 'example' }

type CornerProps = ComponentProps<typeof Corner>
type SideProps = ComponentProps<typeof Side>
type HexProps = ComponentProps<typeof Hex>

const corner: CornerProps = { ...space, star: 0, mark: undefined, points: 0, coming: undefined, lifted: false }
const side: SideProps = { ...space, life: 0, start: false, coming: false, lifted: false }
const hex: HexProps = {
  ...space,
  tile: -1,
  done: false,
  ready: false,
  have: 0,
  over: 0,
  sidesWithLife: 0,
  form1: -1,
  form2: -1,
  revealed: false,
  pointed: false,
  lifted: false,
}
const tile = nebulae.findIndex((spec) => spec.size === 2)

const cornerStates: readonly (readonly [string, CornerProps])[] = [
  ['empty', corner],
  ['empty, lit', { ...corner, ...lit }],
  ['lit, a carbon star would help', { ...corner, ...lit, mark: 'good', coming: 'C' }],
  ['lit, it would bring 7 points within reach', { ...corner, ...lit, mark: 'good', coming: 'C', points: 7 }],
  ['lit, it would spoil a nebula', { ...corner, ...lit, mark: 'bad', coming: 'C' }],
  ['star', { ...corner, star: 1 }],
  ['star, lit', { ...corner, ...lit, star: 1 }],
  ['star, chosen', { ...corner, star: 1, lifted: true }],
  ['supernova', { ...corner, star: 6 }],
  ['supernova, lit', { ...corner, ...lit, star: 6 }],
]
const sideStates: readonly (readonly [string, SideProps])[] = [
  ['empty', side],
  ['empty, where the game starts', { ...side, start: true }],
  ['lit, proto life would come', { ...side, ...lit }],
  ['lit, stable life would come', { ...side, ...lit, coming: true }],
  ['proto life', { ...side, life: 1 }],
  ['stable life', { ...side, life: 2 }],
  ['proto life, lit', { ...side, ...lit, life: 1 }],
  ['stable life, chosen', { ...side, life: 2, lifted: true }],
]
const hexStates: readonly (readonly [string, HexProps])[] = [
  ['empty', hex],
  ['empty, lit', { ...hex, ...lit }],
  ['nebula', { ...hex, tile, have: 5 }],
  ['nebula, a star too many', { ...hex, tile, have: 5, over: 1 }],
  ['nebula, pointed at', { ...hex, tile, have: 5, pointed: true }],
  ['nebula, can be completed', { ...hex, ...lit, tile, have: 63, ready: true }],
  ['nebula, chosen', { ...hex, tile, lifted: true }],
  ['completed', { ...hex, tile, done: true, sidesWithLife: 21 }],
  ['with a hidden life form', { ...hex, tile, done: true, form1: 100 }],
  ['with a life form of the player', { ...hex, tile, done: true, form1: 0 }],
  ['with two life forms', { ...hex, tile, done: true, form1: 0, form2: 101 }],
  ['with two, revealed', { ...hex, tile, done: true, form1: 0, form2: 12, revealed: true }],
]

/** Every state of a space, each in a window on the place of the first space of its kind, which draws itself where it lies on the board. */
function statesOf<P extends object>(
  title: string,
  states: readonly (readonly [label: string, props: P])[],
  Space: ComponentType<P>,
  { x = 0, y = 0 }: { readonly x?: number; readonly y?: number } = {},
  width: number,
) {
  const box = `${x * U - width / 2} ${y * U - width / 2} ${width} ${width}`
  const windowOn = (state: P): ReactNode => (
    <svg width={width} height={width} viewBox={box} aria-hidden="true">
      <Space {...state} />
    </svg>
  )
  return {
    title,
    of: piecesFrom(states, ([, state]) => windowOn(state)),
  }
}

/** The spaces of the board with what lies on them. */
export default sheetOf('cc', Defs, () => [
  statesOf('Star spaces', cornerStates, Corner, corners[0], 86),
  statesOf('Life spaces', sideStates, Side, sides[0], 76),
  statesOf('Nebula spaces', hexStates, Hex, hexes[0], 184),
])
