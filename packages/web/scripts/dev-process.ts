import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { type BuildResult, context } from 'esbuild'
import { oneFile } from '../../server/load/bundle.ts'
import { CLOSE, isReady } from './dev-messages.ts'

/** How a process is started that is rebuilt when its sources change. */
export interface Watched {
  /** The entry in TypeScript. */
  readonly entry: string
  /** The bundle that is made of it and run. */
  readonly bundle: string
  readonly args: readonly string[]
  /** Options for Node, such as `--inspect`. */
  readonly nodeOptions?: readonly string[]
  print(line: string): void
}

/** A server process that is bundled from source, and started again whenever a source changes. */
export interface WatchedServer {
  /** Where the server listens. While one is starting, waits for at most this many milliseconds; `undefined` when there is none. */
  address(timeout: number): Promise<string | undefined>
  close(): Promise<void>
}

/** A server that does not close by itself in this time (ms) is killed. */
const KILL_AFTER = 5000

/** Bundles the entry, runs it, and watches every source that went into the bundle. */
export async function watchServer({ entry, bundle, args, nodeOptions = [], print }: Watched): Promise<WatchedServer> {
  let child: ChildProcess | undefined
  let address: string | undefined
  let closed = false
  /** A server is being built or started; otherwise there is nothing to wait for. */
  let starting = true
  const waiting = new Set<(address: string | undefined) => void>()
  const settle = (found: string | undefined): void => {
    starting = false
    address = found
    for (const done of waiting) done(found)
  }

  const start = (): void => {
    const started = fork(bundle, args, { execArgv: ['--enable-source-maps', ...nodeOptions] })
    child = started
    starting = true
    started.on('message', (message) => {
      if (started !== child || !isReady(message)) return
      settle(message.ready)
    })
    started.on('exit', (code, signal) => {
      if (started !== child) return
      child = undefined
      settle(undefined)
      if (!closed) print(`The server ended (${signal ?? `exit code ${code}`}). It starts again when a source changes.`)
    })
  }
  const stop = async (): Promise<void> => {
    const old = child
    child = undefined
    address = undefined
    if (old !== undefined) await endOf(old)
  }

  let first = true
  let turn: Promise<void> = Promise.resolve()
  const built = ({ errors }: BuildResult): void => {
    if (errors.length > 0) {
      const running = child !== undefined
      if (!running) settle(undefined)
      print(`The server does not compile${running ? '; the last one that did keeps running' : ''}.`)
      return
    }
    turn = turn.then(async () => {
      if (closed) return
      if (!first) print('The server restarts: a source has changed.')
      first = false
      await stop()
      start()
    })
  }
  const watcher = await context({
    entryPoints: [entry],
    outfile: bundle,
    ...oneFile,
    sourcemap: 'inline',
    logLevel: 'warning',
    plugins: [
      {
        name: 'restart',
        setup({ onStart, onEnd }) {
          onStart(() => {
            starting = true
          })
          onEnd(built)
        },
      },
    ],
  })
  await watcher.watch()

  return {
    async address(timeout) {
      if (address !== undefined || !starting) return address
      return new Promise((resolve) => {
        const done = (found: string | undefined): void => {
          clearTimeout(timer)
          waiting.delete(done)
          resolve(found)
        }
        const timer = setTimeout(done, timeout, undefined).unref()
        waiting.add(done)
      })
    },
    async close() {
      closed = true
      await watcher.dispose()
      await turn
      await stop()
    },
  }
}

/** Asks a process to close and waits until it has ended. */
async function endOf(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'exit')
  if (child.connected) child.send(CLOSE)
  const timer = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER)
  await ended
  clearTimeout(timer)
}
