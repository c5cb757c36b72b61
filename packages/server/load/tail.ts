import { readFileSync } from 'node:fs'
import { monitorEventLoopDelay, PerformanceObserver } from 'node:perf_hooks'

/** How often something took up to `limit` milliseconds (and longer than the bucket before). */
export interface Bucket {
  readonly limit: number
  readonly count: number
}

/** Where the slow ones come from: what the server measured of itself meanwhile. Times are milliseconds. */
export interface Tail {
  /** From the arrival of a command to its acknowledgement, as the server saw it. */
  readonly acknowledge: readonly Bucket[]
  readonly commit: readonly Bucket[]
  readonly rules: readonly Bucket[]
  /** Collections of the heap, by kind: how many, and what they took together. */
  readonly collections: Readonly<Record<string, { readonly count: number; readonly ms: number }>>
  /** How late the event loop of the server was. */
  readonly loop: { readonly p99: number; readonly max: number }
  /** What the load itself adds to the times it measures. */
  readonly load: OwnDelay
  /** What others used of the machine meanwhile, in cores: above 0.1 the tail is not the server's alone. */
  readonly others: number
}

/** How late the event loop of the load was, and its own collections. */
export interface OwnDelay {
  readonly p99: number
  readonly max: number
  readonly collections: number
  readonly ms: number
}

/** Watches this process: the times it measures contain its own delays. */
export function watchOwnDelay(): () => OwnDelay {
  let collections = 0
  let ms = 0
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      collections++
      ms += duration
    }
  })
  observer.observe({ entryTypes: ['gc'] })
  const late = monitorEventLoopDelay({ resolution: 1 })
  late.enable()
  return () => {
    late.disable()
    observer.disconnect()
    const tenths = (of: number): number => Math.round(10 * of) / 10
    return { p99: tenths(late.percentile(99) / 1e6), max: tenths(late.max / 1e6), collections, ms: tenths(ms) }
  }
}

/** The lines of `/metrics`. */
export type MetricText = string

const read = (text: MetricText, name: string): number =>
  Number(new RegExp(`^${name.replace(/[{}"+]/g, '\\$&')} (\\S+)$`, 'm').exec(text)?.[1] ?? 0)

function buckets(before: MetricText, after: MetricText, name: string): Bucket[] {
  const limits = [...after.matchAll(new RegExp(`^${name}_bucket{le="([^"]+)"}`, 'gm'))].map(([, limit]) => limit ?? '')
  let below = 0
  return limits.map((limit) => {
    const key = `${name}_bucket{le="${limit}"}`
    const total = read(after, key) - read(before, key)
    const count = total - below
    below = total
    return { limit: limit === '+Inf' ? Number.POSITIVE_INFINITY : Number(limit), count }
  })
}

/** What happened between two readings of a server's metrics. */
export function tailOf(before: MetricText, after: MetricText, load: OwnDelay, others: number): Tail {
  const collections: Record<string, { count: number; ms: number }> = {}
  for (const [, kind = ''] of after.matchAll(/^nodejs_gc_duration_seconds_count{kind="(\w+)"}/gm)) {
    const of = (what: string): number => {
      const key = `nodejs_gc_duration_seconds_${what}{kind="${kind}"}`
      return read(after, key) - read(before, key)
    }
    collections[kind] = { count: of('count'), ms: Math.round(1e4 * of('sum')) / 10 }
  }
  const seconds = (name: string): number => Math.round(1e4 * read(after, `nodejs_eventloop_lag_${name}_seconds`)) / 10
  return {
    acknowledge: buckets(before, after, 'orrery_acknowledge_ms'),
    commit: buckets(before, after, 'orrery_commit_ms'),
    rules: buckets(before, after, 'orrery_rules_ms'),
    collections,
    loop: { p99: seconds('p99'), max: seconds('max') },
    load,
    others,
  }
}

/** Seconds of processor time that the whole machine has used, as Linux reports it; 0 elsewhere. */
export function machineCpu(): number {
  if (process.platform !== 'linux') return 0
  const [line = ''] = readFileSync('/proc/stat', 'utf8').split('\n')
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0] = line.trim().split(/\s+/).slice(1).map(Number)
  return (user + nice + system + irq + softirq) / 100
}

/** Times of the load itself as a histogram with the same limits as the server's. */
export function histogram(times: readonly number[], limits: readonly number[]): Bucket[] {
  const counts = limits.map(() => 0)
  for (const ms of times) {
    const i = limits.findIndex((limit) => ms <= limit)
    counts[i] = (counts[i] ?? 0) + 1
  }
  return limits.map((limit, i) => ({ limit, count: counts[i] ?? 0 }))
}

const WIDTH = 40

/** Prints where the time went: one line for each bucket that holds anything. */
export function printTail(times: readonly number[], tail: Tail): void {
  const limits = tail.acknowledge.map(({ limit }) => limit)
  const columns = [histogram(times, limits), tail.acknowledge, tail.commit, tail.rules]
  const most = Math.max(1, ...(columns[0] ?? []).map(({ count }) => count))
  console.log('\n     up to ms   at the load   at the server   commits   batches of rules')
  for (const [i, limit] of limits.entries()) {
    const counts = columns.map((column) => column[i]?.count ?? 0)
    if (counts.every((count) => count === 0)) continue
    const widths = [13, 15, 9, 18]
    const cells = counts.map((count, j) => String(count).padStart(widths[j] ?? 0))
    const bar = '#'.repeat(Math.ceil((WIDTH * Math.log1p(counts[0] ?? 0)) / Math.log1p(most)))
    console.log(`${String(limit).padStart(13)} ${cells.join(' ')}  ${bar}`)
  }
  const { loop, load } = tail
  const collections = Object.entries(tail.collections).map(([kind, { count, ms }]) => `${count} ${kind} ${ms} ms`)
  console.log(`collections: ${collections.join(', ')}`)
  console.log(
    `event loop late: server p99 ${loop.p99} ms, max ${loop.max} ms; load p99 ${load.p99} ms, max ${load.max} ms`,
  )
  console.log(`collections of the load: ${load.collections}, ${load.ms} ms`)
  console.log(
    `others on this machine: ${tail.others.toFixed(2)} cores${tail.others > 0.1 ? ' (so not to be quoted)' : ''}`,
  )
}
