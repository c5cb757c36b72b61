import type { Answer, Ask, Message, News } from './protocol.ts'

type Question = Ask extends infer A ? (A extends { ref: number } ? Omit<A, 'ref'> : never) : never

/** The page's end of a table's worker. */
export interface TableClient {
  ask(question: Question): Promise<Answer>
  close(): void
}

/** Starts a worker for one table; the news it tells go to `hear`, in order. */
export function openTable(id: string, hear: (news: News) => void): TableClient {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'table' })
  const waiting = new Map<number, (answer: Answer) => void>()
  let ref = 0
  worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if ('news' in data) {
      hear(data.news)
      return
    }
    waiting.get(data.ref)?.(data.answer)
    waiting.delete(data.ref)
  })
  worker.addEventListener('error', (event) => {
    hear({ type: 'failed', why: 'broken', detail: event.message })
  })
  const ask = (question: Question): Promise<Answer> =>
    new Promise((resolve) => {
      ref++
      waiting.set(ref, resolve)
      worker.postMessage({ ...question, ref })
    })
  void ask({ type: 'open', id })
  return { ask, close: () => worker.terminate() }
}
