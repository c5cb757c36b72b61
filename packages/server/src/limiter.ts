/** Counts what each key did lately and says when it is too much: a leaky bucket for each. */
export class Limiter {
  readonly #most: number
  readonly #window: number
  readonly #buckets = new Map<string, { level: number; at: number }>()

  /** At most `most` within `window` milliseconds, on average. */
  constructor(most: number, window: number) {
    this.#most = most
    this.#window = window
  }

  /** Milliseconds to wait; 0 when it may go ahead, which is then counted. */
  take(key: string, now: number): number {
    const bucket = this.#buckets.get(key) ?? this.#begin(key, now)
    const leaked = ((now - bucket.at) * this.#most) / this.#window
    const level = Math.max(0, bucket.level - leaked)
    if (level + 1 > this.#most) return Math.ceil(((level + 1 - this.#most) * this.#window) / this.#most)
    bucket.level = level + 1
    bucket.at = now
    return 0
  }

  #begin(key: string, now: number): { level: number; at: number } {
    const bucket = { level: 0, at: now }
    this.#buckets.set(key, bucket)
    if (this.#buckets.size > 10_000) this.#sweep(now)
    return bucket
  }

  /** Forgets those whose bucket has run empty. */
  #sweep(now: number): void {
    for (const [key, { at }] of this.#buckets) if (now - at > this.#window) this.#buckets.delete(key)
    // An attacker with very many addresses must not fill the memory: then the oldest go.
    for (const key of this.#buckets.keys()) {
      if (this.#buckets.size <= 10_000) return
      this.#buckets.delete(key)
    }
  }
}
