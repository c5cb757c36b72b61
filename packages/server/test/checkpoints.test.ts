import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { Checkpoints } from '../src/store/checkpoints.ts'
import { workerPort } from '../src/store/sqlite-worker.ts'
import { startThread } from '../src/threads.ts'
import { thread } from './threads.ts'

test('a thread moves the write-ahead log into the file, and the log begins again', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-checkpoints-'))
  const file = join(folder, 'games.db')
  const port = workerPort(startThread({ role: 'sqlite', file }, thread))
  await port.run('create table notes (text text)', [])
  for (let i = 0; i < 40; i++) await port.run('insert into notes values (?)', ['x'.repeat(4000)])
  const before = statSync(file).size
  let last: Promise<unknown> | undefined
  const run: typeof port.run = (text, values) => {
    const done = port.run(text, values)
    last = done
    return done
  }
  const checkpoints = new Checkpoints(file, thread, { run, take: port.take })
  checkpoints.stored(3999)
  checkpoints.stored(1)
  await vi.waitUntil(() => last !== undefined, 60_000)
  await last
  expect(statSync(file).size).toBeGreaterThan(before + 40 * 4000)
  await port.run('insert into notes values (?)', ['y'])
  const [{ log }] = (await port.run('pragma wal_checkpoint(passive)', [])).rows as [{ log: number }]
  expect(log).toBeLessThan(5)
  expect(await port.damage()).toBeUndefined()
  await checkpoints.close()
  await port.close()
  rmSync(folder, { recursive: true, force: true })
})
