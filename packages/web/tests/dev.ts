import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** `npm run dev`, running with a cache and a database of its own. */
export interface Dev {
  readonly url: string
  /** Everything it has printed so far. */
  output(): string
  /** Stops it as Ctrl+C does, once; resolves to the exit code. */
  end(): Promise<number | null>
}

const root = fileURLToPath(new URL('../../..', import.meta.url))

/** Starts the command on a free port and waits for the address it prints. */
export async function startDev(): Promise<Dev> {
  mkdirSync(join(root, '.cache'), { recursive: true })
  // Inside the project, so that the bundled server finds its packages.
  const folder = mkdtempSync(join(root, '.cache', 'dev-test-'))
  const args = ['scripts/dev.mjs', '--port', '0', '--data', join(folder, 'dev.sqlite'), '--cache', folder]
  const { NODE_ENV: _test, VITEST: _vitest, ...env } = process.env
  const child: ChildProcess = spawn(process.execPath, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] })
  // An aborted test leaves nothing running.
  process.once('exit', () => child.kill('SIGKILL'))
  const exited = once(child, 'exit')
  let text = ''
  const url = await new Promise<string>((resolve, reject) => {
    const read = (data: unknown): void => {
      text += String(data)
      const found = /^Orrery in development: (\S+)\/$/m.exec(text)?.[1]
      if (found !== undefined) resolve(found)
    }
    child.stdout?.on('data', read)
    child.stderr?.on('data', read)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`npm run dev ended with ${code}:\n${text}`)))
  })
  return {
    url,
    output: () => text,
    async end() {
      if (child.exitCode === null) child.kill('SIGINT')
      await exited
      rmSync(folder, { recursive: true, force: true, maxRetries: 10 })
      return child.exitCode
    },
  }
}
