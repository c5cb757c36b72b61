import type { Answers, Present, WireCommand } from '@orrery/protocol'
import type { ChatLine } from '@orrery/table'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { TableClient } from '../worker/client.ts'
import type {
  Link,
  OnlineNews,
  TableCommand,
  TableEvent,
  Verdict,
  WorkerAnswer,
  WorkerNews,
} from '../worker/protocol.ts'

/** What an online table has beyond a local one. */
export interface OnlineState {
  readonly link: Link
  readonly news?: OnlineNews
  /** Who is present; unknown until the server has sent it. */
  readonly present?: Present
  readonly chat: readonly ChatLine[]
  /** Events of the table other than decisions, the newest last. */
  readonly tableEvents: readonly TableEvent[]
  /** What this browser found out about the shuffle: at the end of the game, or earlier if something is wrong. */
  readonly verdict?: Verdict
  /** The last command that failed, with a growing number. */
  readonly trouble?: { readonly answer: Extract<WorkerAnswer, { type: 'refused' | 'lost' }>; readonly serial: number }
}

/** What an online table can do besides the game. */
export interface OnlineHandle {
  readonly store: StoreApi<OnlineState>
  /** Sends a command to the table; a failure is also stored as `trouble`. */
  send(command: TableCommand): Promise<WorkerAnswer>
  /** Reports a new name of the user to the server. */
  greet(): Promise<void>
  /** The table of the rematch, the same for everybody who asks; `undefined` when there is none. */
  rematch(): Promise<string | undefined>
  past(after: number): Promise<Extract<WorkerAnswer, { type: 'past' }> | undefined>
}

const coarsePointer = matchMedia('(pointer: coarse)')

/** This many events are kept. */
const MAX_EVENTS = 60

/** Makes the online part of a table; only pages of online tables load it. */
export type MakeOnline = typeof makeOnline

/** The online part of a table: `receive` handles its own news and returns whether it did. */
export function makeOnline(
  id: string,
  client: () => TableClient,
): OnlineHandle & {
  receive(news: WorkerNews): boolean
  trouble(answer: WorkerAnswer): void
  close(): void
} {
  const store = createStore<OnlineState>(() => ({ link: { state: 'connecting' }, chat: [], tableEvents: [] }))
  const set = store.setState
  let troubleCount = 0
  const trouble = (answer: WorkerAnswer): void => {
    if (answer.type !== 'refused' && answer.type !== 'lost') return
    troubleCount++
    set({ trouble: { answer, serial: troubleCount } })
  }
  // A user who returns to the tab wants to see the present state: the machine may have slept.
  const look = (): void => {
    const visible = document.visibilityState === 'visible'
    void client().ask({ type: visible ? 'wake' : 'sleep' })
    // Phones stop hidden pages; most other devices let them run on.
    if (!visible && coarsePointer.matches) giveEarly()
  }
  /** A player who leaves before the start reveals their number for the shuffle now: nobody could reveal it later. */
  const giveEarly = (): void => {
    const nonce = store.getState().news?.early
    if (nonce === undefined) return
    const command: WireCommand = { type: 'nonce', nonce }
    void fetch(`/api/v1/tables/${id}/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(command),
      // It is sent even if the page is closed.
      keepalive: true,
    }).catch(() => undefined)
  }
  document.addEventListener('visibilitychange', look)
  addEventListener('pagehide', giveEarly)
  const network = (): void => void client().ask({ type: 'network', up: navigator.onLine })
  addEventListener('online', network)
  addEventListener('offline', network)
  return {
    store,
    receive(news) {
      if (news.type === 'link') set({ link: news.link })
      else if (news.type === 'online') set({ news: news.online })
      else if (news.type === 'verdict') set({ verdict: news.verdict })
      else if (news.type === 'present') set({ present: news.present })
      else if (news.type === 'chat') set({ chat: news.lines })
      else if (news.type === 'events')
        set({ tableEvents: [...store.getState().tableEvents, ...news.events].slice(-MAX_EVENTS) })
      else return false
      return true
    },
    trouble,
    async send(command) {
      const answer = await client().ask({ type: 'do', command })
      trouble(answer)
      return answer
    },
    async greet() {
      await client().ask({ type: 'greet' })
    },
    async rematch() {
      const response = await fetch(`/api/v1/tables/${id}/rematch`, { method: 'POST' }).catch(() => undefined)
      const answer: Partial<Answers['rematch'] & Answers['refused']> = (await response?.json()) ?? {}
      if (answer.refusal !== undefined) trouble({ type: 'refused', refusal: answer.refusal })
      else if (answer.next === undefined) trouble({ type: 'lost', code: 'rematch' })
      return answer.next
    },
    async past(after) {
      const answer = await client().ask({ type: 'past', after })
      return answer.type === 'past' ? answer : undefined
    },
    close() {
      giveEarly()
      document.removeEventListener('visibilitychange', look)
      removeEventListener('pagehide', giveEarly)
      removeEventListener('online', network)
      removeEventListener('offline', network)
    },
  }
}
