import { type SpawnSyncReturns, spawn, spawnSync } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { findPostgres, type Programs } from './postgres-programs.ts'

/** How PostgreSQL's programs are run: it refuses to run as root, so root runs them as somebody else. */
export interface Runner {
  readonly programs: Programs
  /** A command that runs what follows it. */
  readonly prefix: readonly string[]
  readonly user?: { readonly uid: number; readonly gid: number }
}

/** A running server. */
export interface PostgresProcess {
  readonly pid: number | undefined
  /** Settles when the process has ended, with its last output. */
  readonly gone: Promise<string>
  /** Stops it at once: nothing is finished, the next start recovers. */
  crash(): Promise<void>
}

/** As root: somebody else in a user namespace of their own, or nobody where namespaces are not allowed. */
export function findRunner(): Runner {
  const programs = findPostgres()
  if ('missing' in programs) throw new Error(programs.missing)
  const plain = { programs, prefix: [] }
  if (process.getuid?.() !== 0) return plain
  const namespace = { programs, prefix: ['unshare', '--user', '--map-user=1000', '--map-group=1000', '--'] }
  const nobody = { ...plain, user: { uid: 65_534, gid: 65_534 } }
  for (const runner of [namespace, nobody]) {
    if (runSync(runner, 'postgres', ['--version']).status === 0) return runner
  }
  throw new Error(
    'PostgreSQL does not run as root, and this root can start it as nobody else: run the tests as an ordinary user.',
  )
}

/** Runs a program and waits for it. Its output goes to `log` if it leaves a server behind, which would hold a pipe open forever. */
export function runToEnd(runner: Runner, program: string, args: readonly string[], log?: string): void {
  const file = log === undefined ? undefined : openSync(log, 'a')
  const { status, stdout, stderr, error } = runSync(runner, program, args, file)
  if (file !== undefined) closeSync(file)
  if (error !== undefined) throw error
  if (status === 0) return
  const said = log === undefined ? `${stdout}${stderr}` : readFileSync(log, 'utf8')
  throw new Error(`${program} of ${runner.programs.from} ended with exit code ${status}:\n${said}`)
}

/** Starts a server on a folder of data that `initdb` has made. */
export function startServer(runner: Runner, data: string, settings: readonly string[]): PostgresProcess {
  return process.platform === 'win32' ? startOnWindows(runner, data, settings) : startChild(runner, data, settings)
}

function startChild(runner: Runner, data: string, settings: readonly string[]): PostgresProcess {
  const options = settings.flatMap((setting) => ['-c', setting])
  const [command, args] = commandOf(runner, 'postgres', ['-D', data, ...options])
  const child = spawn(command, args, { ...optionsOf(runner), stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  const keep = (text: unknown): void => {
    said = `${said}${text}`.slice(-4000)
  }
  child.stdout.on('data', keep)
  child.stderr.on('data', keep)
  // An aborted run leaves no server behind.
  const orphan = (): boolean => child.kill('SIGQUIT')
  process.once('exit', orphan)
  const gone = new Promise<string>((resolve) => {
    child.once('close', () => resolve(said))
    child.once('error', (error) => resolve(error.message))
  }).finally(() => process.off('exit', orphan))
  return {
    pid: child.pid,
    gone,
    async crash() {
      child.kill('SIGQUIT')
      await gone
    },
  }
}

/** On Windows only `pg_ctl` starts a server for an administrator, by giving up their rights, and only it can stop one. */
function startOnWindows(runner: Runner, data: string, settings: readonly string[]): PostgresProcess {
  const log = join(data, 'pg_ctl.log')
  const options = settings.map((setting) => `-c ${setting}`).join(' ')
  runToEnd(runner, 'pg_ctl', ['start', '-w', '-D', data, '-o', options], log)
  const { promise, resolve } = settled<string>()
  let running = true
  return {
    pid: Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]),
    gone: promise,
    async crash() {
      if (!running) return
      running = false
      runToEnd(runner, 'pg_ctl', ['stop', '-w', '-m', 'immediate', '-D', data], log)
      resolve('')
    },
  }
}

function settled<T>(): { promise: Promise<T>; resolve(value: T): void } {
  let resolve: (value: T) => void = () => {}
  const promise = new Promise<T>((done) => {
    resolve = done
  })
  return { promise, resolve }
}

/** A process and its children; Linux only. */
export function familyOf(pid: number | undefined): number[] {
  if (pid === undefined) return []
  const children = readdirSync('/proc').filter((entry) => /^\d+$/.test(entry) && parentOf(entry) === pid)
  return [pid, ...children.map(Number)]
}

function parentOf(pid: string): number | undefined {
  try {
    // The name of the program is in brackets and may contain anything.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1])
  } catch {
    return undefined
  }
}

function commandOf({ programs, prefix }: Runner, program: string, args: readonly string[]): [string, string[]] {
  const [command = '', ...rest] = [...prefix, join(programs.bin, program), ...args]
  return [command, rest]
}

function optionsOf({ programs, user }: Runner): { env: NodeJS.ProcessEnv; uid?: number; gid?: number } {
  const { LD_LIBRARY_PATH } = process.env
  const libraries = [programs.lib, LD_LIBRARY_PATH].filter((each) => each !== undefined && each !== '')
  const env = libraries.length === 0 ? process.env : { ...process.env, LD_LIBRARY_PATH: libraries.join(delimiter) }
  return { ...user, env }
}

function runSync(
  runner: Runner,
  program: string,
  args: readonly string[],
  output: 'pipe' | number = 'pipe',
): SpawnSyncReturns<string> {
  const [command, rest] = commandOf(runner, program, args)
  return spawnSync(command, rest, { ...optionsOf(runner), encoding: 'utf8', stdio: ['ignore', output, output] })
}
