import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config, LogLine, RunningServer } from '@orrery/server'
import { readArgs, readCount } from './args.ts'
import type { Environment } from './environment.ts'
import { UsageError } from './usage.ts'

const DAY = 86_400_000
/** One of several processes that has not answered for this many milliseconds is ended; rules that hang are interrupted long before. */
const STUCK_AFTER = 5000

const shape = {
  port: 'text',
  host: 'text',
  address: 'text',
  processes: 'text',
  data: 'text',
  client: 'text',
  'behind-proxy': 'count',
  origin: 'list',
  'open-tables': 'text',
  'close-after': 'text',
  'archive-after': 'text',
  'move-after': 'text',
} as const

/** `orrery serve`: tables for many people, and the page they play on. Runs until it is asked to close. */
export async function serve(words: readonly string[], { out, errors, build, script }: Environment): Promise<number> {
  const given = readArgs(words, shape, 0)
  const port = readCount(given, 'port', Number(process.env.PORT ?? 7777), 0, 65_535)
  const database = process.env.DATABASE_URL
  const file = resolve(given.text('data') ?? 'data/orrery.sqlite')
  if (database === undefined) mkdirSync(dirname(file), { recursive: true })
  const processes = readCount(given, 'processes', 1, 1, 64)
  if (processes > 1 && database === undefined)
    throw new UsageError('--processes is for PostgreSQL: it needs DATABASE_URL. A SQLite file belongs to one process')
  const { METRICS_TOKEN: metricsToken, REDIS_URL: bus, DATABASE_DIRECT_URL: direct } = process.env
  if (bus !== undefined && database === undefined)
    throw new UsageError('REDIS_URL is for several processes on one PostgreSQL: it needs DATABASE_URL')
  const { DamagedError, ownSlot, serveSupervised, StorageError, startServer } = await import('@orrery/server')
  const slot = ownSlot()
  const host = given.text('host') ?? '127.0.0.1'
  if (processes > 1 && slot === undefined)
    return superviseProcesses(words, processes, { port, host }, { out, errors, script })
  const config: Config = {
    store:
      database === undefined
        ? { kind: 'sqlite', file }
        : {
            kind: 'postgres',
            url: database,
            ...(direct === undefined ? {} : { direct }),
            ...(bus === undefined ? {} : { bus }),
          },
    // Behind a supervisor only other processes come here.
    port: slot === undefined ? port : 0,
    host,
    address: slot === undefined ? (given.text('address') ?? 'auto') : 'auto',
    ...(slot === undefined ? {} : { slot }),
    client: given.text('client') ?? fileURLToPath(new URL('../packages/web/dist', import.meta.url)),
    behindProxy: readCount(given, 'behind-proxy', 0, 0, 10),
    origins: given.list('origin'),
    limits: {
      openTables: readCount(given, 'open-tables', 10, 1, 1000),
      closeAfter: readCount(given, 'close-after', 7, 0, 36_500) * DAY,
      archiveAfter: readCount(given, 'archive-after', 90, 0, 36_500) * DAY,
      moveAfter: readCount(given, 'move-after', 30, 0, 36_500) * DAY,
    },
    build,
    ...(script === undefined ? {} : { thread: script }),
    ...(metricsToken === undefined ? {} : { metricsToken }),
    ...pushKeys(process.env),
    ...objectPlace(process.env),
    log: (line: LogLine) => {
      if (line.level !== 'info') errors.print(`${JSON.stringify(line)}\n`)
    },
  }
  let server: RunningServer
  try {
    server = await startServer(config)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new UsageError(`port ${port} is in use; choose another with --port`)
    }
    if (!(error instanceof DamagedError || error instanceof StorageError)) throw error
    const what = error instanceof StorageError ? `the store cannot be used: ${error.message}` : error.message
    errors.print(`orrery serve: ${what}\n`)
    return 1
  }
  if (slot === undefined) tellWhere(out, server.url, database === undefined ? file : 'PostgreSQL (DATABASE_URL)')
  const ended = untilAsked()
  await (slot === undefined ? ended : Promise.race([ended, new Promise<void>((end) => serveSupervised(server, end))]))
  await server.close()
  // Whatever hangs (a disk that does not answer) must not keep the process alive.
  setTimeout(() => process.exit(0), 1000).unref()
  return 0
}

function tellWhere(out: Environment['out'], url: string, kept: string): void {
  out.print(`Orrery runs at ${url}\n`)
  out.print(`Games are kept in ${kept}. Ctrl+C ends it.\n`)
}

/** Resolves when the program is asked to end. */
function untilAsked(): Promise<void> {
  return new Promise((end) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end())
  })
}

/** Runs several processes of this program behind one port. */
async function superviseProcesses(
  words: readonly string[],
  count: number,
  where: { readonly port: number; readonly host: string },
  { out, errors, script }: Pick<Environment, 'out' | 'errors' | 'script'>,
): Promise<number> {
  if (script === undefined) throw new UsageError('--processes needs the built program')
  const { Supervisor } = await import('@orrery/server')
  const log = (line: LogLine): void => errors.print(`${JSON.stringify(line)}\n`)
  const options = {
    program: fileURLToPath(script),
    args: ['serve', ...words],
    count,
    ...where,
    stuckAfter: STUCK_AFTER,
    log,
  }
  let supervisor: Awaited<ReturnType<typeof Supervisor.start>>
  try {
    supervisor = await Supervisor.start(options)
  } catch (error) {
    const used = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
    if (used) throw new UsageError(`port ${where.port} is in use; choose another with --port`)
    errors.print(`orrery serve: ${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  }
  tellWhere(out, supervisor.url, `PostgreSQL (DATABASE_URL), by ${count} processes`)
  await untilAsked()
  await supervisor.close()
  return 0
}

/** Where old logs go, from the environment. */
function objectPlace(env: NodeJS.ProcessEnv): Pick<Config, 'objects'> {
  const { OBJECT_STORAGE_URL: url, AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = env
  if (url === undefined) return {}
  if (accessKeyId === undefined || secretAccessKey === undefined)
    throw new UsageError('OBJECT_STORAGE_URL needs AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY')
  const { AWS_REGION: region } = env
  return { objects: { url, accessKeyId, secretAccessKey, ...(region === undefined ? {} : { region }) } }
}

/** The keys of push notifications from the environment: all three, or none. */
function pushKeys(env: NodeJS.ProcessEnv): Pick<Config, 'push'> {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey, VAPID_SUBJECT: subject } = env
  if (publicKey === undefined && privateKey === undefined) return {}
  if (publicKey === undefined || privateKey === undefined || subject === undefined) {
    throw new UsageError(
      'push notifications need VAPID_PUBLIC_KEY, VAPID_PRIVATE_KEY and VAPID_SUBJECT (mailto:… or https://…); "npx web-push generate-vapid-keys" makes the keys',
    )
  }
  return { push: { publicKey, privateKey, subject } }
}
