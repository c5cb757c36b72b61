import type { ReactNode } from 'react'
import { Line } from './thing.tsx'

/** One thing that an action brings; what it costs or spoils is a warning. */
export interface Bring {
  readonly words: string
  readonly warn?: boolean
}

/** What an action would bring, cost and lose, one line each. */
export function BringLines({ of }: { readonly of: readonly Bring[] }): ReactNode {
  return of.map(({ words, warn = false }) => (
    <Line key={words} warn={warn}>
      {words}
    </Line>
  ))
}
