import type { ChildProcess } from 'node:child_process'

/** Windows has no signal that asks a process to close; there we close its input instead. */
const bySignal = process.platform !== 'win32'

/** What the input of a server process must be, so that it can be asked to close. */
export const input = bySignal ? 'ignore' : 'pipe'

/** Asks a server process to close, as an operator does. */
export function askToClose(child: ChildProcess): void {
  if (bySignal) child.kill('SIGTERM')
  else child.stdin?.end()
}

/** In the server process: closes when asked to. */
export function whenAsked(close: () => Promise<unknown>): void {
  const end = (): void => void close().then(() => process.exit(0))
  if (bySignal) process.on('SIGTERM', end)
  else process.stdin.once('end', end).resume()
}
