/** A queue that serves people in turn: a person with many requests waits behind their own, not ahead of others. */
export class Turns<T> {
  /** By person, in the order in which they are served. */
  readonly #waiting = new Map<string, T[]>()
  #size = 0

  /** How many items are waiting. */
  get size(): number {
    return this.#size
  }

  /** Adds an item for a person. */
  push(person: string, item: T): void {
    const mine = this.#waiting.get(person)
    if (mine === undefined) this.#waiting.set(person, [item])
    else mine.push(item)
    this.#size++
  }

  /** The next item among the people who may be served now. */
  take(isAllowed: (person: string) => boolean): T | undefined {
    for (const [person, mine] of this.#waiting) {
      if (!isAllowed(person)) continue
      const item = mine.shift()
      this.#waiting.delete(person)
      if (mine.length > 0) this.#waiting.set(person, mine)
      this.#size--
      return item
    }
    return undefined
  }

  /** Whether somebody could be served now. */
  hasAny(isAllowed: (person: string) => boolean): boolean {
    for (const person of this.#waiting.keys()) if (isAllowed(person)) return true
    return false
  }

  /** Takes everything that is waiting. */
  clear(): T[] {
    const all = [...this.#waiting.values()].flat()
    this.#waiting.clear()
    this.#size = 0
    return all
  }
}
