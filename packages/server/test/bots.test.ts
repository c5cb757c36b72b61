import type { BotTurn } from '@orrery/table'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { BotPool } from '../src/bots/pool.ts'
import { Turns } from '../src/bots/turns.ts'
import type { RunningServer } from '../src/index.ts'
import { Store } from '../src/store/store.ts'
import { Guest, startTest } from './client.ts'
import { thread } from './threads.ts'

test('people take turns, however much each of them asks for', () => {
  const turns = new Turns<string>()
  for (let i = 0; i < 5; i++) turns.push('greedy', `g${i}`)
  turns.push('ada', 'a0')
  turns.push('bo', 'b0')
  turns.push('ada', 'a1')
  const any = (): boolean => true
  const order = Array.from({ length: 6 }, () => turns.take(any))
  expect(order).toEqual(['g0', 'a0', 'b0', 'g1', 'a1', 'g2'])
  expect([turns.size, turns.take((person) => person !== 'greedy'), turns.hasAny(any)]).toEqual([2, undefined, true])
  turns.push('ada', 'a2')
  expect(turns.take((person) => person !== 'greedy')).toBe('a2')
  expect([turns.clear(), turns.size]).toEqual([['g3', 'g4'], 0])
})

test('bots of one host never occupy all threads: those of others are answered while they still think', async () => {
  const pool = new BotPool({ size: 2, limit: 60_000, entry: new URL('./thread.ts', import.meta.url) })
  const turn = (level: string): BotTurn => ({
    seat: 0,
    level,
    game: 'comets',
    version: 1,
    legal: ['draw'],
    view: {},
    after: 0,
  })
  const greedy = Array.from({ length: 5 }, (_, i) => pool.ask({ table: `g${i}`, host: 'greedy' }, turn('stuck')))
  let answered = 0
  for (const each of greedy) void each.then(() => answered++)
  for (let i = 0; i < 3; i++) {
    expect(await pool.ask({ table: 'a', host: `ada${i}` }, turn('random'))).toEqual({ action: 'draw' })
  }
  expect(answered).toBe(0)
  await pool.close()
  expect(await Promise.all(greedy)).toEqual(greedy.map(() => ({ fault: 'closed' })))
})

let server: RunningServer & { file: string }

beforeAll(async () => {
  server = await startTest()
})

afterAll(() => server.close())

test('bots on their own wait until somebody watches', async () => {
  const [ada, bo] = [await Guest.make(server.url, 'Ada'), await Guest.make(server.url, 'Bo')]
  const create = { game: 'comets', seats: 2, watch: true, bots: ['random', 'random'] }
  const { id } = (await ada.api('POST', '/tables', create)).body.table
  expect((await ada.api('POST', `/tables/${id}/commands`, { type: 'start' })).status).toBe(200)
  // Meanwhile a table with a player goes on, and with it everything that could have woken the other.
  const mine = (await bo.api('POST', '/tables', { game: 'comets', seats: 2, bots: ['random'] })).body.table
  await bo.api('POST', `/tables/${mine.id}/commands`, { type: 'start', nonce: '0'.repeat(32) })
  const line = await bo.look(mine.id)
  await line.do({ type: 'act', action: 'draw' })
  await line.until(() => line.play?.toAct.includes(0))
  const store = await Store.open({ kind: 'sqlite', file: server.file, thread })
  const rows = await store.rows(id)
  expect(rows.some((row) => row.includes('"acted"'))).toBe(false)
  expect((await store.head(id))?.wake_at).toBe(0)
  await store.close()
  const watcher = await ada.look(id)
  await watcher.until(() => watcher.table?.phase === 'over')
  for (const each of [line, watcher]) each.close()
})
