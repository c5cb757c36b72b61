import { UnplayableError } from './loader.ts'
import { StorageError } from './store/storage-error.ts'
import type { Due, Store } from './store/store.ts'

/** How many tables are woken at once: one that takes long to load does not hold up the others. */
const AT_ONCE = 8
/** How many are asked for at a time. */
const PAGE = 500
/** A table that could not be woken is tried again after this time (in milliseconds), which doubles with every failure. */
const RETRY = { first: 10_000, longest: 600_000 }

/**
 * Wakes tables in the store whose time has come. A table whose log can never be played is given up for good; any other failure may pass
 * and is retried, at growing intervals. Tables that cannot be woken are skipped and never hold up the rest.
 */
export class Waker {
  readonly #store: Store
  readonly #now: () => number
  readonly #wake: (id: string) => Promise<void>
  readonly #fault: (table: string, error: unknown) => void
  readonly #givenUp = new Set<string>()
  readonly #later = new Map<string, { readonly from: number; readonly wait: number }>()
  #busy = false
  #closed = false

  constructor(
    store: Store,
    now: () => number,
    wake: (id: string) => Promise<void>,
    fault: (table: string, error: unknown) => void,
  ) {
    this.#store = store
    this.#now = now
    this.#wake = wake
    this.#fault = fault
  }

  /** Wakes everything whose time has come. One round at a time; a store that fails ends it. */
  async round(): Promise<void> {
    if (this.#busy || this.#closed) return
    this.#busy = true
    try {
      for (let after: Due | undefined; ; ) {
        const page = await this.#store.dueTables(this.#now(), after, PAGE)
        await this.#wakeAll(page.filter(({ id }) => this.#mayTry(id)))
        after = page.at(-1)
        if (page.length < PAGE || this.#closed) return
      }
    } catch (error) {
      this.#fault('', error)
    } finally {
      this.#busy = false
    }
  }

  #mayTry(id: string): boolean {
    if (this.#givenUp.has(id)) return false
    const later = this.#later.get(id)
    return later === undefined || later.from <= performance.now()
  }

  async #wakeAll(due: readonly Due[]): Promise<void> {
    let next = 0
    let failed: StorageError | undefined
    const work = async (): Promise<void> => {
      for (let each = due[next++]; each !== undefined; each = due[next++]) {
        if (failed !== undefined || this.#closed) return
        try {
          await this.#wake(each.id)
          this.#later.delete(each.id)
        } catch (error) {
          // The store fails for all of them: the next round begins where this one ends.
          if (error instanceof StorageError) failed = error
          else this.#postpone(each.id, error)
        }
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work))
    if (failed !== undefined) throw failed
  }

  #postpone(id: string, error: unknown): void {
    const known = this.#later.get(id)
    if (error instanceof UnplayableError) this.#givenUp.add(id)
    else {
      const wait = Math.min(RETRY.longest, known === undefined ? RETRY.first : 2 * known.wait)
      this.#later.set(id, { from: performance.now() + wait, wait })
    }
    if (known === undefined) this.#fault(id, error)
  }

  /** Wakes nothing more. */
  close(): void {
    this.#closed = true
  }
}
