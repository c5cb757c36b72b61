// npm run dev -- [--port 5173] [--host 127.0.0.1] [--data data/dev.sqlite] [--cache .cache/dev] [--inspect]
//
// The page with hot reload and the server behind it, on one address. Run by scripts/dev.mjs.

import { mkdirSync } from 'node:fs'
import type { ServerResponse } from 'node:http'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createServer, type ProxyOptions, type ViteDevServer } from 'vite'
import { type WatchedServer, watchServer } from './dev-process.ts'

const web = fileURLToPath(new URL('..', import.meta.url))
const root = join(web, '..', '..')

/** Every path that belongs to the server; all others belong to the page. */
const SERVED = '^/(?:api|health|ready|metrics)(?:[/?]|$)'

/** How long (ms) a request waits for a server that is starting. */
const SERVER_TIMEOUT = 15_000

/** Runs the development servers until they are asked to stop; resolves to the exit code. */
export async function dev(words: readonly string[]): Promise<number> {
  const given = readOptions(words)
  if (typeof given === 'string') {
    console.error(given)
    return 2
  }
  const ended = untilEnded()
  mkdirSync(dirname(given.data), { recursive: true })
  const server = await watchServer({
    entry: join(web, 'scripts', 'dev-server.ts'),
    bundle: join(given.cache, 'server.mjs'),
    args: [given.data],
    nodeOptions: given.inspect ? ['--inspect'] : [],
    print: (line) => console.log(line),
  })
  let page: ViteDevServer
  try {
    page = await startPage(server, given)
  } catch (error) {
    await server.close()
    throw error
  }
  // Printed once everything works, or once the server's errors have been shown: the address should be the last thing on the screen.
  const started = server.address(SERVER_TIMEOUT).then(() => true)
  if (await Promise.race([started, ended.then(() => false)])) {
    console.log(`\nOrrery in development: ${page.resolvedUrls?.local[0] ?? page.resolvedUrls?.network[0]}`)
    console.log(`Boards and pieces in any position: /workshop. Games are kept in ${given.data}. Ctrl+C ends it.\n`)
  }
  await ended
  await Promise.all([page.close(), server.close()])
  return 0
}

interface Options {
  readonly port: number
  readonly host: string
  readonly data: string
  readonly cache: string
  readonly inspect: boolean
}

/** The options of the command, or what is wrong with them. */
function readOptions(words: readonly string[]): Options | string {
  const usage = 'npm run dev -- [--port 5173] [--host 127.0.0.1] [--data file] [--cache folder] [--inspect]'
  const text = { type: 'string' } as const
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { port: text, host: text, data: text, cache: text, inspect: { type: 'boolean' } },
    })
    const {
      port = '5173',
      host = '127.0.0.1',
      data = 'data/dev.sqlite',
      cache = '.cache/dev',
      inspect = false,
    } = values
    if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) {
      return `--port must be a number from 0 to 65535, not "${port}"; 0 takes any free port\n${usage}`
    }
    return { port: Number(port), host, data: resolve(root, data), cache: resolve(root, cache), inspect }
  } catch (error) {
    return `${error instanceof Error ? error.message : String(error)}\n${usage}`
  }
}

async function startPage(server: WatchedServer, { port, host, cache }: Options): Promise<ViteDevServer> {
  const before = process.listeners('SIGTERM')
  const page = await createServer({
    root: web,
    configFile: join(web, 'vite.config.ts'),
    cacheDir: join(cache, 'vite'),
    clearScreen: false,
    server: { port, host, proxy: { [SERVED]: proxyTo(server) } },
  })
  await page.listen()
  // Vite would end the process on SIGTERM as soon as it is closed itself, without waiting for the server.
  for (const listener of process.listeners('SIGTERM')) if (!before.includes(listener)) process.off('SIGTERM', listener)
  return page
}

/** Passes requests and sockets on to the server, which has another port after every restart. */
function proxyTo(server: WatchedServer): ProxyOptions {
  let shared: ProxyOptions | undefined
  return {
    ws: true,
    configure(_proxy, options) {
      shared = options
    },
    async bypass(request, response) {
      const target = await server.address(SERVER_TIMEOUT)
      if (target === undefined || shared === undefined) {
        if (response === undefined) return false
        answerUnavailable(response)
        return request.url ?? '/'
      }
      shared.target = target
      return undefined
    },
  }
}

function answerUnavailable(response: ServerResponse): void {
  const error = { code: 'closing', message: 'the development server is not running; its terminal says why' }
  response.writeHead(503, { 'content-type': 'application/json' }).end(JSON.stringify({ error }))
}

/** Resolves when somebody ends the command; a second Ctrl+C does not kill it in the middle of closing. */
function untilEnded(): Promise<void> {
  return new Promise((end) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'SIGBREAK'] as const) process.on(signal, () => end())
  })
}
