import { type RefObject, useEffect, useMemo, useRef } from 'react'
import type { BoardProps } from '../../board.ts'
import type { Action, Event, View } from '../data.ts'

/** What is moving now. */
export interface Motion {
  /** Ends what is moving; says whether anything was. */
  hurry(): boolean
}

/** Shows the events of the last decision over the new view and says when they have been shown. */
export function useMotion(_root: RefObject<HTMLElement | null>, props: BoardProps<Action, View, Event>): Motion {
  const { events } = props
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    if (events !== undefined) latest.current.animated()
  }, [events])
  return useMemo(() => ({ hurry: () => false }), [])
}
