import type { StoredSeat } from '../kept/games.ts'
import type { LogStep, RoundViews } from './protocol.ts'
import type {
  RecordCheck,
  RecordFault,
  ReplayAnswer,
  ReplayInfo,
  ReplayRequest,
  Scene,
  TableFacts,
} from './replay-protocol.ts'

/** A failed replay, with the reason. */
export class ReplayError extends Error {
  readonly fault: RecordFault

  constructor(fault: RecordFault) {
    super('detail' in fault ? fault.detail : fault.why)
    this.fault = fault
  }
}

/** The page's end of a worker that replays a record. */
export interface ReplayClient {
  /** Opens a record given as text, or a game of this browser; throws a `ReplayError` if that fails. */
  open(from: { readonly text: string } | { readonly local: string }): Promise<ReplayInfo>
  scene(index: number, seat: number | undefined): Promise<Scene>
  log(seat: number | undefined): Promise<readonly LogStep[]>
  history(): Promise<readonly RoundViews[]>
  verify(known: TableFacts): Promise<readonly RecordCheck[]>
  /** Creates a local game that continues from a position; resolves to its id. */
  continueFrom(index: number, seats: readonly StoredSeat[]): Promise<string>
  close(): void
}

type AnswerOf<T extends ReplayAnswer['type']> = Extract<ReplayAnswer, { type: T }>

/** Starts a worker for one record. */
export function openReplay(): ReplayClient {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'replay' })
  const waiting = new Map<number, { resolve(answer: ReplayAnswer): void; reject(error: Error): void }>()
  let last = 0
  worker.addEventListener('message', ({ data }: MessageEvent<{ requestId: number; answer: ReplayAnswer }>) => {
    waiting.get(data.requestId)?.resolve(data.answer)
    waiting.delete(data.requestId)
  })
  worker.addEventListener('error', (event) => {
    for (const { reject } of waiting.values()) reject(new ReplayError({ why: 'broken', detail: event.message }))
    waiting.clear()
  })
  const ask = async <T extends ReplayAnswer['type']>(replay: ReplayRequest, wanted: T): Promise<AnswerOf<T>> => {
    const requestId = ++last
    const { promise, resolve, reject } = Promise.withResolvers<ReplayAnswer>()
    waiting.set(requestId, { resolve, reject })
    worker.postMessage({ requestId, replay })
    const answer = await promise
    if (answer.type === 'fault') throw new ReplayError(answer.fault)
    if (!isAnswer(answer, wanted)) throw new Error(`a question about ${wanted} was answered with ${answer.type}`)
    return answer
  }
  return {
    open: async (from) =>
      (await ask('text' in from ? { type: 'open', text: from.text } : { type: 'open-local', id: from.local }, 'opened'))
        .info,
    scene: async (index, seat) => (await ask({ type: 'scene', index, seat }, 'scene')).scene,
    log: async (seat) => (await ask({ type: 'log', seat }, 'log')).steps,
    history: async () => (await ask({ type: 'history' }, 'history')).rounds,
    verify: async (known) => (await ask({ type: 'verify', known }, 'checks')).checks,
    continueFrom: async (index, seats) => (await ask({ type: 'continue', index, seats }, 'created')).id,
    close: () => worker.terminate(),
  }
}

function isAnswer<T extends ReplayAnswer['type']>(answer: ReplayAnswer, type: T): answer is AnswerOf<T> {
  return answer.type === type
}
