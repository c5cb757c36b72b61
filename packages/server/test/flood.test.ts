import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { floodOnce, floods, memoryOf, Rightful } from '../load/flood.ts'
import { type Dealt, deal, makePeople } from '../load/people.ts'
import { type ServerProcess, startProcess } from '../load/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'orrery-flood-'))
/** So much is offered by one socket at most; a server that answered it all would need many times as much. */
const MOST = 64e6
let server: ServerProcess
let rightful: Rightful
let attacked: Dealt

beforeAll(async () => {
  const place = { kind: 'sqlite', file: join(folder, 'flood.db') } as const
  server = await startProcess(place, {
    node: ['--max-old-space-size=96'],
    limits: { drain: 1000, offences: 1e6 },
  })
  const people = await makePeople(server.url, 4)
  rightful = await Rightful.start(server.url, people.slice(0, 2), 50)
  attacked = await deal(server.url, 'arks', people.slice(2))
})

afterAll(async () => {
  rightful.close()
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Until the players of the other table have made so many more moves. */
async function moves(count: number): Promise<void> {
  const enough = rightful.delays.length + count
  while (rightful.delays.length < enough) await new Promise((resolve) => setTimeout(resolve, 50))
}

test('a flood of anything by somebody who never reads is ended; others play on, and memory stays as it was', async () => {
  const { heap: before } = await memoryOf(server.url)
  const target = { url: server.url, table: attacked.id, session: attacked.seats[0]?.session ?? '' }
  for (let round = 0; round < 2; round++) {
    const ends = floods.map(async (kind) => [kind.name, await floodOnce(target, kind, MOST)])
    await moves(2)
    expect(await Promise.all(ends)).toEqual(floods.map(({ name }) => [name, 'closed']))
  }
  await moves(2)
  expect(rightful.wrong).toEqual([])
  const { heap } = await memoryOf(server.url)
  expect(heap - before).toBeLessThan(40)
  expect(server.child.exitCode).toBeNull()
})
