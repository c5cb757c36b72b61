import type { MessagePort, Worker } from 'node:worker_threads'
import { startThread } from '../threads.ts'
import { openSqlite } from './sqlite-connection.ts'
import type { SqlPort } from './sqlite-dialect.ts'

/** After this many appends the write-ahead log (some 10 kB for each) is moved into the file. */
const EVERY = 4000
const CHECKPOINT = 'pragma wal_checkpoint(passive)'
/** While the first pass runs, more is written; the second has little left to do, and what follows it hardly anything. */
const PASSES = 2

/** Moves what was committed from the write-ahead log into the file, in a thread of its own. */
export function serveCheckpoints(port: MessagePort, file: string): void {
  port.on('message', () => {
    try {
      const connection = openSqlite(file)
      try {
        for (let pass = 0; pass < PASSES; pass++) connection.run(CHECKPOINT, [])
      } finally {
        connection.close()
      }
    } catch {
      // The disk is full, say: whoever commits finds out, and the log can wait.
    }
    port.postMessage('done')
  })
}

/**
 * Keeps the write-ahead log of SQLite short. SQLite does so by itself, but in the middle of a commit: 1,000 moves a second at 2,000 tables
 * made that happen twice a second, and everybody waited for up to 90 ms. So a thread does nearly all of it while the other one goes on
 * writing, and only the last few pages are moved between two commits: then the log begins again from its start.
 */
export class Checkpoints {
  readonly #file: string
  readonly #entry: URL | undefined
  readonly #port: Pick<SqlPort, 'run' | 'take'>
  #thread: Worker | undefined
  #appends = 0
  #busy = false

  /** `port` leads to the connection that writes. */
  constructor(file: string, entry: URL | undefined, port: Pick<SqlPort, 'run' | 'take'>) {
    this.#file = file
    this.#entry = entry
    this.#port = port
  }

  /** Counts appends that were stored, and starts a checkpoint when there are enough. */
  stored(appends: number): void {
    this.#appends += appends
    if (this.#appends < EVERY || this.#busy) return
    this.#appends = 0
    this.#busy = true
    this.#thread ??= this.#start()
    this.#thread.postMessage('go')
  }

  #start(): Worker {
    const thread = startThread({ role: 'checkpoints', file: this.#file }, this.#entry)
    thread.unref()
    thread.on('message', () => void this.#finish())
    // Without it SQLite does it by itself, later.
    thread.on('error', () => {})
    return thread
  }

  async #finish(): Promise<void> {
    const release = await this.#port.take()
    try {
      await this.#port.run(CHECKPOINT, [])
    } catch {
      // As above.
    } finally {
      this.#busy = false
      release()
    }
  }

  /** Ends the thread. */
  async close(): Promise<void> {
    this.#busy = true
    await this.#thread?.terminate()
  }
}
