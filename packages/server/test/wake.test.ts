// Long test of src/waker.ts, src/driver.ts
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Append } from '../src/store/commit.ts'
import { Store, type StorePlace } from '../src/store/store.ts'
import { Guest, playing, startTest } from './client.ts'
import { startProxy } from './proxy.ts'
import { thread } from './threads.ts'
import { postgresTest, withPostgres } from './with-postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'orrery-wake-'))
const postgres = withPostgres()

afterAll(() => rmSync(folder, { recursive: true, force: true }))

const clock = { kind: 'real', turn: 1000, reserve: 0 }

test('a thousand tables that can never be woken do not keep a clock from running out', async () => {
  const place: StorePlace = { kind: 'sqlite', file: join(folder, 'wake.db'), thread }
  const first = await startTest({ store: place })
  const [ada, bo] = [await Guest.make(first.url, 'Ada'), await Guest.make(first.url, 'Bo')]
  const { id, lines } = await playing([ada, bo], { clock })
  for (const line of lines) line.close()
  await first.close()
  const store = await Store.open(place)
  const head: Append['head'] = {
    game: 'gone',
    phase: 'playing',
    host: 'p1',
    private: 0,
    code: '',
    open_seats: 0,
    created_at: 1,
    updated_at: 1,
    summary: '{}',
    to_act: '0',
    wake_at: 1,
    lobby_at: null,
    archived_at: 0,
  }
  const rows = ['{"seq":1,"at":1,"type":"created","game":"gone","version":1}', 'no JSON at all', '{"seq":7}']
  await Promise.all(
    Array.from({ length: 1000 }, (_, i) =>
      store.append({ table: `hopeless${i}`, after: 0, rows: [rows[i % 3] ?? ''], head }),
    ),
  )
  await store.close()
  const faults: string[] = []
  const second = await startTest({ store: place, log: ({ table }) => faults.push(String(table)) })
  const back = await new Guest(second.url, ada.id, ada.name, ada.session).look(id)
  await back.until(() => back.table?.seats.some(({ away }) => away === 'timeout'))
  back.close()
  await second.close()
  const reported = faults.filter((table) => table.startsWith('hopeless'))
  expect(new Set(reported).size).toBe(reported.length)
})

postgresTest('PostgreSQL: an outage of the database while tables are woken leaves none of them behind', async () => {
  const proxy = await startProxy(postgres.server.port)
  const url = await postgres.database()
  const first = await startTest({ store: { kind: 'postgres', url } })
  const [ada, bo] = [await Guest.make(first.url, 'Ada'), await Guest.make(first.url, 'Bo')]
  const ids: string[] = []
  for (let i = 0; i < 30; i++) {
    const { id, lines } = await playing([ada, bo], { clock })
    ids.push(id)
    for (const line of lines) line.close()
  }
  await first.close()
  const store = await Store.open({ kind: 'postgres', url })
  const second = await startTest({ store: { kind: 'postgres', url: proxy.through(url), timeout: 1000 } })
  proxy.refuse()
  await new Promise((resolve) => setTimeout(resolve, 1500))
  proxy.heal()
  const expired = async (): Promise<number> => {
    const logs = await Promise.all(ids.map((id) => store.rows(id)))
    return logs.filter((rows) => rows.some((row) => row.includes('"why":"timeout"'))).length
  }
  await expect.poll(expired, { timeout: 120_000, interval: 500 }).toBe(ids.length)
  await second.close()
  await store.close()
  await proxy.close()
})
