import { memo, type ReactNode } from 'react'
import { LifeFormDrawing } from './life.tsx'

/** A drawing of the definitions, put at a place in a size. */
export const Use = memo(function Use(props: {
  readonly id: string
  readonly x?: number
  readonly y?: number
  /** The factor against the size it was drawn in. */
  readonly k?: number
}): ReactNode {
  const { id, x = 0, y = 0, k = 1 } = props
  return <use href={`#cc-${id}`} transform={`translate(${x} ${y}) scale(${k})`} />
})

/** A drawing of the definitions as a picture of its own; the words stand beside it. */
export const Picture = memo(function Picture(props: {
  readonly id: string
  readonly width: number
  readonly height?: number
  readonly k: number
}): ReactNode {
  const { id, width, height = width, k } = props
  return (
    <svg
      width={width}
      height={height}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      aria-hidden="true"
      className="bd-pic"
    >
      <use href={`#cc-${id}`} transform={`scale(${k})`} />
    </svg>
  )
})

/** One growth of the time crystal, as a sign. */
export function Growth({ size = 22 }: { readonly size?: number }): ReactNode {
  return (
    <svg width={size} height={size} viewBox="-12 -12 24 24" aria-hidden="true" className="bd-pic">
      <GrowthMark />
    </svg>
  )
}

/** The same inside a drawing. */
export function GrowthMark(): ReactNode {
  return (
    <>
      <Use id="crystal" x={3} y={1} k={0.56} />
      <path
        d="M-7.5,8V-7M-10.6,-3.8L-7.5,-7.2L-4.4,-3.8"
        fill="none"
        style={{ stroke: 'var(--crystal)' }}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  )
}

/** A life form token as a picture of its own. */
export function LifeFormPicture(props: {
  readonly size: number
  readonly group?: 1 | 2
  readonly value?: number
  readonly revealed?: boolean
}): ReactNode {
  const { size, group = 1, value, revealed = false } = props
  return (
    <svg width={size} height={size} viewBox="-32 -32 64 64" aria-hidden="true" className="bd-pic">
      <LifeFormDrawing group={group} value={value} revealed={revealed} />
    </svg>
  )
}
