import type { Action, GameEvent, Refusal, Seat } from '@orrery/kernel'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { openTable, type TableClient } from '../worker/client.ts'
import type { Failure, News, Position, RoundViews, Step, TableInfo } from '../worker/protocol.ts'

/** A table as the page shows it. */
export interface TableState {
  readonly status: 'loading' | 'open' | 'failed'
  readonly failure?: { readonly why: Failure; readonly detail: string }
  readonly info?: TableInfo
  readonly steps: readonly Step[]
  readonly position?: Position
  /** What is being animated; empty when nothing moves. */
  readonly events: readonly GameEvent[]
  readonly animating: boolean
  /** Which bot thinks, and how far it has come. */
  readonly thinking?: { readonly seat: Seat; readonly share: number }
  /** The last refusal, with a number that grows, so that the same one can be shown twice. */
  readonly refused?: { readonly refusal: Refusal; readonly nr: number }
  /** A decision is on its way to the worker. */
  readonly sent: boolean
}

/** A table of the page: what it shows, and what can be asked of it. */
export interface TableHandle {
  readonly store: StoreApi<TableState>
  act(action: Action): void
  explain(action: Action): void
  undo(turn: boolean): void
  handOver(seat: Seat): void
  /** The events have been shown, or a click has cut them short. */
  animated(): void
  history(): Promise<readonly RoundViews[]>
  record(): Promise<string>
  close(): void
}

const nothing: readonly GameEvent[] = []

/** The mark on the browser's timeline when the worker has told a step. */
export const HEARD = 'orrery-heard'

/** Opens a stored table. `animates` is asked for every step whether somebody will show its events. */
export function makeTable(id: string, animates: () => boolean): TableHandle {
  const store = createStore<TableState>(() => ({
    status: 'loading',
    steps: [],
    events: nothing,
    animating: false,
    sent: false,
  }))
  const set = store.setState
  let queue: Extract<News, { type: 'step' }>[] = []
  let refusals = 0
  let watchdog: ReturnType<typeof setTimeout> | undefined

  /** Brings the steps that wait onto the page: one at a time while they are animated, all at once otherwise. */
  const pump = (): void => {
    const steps = [...store.getState().steps]
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      steps.push(next.step)
      if (next.step.events.length > 0 && animates()) {
        set({ steps, position: next.position, events: next.step.events, animating: true })
        // A board that never says it is done must not stop the game.
        watchdog = setTimeout(animated, 4000 + 2500 * next.step.events.length)
        return
      }
      if (queue.length === 0) set({ steps, position: next.position, events: nothing, animating: false })
    }
  }
  const animated = (): void => {
    if (!store.getState().animating) return
    clearTimeout(watchdog)
    set({ events: nothing, animating: false })
    pump()
  }
  const hear = (news: News): void => {
    switch (news.type) {
      case 'table':
        queue = []
        clearTimeout(watchdog)
        set({
          status: 'open',
          info: news.info,
          steps: news.steps,
          position: news.position,
          events: nothing,
          animating: false,
        })
        return
      case 'step':
        performance.clearMarks(HEARD)
        performance.mark(HEARD)
        queue.push(news)
        if (!store.getState().animating) pump()
        return
      case 'thinking':
        set({ thinking: { seat: news.seat, share: news.share } })
        return
      case 'failed':
        set({ status: 'failed', failure: { why: news.why, detail: news.detail } })
    }
  }
  const client: TableClient = openTable(id, hear)
  const refuse = (refusal: Refusal): void => {
    refusals++
    set({ refused: { refusal, nr: refusals } })
  }

  return {
    store,
    act({ id: action }) {
      const { position, sent, animating } = store.getState()
      if (position === undefined || sent || animating || queue.length > 0) return
      set({ sent: true })
      void client.ask({ type: 'act', action, seq: position.seq }).then((answer) => {
        set({ sent: false })
        if (answer.type === 'refused') refuse(answer.refusal)
      })
    },
    explain({ id: action }) {
      void client.ask({ type: 'explain', action }).then((answer) => {
        if (answer.type === 'refused') refuse(answer.refusal)
      })
    },
    undo(turn) {
      if (!store.getState().sent) void client.ask({ type: 'undo', turn })
    },
    handOver(seat) {
      void client.ask({ type: 'hand-over', seat })
    },
    animated,
    async history() {
      const answer = await client.ask({ type: 'history' })
      return answer.type === 'history' ? answer.rounds : []
    },
    async record() {
      const answer = await client.ask({ type: 'record' })
      return answer.type === 'record' ? answer.text : ''
    },
    close() {
      clearTimeout(watchdog)
      client.close()
    },
  }
}
