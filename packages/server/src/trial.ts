import type { MessagePort, Worker } from 'node:worker_threads'
import type { Game } from '@orrery/kernel'
import {
  botToAct,
  type Command,
  decide,
  evolve,
  knownBy,
  makeLibrary,
  type Sender,
  sightFor,
  type Table,
  type Watcher,
} from '@orrery/table'
import { startThread } from './threads.ts'

/** What did not return in time at its table, to be tried where it holds up nobody: a command, or only a view. */
interface TrialQuestion {
  readonly table: Table
  readonly doing?: { readonly command: Command; readonly by: Sender }
  readonly now: number
  /** The seats, or spectators, it would be shown to. */
  readonly watchers: readonly Watcher[]
}

/** Does in a thread of its own what would be done at a table, and reports only that it returned. */
export function serveTrial(port: MessagePort, games: readonly Game[]): void {
  const library = makeLibrary(games, () => [])
  port.on('message', ({ table, doing, now, watchers }: TrialQuestion) => {
    try {
      const decision = doing === undefined ? { rows: [] } : decide(library, table, doing.command, doing.by, now)
      if (!('refusal' in decision)) {
        for (const row of decision.rows) evolve(library, table, row)
        botToAct(library, table)
        for (const watcher of watchers) sightFor(library, table, watcher, now)
        knownBy(library, table, watchers)
      }
    } catch {
      // Rules that throw have returned: the table itself will see what they throw.
    }
    port.postMessage('back')
  })
  port.postMessage('ready')
}

/**
 * Tries what took the rules too long. Rules are deterministic, so what returns here will return there, and what does not never would have.
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

  /** Whether the rules return within the limit; one trial at a time. */
  returns(question: TrialQuestion): Promise<boolean> {
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
