import type { Game } from '@orrery/kernel'
import { makeLibrary, type Row } from '@orrery/table'
import { vi } from 'vitest'
import type { StoredSeat } from '../../kept/games.ts'
import { beginTable } from '../create.ts'
import { LocalKeeper } from '../local-keeper.ts'
import type { Message, WorkerAnswer, WorkerNews } from '../protocol.ts'

/** A stored table with its keeper, as a worker runs it: what it can be asked, what it has posted so far, and its log. */
export interface StoredTable {
  readonly log: readonly Row[]
  ask(request: object): Promise<WorkerAnswer>
  news(): WorkerNews[]
}

/** A table that has just begun, in a store in memory; `version` is what the store says about its rules. */
export function storedTable(game: Game, seats: readonly StoredSeat[], version = game.version): StoredTable {
  const library = makeLibrary([game], () => ['random'])
  const { rows } = beginTable(library, game, { game: game.id, seats, options: {}, deal: 1 }, 't1', 1)
  const log = [...rows]
  const stored = { id: 't1', game: game.id, version, seats, options: {}, created: 1, updated: 1, round: 1, toAct: [0] }
  const messages: Message[] = []
  const keeper = new LocalKeeper((message) => messages.push(message), {
    load: async () => ({ game: stored, rows: [...log] }),
    append: async (_id, more, apply) => {
      log.push(...more)
      apply(more)
    },
  })
  let last = 0
  const answerTo = (requestId: number): WorkerAnswer | undefined =>
    messages.flatMap((each) => ('requestId' in each && each.requestId === requestId ? [each.answer] : []))[0]
  return {
    log,
    ask(request) {
      const requestId = ++last
      keeper.ask({ ...request, requestId } as Parameters<LocalKeeper['ask']>[0])
      return vi.waitUntil(() => answerTo(requestId), { timeout: 60_000 })
    },
    news: () => messages.flatMap((each) => ('news' in each ? [each.news] : [])),
  }
}
