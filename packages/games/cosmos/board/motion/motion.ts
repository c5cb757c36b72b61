import type { BoardProps } from '@orrery/board'
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import type { Action, Event, View } from '../data.ts'
import { type Scene, show, showFinished } from './show.ts'
import { makeStage, type Stage } from './stage.ts'

/** What is moving now. */
export interface Motion {
  /** Ends what is moving; says whether anything was. */
  hurry(): boolean
}

/** A decision is followed for this long at most; more is shown faster. */
const LONGEST = 2600

/** Lays all events one after the other and returns how long it takes. */
function play(scene: Scene, events: readonly Event[]): number {
  let delay = 0
  for (const event of events) delay = show(scene, event, delay)
  return showFinished(scene, delay)
}

/** Ends everything at once: whatever moves stands at its end. */
function settle(stage: Stage): void {
  for (const animation of stage.running) animation.cancel()
  stage.running.length = 0
  stage.layer.replaceChildren()
}

/**
 * Shows the events of the last decision over the new view and says when they have been shown. The new view is drawn at
 * once; pieces that are still on their way are hidden until they land, so that nothing has to wait for a picture.
 */
export function useMotion(
  root: RefObject<HTMLElement | null>,
  props: BoardProps<Action, View, Event>,
  seat: number,
  lens: number,
): Motion {
  const { events, view } = props
  const latest = useRef(props)
  const looks = useRef({ seat, lens })
  const stage = useRef<Stage>(undefined)
  const before = useRef<View>(undefined)
  useLayoutEffect(() => {
    latest.current = props
    looks.current = { seat, lens }
  })
  useLayoutEffect(() => {
    const { settings } = latest.current
    const old = before.current
    before.current = view
    if (events.length === 0) return
    const made =
      settings.speed === 0 || root.current === null || document.hidden
        ? undefined
        : makeStage(root.current, settings.speed)
    if (made === undefined) {
      latest.current.animated()
      return
    }
    stage.current = made
    const scene: Scene = {
      stage: made,
      ...looks.current,
      before: old,
      after: view,
      source: undefined,
    }
    const length = play(scene, events)
    if (length > LONGEST) for (const animation of made.running) animation.playbackRate = length / LONGEST
    const timer = setTimeout(() => latest.current.animated(), Math.min(length, LONGEST) * settings.speed)
    return () => {
      clearTimeout(timer)
      stage.current = undefined
      settle(made)
    }
  }, [events, view, root])
  useEffect(() => () => void (stage.current !== undefined && settle(stage.current)), [])
  return useMemo(
    () => ({
      hurry: () => {
        if (stage.current === undefined) return false
        latest.current.animated()
        return true
      },
    }),
    [],
  )
}
