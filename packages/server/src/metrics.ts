import { monitorEventLoopDelay } from 'node:perf_hooks'

const BUCKETS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000]

/** Counts and times, in the text format of Prometheus. They never include a name, an id or a text of a person. */
export class Metrics {
  readonly #counters = new Map<string, number>()
  readonly #read = new Map<string, { type: 'gauge' | 'counter'; read: () => number }>()
  readonly #facts = new Map<string, string>()
  readonly #ack = { buckets: BUCKETS.map(() => 0), sum: 0, count: 0 }
  readonly #delay = monitorEventLoopDelay({ resolution: 10 })

  constructor() {
    this.#delay.enable()
  }

  /** Counts one more. */
  count(name: string): void {
    this.#counters.set(name, (this.#counters.get(name) ?? 0) + 1)
  }

  /** A number that is read on request; one that only grows has a name that ends in `_total`. */
  watch(name: string, read: () => number): void {
    this.#read.set(name, { type: name.endsWith('_total') ? 'counter' : 'gauge', read })
  }

  /** Facts that are words, as labels of a gauge that is always 1: `fact('build_info', { version: '1.2.3' })`. */
  fact(name: string, labels: Readonly<Record<string, string>>): void {
    // The escapes of the format (quote, backslash, line break) are those of JSON.
    const pairs = Object.entries(labels).map(([label, text]) => `${label}=${JSON.stringify(text)}`)
    this.#facts.set(name, pairs.join(','))
  }

  /** How long a command took until it was acknowledged, in milliseconds. */
  acknowledged(ms: number): void {
    this.#ack.sum += ms
    this.#ack.count++
    const index = BUCKETS.findIndex((limit) => ms <= limit)
    if (index >= 0) this.#ack.buckets[index] = (this.#ack.buckets[index] ?? 0) + 1
  }

  /** Everything, as text. */
  text(): string {
    const lines: string[] = []
    for (const [name, labels] of this.#facts) lines.push(`# TYPE orrery_${name} gauge`, `orrery_${name}{${labels}} 1`)
    for (const [name, value] of this.#counters) lines.push(`# TYPE orrery_${name} counter`, `orrery_${name} ${value}`)
    for (const [name, { type, read }] of this.#read)
      lines.push(`# TYPE orrery_${name} ${type}`, `orrery_${name} ${read()}`)
    lines.push('# TYPE orrery_acknowledge_ms histogram')
    let total = 0
    for (const [i, limit] of BUCKETS.entries()) {
      total += this.#ack.buckets[i] ?? 0
      lines.push(`orrery_acknowledge_ms_bucket{le="${limit}"} ${total}`)
    }
    const { sum, count } = this.#ack
    lines.push(`orrery_acknowledge_ms_bucket{le="+Inf"} ${count}`)
    lines.push(`orrery_acknowledge_ms_sum ${sum.toFixed(3)}`, `orrery_acknowledge_ms_count ${count}`)
    const { rss, heapUsed } = process.memoryUsage()
    const cpu = process.cpuUsage()
    lines.push('# TYPE process_resident_memory_bytes gauge', `process_resident_memory_bytes ${rss}`)
    lines.push('# TYPE nodejs_heap_used_bytes gauge', `nodejs_heap_used_bytes ${heapUsed}`)
    lines.push('# TYPE process_cpu_seconds_total counter', `process_cpu_seconds_total ${(cpu.user + cpu.system) / 1e6}`)
    const late = Number.isFinite(this.#delay.percentile(99)) ? this.#delay.percentile(99) / 1e6 : 0
    lines.push('# TYPE nodejs_eventloop_delay_p99_ms gauge', `nodejs_eventloop_delay_p99_ms ${late.toFixed(3)}`)
    return `${lines.join('\n')}\n`
  }

  /** Stops measuring. */
  close(): void {
    this.#delay.disable()
  }
}
