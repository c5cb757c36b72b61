import { memo, type ReactNode } from 'react'

/** What drawings are made of besides plain shapes. */

/** A drawing centred on 0,0, as a picture of its own; the words stand beside it. */
export function Drawing(props: {
  readonly width: number
  readonly height?: number
  /** How much larger than drawn it is shown. */
  readonly scale?: number
  readonly className?: string
  readonly children: ReactNode
}): ReactNode {
  const { width, height = width, scale = 1, className = '', children } = props
  return (
    <svg
      width={width * scale}
      height={height * scale}
      viewBox={`${-width / 2} ${-height / 2} ${width} ${height}`}
      aria-hidden="true"
      className={`bd-pic ${className}`}
    >
      {children}
    </svg>
  )
}

/** Words in a drawing, centred on their place. */
export function Label(props: {
  readonly x?: number
  readonly y?: number
  readonly size?: number
  readonly weight?: number
  readonly colour?: string
  readonly opacity?: number
  readonly children: ReactNode
}): ReactNode {
  const { x = 0, y = 0, size = 12, weight = 600, colour = '#fff', opacity, children } = props
  return (
    <text
      x={x}
      y={y}
      textAnchor="middle"
      fontSize={size}
      fontWeight={weight}
      style={{ fill: colour }}
      opacity={opacity}
    >
      {children}
    </text>
  )
}

/** The outline of a circle. */
export function Ring(props: {
  readonly r: number
  readonly colour: string
  readonly width?: number
  readonly opacity?: number
  readonly className?: string
}): ReactNode {
  const { r, colour, width = 1, opacity, className } = props
  return (
    <circle className={className} r={r} fill="none" style={{ stroke: colour }} strokeWidth={width} opacity={opacity} />
  )
}

/** A box with round ends, from one x to another and about the height of 0 unless another is given. */
export function Pill(props: {
  readonly from: number
  readonly to: number
  readonly high: number
  readonly y?: number
  readonly fill: string
  readonly opacity: number
  readonly stroke: string
}): ReactNode {
  const { from, to, high, y = 0, fill, opacity, stroke } = props
  const box = { x: from, y: y - high / 2, width: to - from, height: high, rx: high / 2 }
  return <rect {...box} fill={fill} fillOpacity={opacity} stroke={stroke} />
}

interface UseProps {
  readonly id: string
  /** How many times larger than it was drawn. */
  readonly k?: number
}

/** Shows the drawings of a game's definitions, whose ids all begin alike: inside another drawing, and as pictures of their own. */
export function piecesOf(prefix: string) {
  const Use = memo(function Use({ id, k = 1, x = 0, y = 0 }: UseProps & { readonly x?: number; readonly y?: number }) {
    return <use href={`#${prefix}-${id}`} transform={`translate(${x} ${y}) scale(${k})`} />
  })
  const Picture = memo(function Picture(props: UseProps & { readonly width: number; readonly height?: number }) {
    const { id, k = 1, width, height = width } = props
    return (
      <Drawing width={width} height={height}>
        <Use id={id} k={k} />
      </Drawing>
    )
  })
  return { Use, Picture }
}
