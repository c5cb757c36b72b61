import type { Answers, Present, WireCommand } from '@orrery/protocol'
import type { ChatLine } from '@orrery/table'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { TableClient } from '../worker/client.ts'
import type {
  Happening,
  Link,
  OnlineNews,
  TableCommand,
  Verdict,
  WorkerAnswer,
  WorkerNews,
} from '../worker/protocol.ts'

/** What an online table has beyond a local one. */
export interface OnlineState {
  readonly link: Link
  readonly news?: OnlineNews
  /** Who is there; unknown until the server has said it. */
  readonly present?: Present
  readonly chat: readonly ChatLine[]
  /** What happened beside the game, the last last. */
  readonly happenings: readonly Happening[]
  /** What this browser found out about the shuffle: when the game is over, or before when something is wrong. */
  readonly verdict?: Verdict
  /** The last command that came to nothing, with a number that grows. */
  readonly trouble?: { readonly answer: Extract<WorkerAnswer, { type: 'refused' | 'lost' }>; readonly nr: number }
}

/** What can be asked of an online table beside the game. */
export interface OnlineHandle {
  readonly store: StoreApi<OnlineState>
  /** Asks something of the table; what came to nothing is kept as `trouble` as well. */
  do(command: TableCommand): Promise<WorkerAnswer>
  /** Our name has changed: what is said from now on is said under the new one. */
  greet(): Promise<void>
  /** The table of the rematch, the same for all who ask; `undefined` when there is none to be had. */
  rematch(): Promise<string | undefined>
  past(after: number): Promise<Extract<WorkerAnswer, { type: 'past' }> | undefined>
}

const touch = matchMedia('(pointer: coarse)')

/** So many happenings are kept. */
const MOST = 60

/** The online part of a table: `hear` takes the news that are its own and says whether it did. */
export function makeOnline(
  id: string,
  client: () => TableClient,
): OnlineHandle & {
  hear(news: WorkerNews): boolean
  trouble(answer: WorkerAnswer): void
  close(): void
} {
  const store = createStore<OnlineState>(() => ({ link: { state: 'connecting' }, chat: [], happenings: [] }))
  const set = store.setState
  let troubles = 0
  const trouble = (answer: WorkerAnswer): void => {
    if (answer.type !== 'refused' && answer.type !== 'lost') return
    troubles++
    set({ trouble: { answer, nr: troubles } })
  }
  // Whoever comes back to the tab wants to see the table as it is: the machine may have slept.
  const look = (): void => {
    const visible = document.visibilityState === 'visible'
    void client().ask({ type: visible ? 'wake' : 'sleep' })
    // A phone stops pages that are out of sight, most others let them work on.
    if (!visible && touch.matches) giveEarly()
  }
  /** Whoever goes before the start gives the own number for the shuffle now: nobody could reveal it later. */
  const giveEarly = (): void => {
    const nonce = store.getState().news?.early
    if (nonce === undefined) return
    const command: WireCommand = { type: 'nonce', nonce }
    void fetch(`/api/v1/tables/${id}/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(command),
      // It is sent even when the page is gone.
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
    hear(news) {
      if (news.type === 'link') set({ link: news.link })
      else if (news.type === 'online') set({ news: news.online })
      else if (news.type === 'verdict') set({ verdict: news.verdict })
      else if (news.type === 'present') set({ present: news.present })
      else if (news.type === 'chat') set({ chat: news.lines })
      else if (news.type === 'happenings')
        set({ happenings: [...store.getState().happenings, ...news.happenings].slice(-MOST) })
      else return false
      return true
    },
    trouble,
    async do(command) {
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
