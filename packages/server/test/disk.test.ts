// Long test of src/store/health.ts, src/store/commit.ts
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type ServerProcess, startProcess } from '../load/process.ts'
import { Guest, type Line, playing, request } from './client.ts'
import { fillDisk, freeDisk, noFullDisk } from './disk.ts'
import { skipFor } from './skip.ts'

const folder = mkdtempSync(join(tmpdir(), 'orrery-disk-'))
let server: ServerProcess | undefined

afterAll(async () => {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
})

async function ready(url: string): Promise<{ status: number; why: string }> {
  const response = await fetch(`${url}/ready`)
  const text = await response.text()
  return { status: response.status, why: /"why":"([^"]*)/.exec(text)?.[1] ?? '' }
}

test('SQLite on a full disk: moves are refused with their number, /ready says why, and everything works again when there is room', async (context) => {
  skipFor(context, noFullDisk)
  // Its log is on the same disk: failing to write it must not end the server.
  server = await startProcess({ kind: 'sqlite', file: join(folder, 'full.db') }, { log: join(folder, 'errors.log') })
  const { url, child } = server
  const guests = [await Guest.make(url, 'Ada'), await Guest.make(url, 'Bo')]
  const { lines } = await playing(guests, { game: 'cosmos' })
  const turn = (): { line: Line; action: string } | undefined => {
    for (const line of lines) {
      const [action] = line.play?.legal ?? []
      if (action !== undefined) return { line, action }
    }
    return undefined
  }
  const first = turn()
  if (first === undefined) throw new Error('nobody may act')
  const { line, action } = first
  fillDisk(child.pid ?? 0)
  const failed = await line.do({ type: 'act', action, ref: 'once' })
  expect(failed).toMatchObject({ type: 'error', error: { code: 'unavailable', retry: true } })
  const unready = await ready(url)
  expect(unready.status).toBe(503)
  expect(unready.why).toMatch(/disk/)
  expect((await request(url, 'POST', '/api/v1/me', { name: 'Cy', bearer: true })).status).toBe(503)
  // Reading works all the time.
  expect((await request(url, 'GET', '/api/v1/tables?game=cosmos')).status).toBe(200)
  freeDisk(child.pid ?? 0)
  const done = await line.do({ type: 'act', action, ref: 'once' })
  expect(done).toMatchObject({ type: 'done' })
  await expect.poll(async () => (await ready(url)).status, { timeout: 60_000 }).toBe(200)
  for (const each of lines) await each.until(() => done.type === 'done' && each.seqs.includes(done.seq))
})
