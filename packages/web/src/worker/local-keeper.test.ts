import { findGame } from '@orrery/games'
import { languages, makeRng, pick } from '@orrery/kernel'
import { expect, test, vi } from 'vitest'
import { gameIds } from '../games/list.ts'
import { loadEngine } from './engines.ts'
import type { Position } from './protocol.ts'
import { storedTable } from './testing/stored-table.ts'

/** A table of two people at one screen, kept by the worker's own keeper. */
async function open(id: string) {
  const game = await loadEngine(id)
  const { ask, news, log } = storedTable(game, [{ name: 'Ada' }, { name: 'Bo' }])
  const position = (): Position => {
    const last = news().findLast((each) => 'position' in each)
    if (last === undefined) throw new Error('no position was posted')
    return last.position
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
  // A decision about an old position does not reach the rules.
  expect(await ask({ type: 'act', action: legal[0]?.id, after: changes })).toMatchObject({
    refusal: { code: 'stale' },
  })
  expect(refuse).toHaveBeenCalledTimes(2)
})

test.each(gameIds)('%s: every turn that was good for somebody has a reason with words', async (id) => {
  const { ask, position } = await open(id)
  const rng = makeRng(`why:${id}`)
  const turns = new Map<number, number>()
  while (turns.size < 4) {
    const { toAct, moment, changes } = position()
    const [seat = 0] = toAct
    if (!turns.has(moment.turn)) turns.set(moment.turn, seat)
    await ask({ type: 'hand-over', seat })
    await ask({ type: 'act', action: pick(rng, position().legal).id, after: changes })
  }
  const asked = [...turns].map(([turn, seat]) => ({ turn, seat }))
  const answer = await ask({ type: 'why', turns: asked })
  const themes = answer.type === 'why' ? [...answer.themes.values()] : []
  expect(themes.length).toBeGreaterThan(0)
  for (const language of languages) {
    const texts = await findGame(id)?.reasons?.(language)
    for (const theme of themes) expect(texts?.[theme]?.({ player: 'Bo' })).toContain('Bo')
  }
})
