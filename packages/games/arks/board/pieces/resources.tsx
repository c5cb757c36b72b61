import { Drawing } from '@orrery/board/draw'
import { Fragment, type ReactNode } from 'react'
import type { Item, ItemId } from '../data.ts'

/** A part of a drawing: filled and outlined in the resource's colours, or only a line of this width. */
const solid = (id: ItemId, d: string): ReactNode => (
  <path d={d} style={{ fill: `var(--res-${id})`, stroke: dark(id) }} strokeWidth="1.4" strokeLinejoin="round" />
)
const dark = (id: ItemId): string => `color-mix(in srgb, var(--res-${id}) 34%, #02030c)`
const lines = (colour: string, width: number, d: string): ReactNode => (
  <path d={d} fill="none" style={{ stroke: colour }} strokeWidth={width} strokeLinecap="round" strokeLinejoin="round" />
)
const full = (colour: string, d: string): ReactNode => <path d={d} style={{ fill: colour }} />

const CARD =
  'M-4.8,-10.4H4.8A2.6,2.6 0 0 1 7.4,-7.8V7.8A2.6,2.6 0 0 1 4.8,10.4H-4.8A2.6,2.6 0 0 1 -7.4,7.8V-7.8A2.6,2.6 0 0 1 -4.8,-10.4Z'
const PALE = '#dfe3ff'

/** The parts of every drawing, from bottom to top. */
const drawings: Readonly<Record<ItemId, readonly ReactNode[]>> = {
  biomass: [
    solid('biomass', 'M-7.6,9.6C-10,1 -6,-8.6 9.6,-9.6C10.6,3.4 3.4,10.4 -5.2,6.6'),
    lines(dark('biomass'), 2, 'M-8.4,10.4C-5,3.4 -.4,-.8 5.2,-4.6'),
  ],
  workforce: [
    solid('workforce', 'M-9,10.4C-9,2.6 -5,.2 0,.2C5,.2 9,2.6 9,10.4Z'),
    solid('workforce', 'M-5.2,-5.2A5.2,5.2 0 1 1 5.2,-5.2A5.2,5.2 0 1 1 -5.2,-5.2Z'),
    lines(dark('workforce'), 1.6, 'M-3,10V5.6M3,10V5.6'),
  ],
  minerals: [
    solid('minerals', 'M0,-10.6L9.2,-5.3V5.3L0,10.6L-9.2,5.3V-5.3Z'),
    lines(
      dark('minerals'),
      1.3,
      'M0,-10.6L4,-2L9.2,-5.3M4,-2L0,10.6L-4.4,-1.4L4,-2M-4.4,-1.4L-9.2,-5.3M-4.4,-1.4L0,-10.6',
    ),
  ],
  technology: [
    lines('var(--res-technology)', 1.8, 'M-4,-11V11M0,-11V11M4,-11V11M-11,-4H11M-11,0H11M-11,4H11'),
    solid('technology', 'M-8,-8H8V8H-8Z'),
    full(dark('technology'), 'M-3.6,-3.6H3.6V3.6H-3.6Z'),
  ],
  any: [
    full('#070816', 'M-10.4,0A10.4,10.4 0 1 1 10.4,0A10.4,10.4 0 1 1 -10.4,0Z'),
    lines('#fff', 1.5, 'M-10.4,0A10.4,10.4 0 1 1 10.4,0A10.4,10.4 0 1 1 -10.4,0Z'),
    full('var(--res-workforce)', 'M0,0V-9A9,9 0 0 1 9,0Z'),
    full('var(--res-minerals)', 'M0,0H9A9,9 0 0 1 0,9Z'),
    full('var(--res-technology)', 'M0,0V9A9,9 0 0 1 -9,0Z'),
    full('var(--res-biomass)', 'M0,0H-9A9,9 0 0 1 0,-9Z'),
    lines('#070816', 1.6, 'M0,-9V9M-9,0H9'),
  ],
  crewDeck: [
    full('#282d63', CARD),
    lines(PALE, 1.7, CARD),
    lines(PALE, 1.4, 'M-3.4,0A3.4,3.4 0 1 1 3.4,0A3.4,3.4 0 1 1 -3.4,0Z'),
    lines(PALE, 1.8, 'M0,0V0'),
  ],
  crewCantina: [
    full(PALE, CARD),
    lines('#070816', 1, CARD),
    full(
      '#1b1f4a',
      'M-2.9,-3A2.9,2.9 0 1 1 2.9,-3A2.9,2.9 0 1 1 -2.9,-3ZM-5,6.6C-5,2.4 -2.6,1.2 0,1.2C2.6,1.2 5,2.4 5,6.6Z',
    ),
  ],
}

// biome-ignore lint/suspicious/noArrayIndexKey: a part of a drawing is its place
const drawing = (id: ItemId): ReactNode => drawings[id].map((part, i) => <Fragment key={i}>{part}</Fragment>)

/** The width of a sign as a share of its height: cards are narrow. */
const itemWidth = (id: ItemId): number => (id === 'crewDeck' || id === 'crewCantina' ? 0.74 : 1)

/** A resource or crew card inside a drawing, centred on 0,0. */
export function ItemMark({ id, size = 16 }: { readonly id: ItemId; readonly size?: number }): ReactNode {
  return <g transform={`scale(${size / 24})`}>{drawing(id)}</g>
}

/** A resource or crew card as a picture of its own; the words stand beside it. */
export function ItemIcon({ id, size = 16 }: { readonly id: ItemId; readonly size?: number }): ReactNode {
  return (
    <Drawing className="ak-ri" width={24 * itemWidth(id)} height={24} scale={size / 24}>
      {drawing(id)}
    </Drawing>
  )
}

/** A gain list or a price, with a number before every sign that counts more than once. */
export function Items({ list, size = 16 }: { readonly list: readonly Item[]; readonly size?: number }): ReactNode {
  return list.map(({ item, n }) => (
    <span key={item} className="ak-item">
      {n > 1 ? <b className="num">{n}</b> : undefined}
      <ItemIcon id={item} size={size} />
    </span>
  ))
}

const ROW_GAP = 3

/** How wide a row of signs is. */
export const rowWidth = (list: readonly Item[], size: number): number =>
  list.reduce((sum, { item, n }) => sum + n * (size * itemWidth(item) + ROW_GAP), -ROW_GAP)

/** The signs of a list, each drawn as often as it counts, in a row inside a drawing, centred on 0,0. */
export function ItemRow(props: {
  readonly list: readonly Item[]
  readonly size: number
  /** With a dark pill behind them. */
  readonly pill?: boolean
}): ReactNode {
  const { list, size, pill = false } = props
  const ids = list.flatMap(({ item, n }) => Array.from({ length: n }, () => item))
  const width = rowWidth(list, size)
  const box = { x: -width / 2 - 6, y: -size / 2 - 4, width: width + 12, height: size + 8, rx: size / 2 + 4 }
  let x = -width / 2
  return (
    <>
      {pill ? <rect {...box} fill="#03040f" fillOpacity=".74" stroke="rgba(255,255,255,.22)" /> : undefined}
      {ids.map((id, i) => {
        const half = (size * itemWidth(id)) / 2
        const at = x + half
        x += half * 2 + ROW_GAP
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal signs differ by their place only
          <g key={i} transform={`translate(${at} 0)`}>
            <ItemMark id={id} size={size} />
          </g>
        )
      })}
    </>
  )
}
