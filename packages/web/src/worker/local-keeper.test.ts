import { makeLibrary } from '@orrery/table'
import { expect, test, vi } from 'vitest'
import { gameIds } from '../games/list.ts'
import { beginTable } from './create.ts'
import { loadEngine } from './engines.ts'
import { LocalKeeper } from './local-keeper.ts'
import type { Message, Position, WorkerAnswer } from './protocol.ts'

const seats = [{ name: 'Ada' }, { name: 'Bo' }]

/** A table of two people at one screen, kept by the worker's own keeper. */
async function open(id: string) {
  const game = await loadEngine(id)
  const { rows } = beginTable(
    makeLibrary([game], () => ['random']),
    game,
    { game: id, seats, options: {}, lesson: 1 },
    't1',
    1,
  )
  const log = [...rows]
  const stored = {
    id: 't1',
    game: id,
    version: game.version,
    seats,
    options: {},
    created: 1,
    updated: 1,
    round: 1,
    toAct: [0],
  }
  const messages: Message[] = []
  const keeper = new LocalKeeper((message) => messages.push(message), {
    load: async () => ({ game: stored, rows: [...log] }),
    append: async (_id, more, happen) => {
      log.push(...more)
      happen(more)
    },
  })
  let nr = 0
  const ask = async (question: object): Promise<WorkerAnswer> => {
    const mine = ++nr
    keeper.ask({ ...question, nr: mine } as Parameters<LocalKeeper['ask']>[0])
    return vi.waitUntil(() => messages.flatMap((each) => ('nr' in each && each.nr === mine ? [each.answer] : []))[0])
  }
  const position = (): Position => {
    const told = messages.flatMap((each) => ('news' in each && 'position' in each.news ? [each.news.position] : []))
    const last = told.at(-1)
    if (last === undefined) throw new Error('nothing was told')
    return last
  }
  await ask({ type: 'open', id: 't1' })
  const [seat = 0] = position().toAct
  await ask({ type: 'hand-over', seat })
  return { game, log, ask, position }
}

test.each(gameIds)('%s: a move asks the rules once, whether they allow it or not', async (id) => {
  const { game, log, ask, position } = await open(id)
  const { legal, changes } = position()
  const refuse = vi.spyOn(game, 'refuse')
  const forbidden = game.vocabulary.actions.find((action) => !legal.includes(action))
  expect(await ask({ type: 'act', action: forbidden?.id, after: changes })).toMatchObject({ type: 'refused' })
  expect(refuse).toHaveBeenCalledTimes(1)
  const rows = log.length
  expect(await ask({ type: 'act', action: legal[0]?.id, after: changes })).toEqual({ type: 'done' })
  expect(refuse).toHaveBeenCalledTimes(2)
  expect(log.length).toBe(rows + 1)
  expect(position().changes).toBe(changes + 1)
  // A decision on a position that is gone does not get as far as the rules.
  expect(await ask({ type: 'act', action: legal[0]?.id, after: changes })).toMatchObject({
    refusal: { code: 'stale' },
  })
  expect(refuse).toHaveBeenCalledTimes(2)
})
