// Long test of src/queue, src/work.ts
import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { buildProgram } from '../../../scripts/build.mjs'
import { postgresTest, withPostgres } from '../../server/test/with-postgres.ts'
import { makeBody, parseBody } from '../src/queue/body.ts'
import { run as runHere } from './run.ts'

const postgres = withPostgres()
const started: ChildProcess[] = []
let program = ''
let folder = ''

beforeAll(async () => {
  program = await buildProgram()
  folder = mkdtempSync(join(tmpdir(), 'orrery-queue-'))
})
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

interface Ended {
  readonly code: number | null
  readonly out: string
  readonly errors: string
}

/** Starts the program as people do, in a process of its own. */
function start(...words: string[]): { readonly child: ChildProcess; readonly ended: Promise<Ended> } {
  const child = spawn(process.execPath, [program, ...words], { stdio: ['ignore', 'pipe', 'pipe'] })
  started.push(child)
  const said = { out: '', errors: '' }
  child.stdout?.on('data', (data) => {
    said.out += String(data)
  })
  child.stderr?.on('data', (data) => {
    said.errors += String(data)
  })
  const ended = new Promise<Ended>((resolve) => child.once('close', (code) => resolve({ code, ...said })))
  return { child, ended }
}

const run = (...words: string[]): Promise<Ended> => start(...words).ended
const startWorker = (url: string, ...more: string[]) => start('work', '--queue', url, '--workers', '1', ...more)

/** Everything but the times. */
function played(text: string): unknown {
  const { seconds, workers, decisionsPerSecond, enumeratedPerSecond, gamesPerSecond, players, ...rest } =
    JSON.parse(text)
  const contestants = players?.map(({ secondsPerTurnP95: _, ...each }: { secondsPerTurnP95: number }) => each)
  return { ...rest, contestants }
}

/** How many parts lie in the queue: taken and not done, and done. */
async function partsIn(url: string): Promise<{ taken: number; done: number }> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query(
      'select count(*) filter (where body is null)::int as taken, count(body)::int as done from orrery_queue.parts',
    )
    return rows[0]
  } catch (error) {
    // Nobody has made the tables yet.
    if (error instanceof pg.DatabaseError && ['42P01', '3F000'].includes(error.code ?? '')) return { taken: 0, done: 0 }
    throw error
  } finally {
    await client.end()
  }
}

/** Waits for a state of the queue; a state that does not come within a minute is an error. */
async function until(url: string, reached: (parts: { taken: number; done: number }) => boolean): Promise<void> {
  const endsAt = performance.now() + 60_000
  for (let parts = await partsIn(url); !reached(parts); parts = await partsIn(url)) {
    if (performance.now() > endsAt) throw new Error(`the queue stays at ${JSON.stringify(parts)}`)
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}

describe('a queue of work', () => {
  test('the games of a part survive as text', () => {
    const games = [
      { index: 0, seating: [0, 1], error: 'broken' },
      { index: 1, seating: [1, 0], first: 1 },
    ]
    expect(parseBody(makeBody(games))).toEqual(games)
  })

  postgresTest('programs that begin at the same moment all find the queue ready', async () => {
    const url = await postgres.database()
    const workers = Array.from({ length: 6 }, () => startWorker(url, '--until-empty').ended)
    for (const { code, errors } of await Promise.all(workers)) expect([code, errors]).toEqual([0, ''])
  })

  postgresTest('two workers make the same report as one machine, byte for byte', async () => {
    const url = await postgres.database()
    const report = (name: string, ...how: string[]): Promise<Ended> =>
      run(
        'balance',
        'hunters',
        ...['--players', 'random', '--games', '24', '--seats', '2,3', '--out', join(folder, name)],
        ...how,
      )
    startWorker(url)
    startWorker(url)
    const [here, elsewhere] = await Promise.all([report('here.html'), report('elsewhere.html', '--queue', url)])
    expect([here.code, here.errors]).toEqual([0, ''])
    expect(elsewhere.code).toBe(0)
    expect(readFileSync(join(folder, 'elsewhere.html'), 'utf8')).toBe(readFileSync(join(folder, 'here.html'), 'utf8'))
    // Nothing is left behind.
    expect(await partsIn(url)).toEqual({ taken: 0, done: 0 })
  })

  postgresTest('learning with a queue makes the same model, byte for byte', async () => {
    const url = await postgres.database()
    const learn = (name: string, ...how: string[]): Promise<Ended> => {
      const players = ['--players', 'random', '--test-players', 'random', '--against', 'random', '--level', 'quick']
      const amount = ['--games', '40', '--test', '1', '--arena', '2', '--generations', '1', '--seats', '2']
      const where = ['--dir', join(folder, name), '--out', join(folder, `${name}.json`), '--force']
      return run('learn', 'hunters', ...players, ...amount, ...where, ...how)
    }
    startWorker(url)
    const [here, elsewhere] = [await learn('here'), await learn('elsewhere', '--queue', url)]
    expect([here.code, elsewhere.code]).toEqual([0, 0])
    for (const file of ['.json', '/report.json', '/generation-0-1.games']) {
      expect(readFileSync(join(folder, `elsewhere${file}`)).equals(readFileSync(join(folder, `here${file}`)))).toBe(
        true,
      )
    }
  })

  postgresTest('a worker that is killed loses nothing, and nothing counts twice', async () => {
    const url = await postgres.database()
    const words = ['arena', 'hunters', '--players', 'medium,easy', '--games', '40', '--json']
    const waiting = start(...words, '--queue', url)
    const first = startWorker(url)
    // It may just have finished a part: it is held until it has one in its hands.
    for (let taken = 0; taken === 0; ) {
      await until(url, (parts) => parts.taken > 0 && parts.done > 2)
      first.child.kill('SIGSTOP')
      taken = (await partsIn(url)).taken
      if (taken === 0) first.child.kill('SIGCONT')
    }
    first.child.kill('SIGKILL')
    await first.ended
    // What it was playing is still its own.
    expect((await partsIn(url)).taken).toBe(1)
    startWorker(url)
    const { code, out } = await waiting.ended
    expect(code).toBe(0)
    const here = await run(...words)
    expect(played(out)).toEqual(played(here.out))
    expect(JSON.parse(out).games).toBe(40)
  })

  postgresTest('a worker that is told to go gives back what it plays; a command that was killed goes on', async () => {
    const url = await postgres.database()
    const words = ['simulate', 'hunters', '--players', 'medium', '--games', '40', '--json']
    const before = start(...words, '--queue', url)
    const leaving = startWorker(url)
    await until(url, ({ taken, done }) => taken > 0 && done > 2)
    before.child.kill('SIGKILL')
    leaving.child.kill('SIGTERM')
    expect((await leaving.ended).code).toBe(0)
    const { taken, done } = await partsIn(url)
    expect(taken).toBe(0)
    expect(done).toBeGreaterThan(2)
    const again = start(...words, '--queue', url)
    // Meanwhile the database is stopped at once and started again.
    const other = startWorker(url)
    await until(url, (parts) => parts.done > done)
    await postgres.server.crash()
    await postgres.server.restart()
    const { code, out } = await again.ended
    expect(code).toBe(0)
    expect(played(out)).toEqual(played((await run(...words)).out))
    other.child.kill('SIGTERM')
    // It played only what was missing.
    expect((await other.ended).out).toContain(`Played ${40 - done} games.`)
  })

  test.each([
    [['serve', '--processes', '2'], '--processes is for PostgreSQL'],
    [['work'], 'work needs --queue'],
    [['work', '--queue', 'redis://here'], '--queue is the address of a PostgreSQL database'],
    [['simulate', 'hunters', '--queue', 'postgres://127.0.0.1:1/none'], 'the queue cannot be reached'],
    [['simulate', 'hunters', '--queue', 'postgres://x', '--workers', '2'], '--workers is for this machine'],
  ])('refuses %j and says why', async (words, message) => {
    const { code, errors } = await runHere(...words)
    expect(code).toBe(2)
    expect(errors).toContain(message)
  })
})
