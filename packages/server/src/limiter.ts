/** A leaky bucket: at most `most` within `window` milliseconds, on average. */
export class Bucket {
  readonly #most: number
  readonly #window: number
  #level = 0
  #at: number

  constructor(most: number, window: number, now = performance.now()) {
    this.#most = most
    this.#window = window
    this.#at = now
  }

  /** Milliseconds to wait; 0 when the caller may go ahead, which is then counted. */
  take(now = performance.now()): number {
    const wait = this.wait(now)
    if (wait > 0) return wait
    this.#level = this.#levelAt(now) + 1
    this.#at = now
    return 0
  }

  /** Milliseconds to wait, without counting anything. */
  wait(now = performance.now()): number {
    const over = this.#levelAt(now) + 1 - this.#most
    return over > 0 ? Math.ceil((over * this.#window) / this.#most) : 0
  }

  #levelAt(now: number): number {
    return Math.max(0, this.#level - ((now - this.#at) * this.#most) / this.#window)
  }

  /** Whether nothing has been taken for long enough that it must have run empty. */
  isEmpty(now: number): boolean {
    return now - this.#at > this.#window
  }
}

/** No more keys than this are kept: an attacker with very many addresses must not fill the memory. */
const MOST_KEYS = 10_000
/** This many are kept when there are too many: forgetting takes time, and must not be done for every new key. */
const KEPT_KEYS = 9000

/**
 * A leaky bucket for each key. Times are those of a monotonic clock: a wall clock that is set back would keep everybody
 * out until it has caught up.
 */
export class Limiter {
  readonly #most: number
  readonly #window: number
  readonly #buckets = new Map<string, Bucket>()

  constructor(most: number, window: number) {
    this.#most = most
    this.#window = window
  }

  /** Milliseconds to wait; 0 when it may go ahead, which is then counted. */
  take(key: string, now = performance.now()): number {
    const known = this.#buckets.get(key)
    if (known !== undefined) return known.take(now)
    const bucket = new Bucket(this.#most, this.#window, now)
    this.#buckets.set(key, bucket)
    if (this.#buckets.size > MOST_KEYS) this.#sweep(now)
    return bucket.take(now)
  }

  /** Milliseconds to wait; counts nothing. */
  wait(key: string, now = performance.now()): number {
    return this.#buckets.get(key)?.wait(now) ?? 0
  }

  /** Forgets buckets that have run empty, and the oldest if there are still too many. */
  #sweep(now: number): void {
    for (const [key, bucket] of this.#buckets) if (bucket.isEmpty(now)) this.#buckets.delete(key)
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size <= KEPT_KEYS) return
      this.#buckets.delete(key)
    }
  }
}
