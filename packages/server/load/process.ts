import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { build } from 'esbuild'
import type { Limits, StorePlace } from '../src/index.ts'
import { askToClose, input } from './ask-to-close.ts'
import { oneFile } from './bundle.ts'

/** A server in a process of its own. */
export interface ServerProcess {
  readonly url: string
  readonly port: number
  readonly child: ChildProcess
  /** Resolves when the process has ended: whether it was asked to. */
  readonly gone: Promise<boolean>
  /** Ends it at once, in the middle of whatever it does. */
  kill(): Promise<void>
  /** Asks it to close. */
  stop(): Promise<void>
  /** Suspends it until `resume`; the system keeps its connections open. */
  pause(): void
  resume(): void
  /** Sets the clock of its machine, as far as the process can tell, this many milliseconds ahead of the real one. */
  setClock(ahead: number): void
}

/** How a server is started. */
export interface ProcessOptions {
  /** 0, or none, takes any free port. */
  readonly port?: number
  /** Options of Node itself, such as `--cpu-prof`. */
  readonly node?: readonly string[]
  /** By default so generous that no load reaches them; `{}` for the usual ones. */
  readonly limits?: Partial<Limits>
  /** How far the clock of its machine is ahead of the real one, in milliseconds. */
  readonly ahead?: number
  /** Which versions of which games it knows; all of the shipped games by default. Examples can be named too. */
  readonly versions?: Readonly<Record<string, readonly number[]>>
  /** Where other processes reach it; `auto` for where it listens. By default they cannot, and serve its tables too. */
  readonly address?: string
  /** A file for its error output; the output of this process by default. */
  readonly log?: string
}

/** Each process that starts servers has a bundle of its own, so that none changes under another. */
const out = fileURLToPath(new URL(`../dist/serve-${process.pid}.mjs`, import.meta.url))
let bundled: Promise<string> | undefined

/** The server as one file, as the command line ships it: starts faster than from source, and its entry doubles as thread. */
export function bundle(): Promise<string> {
  bundled ??= (async () => {
    process.once('exit', () => rmSync(out, { force: true }))
    mkdirSync(fileURLToPath(new URL('../dist', import.meta.url)), { recursive: true })
    await build({
      entryPoints: [fileURLToPath(new URL('./serve.ts', import.meta.url))],
      outfile: out,
      ...oneFile,
      logLevel: 'error',
    })
    return out
  })()
  return bundled
}

/** Starts a server on this store. */
export async function startProcess(store: StorePlace, options: ProcessOptions = {}): Promise<ServerProcess> {
  const { port = 0, node = [], limits, ahead = 0, versions, log, address } = options
  const given = JSON.stringify({ store, port, limits, ahead, address })
  const errors = log === undefined ? 'inherit' : openSync(log, 'a')
  const env = versions === undefined ? process.env : { ...process.env, ORRERY_SERVE_VERSIONS: JSON.stringify(versions) }
  const child = spawn(process.execPath, [...node, await bundle(), given], {
    env,
    stdio: [input, 'pipe', errors, 'ipc'],
  })
  if (typeof errors === 'number') closeSync(errors)
  // Ends the server with the process that started it, whatever the reason: nobody else would.
  const orphan = (): boolean => child.kill('SIGKILL')
  process.once('exit', orphan)
  let asked = false
  const gone = new Promise<boolean>((resolve) =>
    child.once('exit', () => {
      process.off('exit', orphan)
      resolve(asked)
    }),
  )
  const url = await new Promise<string>((resolve, reject) => {
    let text = ''
    child.stdout?.on('data', (data) => {
      text += String(data)
      if (text.includes('\n')) resolve(text.trim())
    })
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    setTimeout(() => reject(new Error('the server did not start within five minutes')), 300_000).unref()
  })
  const end = async (ask: () => unknown): Promise<void> => {
    asked = true
    ask()
    await gone
  }
  const kill = (): Promise<void> => end(() => child.kill('SIGKILL'))
  const stop = (): Promise<void> => end(() => askToClose(child))
  return {
    url,
    port: Number(new URL(url).port),
    child,
    gone,
    kill,
    stop,
    pause: () => void child.kill('SIGSTOP'),
    resume: () => void child.kill('SIGCONT'),
    // The process may have ended by itself meanwhile.
    setClock: (time) => void child.send({ ahead: time }, () => {}),
  }
}
