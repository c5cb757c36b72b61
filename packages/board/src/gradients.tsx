import type { ReactNode } from 'react'

const STOP = /^(\S+) (.+?)(?: (\.?\d[\d.]*))?$/

function Stop({ text }: { readonly text: string }): ReactNode {
  const [, offset, colour, opacity] = STOP.exec(text) ?? []
  return <stop offset={offset} style={{ stopColor: colour, stopOpacity: opacity ?? 1 }} />
}

/**
 * The gradients of a game, whose ids all begin alike. Each is one line: its kind, where it lies if not in the middle or from top to bottom, and
 * its stops with offset, colour and perhaps opacity: `radial .3 .3 .8 | 0 #fff | 1 var(--sky-900) .5`.
 */
export function gradientsOf(prefix: string) {
  return ({ of }: { readonly of: Readonly<Record<string, string>> }): ReactNode =>
    Object.entries(of).map(([name, text]) => {
      const [head = '', ...list] = text.split(' | ')
      const [kind, a, b, c, d] = head.split(' ')
      const stops = list.map((stop) => <Stop key={stop} text={stop} />)
      const id = `${prefix}-${name}`
      return kind === 'linear' ? (
        <linearGradient key={id} id={id} x1={a ?? 0} y1={b ?? 0} x2={c ?? 0} y2={d ?? 1}>
          {stops}
        </linearGradient>
      ) : (
        <radialGradient key={id} id={id} cx={a ?? 0.5} cy={b ?? 0.5} r={c ?? 0.5}>
          {stops}
        </radialGradient>
      )
    })
}

/** The colours of a marble in the colour of a seat, lit from the upper left, as stops of a gradient. */
export const marble = (colour: string): string =>
  `0 color-mix(in srgb, var(--pl-${colour}) 62%, white) | .45 var(--pl-${colour}) | 1 var(--pl-${colour}-lo)`

/** The gradients of several things of a kind. */
export function gradientsFor<T>(list: readonly T[], make: (id: T) => Record<string, string>): Record<string, string> {
  return Object.fromEntries(list.flatMap((id) => Object.entries(make(id))))
}
