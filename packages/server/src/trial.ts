import type { MessagePort, Worker } from 'node:worker_threads'
import type { Game } from '@orrery/kernel'
import { type By, botToAct, type Command, decide, evolve, makeHouse, type Table, updateFor } from '@orrery/table'
import { startThread } from './threads.ts'

/** A command that did not come back in time at its table, to be tried where it holds up nobody. */
interface TrialQuestion {
  readonly table: Table
  readonly command: Command
  readonly by: By
  readonly now: number
}

/** Does in a thread of its own what a table would do with a command, and says only that it came back. */
export function serveTrial(port: MessagePort, games: readonly Game[]): void {
  const house = makeHouse(games, () => [])
  port.on('message', ({ table, command, by, now }: TrialQuestion) => {
    try {
      const decision = decide(house, table, command, by, now)
      if (!('refusal' in decision)) {
        const happened = decision.rows.map((row) => evolve(house, table, row))
        botToAct(house, table)
        for (const watcher of [undefined, ...table.seats.keys()]) updateFor(house, table, happened, watcher)
      }
    } catch {
      // Rules that throw have come back: the table itself will see what they throw.
    }
    port.postMessage('back')
  })
  port.postMessage('ready')
}

/**
 * Tries commands whose rules took too long. Rules do the same with the same table and command every time, so what comes
 * back here will come back there, and what does not would never have.
 */
export class Trials {
  readonly #limit: number
  readonly #entry: URL | undefined
  readonly #workers = new Set<Worker>()
  #tail: Promise<unknown> = Promise.resolve()
  #closed = false

  constructor(limit: number, entry: URL | undefined) {
    this.#limit = limit
    this.#entry = entry
  }

  /** Whether the rules come back within the limit; one trial at a time. */
  comesBack(question: TrialQuestion): Promise<boolean> {
    const verdict = this.#tail.then(() => this.#try(question))
    this.#tail = verdict.catch(() => {})
    return verdict
  }

  async #try(question: TrialQuestion): Promise<boolean> {
    if (this.#closed) return true
    const worker = startThread({ role: 'rules' }, this.#entry)
    this.#workers.add(worker)
    let timer: NodeJS.Timeout | undefined
    try {
      return await new Promise<boolean>((resolve, reject) => {
        worker.on('message', (said: unknown) => {
          if (said !== 'ready') return resolve(true)
          worker.postMessage(question)
          timer = setTimeout(() => resolve(false), this.#limit)
        })
        worker.on('error', reject)
        // A thread that was ended from outside says nothing about the rules.
        worker.on('exit', () => resolve(true))
      })
    } finally {
      clearTimeout(timer)
      this.#workers.delete(worker)
      await worker.terminate()
    }
  }

  /** Ends what is under way. */
  async close(): Promise<void> {
    this.#closed = true
    await Promise.all([...this.#workers].map((worker) => worker.terminate()))
  }
}
