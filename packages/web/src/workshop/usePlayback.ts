import { useEffect, useRef, useState } from 'react'
import { makeReplay, paces, type ReplayHandle, type SceneClient, type Timeline } from '../replay/handle.ts'
import type { Look } from './look.ts'
import type { Opened } from './opened.ts'

/** Playback of what is open, with the controls of a replay. */
export interface Playback {
  readonly handle: ReplayHandle<SceneClient, Timeline> | undefined
  /** The step to the present position is to be animated. */
  readonly animate: boolean
  readonly pace: number
  /** Animates the events of the next position, whatever causes it. */
  animateNext(): void
  /** The events have been shown. */
  animated(): void
}

/** Only positions are needed: the views are drawn in the window. */
function clientOf(opened: Opened): SceneClient {
  return {
    async scene(index, seat) {
      const { events, position } = opened.show(index, opened.seatOf(index, 'acting'))
      return { index, seat, view: undefined, events, toAct: position.toAct }
    },
    log: async () => [],
  }
}

/** Playback of what is open; `go` is called with every new position. */
export function usePlayback(opened: Opened | undefined, look: Look, go: (at: number) => void): Playback {
  const [handle, setHandle] = useState<ReplayHandle<SceneClient, Timeline>>()
  const [animate, setAnimate] = useState(false)
  const [pace, setPace] = useState<number>(paces.normal)
  const latest = useRef({ look, go })
  latest.current = { look, go }
  useEffect(() => {
    if (opened === undefined) return
    let wanted = true
    let made: ReplayHandle<SceneClient, Timeline> | undefined
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
