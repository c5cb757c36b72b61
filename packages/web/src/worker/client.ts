import type { Ask, GameFacts, Hurry, Message, NewGame, WorkerAnswer, WorkerNews } from './protocol.ts'

type Question = Ask extends infer A ? (A extends { nr: number } ? Omit<A, 'nr'> : never) : never

/** The page's end of a table's worker. */
export interface TableClient {
  ask(question: Question): Promise<WorkerAnswer>
  /** Ends the thinking of a bot with what it has found; only where the table is kept in this browser. */
  hurry?(best: Hurry): void
  close(): void
}

function start(hear: (news: WorkerNews) => void): TableClient {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' })
  const waiting = new Map<number, (answer: WorkerAnswer) => void>()
  let nr = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('news' in data) {
      hear(data.news)
      return
    }
    waiting.get(data.nr)?.(data.answer)
    waiting.delete(data.nr)
  })
  worker.addEventListener('error', (event) => {
    hear({ type: 'failed', why: 'broken', detail: event.message })
  })
  const ask = (question: Question): Promise<WorkerAnswer> =>
    new Promise((resolve) => {
      nr++
      waiting.set(nr, resolve)
      worker.postMessage({ ...question, nr })
    })
  return { ask, close: () => worker.terminate() }
}

/** Where a table is kept: in this browser, or by the server (a private one opens with its code). */
export type TableHome = { readonly kind: 'here' } | { readonly kind: 'server'; readonly code?: string }

/** Starts a worker for one table; the news it tells go to `hear`, in order. */
export function openTable(id: string, place: TableHome, hear: (news: WorkerNews) => void): TableClient {
  let line = start(hear)
  if (place.kind === 'server') {
    const { code } = place
    void line.ask({ type: 'join', id, ...(code === undefined ? {} : { code }) })
    return line
  }
  void line.ask({ type: 'open', id })
  return {
    ask: (question) => line.ask(question),
    // A bot that thinks hears nothing. The table is stored move by move, so another worker can take it over from there.
    hurry(best) {
      line.close()
      line = start(hear)
      void line.ask({ type: 'open', id, hurry: best })
    },
    close: () => line.close(),
  }
}

/** Asks one thing that needs the rules of a game; they stay off the page, in a worker that ends with the answer. */
async function askOnce(question: Question): Promise<WorkerAnswer> {
  const failed = Promise.withResolvers<never>()
  const line = start((news) => {
    if (news.type === 'failed') failed.reject(new Error(news.detail))
  })
  try {
    return await Promise.race([line.ask(question), failed.promise])
  } finally {
    line.close()
  }
}

/** What has to be known of a game before a table is made. */
export async function askFacts(game: string): Promise<GameFacts> {
  const answer = await askOnce({ type: 'facts', game })
  if (answer.type !== 'facts') throw new Error(`nothing is known of ${game}`)
  return answer
}

/** Stores a new local game and says its id. */
export async function createGame(game: NewGame): Promise<string> {
  const answer = await askOnce({ type: 'create', ...game })
  if (answer.type !== 'created') throw new Error('the game could not be made')
  return answer.id
}
