import { Line } from '@orrery/board/thing'
import type { ReactNode } from 'react'
import type { Action } from '../data.ts'
import { type Asked, bringsOf } from './brings.ts'

/** What an action would bring, cost and lose, one line each. */
export default function BringsLines({ action, ...asked }: Asked & { readonly action: Action }): ReactNode {
  return bringsOf(asked, action).map(({ words, warn = false }) => (
    <Line key={words} warn={warn}>
      {words}
    </Line>
  ))
}
