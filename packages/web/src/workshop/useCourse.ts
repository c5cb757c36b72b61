import { useEffect, useRef, useState } from 'react'
import { type Course, makeReplay, paces, type ReplayHandle, type SceneClient } from '../replay/handle.ts'
import type { Look } from './look.ts'
import type { Opened } from './opened.ts'

/** Going through what is open, with the means of a replay. */
export interface Going {
  readonly handle: ReplayHandle<SceneClient, Course> | undefined
  /** The step to the position that is shown now is to be animated. */
  readonly animate: boolean
  readonly pace: number
  /** The next position comes with its events, whoever brings it. */
  animateNext(): void
  /** The events have been shown. */
  animated(): void
}

/** Only positions are asked for: what is seen there is drawn in a window of its own. */
function clientOf(opened: Opened): SceneClient {
  return {
    async scene(index, seat) {
      const { events, position } = opened.show(index, opened.seatOf(index, 'acting'))
      return { index, seat, view: undefined, events, toAct: position.toAct }
    },
    log: async () => [],
  }
}

/** Goes through the positions of what is open; `go` is told every position it comes to. */
export function useCourse(opened: Opened | undefined, look: Look, go: (at: number) => void): Going {
  const [handle, setHandle] = useState<ReplayHandle<SceneClient, Course>>()
  const [animate, setAnimate] = useState(false)
  const [pace, setPace] = useState<number>(paces.normal)
  const latest = useRef({ look, go })
  latest.current = { look, go }
  useEffect(() => {
    if (opened === undefined) return
    let wanted = true
    let made: ReplayHandle<SceneClient, Course> | undefined
    const { moments } = opened
    const total = moments.length - 1
    const index = Math.min(latest.current.look.at, total)
    void makeReplay(
      clientOf(opened),
      { total, moments },
      { index, seat: undefined },
      () => latest.current.look.motion,
    ).then((fresh) => {
      if (!wanted) return
      made = fresh
      fresh.store.subscribe((state, before) => {
        setAnimate(state.animating)
        setPace(paces[state.pace])
        if (state.scene.index !== before.scene.index) latest.current.go(state.scene.index)
      })
      setHandle(fresh)
    })
    return () => {
      wanted = false
      made?.close()
    }
  }, [opened])
  return {
    handle,
    animate,
    pace,
    animateNext: () => setAnimate(latest.current.look.motion),
    animated() {
      setAnimate(false)
      handle?.animated()
    },
  }
}
