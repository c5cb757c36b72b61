/**
 * What several people wait for, taken in turn: whoever asks for much waits behind themselves, not in front of others.
 */
export class Turns<T> {
  /** By person, in the order in which their turn comes. */
  readonly #waiting = new Map<string, T[]>()
  #size = 0

  /** How much waits. */
  get size(): number {
    return this.#size
  }

  /** Adds something to what waits for a person. */
  push(person: string, item: T): void {
    const mine = this.#waiting.get(person)
    if (mine === undefined) this.#waiting.set(person, [item])
    else mine.push(item)
    this.#size++
  }

  /** The next in turn of those that may come now. */
  take(mayCome: (person: string) => boolean): T | undefined {
    for (const [person, mine] of this.#waiting) {
      if (!mayCome(person)) continue
      const item = mine.shift()
      this.#waiting.delete(person)
      if (mine.length > 0) this.#waiting.set(person, mine)
      this.#size--
      return item
    }
    return undefined
  }

  /** Whether somebody could come now. */
  some(mayCome: (person: string) => boolean): boolean {
    for (const person of this.#waiting.keys()) if (mayCome(person)) return true
    return false
  }

  /** Everything that waits; nothing does afterwards. */
  clear(): T[] {
    const all = [...this.#waiting.values()].flat()
    this.#waiting.clear()
    this.#size = 0
    return all
  }
}
