// Runs a program in a process of its own and passes signals on to it.
import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))

/** Programs whose package has another name. */
const packages = { biome: '@biomejs/biome', tsc: 'typescript' }

/**
 * Runs a command and resolves to its exit code. A plain name such as `vitest` is the program of an installed package. Node runs its file
 * directly: the commands that npm creates for it can't be started without a shell on Windows.
 */
export function run(command, args, options = {}) {
  const [file, words] = /^[\w-]+$/.test(command) ? [process.execPath, [programOf(command), ...args]] : [command, args]
  const child = spawn(file, words, {
    stdio: 'inherit',
    ...options,
    env: { ...process.env, ...options.env },
  })
  // Windows notifies every process of a console about Ctrl+C itself, and there kill() ends a process at once.
  const pass = process.platform === 'win32' ? () => {} : (signal) => child.kill(signal)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
  for (const signal of signals) process.on(signal, pass)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => {
      for (const each of signals) process.off(each, pass)
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143))
    })
  })
}

/** The file of a program of an installed package. */
export function programOf(name) {
  const folder = join(root, 'node_modules', packages[name] ?? name)
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  return join(folder, typeof bin === 'string' ? bin : bin[name])
}
