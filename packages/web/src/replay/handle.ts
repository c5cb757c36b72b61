import type { GameEvent, Seat } from '@orrery/kernel'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { LogStep } from '../worker/protocol.ts'
import type { ReplayClient } from '../worker/replay-client.ts'
import type { ReplayInfo, Scene } from '../worker/replay-protocol.ts'
import { nextStop, type StepUnit } from './marks.ts'

/** How fast a replay plays: a factor on all durations. */
export const paces = { slow: 2, normal: 1, fast: 0.5, faster: 0.25 } as const
/** The name of a pace. */
export type Pace = keyof typeof paces

/** A replay as the page shows it. */
export interface ReplayState {
  readonly scene: Scene
  /** All decisions, as the present viewer may know them. */
  readonly steps: readonly LogStep[]
  /** What is being animated; empty when nothing moves. */
  readonly events: readonly GameEvent[]
  readonly animating: boolean
  readonly playing: boolean
  readonly pace: Pace
}

/** What playback needs: the positions and the log. */
export type SceneClient = Pick<ReplayClient, 'scene' | 'log'>
/** What playback has to know about a game. */
export type Timeline = Pick<ReplayInfo, 'total' | 'moments'>

/** A replay on the page: its state, and what it can be asked to do. */
export interface ReplayHandle<C extends SceneClient = ReplayClient, I extends Timeline = ReplayInfo> {
  readonly info: I
  readonly client: C
  readonly store: StoreApi<ReplayState>
  /** Goes to a position at once. */
  go(index: number): void
  /** Steps forward or back; a single step forward is animated. */
  stepBy(by: StepUnit, way: 1 | -1): void
  toggle(): void
  setPace(pace: Pace): void
  /** Shows the game from another seat. */
  lookFrom(seat: Seat | undefined): void
  /** The events have been shown, or a click has cut them short. */
  animated(): void
  /** Stops playback; the worker belongs to whoever opened it. */
  close(): void
}

const nothing: readonly GameEvent[] = []
/** Pauses in milliseconds at the normal pace: between two decisions, and after one that had nothing to animate. */
const GAP = 260
const READING_TIME = 900

/** Opens a replay at a position. `animates` says for every step whether its events will be shown. */
export async function makeReplay<C extends SceneClient, I extends Timeline>(
  client: C,
  info: I,
  at: { readonly index: number; readonly seat: Seat | undefined },
  animates: () => boolean,
): Promise<ReplayHandle<C, I>> {
  const [scene, steps] = await Promise.all([client.scene(at.index, at.seat), client.log(at.seat)])
  const store = createStore<ReplayState>(() => ({
    scene,
    steps,
    events: nothing,
    animating: false,
    playing: false,
    pace: 'normal',
  }))
  const set = store.setState
  /** Only the last request counts: an answer that arrives after a newer request is ignored. */
  let request = 0
  /** The position that was requested last; ahead of what is shown until the worker answers. */
  let target = at.index
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = async (index: number, animate: boolean): Promise<void> => {
    const mine = ++request
    target = index
    clearTimeout(timer)
    const next = await client.scene(index, store.getState().scene.seat)
    if (mine !== request) return
    if (animate && next.events.length > 0 && animates()) {
      set({ scene: next, events: next.events, animating: true })
      // A board that never reports the end of an animation must not stop the replay.
      timer = setTimeout(animated, (4000 + 2500 * next.events.length) * Math.max(1, paces[store.getState().pace]))
      return
    }
    set({ scene: next, events: nothing, animating: false })
    scheduleNext(next.events.length > 0 ? READING_TIME : 0)
  }
  /** During playback: shows the next decision after a pause. */
  const scheduleNext = (wait: number): void => {
    const { playing, pace } = store.getState()
    if (!playing) return
    if (target >= info.total) set({ playing: false })
    else timer = setTimeout(() => void show(target + 1, true), wait * paces[pace])
  }
  const animated = (): void => {
    if (!store.getState().animating) return
    clearTimeout(timer)
    set({ events: nothing, animating: false })
    scheduleNext(GAP)
  }
  return {
    info,
    client,
    store,
    go(index) {
      void show(Math.min(Math.max(index, 0), info.total), false)
    },
    stepBy(by, way) {
      set({ playing: false })
      const next = nextStop(info.moments, target, by, way)
      if (next !== target) void show(next, by === 'step' && way === 1)
    },
    toggle() {
      if (store.getState().playing) {
        clearTimeout(timer)
        set({ playing: false })
        // A running animation ends by itself.
        if (store.getState().animating) timer = setTimeout(animated, 4000 + 2500 * store.getState().events.length)
        return
      }
      set({ playing: true })
      if (store.getState().animating) return
      void show(target >= info.total ? 0 : target + 1, target < info.total)
    },
    setPace(pace) {
      set({ pace })
    },
    lookFrom(seat) {
      const mine = ++request
      clearTimeout(timer)
      void Promise.all([client.scene(target, seat), client.log(seat)]).then(([seen, log]) => {
        if (mine !== request) return
        set({ scene: seen, steps: log, events: nothing, animating: false })
        scheduleNext(GAP)
      })
    },
    animated,
    close() {
      request++
      clearTimeout(timer)
    },
  }
}
