import { type ChildProcess, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import { askToClose, input } from '../../server/load/ask-to-close.ts'
import { oneFile } from '../../server/load/bundle.ts'
import { generousLimits } from '../../server/load/generous-limits.ts'
import { dist } from './serve.ts'

/** A real server with its own database file; it can be killed and restarted on the same port. */
export interface TestServer {
  readonly url: string
  /** Kills it at once. */
  kill(): Promise<void>
  /** Asks it to close, as an operator does. */
  stop(): Promise<void>
  /** The id of the process. */
  pid(): number
  /** Starts it again on the same port and file; a table can be marked as damaged meanwhile. */
  restart(damage?: string): Promise<void>
  /** Stops it for good and removes its file. */
  close(): Promise<void>
}

let bundled: Promise<string> | undefined

/** The bundled server, as it is delivered: it starts faster than from source. */
function bundle(): Promise<string> {
  bundled ??= (async () => {
    const folder = fileURLToPath(new URL('../../../.cache/online', import.meta.url))
    mkdirSync(folder, { recursive: true })
    const outfile = join(folder, `house-${process.pid}.mjs`)
    process.once('exit', () => rmSync(outfile, { force: true }))
    await build({
      entryPoints: [fileURLToPath(new URL('./server-process.ts', import.meta.url))],
      outfile,
      ...oneFile,
      logLevel: 'error',
    })
    return outfile
  })()
  return bundled
}

/** Sends a request to a server's API and returns the body of the answer. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into answers freely
export type Call = (method: string, path: string, body?: unknown, session?: string) => Promise<any>

/** Sends requests to the API of a server, each with the session of a person. */
export function callerOf(server: () => TestServer): Call {
  return async (method, path, body, session = '') => {
    const given = body === undefined ? {} : { body: JSON.stringify(body) }
    const type = body === undefined ? {} : { 'content-type': 'application/json' }
    const headers = { authorization: `Bearer ${session}`, ...type }
    return (await fetch(`${server().url}/api/v1${path}`, { method, headers, ...given })).json()
  }
}

/** Starts a server with the built page. */
export async function startServer(
  config: { readonly limits?: object; readonly push?: object; readonly cheats?: true } = {},
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'orrery-online-'))
  const file = join(folder, 'orrery.sqlite')
  const entry = await bundle()
  let child: ChildProcess
  let gone: Promise<unknown>
  const start = async (port: number, damage?: string): Promise<string> => {
    const limits = { ...generousLimits, ...config.limits }
    const given = { ...config, file, port, client: dist, limits, damage }
    const started = spawn(process.execPath, [entry, JSON.stringify(given)], { stdio: [input, 'pipe', 'inherit'] })
    child = started
    // An aborted test leaves no server behind.
    process.once('exit', () => started.kill('SIGKILL'))
    gone = new Promise((resolve) => started.once('exit', resolve))
    return new Promise((resolve, reject) => {
      let text = ''
      started.stdout?.on('data', (data) => {
        text += String(data)
        if (text.includes('\n')) resolve(text.trim())
      })
      started.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    })
  }
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL')
    await gone
  }
  const url = await start(0)
  return {
    url,
    kill,
    async stop() {
      askToClose(child)
      await gone
    },
    pid: () => child.pid ?? 0,
    async restart(damage) {
      await start(Number(new URL(url).port), damage)
    },
    async close() {
      await kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
