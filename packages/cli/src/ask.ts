import type { Interface } from 'node:readline'
import type { Output } from './environment.ts'

/** Asks somebody at a terminal, and waits for a line. */
export type Ask = (prompt: string) => Promise<string>

/** What quits; also the answer of somebody who closes the terminal or presses Ctrl+D. */
export const QUIT = 'q'

/** Asks line by line. Lines that are typed ahead or pasted wait for their question. */
export function askerOf(terminal: Pick<Interface, 'on' | 'setPrompt' | 'prompt'>, out: Pick<Output, 'print'>): Ask {
  const typed: string[] = []
  let answer: ((line: string) => void) | undefined
  let closed = false
  const take = (line: string): void => {
    const waiting = answer
    answer = undefined
    if (waiting === undefined) typed.push(line)
    else waiting(line)
  }
  terminal.on('line', take)
  terminal.on('close', () => {
    closed = true
    take(QUIT)
  })
  return async (prompt) => {
    const [next] = typed.splice(0, 1)
    if (next !== undefined || closed) {
      out.print(`${prompt}${next ?? QUIT}\n`)
      return next ?? QUIT
    }
    terminal.setPrompt(prompt)
    terminal.prompt()
    return new Promise((resolve) => {
      answer = resolve
    })
  }
}
