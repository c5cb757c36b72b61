import { create } from 'zustand'
import type { Source } from '../common/address.ts'
import { keptAnalysis } from '../kept/analyses.ts'
import { listGames } from '../kept/games.ts'
import { finishedGames } from '../kept/statistics.ts'
import { openAnalysis } from '../replay/analysis/session.ts'
import { openSource } from '../replay/source.ts'
import { server } from '../server/api.ts'
import { identify } from '../server/identity.ts'
import { hasIdentity } from '../server/remember.ts'
import { openReplay } from '../worker/replay-client.ts'
import { type GameFacts, playFacts } from './facts.ts'

/** Older games than these are not read: it would take long, and they say little about how somebody plays now. */
const MOST = 60

interface InsightsStore {
  readonly status: 'idle' | 'reading' | 'read'
  readonly facts: readonly GameFacts[]
  /** Games are being analysed: how many of how many. */
  readonly analysing: { readonly done: number; readonly of: number } | undefined
  read(): Promise<void>
  /** Analyses what has not been analysed yet; it goes on while other pages are shown. */
  analyse(games: readonly GameFacts[]): Promise<void>
}

interface FinishedGame {
  readonly id: string
  readonly source: Source
  readonly finishedAt: number
}

/** My finished games: those of this browser, and those with others that the server knows. */
async function finished(): Promise<readonly FinishedGame[]> {
  const local = finishedGames(await listGames()).map(
    ({ id, finishedAt }): FinishedGame => ({ id: `local/${id}`, source: { kind: 'local', id }, finishedAt }),
  )
  const online = await (async (): Promise<readonly FinishedGame[]> => {
    const self = hasIdentity() ? await identify() : undefined
    if (self === undefined) return []
    const { results } = await server.person(self.id)
    return results.flatMap(({ table: id, finishedAt }) =>
      id === undefined ? [] : [{ id, source: { kind: 'server', id }, finishedAt }],
    )
    // Without a server there are still the games of this browser.
  })().catch(() => [])
  return [...local, ...online].sort((a, b) => b.finishedAt - a.finishedAt).slice(0, MOST)
}

/** What is known of one game; nothing if it cannot be read, was resigned, or has no seat of mine. */
async function factsOf(
  client: ReturnType<typeof openReplay>,
  { id, source, finishedAt }: FinishedGame,
): Promise<GameFacts | undefined> {
  try {
    const { info, mine } = await openSource(client, source)
    const standing = mine === undefined ? undefined : info.result?.seats[mine]
    if (mine === undefined || standing === undefined) return undefined
    const kept = await keptAnalysis(info.text)
    const { game, seats, text } = info
    const { score, sources, rank } = standing
    return {
      ...{ id, game, seats, finishedAt, score, sources, text, mine },
      won: rank === 1 && seats > 1,
      ...(kept === undefined ? {} : { play: playFacts(kept, mine) }),
    }
  } catch {
    return undefined
  }
}

/** All my games; kept while the page is open, because reading them takes a while. */
export const useInsights = create<InsightsStore>((set, get) => ({
  status: 'idle',
  facts: [],
  analysing: undefined,
  async read() {
    if (get().status === 'reading') return
    set({ status: 'reading' })
    const client = openReplay()
    const known = new Map(get().facts.map((each) => [each.id, each]))
    const facts: GameFacts[] = []
    try {
      for (const game of await finished()) {
        const old = known.get(game.id)
        const found = old?.play === undefined ? await factsOf(client, game) : old
        if (found !== undefined) facts.push(found)
        if (facts.length % 5 === 0) set({ facts: [...facts] })
      }
    } finally {
      client.close()
      set({ status: 'read', facts })
    }
  },
  async analyse(games) {
    if (get().analysing !== undefined) return
    for (const [done, { id, text, mine }] of games.entries()) {
      set({ analysing: { done, of: games.length } })
      const session = openAnalysis(text)
      const play = await new Promise<GameFacts['play']>((resolve) => {
        const look = (): void => {
          const { status, analysis } = session.store.getState()
          if (status === 'failed') resolve(undefined)
          else if (analysis !== undefined) resolve(playFacts(analysis, mine))
        }
        session.store.subscribe(look)
        look()
      })
      session.close()
      if (play !== undefined) {
        set(({ facts }) => ({ facts: facts.map((each) => (each.id === id ? { ...each, play } : each)) }))
      }
    }
    set({ analysing: undefined })
  },
}))
