import { type Point, short } from '@orrery/board/geometry'
import type { ReactNode } from 'react'
import { AUTOMA, FIELDS, RING, type View } from '../data.ts'
import { colourOf, slotOfField } from '../table.ts'
import { spotOf } from './layout.ts'

/** Where the Automa's ark came from and went to, which way round, and whether its card let it jump over the Portal first. */
export interface TrailOf {
  readonly from: number
  readonly to: number
  readonly jump: boolean
  readonly clockwise: boolean
}

const drawn = (list: readonly Point[]): string => `M${list.map(([x, y]) => `${short(x)},${short(y)}`).join('L')}`

/** The slots of the ring from one to another, in the direction on the card; a whole round if it ends where it began. */
function around(from: number, to: number, clockwise: boolean): readonly number[] {
  const list = [from]
  for (let slot = from, i = 0; i < RING; i++) {
    slot = (slot + (clockwise ? 1 : RING - 1)) % RING
    list.push(slot)
    if (slot === to) break
  }
  return list
}

/** The way that the Automa's ark took, drawn while its turn is reported and until the next one. */
export function Trail({ view, trail }: { readonly view: View; readonly trail: TrailOf }): ReactNode {
  const colour = colourOf(view, AUTOMA)
  const { from, to, jump, clockwise } = trail
  const middleOf = (slot: number): Point => spotOf(view, slot * FIELDS)
  const begin = slotOfField(from)
  const opposite = (begin + RING / 2) % RING
  const over = jump && (view.system[opposite] ?? -1) >= 0
  const start = over ? opposite : begin
  const round = drawn(around(start, slotOfField(to), clockwise).map(middleOf))
  const leap = drawn([middleOf(begin), middleOf(opposite)])
  const stroke = { stroke: `var(--pl-${colour})` }
  return (
    <g fill="none" strokeLinecap="round" strokeLinejoin="round">
      {over ? (
        <>
          <path d={leap} style={stroke} strokeWidth="9" opacity=".22" />
          <path d={leap} style={stroke} strokeWidth="2.6" strokeDasharray="8 7" />
        </>
      ) : undefined}
      <path d={round} style={stroke} strokeWidth="10" opacity=".24" />
      <path d={round} style={stroke} strokeWidth="3.2" />
    </g>
  )
}
