// Runs a program of the house and passes signals on to it.
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './setup.mjs'

/** Runs a command with the packages' own programs on its path; resolves to its exit code. */
export function run(command, args, options = {}) {
  const bin = join(root, 'node_modules', '.bin')
  const path = `${bin}${process.platform === 'win32' ? ';' : ':'}${process.env.PATH}`
  const child = spawn(command, args, {
    stdio: 'inherit',
    ...options,
    env: { ...process.env, PATH: path, ...options.env },
  })
  const pass = (signal) => child.kill(signal)
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
