// Long test of src/processes, ../cli/src/serve.ts
import { rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { oneFile } from '../load/bundle.ts'
import { deal, makePeople } from '../load/people.ts'
import { SeatPlayer } from '../load/seat.ts'
import { slotOf, tableOf } from '../src/processes/slot.ts'
import { Supervisor } from '../src/processes/supervisor.ts'
import { postgresTest, withPostgres } from './with-postgres.ts'

const postgres = withPostgres()
// Beside the packages that are not part of the bundle.
const program = fileURLToPath(new URL(`../dist/supervised-${process.pid}.mjs`, import.meta.url))
let supervisor: Supervisor | undefined
const players: SeatPlayer[] = []

beforeAll(async () => {
  const entry = fileURLToPath(new URL('./supervised.ts', import.meta.url))
  await build({ entryPoints: [entry], outfile: program, ...oneFile, logLevel: 'error' })
})
afterEach(async () => {
  for (const player of players.splice(0)) player.close()
  await supervisor?.close()
  supervisor = undefined
})
afterAll(() => rmSync(program, { force: true }))

describe('where a connection goes', () => {
  test.each([
    ['GET /api/v1/tables/abc-_9/socket HTTP/1.1\r\n', 'abc-_9'],
    ['POST /api/v1/tables/x/commands HTTP/1.1\r\n', 'x'],
    ['GET /api/v1/tables/x?code=1 HTTP/1.1\r\n', 'x'],
    ['GET /api/v1/tables/x HTTP/1.1\r\n', 'x'],
    ['GET /api/v1/tables?game=arks HTTP/1.1\r\n', undefined],
    ['GET / HTTP/1.1\r\n', undefined],
    ['nonsense', undefined],
  ])('%j is about %s', (head, table) => {
    expect(tableOf(Buffer.from(head))).toBe(table)
  })

  test('every slot gets its share', () => {
    const slots = Array.from({ length: 3000 }, (_, i) => slotOf(`table-${i}`, 3))
    for (const slot of [0, 1, 2]) expect(slots.filter((each) => each === slot).length).toBeGreaterThan(900)
  })
})

/** Two people who play a table as fast as they can, through the port that all processes share. */
async function seat(url: string, wrong: string[]): Promise<{ readonly id: string; readonly acknowledged: number[] }> {
  const { id, seats } = await deal(url, 'hunters', await makePeople(url, 2))
  const acknowledged: number[] = []
  for (const { seat, token, session } of seats) {
    const player = new SeatPlayer({
      url: () => url,
      ...{ table: id, session, seat, token, eager: true },
      acknowledged: () => acknowledged.push(performance.now()),
      wrong: (what) => wrong.push(what),
      over: () => {},
    })
    players.push(player)
    await player.connect()
  }
  return { id, acknowledged }
}

/** The longest time without a move since then. */
function longestGap(times: readonly number[], since: number): number {
  const after = [since, ...times.filter((time) => time > since), performance.now()]
  return Math.max(...after.slice(1).map((time, i) => time - (after[i] ?? 0)))
}

postgresTest('a process that hangs is ended; its tables go on elsewhere, and the others do not notice', async () => {
  const stuckAfter = 2000
  supervisor = await Supervisor.start({
    program,
    args: [await postgres.database()],
    count: 2,
    port: 0,
    host: '127.0.0.1',
    stuckAfter,
    log: () => {},
  })
  const { url } = supervisor
  const wrong: string[] = []
  const tables: Awaited<ReturnType<typeof seat>>[] = []
  // Until both processes have a table.
  while (new Set(tables.map(({ id }) => slotOf(id, 2))).size < 2) tables.push(await seat(url, wrong))
  const inSlot = (index: number) => tables.find(({ id }) => slotOf(id, 2) === index)
  const [looping, other] = [inSlot(0), inSlot(1)]
  if (looping === undefined || other === undefined) throw new Error('no tables')
  await expect.poll(() => Math.min(...tables.map(({ acknowledged }) => acknowledged.length))).toBeGreaterThan(10)
  const [pid] = supervisor.pids
  const since = performance.now()
  // An endless loop outside the rules: nothing inside the process can interrupt it.
  process.kill(pid ?? 0, 'SIGUSR2')
  const before = looping.acknowledged.length
  await expect.poll(() => looping.acknowledged.length, { timeout: 60_000 }).toBeGreaterThan(before + 5)
  expect(supervisor.ended).toBe(1)
  expect(longestGap(looping.acknowledged, since)).toBeLessThan(stuckAfter + 4000)
  expect(longestGap(other.acknowledged, since)).toBeLessThan(1500)
  await expect.poll(() => supervisor?.pids[0], { timeout: 30_000 }).not.toBe(pid)
  expect(wrong).toEqual([])
})
