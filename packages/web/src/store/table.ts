import type { Action, GameEvent, Refusal, Seat } from '@orrery/kernel'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { openTable, type TableClient, type TableLocation } from '../worker/client.ts'
import type {
  BestSoFar,
  Failure,
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
  /** Which bot is thinking, and its progress. */
  readonly thinking?: { readonly seat: Seat; readonly share: number; readonly best?: BestSoFar }
  /** The last refusal, with a number that grows, so that the same one can be shown twice. */
  readonly refused?: { readonly refusal: Refusal; readonly serial: number }
  /** A decision is on its way to the worker. */
  readonly sent: boolean
  /** The past is shown instead of the present: how many of its steps. */
  readonly past?: { readonly shown: number; readonly of: number }
}

/** A table on the page: its state, and what it can be asked to do. */
export interface TableHandle {
  readonly store: StoreApi<TableState>
  act(action: Action): void
  explain(action: Action): void
  undo(turn: boolean): void
  /** Makes the bot that is thinking take the best action found so far; left out where bots run elsewhere. */
  hurry?(): void
  handOver(seat: Seat): void
  /** The events have been shown, or a click has cut them short. */
  animated(): void
  history(): Promise<readonly RoundViews[]>
  record(): Promise<string>
  /** Shows the past: `start`, and then one step for each `showNext`; news that arrives meanwhile waits for `endPast`. */
  showPast(start: Position, steps: readonly PastStep[]): void
  showNext(): void
  endPast(): void
  /** What an online table has besides the game. */
  readonly online?: OnlineHandle
  close(): void
}

type QueuedNews = Extract<WorkerNews, { type: 'step' | 'position' }>

const nothing: readonly GameEvent[] = []

/** The mark on the browser's timeline when the worker has sent something that will be drawn. */
export const RECEIVED = 'orrery-received'
/** The mark when the page has been updated with it. */
export const DRAWN = 'orrery-drawn'

function markReceived(): void {
  performance.clearMarks(RECEIVED)
  performance.mark(RECEIVED)
}

/** Opens a table. `animates` says for every step whether its events will be shown. */
export function makeTable(id: string, animates: () => boolean, place: TableLocation = { kind: 'here' }): TableHandle {
  const store = createStore<TableState>(() => ({
    status: 'loading',
    steps: [],
    events: nothing,
    animating: false,
    sent: false,
  }))
  const set = store.setState
  let queue: QueuedNews[] = []
  let refusals = 0
  /** The position in which the last decision was made. */
  let sentAt = -1
  let past: { readonly steps: readonly PastStep[]; readonly waiting: WorkerNews[] } | undefined
  let watchdog: ReturnType<typeof setTimeout> | undefined

  /** Shows the steps in the queue: one at a time while they are animated, all at once otherwise. */
  const showQueued = (): void => {
    const steps = [...store.getState().steps]
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      if (next.type === 'position') {
        set({ steps: [...steps], position: next.position, events: nothing, animating: false })
        continue
      }
      steps.push(next.step)
      if (next.step.events.length > 0 && animates()) {
        set({ steps, position: next.position, events: next.step.events, animating: true })
        // A board that never reports the end of an animation must not stop the game.
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
    showQueued()
  }
  const receive = (news: WorkerNews): void => {
    if (online?.receive(news) === true) return
    if (past !== undefined && news.type !== 'failed') {
      past.waiting.push(news)
      return
    }
    switch (news.type) {
      case 'table':
        markReceived()
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
        markReceived()
        queue.push(news)
        if (!store.getState().animating) showQueued()
        return
      case 'position':
        queue.push(news)
        if (!store.getState().animating) showQueued()
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
  const client: TableClient = openTable(id, place, receive)
  const refuse = (refusal: Refusal): void => {
    refusals++
    set({ refused: { refusal, serial: refusals } })
  }
  /** A refusal by the rules is shown with its rule; one by the table itself is left to the online part. */
  const handleAnswer = (answer: WorkerAnswer): void => {
    if (answer.type === 'refused' && !/^T\d/.test(answer.refusal.rule)) refuse(answer.refusal)
    else online?.trouble(answer)
  }

  return {
    store,
    act({ id: action }) {
      const { position, sent, animating } = store.getState()
      if (position === undefined || animating || queue.length > 0) return
      // One decision for each position: its result may be on the page before the answer to it.
      if (sent && position.changes === sentAt) return
      sentAt = position.changes
      set({ sent: true })
      void client.ask({ type: 'act', action, after: position.changes }).then((answer) => {
        if (sentAt === position.changes) set({ sent: false })
        handleAnswer(answer)
      })
    },
    explain({ id: action }) {
      void client.ask({ type: 'explain', action }).then(handleAnswer)
    },
    undo(turn) {
      if (!store.getState().sent && past === undefined) void client.ask({ type: 'undo', turn }).then(handleAnswer)
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
      past = { steps, waiting: [...now, ...queue] }
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
      showQueued()
    },
    endPast() {
      if (past === undefined) return
      const { waiting } = past
      past = undefined
      queue = []
      clearTimeout(watchdog)
      const { past: _past, ...rest } = store.getState()
      store.setState({ ...rest, events: nothing, animating: false }, true)
      for (const news of waiting) receive(news)
    },
    ...(online === undefined ? {} : { online }),
    close() {
      clearTimeout(watchdog)
      online?.close()
      client.close()
    },
  }
}
