import { Script } from 'node:vm'

/** A job of the guard took longer than it may and was interrupted, wherever it was. */
export class OverrunError extends Error {
  /** The process hardly ran meanwhile: the machine was at fault, not the rules. */
  readonly starved: boolean

  constructor(limit: number, starved: boolean) {
    super(`the rules did not return within ${limit} ms`)
    this.name = 'OverrunError'
    this.starved = starved
  }
}

interface Job {
  readonly work: () => unknown
  readonly limit: number
  readonly resolve: (value: never) => void
  readonly reject: (error: unknown) => void
}

/** The least and the most milliseconds between batches: under load, more waiting jobs share one watchdog. */
const INTERVAL = { least: 2, most: 10 }
/**
 * The share of time the watchdog may take when there is other work, and when there is none: where processors are scarce its thread starts
 * late, and batches grow.
 */
const SHARE = { busy: 0.02, idle: 0.1 }
/** A round of the event loop shorter than this (in milliseconds) had nothing to do. */
const EMPTY_ROUND = 0.05
/** How often processor time is read, in milliseconds. */
const SAMPLE_EVERY = 100
/** A batch that has run for this long (in milliseconds) leaves the rest to the next one, so that the event loop gets a turn. */
const BATCH_LIMIT = 20

/**
 * Runs rules, which may throw or never return, on this thread. Only the watchdog behind `vm`'s timeout can interrupt running code; it
 * costs the start of a thread (0.1 ms), so everything that is waiting runs under one watchdog.
 */
export class Guard {
  readonly #stall: number
  readonly #script = new Script('globalThis[Symbol.for("orrery-guard")]()')
  #waiting: Job[] = []
  #scheduled = false
  #began = 0
  /** The processor time the process had used a moment ago; reading it is expensive. */
  #sample = { at: 0, cpu: process.cpuUsage() }
  /** What the watchdog costs, in milliseconds, on average. */
  #overhead = 0.1
  /** Called after every batch with how long it held up everything else, in milliseconds. */
  onBatch: (ms: number) => void = () => {}

  /** `stall`: a job may hold up all others for this many milliseconds, unless it is given more. */
  constructor(stall: number) {
    this.#stall = stall
  }

  /** What `work` returns; rejects with what it throws, or with an `OverrunError`. */
  run<T>(work: () => T, limit = this.#stall): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, limit, resolve, reject })
      if (!this.#scheduled) this.#schedule()
    })
  }

  /** Whether the process got less than half of a processor recently. */
  #starved(): boolean {
    const { user, system } = process.cpuUsage(this.#sample.cpu)
    return (user + system) / 1000 < (performance.now() - this.#sample.at) / 2
  }

  #schedule(): void {
    this.#scheduled = true
    const wait = this.#began + this.#interval(SHARE.idle) - performance.now()
    if (wait <= 0) setImmediate(this.#checkLoop, 0)
    else setTimeout(this.#checkLoop, wait, 0)
  }

  /** Begins when the event loop has nothing else to do, or when it is time. `before` is when it last checked. */
  readonly #checkLoop = (before: number): void => {
    const now = performance.now()
    if (now - before < EMPTY_ROUND || now >= this.#began + this.#interval(SHARE.busy)) this.#batch()
    else setImmediate(this.#checkLoop, now)
  }

  #interval(share: number): number {
    return Math.min(INTERVAL.most, Math.max(INTERVAL.least, this.#overhead / share))
  }

  #batch(): void {
    this.#began = performance.now()
    const jobs = this.#waiting
    let next = 0
    const until = this.#began + BATCH_LIMIT
    // A job that may take longer does not share a watchdog with the others.
    const limit = jobs[0]?.limit ?? this.#stall
    if (this.#began - this.#sample.at > SAMPLE_EVERY) this.#sample = { at: this.#began, cpu: process.cpuUsage() }
    let worked = 0
    const work = (): void => {
      const start = performance.now()
      while (next === 0 || performance.now() < until) {
        const job = jobs[next]
        if (job?.limit !== limit) break
        next++
        try {
          job.resolve(job.work() as never)
        } catch (error) {
          job.reject(error)
        }
      }
      worked = performance.now() - start
    }
    Reflect.set(globalThis, Symbol.for('orrery-guard'), work)
    try {
      this.#script.runInThisContext({ timeout: limit })
    } catch {
      // Only the watchdog gets us here: the job that was running is the one started last.
      jobs[next - 1]?.reject(new OverrunError(limit, this.#starved()))
    }
    const took = performance.now() - this.#began
    // One that was held up, by a collection for instance, must not make the next ten batches wait.
    if (worked > 0) this.#overhead += (Math.min(took - worked, 2 * this.#overhead) - this.#overhead) / 8
    this.onBatch(took)
    this.#waiting = jobs.slice(next)
    this.#scheduled = false
    if (this.#waiting.length > 0) this.#schedule()
  }
}
