import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

/** Upper limits of the buckets of every time that is measured, in milliseconds. */
const BUCKETS = [1, 2, 3, 5, 8, 12, 18, 25, 40, 60, 80, 120, 200, 400, 1000, 5000]

/** Node lists every open socket and timer for these, while all tables wait; `orrery_sockets` says more. */
const COSTLY = ['resources', 'handles', 'requests'].flatMap((kind) => [
  `nodejs_active_${kind}`,
  `nodejs_active_${kind}_total`,
])

/** What is measured in milliseconds, and what it means. */
const times = {
  acknowledge: 'From the arrival of a command to its acknowledgement',
  commit: 'A transaction of tables, until it is on the disk',
  rules: 'A batch of rules under one watchdog, which all other tables wait for',
} as const

/** Something that is measured in milliseconds. */
export type Timed = keyof typeof times

/**
 * Counts and times for Prometheus, besides those of Node and of the process (processor, memory, collections, delay of the event loop). They
 * never include a name, an id or a text of a person.
 */
export class Metrics {
  readonly #registry = new Registry()
  readonly #counters = new Map<string, Counter>()
  readonly #times = new Map<Timed, Histogram>()

  constructor() {
    collectDefaultMetrics({ register: this.#registry })
    for (const name of COSTLY) this.#registry.removeSingleMetric(name)
    for (const name of Object.keys(times).filter((each): each is Timed => each in times)) {
      const about = { name: `orrery_${name}_ms`, help: times[name], buckets: BUCKETS, registers: [this.#registry] }
      this.#times.set(name, new Histogram(about))
    }
  }

  /** Counts one more. */
  count(name: string): void {
    let counter = this.#counters.get(name)
    if (counter === undefined) {
      counter = new Counter({ name: `orrery_${name}`, help: name, registers: [this.#registry] })
      this.#counters.set(name, counter)
    }
    counter.inc()
  }

  /** A number that is read on request; one that only grows has a name that ends in `_total`. */
  watch(name: string, help: string, read: () => number): void {
    const about = { name: `orrery_${name}`, help, registers: [this.#registry] }
    if (!name.endsWith('_total')) {
      new Gauge({
        ...about,
        collect() {
          this.set(read())
        },
      })
      return
    }
    new Counter({
      ...about,
      collect() {
        this.reset()
        this.inc(read())
      },
    })
  }

  /** Facts that are words, as labels of a gauge that is always 1: `fact('build_info', { version: '1.2.3' })`. */
  fact(name: string, labels: Readonly<Record<string, string>>): void {
    const labelNames = Object.keys(labels)
    new Gauge({ name: `orrery_${name}`, help: name, labelNames, registers: [this.#registry] }).set(labels, 1)
  }

  /** Something took this many milliseconds. */
  took(what: Timed, ms: number): void {
    this.#times.get(what)?.observe(ms)
  }

  /** Everything, in the text format. */
  text(): Promise<string> {
    return this.#registry.metrics()
  }

  /** Stops measuring. */
  close(): void {
    this.#registry.clear()
  }
}
