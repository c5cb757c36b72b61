import type { ReactNode } from 'react'

/** One colour on the way of a gradient. */
type Stop = readonly [offset: number, colour: string, opacity?: number]

const stops = (list: readonly Stop[]): ReactNode =>
  list.map(([offset, colour, opacity = 1]) => (
    <stop key={`${offset}${colour}`} offset={offset} style={{ stopColor: colour, stopOpacity: opacity }} />
  ))

interface Named {
  readonly id: string
  readonly list: readonly Stop[]
}

/** The gradients of a game, whose ids all begin alike: colours may be custom properties. */
export function gradientsOf(prefix: string): {
  readonly Linear: (props: Named & { readonly to?: readonly number[] }) => ReactNode
  readonly Radial: (props: Named & { readonly at?: readonly number[] }) => ReactNode
} {
  return {
    Linear: ({ id, list, to = [0, 0, 0, 1] }) => (
      <linearGradient id={`${prefix}-${id}`} x1={to[0]} y1={to[1]} x2={to[2]} y2={to[3]}>
        {stops(list)}
      </linearGradient>
    ),
    Radial: ({ id, list, at = [0.5, 0.5, 0.5] }) => (
      <radialGradient id={`${prefix}-${id}`} cx={at[0]} cy={at[1]} r={at[2]}>
        {stops(list)}
      </radialGradient>
    ),
  }
}
