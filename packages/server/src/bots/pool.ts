import { randomBytes } from 'node:crypto'
import type { Worker } from 'node:worker_threads'
import type { BotTurn } from '@orrery/table'
import { startThread } from '../threads.ts'
import type { BotAnswer, BotQuestion } from './serve.ts'
import { Turns } from './turns.ts'

/** A bot's answer: an action, or why it failed. */
export interface Choice {
  readonly action?: string
  readonly fault?: string
}

/** Whom a bot thinks for. */
export interface Asker {
  readonly table: string
  /** The host of the table: thinking time is shared between hosts. */
  readonly host: string
}

interface Job extends Asker {
  readonly turn: BotTurn
  readonly resolve: (choice: Choice) => void
}

interface Thinker {
  readonly worker: Worker
  ready: boolean
  job: Job | undefined
  table: string
  id: number
  timer: NodeJS.Timeout | undefined
}

/**
 * Threads in which bots think, each with one question at a time and a hard limit: a bot that exceeds it loses the thread. Hosts take
 * turns, and none of them has all threads at once, so that a host with very many tables does not make others wait.
 */
export class BotPool {
  readonly #limit: number
  readonly #size: number
  readonly #entry: URL | undefined
  readonly #waiting = new Turns<Job>()
  #thinkers: Thinker[] = []
  #closed = false
  /** For the metrics. */
  readonly counts = { asked: 0, faults: 0, overruns: 0 }

  constructor(options: { readonly size: number; readonly limit: number; readonly entry?: URL | undefined }) {
    this.#size = options.size
    this.#limit = options.limit
    this.#entry = options.entry
  }

  /** Asks a bot. Always resolves, within the limit once its turn has come. */
  ask({ table, host }: Asker, turn: BotTurn): Promise<Choice> {
    if (this.#closed) return Promise.resolve({ fault: 'closed' })
    this.counts.asked++
    return new Promise((resolve) => {
      this.#waiting.push(host, { table, host, turn, resolve })
      this.#next()
    })
  }

  /** Whether a host has less than its share of threads. */
  readonly #mayThink = (host: string): boolean => {
    const mine = this.#thinkers.filter(({ job }) => job?.host === host).length
    return mine < Math.max(1, this.#size - 1)
  }

  #next(): void {
    const free = this.#thinkers.filter(({ ready, job }) => ready && job === undefined)
    if (free.length === 0) {
      // Threads are started when they are first needed: a server without bots has none.
      const starting = this.#thinkers.filter(({ ready }) => !ready).length
      const needed = starting < this.#waiting.size && this.#waiting.hasAny(this.#mayThink)
      if (this.#thinkers.length < this.#size && needed) this.#start()
      return
    }
    const job = this.#waiting.take(this.#mayThink)
    if (job === undefined) return
    // The thread that has thought about the table before remembers what it planned.
    const idle = free.find(({ table }) => table === job.table) ?? free[0]
    if (idle === undefined) return
    idle.job = job
    idle.table = job.table
    idle.id++
    const { seat, game, version, level, legal, view } = job.turn
    const seed = randomBytes(16).toString('hex')
    const question: BotQuestion = { id: idle.id, table: job.table, game, version, level, seat, legal, view, seed }
    idle.timer = setTimeout(() => {
      this.counts.overruns++
      this.#end(idle, 'took too long')
    }, this.#limit)
    idle.worker.postMessage(question)
    this.#next()
  }

  #start(): void {
    const worker = startThread({ role: 'bots' }, this.#entry)
    const thinker: Thinker = { worker, ready: false, job: undefined, table: '', id: 0, timer: undefined }
    this.#thinkers.push(thinker)
    worker.on('message', ({ id, action, fault }: BotAnswer) => {
      thinker.ready = true
      if (id === thinker.id && thinker.job !== undefined) {
        this.#done(thinker, action === undefined ? { fault: fault ?? 'no answer' } : { action })
      }
      this.#next()
    })
    worker.on('error', (error) => this.#end(thinker, error.message))
    worker.on('exit', () => this.#end(thinker, 'the thread ended'))
  }

  #done(thinker: Thinker, choice: Choice): void {
    clearTimeout(thinker.timer)
    const { job } = thinker
    thinker.job = undefined
    if (choice.fault !== undefined) this.counts.faults++
    job?.resolve(choice)
  }

  /** Ends a thread; its question is answered with the fault, and waiting questions get a new thread. */
  #end(thinker: Thinker, fault: string): void {
    if (!this.#thinkers.includes(thinker)) return
    this.#thinkers = this.#thinkers.filter((each) => each !== thinker)
    this.#done(thinker, { fault })
    void thinker.worker.terminate()
    if (!thinker.ready) {
      // Otherwise a thread that cannot even start would be restarted forever.
      for (const { resolve } of this.#waiting.clear()) resolve({ fault })
    }
    if (!this.#closed) this.#next()
  }

  /** Ends all threads. */
  async close(): Promise<void> {
    this.#closed = true
    for (const { resolve } of this.#waiting.clear()) resolve({ fault: 'closed' })
    const workers = this.#thinkers.map(({ worker }) => worker)
    for (const thinker of this.#thinkers.slice()) this.#end(thinker, 'closed')
    await Promise.all(workers.map((worker) => worker.terminate()))
  }
}
