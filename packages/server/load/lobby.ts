// How long the lobby takes with many stale tables: `npm run lobby -- [--tables 100000]`; DATABASE_URL measures on PostgreSQL.

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Store, type StorePlace } from '../src/store/store.ts'
import { startProcess } from './process.ts'

const DAY = 86_400_000
const REQUESTS = 200

const { values } = parseArgs({ options: { tables: { type: 'string', default: '100000' } } })
const folder = mkdtempSync(join(tmpdir(), 'orrery-lobby-'))
const url = process.env.DATABASE_URL
const place: StorePlace =
  url === undefined ? { kind: 'sqlite', file: join(folder, 'lobby.sqlite') } : { kind: 'postgres', url }

/** Tables that nobody has touched for a month: half of them wait for players, half are in play. */
async function fill(count: number): Promise<void> {
  const store = await Store.open(
    place.kind === 'sqlite' ? { ...place, thread: new URL('../src/thread.ts', import.meta.url) } : place,
  )
  const then = Date.now() - 30 * DAY
  for (let i = 0; i < count; i += 500) {
    const rows = Array.from({ length: Math.min(500, count - i) }, (_, j) => {
      const at = then - i - j
      return {
        ...{ id: `stale-${i + j}`, seq: 1, game: 'cosmos', host: `h${i + j}`, private: 0, code: '', to_act: '' },
        ...{
          phase: j % 2 === 0 ? 'open' : 'playing',
          open_seats: 1,
          summary: '{}',
          wake_at: 0,
          archived_at: 0,
          owner: '',
          moved_rows: 0,
        },
        ...{ created_at: at, updated_at: at, lobby_at: at },
      }
    })
    await store.write.insertInto('tables').values(rows).execute()
  }
  await store.close()
}

/** The median time of a request, in milliseconds. */
async function measure(base: string, path: string): Promise<number> {
  const times: number[] = []
  for (let i = 0; i < REQUESTS; i++) {
    const began = performance.now()
    await (await fetch(base + path)).json()
    times.push(performance.now() - began)
  }
  return times.sort((a, b) => a - b)[REQUESTS / 2] ?? 0
}

try {
  await fill(Number(values.tables))
  // Nothing is archived: this is what the lobby costs while everything is still listed.
  const server = await startProcess(place, { limits: { requests: 1e9, closeAfter: 0, archiveAfter: 0 } })
  console.log(`${values.tables} stale tables on ${place.kind}; the median of ${REQUESTS} requests:`)
  for (const path of ['/api/v1/tables', '/api/v1/tables?kind=running', '/api/v1/tables?game=cosmos', '/health']) {
    console.log(`  ${(await measure(server.url, path)).toFixed(2)} ms  ${path}`)
  }
  await server.stop()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
