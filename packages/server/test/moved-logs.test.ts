// Long test of src/store/moved-logs.ts, src/store/object-storage.ts, src/janitor.ts
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishedTables, moveLog } from '../src/store/moved-logs.ts'
import { ObjectStorage } from '../src/store/object-storage.ts'
import { StorageError } from '../src/store/storage-error.ts'
import { Store, type StorePlace } from '../src/store/store.ts'
import { append, head } from './appends.ts'
import { Guest, type Line, playing, startTest } from './client.ts'
import { freePort } from './postgres.ts'
import { thread } from './threads.ts'
import { onEveryStore, withPostgres } from './with-postgres.ts'

interface S3Server {
  run(): Promise<unknown>
  close(): Promise<void>
}
const S3rver: new (options: object) => S3Server = createRequire(import.meta.url)('@20minutes/s3rver')

const postgres = withPostgres()
const folder = mkdtempSync(join(tmpdir(), 'orrery-moved-'))
let server: S3Server
let place: { readonly url: string; readonly accessKeyId: string; readonly secretAccessKey: string }

beforeAll(async () => {
  const port = await freePort()
  const options = { port, address: '127.0.0.1', silent: true, directory: join(folder, 's3') }
  server = new S3rver({ ...options, configureBuckets: [{ name: 'orrery', configs: [] }] })
  await server.run()
  place = { url: `http://127.0.0.1:${port}/orrery`, accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
})
afterAll(async () => {
  await server?.close()
  rmSync(folder, { recursive: true, force: true })
})

/** Plays a game to its end. */
async function playToTheEnd(lines: readonly Line[]): Promise<void> {
  while (lines[0]?.table?.phase !== 'over') {
    for (const line of lines) {
      const [play, action] = [line.play, line.play?.legal?.[0]]
      if (play === undefined || action === undefined) continue
      const answer = await line.do({ type: 'act', action, after: play.changes })
      if (answer.type === 'done') await Promise.all(lines.map((each) => each.until(() => each.seq >= answer.seq)))
    }
  }
}

onEveryStore((kind) => {
  const openPlace = async (): Promise<StorePlace> =>
    kind === 'sqlite' ? { kind, file: join(folder, 'moved.db'), thread } : { kind, url: await postgres.database() }

  test('a log that was moved reads as before, and can be continued', async () => {
    const store = await Store.open(await openPlace())
    const objects = new ObjectStorage(place)
    store.objects = objects
    const over = { ...head, phase: 'over', updated_at: 1000 }
    const rows = ['{"a":"ł"}', '{"b":2}', '{"c":3}']
    await store.append({ ...append(`t-${kind}`, 0, ...rows), head: over })
    await store.append({ ...append('played', 0, 'x'), head: { ...over, phase: 'playing' } })
    expect(await finishedTables(store, 500, '', 9)).toEqual([])
    expect(await finishedTables(store, 2000, '', 9)).toEqual([`t-${kind}`])
    expect(await moveLog(store, objects, `t-${kind}`)).toBe(true)
    expect(await finishedTables(store, 2000, '', 9)).toEqual([])
    const left = await store.read.selectFrom('log').select('seq').where('table_id', '=', `t-${kind}`).execute()
    expect(left).toEqual([])
    expect(await store.rows(`t-${kind}`)).toEqual(rows)
    expect(await store.rows(`t-${kind}`, 3)).toEqual([])
    expect(await store.firstRow(`t-${kind}`)).toBe(rows[0])
    // Somebody says thank you after all.
    expect(await store.append({ ...append(`t-${kind}`, 3, '{"d":4}'), head: over })).toBe('stored')
    expect(await store.rows(`t-${kind}`)).toEqual([...rows, '{"d":4}'])
    expect(await store.rows(`t-${kind}`, 1)).toEqual([...rows.slice(1), '{"d":4}'])
    // Without the storage nothing is invented.
    store.objects = undefined
    await expect(store.rows(`t-${kind}`)).rejects.toBeInstanceOf(StorageError)
    await store.close()
  })

  test('the janitor moves the log of a finished game; its record opens in less than 200 ms', async () => {
    const store = kind === 'sqlite' ? {} : { store: { kind, url: await postgres.database() } as const }
    // Games move as soon as they are over, when a server starts.
    const limits = { moveAfter: 0, idle: 0 }
    const first = await startTest({ ...store, limits: { idle: 0 } })
    const [ada, bo] = [await Guest.make(first.url, 'Ada'), await Guest.make(first.url, 'Bo')]
    const { id, lines } = await playing([ada, bo], { options: { short: 'on' } })
    await playToTheEnd(lines)
    const before = (await ada.api('GET', `/tables/${id}/record`)).body
    for (const line of lines) line.close()
    const second = kind === 'sqlite' ? { store: { kind, file: first.file } as const } : store
    if (kind === 'postgres') await first.close()
    const other = await startTest({ ...second, objects: place, limits })
    const moved = async (): Promise<string> => (await (await fetch(`${other.url}/metrics`)).text()) ?? ''
    await expect.poll(moved, { timeout: 30_000 }).toMatch(/^orrery_logs_moved_total 1$/m)
    const there = new Guest(other.url, ada.id, ada.name, ada.session)
    const since = performance.now()
    const after = (await there.api('GET', `/tables/${id}/record`)).body
    expect(performance.now() - since).toBeLessThan(200)
    expect(after).toEqual(before)
    await other.close()
    if (kind === 'sqlite') await first.close()
  })
})
