import { mkdirSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Config, LogLine, RunningServer } from '@orrery/server'
import { readArgs, readCount } from './args.ts'
import type { Environment } from './environment.ts'
import { UsageError } from './usage.ts'

const DAY = 86_400_000

const shape = {
  port: 'text',
  host: 'text',
  address: 'text',
  data: 'text',
  client: 'text',
  'behind-proxy': 'count',
  origin: 'list',
  'open-tables': 'text',
  'close-after': 'text',
  'archive-after': 'text',
} as const

/** `orrery serve`: tables for many people, and the page they play on. Runs until it is asked to close. */
export async function serve(words: readonly string[], { out, errors, build, script }: Environment): Promise<number> {
  const given = readArgs(words, shape, 0)
  const port = readCount(given, 'port', Number(process.env.PORT ?? 7777), 0, 65_535)
  const database = process.env.DATABASE_URL
  const file = resolve(given.text('data') ?? 'data/orrery.sqlite')
  if (database === undefined) mkdirSync(dirname(file), { recursive: true })
  const { METRICS_TOKEN: metricsToken, REDIS_URL: bus } = process.env
  if (bus !== undefined && database === undefined)
    throw new UsageError('REDIS_URL is for several processes on one PostgreSQL: it needs DATABASE_URL')
  const config: Config = {
    store:
      database === undefined
        ? { kind: 'sqlite', file }
        : { kind: 'postgres', url: database, ...(bus === undefined ? {} : { bus }) },
    port,
    host: given.text('host') ?? '127.0.0.1',
    address: given.text('address') ?? 'auto',
    client: given.text('client') ?? fileURLToPath(new URL('../packages/web/dist', import.meta.url)),
    behindProxy: readCount(given, 'behind-proxy', 0, 0, 10),
    origins: given.list('origin'),
    limits: {
      openTables: readCount(given, 'open-tables', 10, 1, 1000),
      closeAfter: readCount(given, 'close-after', 7, 0, 36_500) * DAY,
      archiveAfter: readCount(given, 'archive-after', 90, 0, 36_500) * DAY,
    },
    build,
    ...(script === undefined ? {} : { thread: script }),
    ...(metricsToken === undefined ? {} : { metricsToken }),
    ...pushKeys(process.env),
    log: (line: LogLine) => {
      if (line.level !== 'info') errors.print(`${JSON.stringify(line)}\n`)
    },
  }
  const { DamagedError, StorageError, startServer } = await import('@orrery/server')
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
  out.print(`Orrery runs at ${server.url}\n`)
  out.print(`Games are kept in ${database === undefined ? file : 'PostgreSQL (DATABASE_URL)'}. Ctrl+C ends it.\n`)
  await new Promise<void>((end) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end())
  })
  await server.close()
  // Whatever hangs (a disk that does not answer) must not keep the process alive.
  setTimeout(() => process.exit(0), 1000).unref()
  return 0
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
