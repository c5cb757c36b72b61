import type { AnalysisAnswer, AnalysisRequest, NumberedAnalysisAnswer } from './analysis-protocol.ts'

type AnswerTo<T extends AnalysisRequest['type']> = Extract<AnalysisAnswer, { type: T }>

/** The page's end of a worker that analyses. */
export interface AnalysisClient {
  ask<T extends AnalysisRequest['type']>(
    request: Extract<AnalysisRequest, { type: T }> & { readonly type: T },
  ): Promise<AnswerTo<T>>
  close(): void
}

/** Starts a worker that analyses one record. */
export function startAnalyst(): AnalysisClient {
  const worker = new Worker(new URL('./analysis-worker.ts', import.meta.url), { type: 'module', name: 'analysis' })
  const waiting = new Map<number, { resolve(answer: AnalysisAnswer): void; reject(error: Error): void }>()
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<NumberedAnalysisAnswer>) => {
    waiting.get(data.number)?.resolve(data.answer)
    waiting.delete(data.number)
  })
  worker.addEventListener('error', ({ message }) => {
    for (const { reject } of waiting.values()) reject(new Error(message))
    waiting.clear()
  })
  return {
    async ask(request) {
      const number = ++last
      const { promise, resolve, reject } = Promise.withResolvers<AnalysisAnswer>()
      waiting.set(number, { resolve, reject })
      worker.postMessage({ number, request })
      const answer = await promise
      if (answer.type === 'failed') throw new Error(answer.detail)
      if (!isAnswer(answer, request.type)) throw new Error(`${request.type} was answered with ${answer.type}`)
      return answer
    },
    close: () => worker.terminate(),
  }
}

function isAnswer<T extends AnalysisRequest['type']>(answer: AnalysisAnswer, type: T): answer is AnswerTo<T> {
  return answer.type === type
}
