import type { GameEvent, Refusal, Seat } from '@orrery/kernel'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type {
  BestSoFar,
  Failure,
  KeptGame,
  LogStep,
  PastStep,
  Position,
  TableInfo,
  WorkerNews,
} from '../worker/protocol.ts'

/** A table as the page shows it. */
export interface TableState {
  readonly status: 'loading' | 'open' | 'failed'
  readonly failure?: { readonly why: Failure; readonly detail: string; readonly kept?: KeptGame }
  readonly info?: TableInfo
  readonly steps: readonly LogStep[]
  readonly position?: Position
  /** What is being animated; empty when nothing moves. */
  readonly events: readonly GameEvent[]
  readonly animating: boolean
  /** Which bot is thinking, and its progress. */
  readonly thinking?: { readonly seat: Seat; readonly share: number; readonly best?: BestSoFar }
  /** The last refusal, with a number that grows, so that the same one can be shown twice. */
  readonly refused?: { readonly refusal: Refusal; readonly serial: number }
  /** A decision is on its way to the worker. */
  readonly sent: boolean
  /** The past is shown instead of the present: how many of its steps. */
  readonly past?: { readonly shown: number; readonly of: number }
}

/** What a table shows before it is loaded. */
export const loadingTable: TableState = { status: 'loading', steps: [], events: [], animating: false, sent: false }

/** Nothing is being animated. */
const still = { events: loadingTable.events, animating: false } as const

type QueuedNews = Extract<WorkerNews, { type: 'step' | 'position' }>

/** The mark on the browser's timeline when the worker has sent something that will be drawn. */
export const RECEIVED = 'orrery-received'
/** The mark when the page has been updated with it. */
export const DRAWN = 'orrery-drawn'

function markReceived(): void {
  performance.clearMarks(RECEIVED)
  performance.mark(RECEIVED)
}

/** What the page shows of a table: the present, step by step while steps are animated, or the past. */
export interface ShownTable {
  readonly store: StoreApi<TableState>
  /** Applies news of the worker, at once or after the steps before it. */
  receive(news: WorkerNews): void
  /** Whether steps are still waiting to be shown. */
  isBehind(): boolean
  /** The events have been shown, or a click has cut them short. */
  animated(): void
  showPast(start: Position, steps: readonly PastStep[]): void
  showNext(): void
  endPast(): void
  close(): void
}

/**
 * Lets the page have its turn after each drawing; what arrives meanwhile is drawn together. Quick bots without animations send dozens of
 * steps in a row; if each were drawn at once, nothing else would be, and React gives up after fifty drawings like that.
 */
function makePace(show: () => void, isDue: () => boolean): { draw(): void; isResting(): boolean; end(): void } {
  let resting: ReturnType<typeof setTimeout> | undefined
  const draw = (): void => {
    clearTimeout(resting)
    show()
    resting = setTimeout(() => {
      resting = undefined
      if (isDue()) draw()
    })
  }
  return { draw, isResting: () => resting !== undefined, end: () => clearTimeout(resting) }
}

/** A table that is still loading. `animates` says for every step whether its events will be shown. */
export function makeShownTable(animates: () => boolean): ShownTable {
  const store = createStore<TableState>(() => loadingTable)
  const set = store.setState
  let queue: QueuedNews[] = []
  let past: { readonly steps: readonly PastStep[]; readonly waiting: WorkerNews[] } | undefined
  let watchdog: ReturnType<typeof setTimeout> | undefined

  /** Shows the steps in the queue: one at a time while they are animated, all at once otherwise. */
  const showQueued = (): void => {
    const steps = [...store.getState().steps]
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      if (next.type === 'position') {
        set({ steps: [...steps], position: next.position, ...still })
        continue
      }
      steps.push(next.step)
      if (next.step.events.length > 0 && animates()) {
        set({ steps, position: next.position, events: next.step.events, animating: true })
        // A board that never reports the end of an animation must not stop the game.
        watchdog = setTimeout(animated, 4000 + 2500 * next.step.events.length)
        return
      }
      if (queue.length === 0) set({ steps, position: next.position, ...still })
    }
  }
  const animated = (): void => {
    if (!store.getState().animating) return
    clearTimeout(watchdog)
    set(still)
    showQueued()
  }
  const pace = makePace(showQueued, () => queue.length > 0 && !store.getState().animating)
  const enqueue = (news: QueuedNews): void => {
    queue.push(news)
    // A position without a step is not one of many.
    if (!store.getState().animating && (!pace.isResting() || news.type === 'position')) pace.draw()
  }
  const receive = (news: WorkerNews): void => {
    if (past !== undefined && news.type !== 'failed') {
      past.waiting.push(news)
      return
    }
    switch (news.type) {
      case 'table': {
        markReceived()
        queue = []
        clearTimeout(watchdog)
        const { info, steps, position } = news
        set({ status: 'open', info, steps, position, ...still })
        return
      }
      case 'step':
        markReceived()
        enqueue(news)
        return
      case 'position':
        enqueue(news)
        return
      case 'thinking':
        set({
          thinking: { seat: news.seat, share: news.share, ...(news.best === undefined ? {} : { best: news.best }) },
        })
        return
      case 'failed':
        set({ status: 'failed', failure: news })
    }
  }
  return {
    store,
    receive,
    isBehind: () => store.getState().animating || queue.length > 0,
    animated,
    showPast(start, steps) {
      const { info, steps: all, position } = store.getState()
      const first = steps[0]?.step.row
      if (position === undefined || first === undefined || past !== undefined) return
      clearTimeout(watchdog)
      const now: WorkerNews[] = info === undefined ? [] : [{ type: 'table', info, steps: all, position }]
      past = { steps, waiting: [...now, ...queue] }
      queue = []
      set({
        steps: all.filter(({ row = 0 }) => row < first),
        position: start,
        past: { shown: 0, of: steps.length },
        ...still,
      })
    },
    showNext() {
      const { past: at, animating } = store.getState()
      const next = at === undefined || animating ? undefined : past?.steps[at.shown]
      if (at === undefined || next === undefined) return
      set({ past: { ...at, shown: at.shown + 1 } })
      queue.push({ type: 'step', ...next })
      showQueued()
    },
    endPast() {
      if (past === undefined) return
      const { waiting } = past
      past = undefined
      queue = []
      clearTimeout(watchdog)
      const { past: _past, ...rest } = store.getState()
      store.setState({ ...rest, ...still }, true)
      for (const news of waiting) receive(news)
    },
    close() {
      clearTimeout(watchdog)
      pace.end()
    },
  }
}
