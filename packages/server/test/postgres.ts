import { chownSync, cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { familyOf, findRunner, type PostgresProcess, type Runner, runToEnd, startServer } from './postgres-process.ts'

/** A PostgreSQL server of the tests' own, in a temporary folder. */
export interface TestPostgres {
  readonly port: number
  /** The address of a fresh, empty database. */
  database(): Promise<string>
  /** Makes the clock of an empty database adjustable; returns a function that sets it this many milliseconds ahead of the real one. */
  settableClock(url: string): Promise<(ahead: number) => Promise<void>>
  /** Ends the connections of all clients, as an administrator would; returns how many there were. */
  terminate(): Promise<number>
  /** Stops at once, as `pg_ctl stop -m immediate` does: nothing is finished, the next start recovers. */
  crash(): Promise<void>
  /** Starts again after `crash`. */
  restart(): Promise<void>
  /** Suspends every process of the server; clients see a server that accepts connections and stays silent. */
  pause(): void
  resume(): void
  /** The processes of the server, the main one first. */
  pids(): number[]
  /** Ends it for good and removes its files. */
  stop(): Promise<void>
}

/** Names the folder of data that servers begin with, if there is one. */
const TEMPLATE = 'ORRERY_POSTGRES_TEMPLATE'

/**
 * Makes the data that the servers of this process and its children begin with: to copy it takes a tenth of the time. Returns a function that
 * removes it.
 */
export function makeTemplate(): () => void {
  const data = mkdtempSync(join(tmpdir(), 'orrery-pg-template-'))
  const remove = (): void => rmSync(data, { recursive: true, force: true, maxRetries: 20 })
  try {
    makeData(findRunner(), data)
  } catch (error) {
    remove()
    throw error
  }
  process.env[TEMPLATE] = data
  return remove
}

function makeData(runner: Runner, data: string): void {
  if (runner.user !== undefined) chownSync(data, runner.user.uid, runner.user.gid)
  // Without a locale, text sorts the same on every machine.
  const options = ['-U', 'orrery', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync']
  runToEnd(runner, 'initdb', ['-D', data, ...options])
}

/** Copies a folder of data; PostgreSQL insists that it belongs to its own user, and to nobody else. */
function copyData({ user }: Runner, from: string, to: string): void {
  cpSync(from, to, { recursive: true })
  if (user === undefined) return
  chownSync(to, user.uid, user.gid)
  for (const name of readdirSync(to, { recursive: true, encoding: 'utf8' }))
    chownSync(join(to, name), user.uid, user.gid)
}

/** Starts a server, durable as in production. */
export async function startPostgres(): Promise<TestPostgres> {
  const runner = findRunner()
  const data = mkdtempSync(join(tmpdir(), 'orrery-pg-'))
  // Windows holds files for a moment after the process that used them has ended.
  const remove = (): void => rmSync(data, { recursive: true, force: true, maxRetries: 20 })
  const port = await freePort()
  const url = (name: string): string => `postgres://orrery@127.0.0.1:${port}/${name}`
  // TCP only: the path of a socket may be too long, and not every platform has sockets.
  const settings = [`port=${port}`, 'listen_addresses=127.0.0.1', 'unix_socket_directories=', 'max_connections=120']
  const start = async (): Promise<PostgresProcess> => {
    const started = startServer(runner, data, settings)
    const trying = new AbortController()
    const problem = await Promise.race([reachable(url('postgres'), trying.signal), started.gone])
    trying.abort()
    if (problem === undefined) return started
    await started.crash()
    throw new Error(`PostgreSQL (${runner.programs.from}) did not start:\n${problem}`)
  }
  let server: PostgresProcess
  try {
    const template = process.env[TEMPLATE]
    if (template === undefined) makeData(runner, data)
    else copyData(runner, template, data)
    server = await start()
  } catch (error) {
    remove()
    throw error
  }
  let made = 0
  const signal = (name: NodeJS.Signals): void => {
    for (const pid of familyOf(server.pid)) {
      try {
        process.kill(pid, name)
      } catch {
        // It has just ended by itself.
      }
    }
  }
  let paused = false
  const resume = (): void => {
    if (paused) signal('SIGCONT')
    paused = false
  }
  return {
    port,
    async database() {
      const name = `test_${++made}`
      await withClient(url('postgres'), (client) => client.query(`create database ${name}`))
      return url(name)
    },
    async settableClock(url) {
      // Sessions of this database find the function here before PostgreSQL's own.
      const [, name] = new URL(url).pathname.split('/')
      await withClient(url, (client) =>
        client.query(`
          alter database ${name} set search_path = public, pg_catalog;
          create table machine_clock (ahead bigint not null);
          insert into machine_clock values (0);
          create function clock_timestamp() returns timestamptz volatile language sql as
            $$ select pg_catalog.clock_timestamp() + ahead * interval '1 millisecond' from public.machine_clock $$`),
      )
      return async (ahead) => {
        await withClient(url, (client) => client.query('update machine_clock set ahead = $1', [ahead]))
      }
    },
    async terminate() {
      const others = `select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and backend_type = 'client backend'`
      return withClient(url('postgres'), async (client) => (await client.query(others)).rowCount ?? 0)
    },
    crash: () => server.crash(),
    async restart() {
      server = await start()
    },
    pause() {
      paused = true
      signal('SIGSTOP')
    },
    resume,
    pids: () => familyOf(server.pid),
    async stop() {
      resume()
      await server.crash()
      remove()
    },
  }
}

/** A port of 127.0.0.1 that nobody uses. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/** Waits until the server answers; resolves to the error when it does not. */
async function reachable(url: string, signal: AbortSignal): Promise<string | undefined> {
  let last: unknown
  for (let i = 0; i < 600 && !signal.aborted; i++) {
    try {
      await withClient(url, async () => {})
      return undefined
    } catch (error) {
      last = error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  return String(last)
}

async function withClient<T>(url: string, use: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return await use(client)
  } finally {
    await client.end()
  }
}
