/** How far apart two slots of a wheel are visited, in milliseconds. */
const STEP = 20

/**
 * Visits each of its members once in a period, a few at a time. Thousands of sockets that are looked at in one go hold up every table for
 * tens of milliseconds.
 */
export class Wheel<T> {
  readonly #slots: readonly Set<T>[]
  readonly #visit: (member: T) => void
  readonly #turned: () => void
  readonly #timer: NodeJS.Timeout
  #added = 0
  #at = 0

  /** `turned` is called whenever all of them have been visited. */
  constructor(period: number, visit: (member: T) => void, turned: () => void) {
    this.#slots = Array.from({ length: Math.ceil(period / STEP) }, () => new Set<T>())
    this.#visit = visit
    this.#turned = turned
    this.#timer = setInterval(() => this.#step(), STEP)
  }

  /** Adds a member; it is visited until the returned function is called. */
  add(member: T): () => void {
    const slot = this.#slots[this.#added++ % this.#slots.length]
    slot?.add(member)
    return () => slot?.delete(member)
  }

  #step(): void {
    for (const member of this.#slots[this.#at] ?? []) this.#visit(member)
    this.#at = (this.#at + 1) % this.#slots.length
    if (this.#at === 0) this.#turned()
  }

  /** Visits nobody any more. */
  close(): void {
    clearInterval(this.#timer)
  }
}
