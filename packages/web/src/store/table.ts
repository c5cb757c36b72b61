import type { Action, GameEvent, Refusal, Seat } from '@orrery/kernel'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { openTable, type TableClient, type TableHome } from '../worker/client.ts'
import type {
  Failure,
  Hurry,
  KeptGame,
  LogStep,
  PastStep,
  Position,
  RoundViews,
  TableInfo,
  WorkerAnswer,
  WorkerNews,
} from '../worker/protocol.ts'
import { makeOnline, type OnlineHandle } from './online.ts'

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
  /** Which bot thinks, and how far it has come. */
  readonly thinking?: { readonly seat: Seat; readonly share: number; readonly best?: Hurry }
  /** The last refusal, with a number that grows, so that the same one can be shown twice. */
  readonly refused?: { readonly refusal: Refusal; readonly nr: number }
  /** A decision is on its way to the worker. */
  readonly sent: boolean
  /** The past is shown instead of the present: how many of its steps. */
  readonly past?: { readonly shown: number; readonly of: number }
}

/** A table of the page: what it shows, and what can be asked of it. */
export interface TableHandle {
  readonly store: StoreApi<TableState>
  act(action: Action): void
  explain(action: Action): void
  undo(turn: boolean): void
  /** Lets the bot that thinks take what it has found so far; left out where bots think elsewhere. */
  hurry?(): void
  handOver(seat: Seat): void
  /** The events have been shown, or a click has cut them short. */
  animated(): void
  history(): Promise<readonly RoundViews[]>
  record(): Promise<string>
  /** Shows the past: `start`, and then a step with every `showNext`; what happens meanwhile waits for `endPast`. */
  showPast(start: Position, steps: readonly PastStep[]): void
  showNext(): void
  endPast(): void
  /** What the table has beyond the game, when a server keeps it. */
  readonly online?: OnlineHandle
  close(): void
}

type Moving = Extract<WorkerNews, { type: 'step' | 'position' }>

const nothing: readonly GameEvent[] = []

/** The mark on the browser's timeline when the worker has told something that is to be drawn. */
export const HEARD = 'orrery-heard'
/** The mark when the page has been changed by it. */
export const DRAWN = 'orrery-drawn'

function heard(): void {
  performance.clearMarks(HEARD)
  performance.mark(HEARD)
}

/** Opens a table. `animates` is asked for every step whether somebody will show its events. */
export function makeTable(id: string, animates: () => boolean, place: TableHome = { kind: 'here' }): TableHandle {
  const store = createStore<TableState>(() => ({
    status: 'loading',
    steps: [],
    events: nothing,
    animating: false,
    sent: false,
  }))
  const set = store.setState
  let queue: Moving[] = []
  let refusals = 0
  /** The position that the last decision was taken in. */
  let sentAt = -1
  let past: { readonly steps: readonly PastStep[]; readonly held: WorkerNews[] } | undefined
  let watchdog: ReturnType<typeof setTimeout> | undefined

  /** Brings the steps that wait onto the page: one at a time while they are animated, all at once otherwise. */
  const pump = (): void => {
    const steps = [...store.getState().steps]
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      if (next.type === 'position') {
        set({ steps: [...steps], position: next.position, events: nothing, animating: false })
        continue
      }
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
  const hear = (news: WorkerNews): void => {
    if (online?.hear(news) === true) return
    if (past !== undefined && news.type !== 'failed') {
      past.held.push(news)
      return
    }
    switch (news.type) {
      case 'table':
        heard()
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
        heard()
        queue.push(news)
        if (!store.getState().animating) pump()
        return
      case 'position':
        queue.push(news)
        if (!store.getState().animating) pump()
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
  const online = place.kind === 'server' ? makeOnline(id, (): TableClient => client) : undefined
  const client: TableClient = openTable(id, place, hear)
  const refuse = (refusal: Refusal): void => {
    refusals++
    set({ refused: { refusal, nr: refusals } })
  }
  /** A refusal of the rules is shown with its rule; one of the table itself belongs to the online parts. */
  const answered = (answer: WorkerAnswer): void => {
    if (answer.type === 'refused' && !/^T\d/.test(answer.refusal.rule)) refuse(answer.refusal)
    else online?.trouble(answer)
  }

  return {
    store,
    act({ id: action }) {
      const { position, sent, animating } = store.getState()
      if (position === undefined || animating || queue.length > 0) return
      // One decision for each position: what it led to may be on the page before the answer to it.
      if (sent && position.changes === sentAt) return
      sentAt = position.changes
      set({ sent: true })
      void client.ask({ type: 'act', action, after: position.changes }).then((answer) => {
        if (sentAt === position.changes) set({ sent: false })
        answered(answer)
      })
    },
    explain({ id: action }) {
      void client.ask({ type: 'explain', action }).then(answered)
    },
    undo(turn) {
      if (!store.getState().sent && past === undefined) void client.ask({ type: 'undo', turn }).then(answered)
    },
    ...(client.hurry === undefined
      ? {}
      : {
          hurry() {
            const best = store.getState().thinking?.best
            if (best === undefined || best.after !== store.getState().position?.changes) return
            const { thinking: _thinking, ...rest } = store.getState()
            store.setState(rest, true)
            client.hurry?.(best)
          },
        }),
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
    showPast(start, steps) {
      const { steps: all, position } = store.getState()
      const first = steps[0]?.step.row
      if (position === undefined || first === undefined || past !== undefined) return
      clearTimeout(watchdog)
      const info = store.getState().info
      const now: WorkerNews[] = info === undefined ? [] : [{ type: 'table', info, steps: all, position }]
      past = { steps, held: [...now, ...queue] }
      queue = []
      set({
        steps: all.filter(({ row = 0 }) => row < first),
        position: start,
        events: nothing,
        animating: false,
        past: { shown: 0, of: steps.length },
      })
    },
    showNext() {
      const { past: at, animating } = store.getState()
      const next = at === undefined || animating ? undefined : past?.steps[at.shown]
      if (at === undefined || next === undefined) return
      set({ past: { ...at, shown: at.shown + 1 } })
      queue.push({ type: 'step', ...next })
      pump()
    },
    endPast() {
      if (past === undefined) return
      const { held } = past
      past = undefined
      queue = []
      clearTimeout(watchdog)
      const { past: _past, ...rest } = store.getState()
      store.setState({ ...rest, events: nothing, animating: false }, true)
      for (const news of held) hear(news)
    },
    ...(online === undefined ? {} : { online }),
    close() {
      clearTimeout(watchdog)
      online?.close()
      client.close()
    },
  }
}
