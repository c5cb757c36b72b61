import type { Advice, Analysis, BetterLine, CurvePoint, JudgedPart, JudgedTurn, ToldWays } from '@orrery/bots/analyse'
import type { Seat } from '@orrery/kernel'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { keepAnalysis, keptAnalysis } from '../../kept/analyses.ts'
import { type AnalysisClient, startAnalyst } from '../../worker/analysis-client.ts'

/** How far an analysis has come. */
export interface AnalysisState {
  readonly status: 'running' | 'done' | 'failed'
  readonly total: number
  readonly curve: readonly CurvePoint[]
  /** By their number; those that have not been judged yet are missing. */
  readonly turns: readonly (JudgedTurn | undefined)[]
  /** The whole, once all turns are judged. */
  readonly analysis?: Analysis
}

/** The analysis of one record on the page. */
export interface AnalysisSession {
  readonly store: StoreApi<AnalysisState>
  /** What could have been done after so many decisions. */
  advise(at: number): Promise<Advice | undefined>
  /** What was played in a part of a turn and its options, to be put into words. */
  tell(part: JudgedPart, seat: Seat): Promise<ToldWays>
  /** A way to go on from after so many decisions, played to the end of the turn. */
  line(from: number, seat: Seat, begin: readonly string[]): Promise<BetterLine>
  close(): void
}

const WORKERS = 2
/** How many points of the curve a worker looks at before others may ask it something. */
const POINTS = 6

/** Analyses a record in two workers, or takes what was found before. */
export function openAnalysis(text: string): AnalysisSession {
  const store = createStore<AnalysisState>(() => ({ status: 'running', total: 0, curve: [], turns: [] }))
  const clients: AnalysisClient[] = []
  let closed = false
  const start = async (): Promise<{ client: AnalysisClient; turns: number }> => {
    const client = startAnalyst()
    clients.push(client)
    return { client, turns: (await client.ask({ type: 'open', text })).turns }
  }
  // One is needed in any case: it answers questions about an analysis that was kept, too.
  const first = start()
  first.catch(() => store.setState({ status: 'failed' }))
  const run = async (): Promise<void> => {
    const kept = await keptAnalysis(text)
    if (closed) return
    if (kept !== undefined) {
      const { curve, turns } = kept
      store.setState({ status: 'done', total: turns.length, curve, turns, analysis: kept })
      return
    }
    const { client, turns: total } = await first
    const others = Array.from({ length: closed ? 0 : WORKERS - 1 }, start)
    const { curve } = await client.ask({ type: 'curve' })
    store.setState({ total, curve, turns: Array.from({ length: total }, () => undefined) })
    const tasks = tasksOf(store, curve.length, total)
    const work = async (worker: AnalysisClient): Promise<void> => {
      for (let task = tasks.shift(); task !== undefined; task = tasks.shift()) await task(worker)
    }
    await Promise.all([work(client), ...others.map(async (other) => work((await other).client))])
    const found = store.getState()
    const turns = found.turns.filter((turn) => turn !== undefined)
    const { analysis } = await client.ask({ type: 'complete', curve: found.curve, turns })
    store.setState({ status: 'done', analysis })
    await keepAnalysis(text, analysis)
  }
  run().catch(() => store.setState({ status: 'failed' }))
  return {
    store,
    advise: async (at) => (await (await first).client.ask({ type: 'advise', at })).advice,
    async tell({ from, to, options }, seat) {
      const ways = options.map(({ actions }) => actions)
      return (await (await first).client.ask({ type: 'tell', part: { from, to }, seat, ways })).told
    },
    line: async (from, seat, begin) => (await (await first).client.ask({ type: 'line', from, seat, begin })).line,
    close() {
      closed = true
      for (const client of clients) client.close()
    },
  }
}

/** What the workers share once the curve stands there: how far its points may be off, then the turns. */
function tasksOf(
  { setState }: StoreApi<AnalysisState>,
  points: number,
  turns: number,
): ((worker: AnalysisClient) => Promise<void>)[] {
  const doubts = Array.from({ length: Math.ceil(points / POINTS) }, (_, chunk) => async (worker: AnalysisClient) => {
    const asked = Array.from({ length: points }, (_point, index) => index).slice(chunk * POINTS, (chunk + 1) * POINTS)
    const { errors } = await worker.ask({ type: 'doubt', points: asked })
    setState(({ curve }) => ({
      curve: curve.map((point, index) => ({ ...point, error: errors[index - chunk * POINTS] ?? point.error })),
    }))
  })
  const judgements = Array.from({ length: turns }, (_, index) => async (worker: AnalysisClient) => {
    const { turn } = await worker.ask({ type: 'judge', index })
    setState((state) => ({ turns: state.turns.with(index, turn) }))
  })
  return [...doubts, ...judgements]
}
