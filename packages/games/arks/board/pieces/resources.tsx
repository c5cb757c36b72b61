import type { ReactNode } from 'react'
import type { Item, ItemId } from '../data.ts'

const dark = (colour: string): string => `color-mix(in srgb, ${colour} 34%, #02030c)`

function drawing(id: ItemId): ReactNode {
  const fill = `var(--res-${id})`
  const line = dark(fill)
  switch (id) {
    case 'biomass':
      return (
        <>
          <path
            d="M-7.6,9.6C-10,1 -6,-8.6 9.6,-9.6C10.6,3.4 3.4,10.4 -5.2,6.6"
            style={{ fill, stroke: line }}
            strokeWidth="1.4"
            strokeLinejoin="round"
          />
          <path
            d="M-8.4,10.4C-5,3.4 -.4,-.8 5.2,-4.6"
            fill="none"
            style={{ stroke: line }}
            strokeWidth="2"
            strokeLinecap="round"
          />
        </>
      )
    case 'workforce':
      return (
        <>
          <path
            d="M-9,10.4C-9,2.6 -5,.2 0,.2C5,.2 9,2.6 9,10.4Z"
            style={{ fill, stroke: line }}
            strokeWidth="1.4"
            strokeLinejoin="round"
          />
          <circle cy="-5.2" r="5.2" style={{ fill, stroke: line }} strokeWidth="1.4" />
          <path d="M-3,10V5.6M3,10V5.6" style={{ stroke: line }} strokeWidth="1.6" strokeLinecap="round" />
        </>
      )
    case 'minerals':
      return (
        <>
          <path
            d="M0,-10.6L9.2,-5.3V5.3L0,10.6L-9.2,5.3V-5.3Z"
            style={{ fill, stroke: line }}
            strokeWidth="1.4"
            strokeLinejoin="round"
          />
          <path
            d="M0,-10.6L4,-2L9.2,-5.3M4,-2L0,10.6L-4.4,-1.4L4,-2M-4.4,-1.4L-9.2,-5.3M-4.4,-1.4L0,-10.6"
            fill="none"
            style={{ stroke: line }}
            strokeWidth="1.3"
            strokeLinejoin="round"
          />
        </>
      )
    case 'technology':
      return (
        <>
          <path
            d="M-4,-11V11M0,-11V11M4,-11V11M-11,-4H11M-11,0H11M-11,4H11"
            style={{ stroke: fill }}
            strokeWidth="1.8"
          />
          <rect x="-8" y="-8" width="16" height="16" rx="2.6" style={{ fill, stroke: line }} strokeWidth="1.4" />
          <rect x="-3.6" y="-3.6" width="7.2" height="7.2" rx="1.4" style={{ fill: line }} />
        </>
      )
    case 'any':
      return (
        <>
          <circle r="10.4" fill="#070816" stroke="#fff" strokeWidth="1.5" />
          <path d="M0,0V-9A9,9 0 0 1 9,0Z" style={{ fill: 'var(--res-workforce)' }} />
          <path d="M0,0H9A9,9 0 0 1 0,9Z" style={{ fill: 'var(--res-minerals)' }} />
          <path d="M0,0V9A9,9 0 0 1 -9,0Z" style={{ fill: 'var(--res-technology)' }} />
          <path d="M0,0H-9A9,9 0 0 1 0,-9Z" style={{ fill: 'var(--res-biomass)' }} />
          <path d="M0,-9V9M-9,0H9" stroke="#070816" strokeWidth="1.6" />
        </>
      )
    case 'crewDeck':
      return (
        <>
          <rect
            x="-7.4"
            y="-10.4"
            width="14.8"
            height="20.8"
            rx="2.6"
            fill="#282d63"
            stroke="#dfe3ff"
            strokeWidth="1.7"
          />
          <circle r="3.4" fill="none" stroke="#dfe3ff" strokeWidth="1.4" />
          <circle r=".9" fill="#dfe3ff" />
        </>
      )
    case 'crewCantina':
      return (
        <>
          <rect x="-7.4" y="-10.4" width="14.8" height="20.8" rx="2.6" fill="#dfe3ff" stroke="#070816" />
          <circle cy="-3" r="2.9" fill="#1b1f4a" />
          <path d="M-5,6.6C-5,2.4 -2.6,1.2 0,1.2C2.6,1.2 5,2.4 5,6.6Z" fill="#1b1f4a" />
        </>
      )
  }
}

/** The share of its height a sign is wide: cards are narrow. */
const itemWidth = (id: ItemId): number => (id === 'crewDeck' || id === 'crewCantina' ? 0.74 : 1)

/** A resource or crew card inside a drawing, centred on 0,0. */
export function ItemMark({ id, size = 16 }: { readonly id: ItemId; readonly size?: number }): ReactNode {
  return <g transform={`scale(${size / 24})`}>{drawing(id)}</g>
}

/** A resource or crew card as a picture of its own; the words stand beside it. */
export function ItemIcon({ id, size = 16 }: { readonly id: ItemId; readonly size?: number }): ReactNode {
  const half = 12 * itemWidth(id)
  return (
    <svg
      className="ak-ri"
      width={size * itemWidth(id)}
      height={size}
      viewBox={`${-half} -12 ${half * 2} 24`}
      aria-hidden="true"
    >
      {drawing(id)}
    </svg>
  )
}

/** A gain list or a price: a number before every sign that counts more than once. */
export function Items({ list, size = 16 }: { readonly list: readonly Item[]; readonly size?: number }): ReactNode {
  return list.map(({ item, n }) => (
    <span key={item} className="ak-item">
      {n > 1 ? <b className="num">{n}</b> : undefined}
      <ItemIcon id={item} size={size} />
    </span>
  ))
}

/** The signs of a list one by one in a row inside a drawing, centred on 0,0. */
export function ItemRow(props: {
  readonly list: readonly Item[]
  readonly size: number
  readonly gap?: number
  /** With a dark pill behind them. */
  readonly pill?: boolean
}): ReactNode {
  const { list, size, gap = 3, pill = false } = props
  const ids = list.flatMap(({ item, n }) => Array.from({ length: n }, () => item))
  const width = ids.reduce((sum, id) => sum + size * itemWidth(id) + gap, -gap)
  let x = -width / 2
  return (
    <>
      {pill ? (
        <rect
          x={-width / 2 - 6}
          y={-size / 2 - 4}
          width={width + 12}
          height={size + 8}
          rx={size / 2 + 4}
          fill="#03040f"
          fillOpacity=".74"
          stroke="rgba(255,255,255,.22)"
        />
      ) : undefined}
      {ids.map((id, i) => {
        const half = (size * itemWidth(id)) / 2
        const at = x + half
        x += half * 2 + gap
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

/** How wide such a row is. */
export const rowWidth = (list: readonly Item[], size: number, gap = 3): number =>
  list.reduce((sum, { item, n }) => sum + n * (size * itemWidth(item) + gap), -gap)
