import type { Analysis, BetterLine, CurvePoint, JudgedTurn } from '@orrery/bots/analyse'
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
  /** The turn with this number, played as this option of its costliest part. */
  better(index: number, option: number): Promise<BetterLine>
  close(): void
}

const WORKERS = 2

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
  const run = async (): Promise<void> => {
    const kept = await keptAnalysis(text)
    if (closed) return
    if (kept !== undefined) {
      const { curve, turns } = kept
      store.setState({ status: 'done', total: turns.length, curve, turns, analysis: kept })
      return
    }
    const [first, ...others] = Array.from({ length: WORKERS }, start)
    if (first === undefined) return
    const { client, turns: total } = await first
    const { curve } = await client.ask({ type: 'curve' })
    store.setState({ total, curve, turns: Array.from({ length: total }, () => undefined) })
    let next = 0
    const judge = async (worker: AnalysisClient): Promise<void> => {
      while (next < total) {
        const index = next++
        const { turn } = await worker.ask({ type: 'judge', index })
        store.setState(({ turns }) => ({ turns: turns.with(index, turn) }))
      }
    }
    await Promise.all([judge(client), ...others.map(async (other) => judge((await other).client))])
    const turns = store.getState().turns.filter((turn) => turn !== undefined)
    const { analysis } = await client.ask({ type: 'complete', curve, turns })
    store.setState({ status: 'done', analysis })
    await keepAnalysis(text, analysis)
  }
  run().catch(() => store.setState({ status: 'failed' }))
  return {
    store,
    async better(index, option) {
      const client = clients[0] ?? (await start()).client
      return (await client.ask({ type: 'better', index, option })).line
    },
    close() {
      closed = true
      for (const client of clients) client.close()
    },
  }
}
