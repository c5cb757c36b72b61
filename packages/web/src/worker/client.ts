import type {
  BestSoFar,
  GameFacts,
  Message,
  NewAttempt,
  NewGame,
  WorkerAnswer,
  WorkerNews,
  WorkerRequest,
} from './protocol.ts'

type Request = WorkerRequest extends infer A ? (A extends { requestId: number } ? Omit<A, 'requestId'> : never) : never

/** The page's end of a table's worker. */
export interface TableClient {
  ask(request: Request): Promise<WorkerAnswer>
  /** Makes a bot take the best action found so far; only where the table is stored in this browser. */
  hurry?(best: BestSoFar): void
  close(): void
}

function start(onNews: (news: WorkerNews) => void): TableClient {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' })
  const waiting = new Map<number, (answer: WorkerAnswer) => void>()
  let requestId = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('news' in data) {
      onNews(data.news)
      return
    }
    waiting.get(data.requestId)?.(data.answer)
    waiting.delete(data.requestId)
  })
  worker.addEventListener('error', (event) => {
    onNews({ type: 'failed', why: 'broken', detail: event.message })
  })
  const ask = (request: Request): Promise<WorkerAnswer> =>
    new Promise((resolve) => {
      requestId++
      waiting.set(requestId, resolve)
      worker.postMessage({ ...request, requestId })
    })
  return { ask, close: () => worker.terminate() }
}

/** Where a table is kept: in this browser, by the server (a private one opens with its code), or nowhere. */
export type TableLocation =
  | { readonly kind: 'here' }
  | { readonly kind: 'server'; readonly code?: string }
  | ({ readonly kind: 'attempt' } & NewAttempt)

/** Starts a worker for one table; its news goes to `onNews`, in order. */
export function openTable(id: string, place: TableLocation, onNews: (news: WorkerNews) => void): TableClient {
  let client = start(onNews)
  if (place.kind === 'server') {
    const { code } = place
    void client.ask({ type: 'join', id, ...(code === undefined ? {} : { code }) })
    return client
  }
  if (place.kind === 'attempt') {
    const { kind: type, ...attempt } = place
    void client.ask({ type, ...attempt })
    return client
  }
  void client.ask({ type: 'open', id })
  return {
    ask: (request) => client.ask(request),
    // A worker cannot receive messages while its bot is thinking. The table is stored move by move, so a new worker can take over.
    hurry(best) {
      client.close()
      client = start(onNews)
      void client.ask({ type: 'open', id, hurry: best })
    },
    close: () => client.close(),
  }
}

/** Asks one question that needs the rules of a game; they stay off the page, in a worker that ends with the answer. */
async function askOnce(request: Request): Promise<WorkerAnswer> {
  const failed = Promise.withResolvers<never>()
  const client = start((news) => {
    if (news.type === 'failed') failed.reject(new Error(news.detail))
  })
  try {
    return await Promise.race([client.ask(request), failed.promise])
  } finally {
    client.close()
  }
}

/** What has to be known about a game before a table is created. */
export async function askFacts(game: string): Promise<GameFacts> {
  const answer = await askOnce({ type: 'facts', game })
  if (answer.type !== 'facts') throw new Error(`nothing is known of ${game}`)
  return answer
}

/** Stores a new local game and returns its id. */
export async function createGame(game: NewGame): Promise<string> {
  const answer = await askOnce({ type: 'create', ...game })
  if (answer.type !== 'created') throw new Error('the game could not be made')
  return answer.id
}
