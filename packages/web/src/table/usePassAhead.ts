import type { Action } from '@orrery/kernel'
import { useEffect, useState } from 'react'
import type { ScreenProps } from './TableScreen.tsx'

/** Passes that are given in advance. */
interface PassAhead {
  readonly ahead: boolean
  /** Left out where nobody is ever asked to pass, and while it is one's own turn. */
  readonly setAhead: ((ahead: boolean) => void) | undefined
}

/** Lets a player decline everything that is offered until the next turn of their own. */
export function usePassAhead({ position, game, state }: ScreenProps, legal: readonly Action[]): PassAhead {
  const [ahead, setAhead] = useState(false)
  const { board } = game
  const asked = legal.length > 0
  const mayPass = asked && board?.pass?.(position.view, legal) !== undefined
  // A question that can't be declined is one's own turn.
  useEffect(() => {
    if (asked && !mayPass) setAhead(false)
  }, [asked, mayPass])
  const offered =
    board?.pass !== undefined && position.me !== undefined && position.toAct.length > 0 && state.past === undefined
  return { ahead, setAhead: offered && (!asked || mayPass) ? setAhead : undefined }
}
