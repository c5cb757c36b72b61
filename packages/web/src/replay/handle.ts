import type { GameEvent, Seat } from '@orrery/kernel'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { LogStep } from '../worker/protocol.ts'
import type { ReplayClient } from '../worker/replay-client.ts'
import type { ReplayInfo, Scene } from '../worker/replay-protocol.ts'
import { type Stride, stride } from './marks.ts'

/** How fast a replay plays: the factor by which everything takes longer. */
export const paces = { slow: 2, normal: 1, fast: 0.5, faster: 0.25 } as const
/** The name of a pace. */
export type Pace = keyof typeof paces

/** A replay as the page shows it. */
export interface ReplayState {
  readonly scene: Scene
  /** All decisions, as the one who looks was told of them. */
  readonly steps: readonly LogStep[]
  /** What is being animated; empty when nothing moves. */
  readonly events: readonly GameEvent[]
  readonly animating: boolean
  readonly playing: boolean
  readonly pace: Pace
}

/** What going through a game needs: its positions and the log. */
export type SceneClient = Pick<ReplayClient, 'scene' | 'log'>
/** What has to be known of a game to go through it. */
export type Course = Pick<ReplayInfo, 'total' | 'moments'>

/** A replay of the page: what it shows, and what can be asked of it. */
export interface ReplayHandle<C extends SceneClient = ReplayClient, I extends Course = ReplayInfo> {
  readonly info: I
  readonly client: C
  readonly store: StoreApi<ReplayState>
  /** Goes to a position at once. */
  go(index: number): void
  /** Goes on or back; a single step on is animated. */
  stride(by: Stride, way: 1 | -1): void
  toggle(): void
  setPace(pace: Pace): void
  /** Looks through other eyes. */
  look(seat: Seat | undefined): void
  /** The events have been shown, or a click has cut them short. */
  animated(): void
  /** Stops what is under way; the worker belongs to whoever opened it. */
  close(): void
}

const nothing: readonly GameEvent[] = []
/** Between two decisions, and after one that had nothing to animate, in milliseconds at the normal pace. */
const GAP = 260
const READING = 900

/** Opens a replay at a position. `animates` is asked for every step whether somebody will show its events. */
export async function makeReplay<C extends SceneClient, I extends Course>(
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
  /** Only the last wish counts: an answer that comes after the next question is thrown away. */
  let wish = 0
  /** The position that was asked for last; ahead of what is shown while the worker answers. */
  let aim = at.index
  let timer: ReturnType<typeof setTimeout> | undefined

  const show = async (index: number, animate: boolean): Promise<void> => {
    const mine = ++wish
    aim = index
    clearTimeout(timer)
    const next = await client.scene(index, store.getState().scene.seat)
    if (mine !== wish) return
    if (animate && next.events.length > 0 && animates()) {
      set({ scene: next, events: next.events, animating: true })
      // A board that never says it is done must not stop the replay.
      timer = setTimeout(animated, (4000 + 2500 * next.events.length) * Math.max(1, paces[store.getState().pace]))
      return
    }
    set({ scene: next, events: nothing, animating: false })
    scheduleNext(next.events.length > 0 ? READING : 0)
  }
  /** While it plays: the next decision, after a moment. */
  const scheduleNext = (wait: number): void => {
    const { playing, pace } = store.getState()
    if (!playing) return
    if (aim >= info.total) set({ playing: false })
    else timer = setTimeout(() => void show(aim + 1, true), wait * paces[pace])
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
    stride(by, way) {
      set({ playing: false })
      const next = stride(info.moments, aim, by, way)
      if (next !== aim) void show(next, by === 'step' && way === 1)
    },
    toggle() {
      if (store.getState().playing) {
        clearTimeout(timer)
        set({ playing: false })
        // What moves comes to its end by itself.
        if (store.getState().animating) timer = setTimeout(animated, 4000 + 2500 * store.getState().events.length)
        return
      }
      set({ playing: true })
      if (store.getState().animating) return
      void show(aim >= info.total ? 0 : aim + 1, aim < info.total)
    },
    setPace(pace) {
      set({ pace })
    },
    look(seat) {
      const mine = ++wish
      clearTimeout(timer)
      void Promise.all([client.scene(aim, seat), client.log(seat)]).then(([seen, told]) => {
        if (mine !== wish) return
        set({ scene: seen, steps: told, events: nothing, animating: false })
        scheduleNext(GAP)
      })
    },
    animated,
    close() {
      wish++
      clearTimeout(timer)
    },
  }
}
