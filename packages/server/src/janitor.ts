import type { Limits } from './config.ts'
import type { Keeper } from './keeper.ts'
import { UnplayableError } from './loader.ts'
import type { ServiceClock } from './service-clock.ts'
import { finishedTables, moveLog } from './store/moved-logs.ts'
import { abandonedTables, archiveStale, archiveTable, relist } from './store/stale.ts'
import { StorageError } from './store/storage-error.ts'
import type { Store } from './store/store.ts'

/** How often the store is tidied, in milliseconds. */
const EVERY = 600_000
/** How many tables are checked together. */
const BATCH = 100
/** At most this many are closed in one go: players come first. */
const AT_ONCE = 4
/** A running game keeps its place in the lobby if it continued within a day. */
const DAY = 86_400_000

/**
 * Closes tables whose game never began and archives games that nobody continues, by `limits.closeAfter` and `limits.archiveAfter`. Several
 * processes may do it at once. Only caches are deleted.
 */
export class Janitor {
  readonly #store: Store
  readonly #keeper: Keeper
  readonly #clock: ServiceClock
  readonly #limits: Pick<Limits, 'closeAfter' | 'archiveAfter' | 'moveAfter'>
  readonly #fault: (table: string, error: unknown) => void
  /** For the metrics. */
  readonly counts = { closed: 0, archived: 0, moved: 0 }
  #busy: Promise<void> | undefined
  #closed = false
  #interval: NodeJS.Timeout | undefined

  constructor(
    store: Store,
    keeper: Keeper,
    clock: ServiceClock,
    limits: Pick<Limits, 'closeAfter' | 'archiveAfter' | 'moveAfter'>,
    fault: (table: string, error: unknown) => void,
  ) {
    this.#store = store
    this.#keeper = keeper
    this.#clock = clock
    this.#limits = limits
    this.#fault = fault
  }

  /** Tidies now, and from time to time. */
  start(): void {
    this.#interval = setInterval(() => void this.round(), EVERY)
    this.#interval.unref()
    void this.round()
  }

  /** Tidies once; a store that fails ends the round. */
  round(): Promise<void> {
    this.#busy ??= this.#tidy()
      .catch((error: unknown) => this.#fault('', error))
      .finally(() => {
        this.#busy = undefined
      })
    return this.#busy
  }

  async #tidy(): Promise<void> {
    const { closeAfter, archiveAfter, moveAfter } = this.#limits
    const now = this.#clock.now()
    await relist(this.#store, now - DAY)
    if (closeAfter > 0) await this.#close(now - closeAfter, now)
    await this.#move(now - moveAfter)
    while (archiveAfter > 0 && !this.#closed) {
      const found = await archiveStale(this.#store, now - archiveAfter, now, BATCH)
      this.counts.archived += found
      if (found < BATCH) return
    }
  }

  /** Moves the logs of old games into object storage, one after the other. */
  async #move(before: number): Promise<void> {
    const { objects } = this.#store
    if (objects === undefined) return
    for (let after = ''; !this.#closed; ) {
      const ids = await finishedTables(this.#store, before, after, BATCH)
      for (const id of ids) if (!this.#closed && (await moveLog(this.#store, objects, id))) this.counts.moved++
      after = ids.at(-1) ?? ''
      if (ids.length < BATCH) return
    }
  }

  async #close(before: number, now: number): Promise<void> {
    while (!this.#closed) {
      const tables = await abandonedTables(this.#store, before, BATCH)
      let next = 0
      const work = async (): Promise<void> => {
        for (let each = tables[next++]; each !== undefined && !this.#closed; each = tables[next++]) {
          await this.#closeOne(each.id, before, now)
        }
      }
      await Promise.all(Array.from({ length: AT_ONCE }, work))
      if (tables.length < BATCH) return
    }
  }

  /** Whatever cannot be closed is archived, so that it is not found again. */
  async #closeOne(id: string, before: number, now: number): Promise<void> {
    try {
      const answer = await this.#keeper.command(id, { type: 'close' }, 'table')
      if (answer !== undefined && !('refusal' in answer)) {
        this.counts.closed++
        return
      }
    } catch (error) {
      if (error instanceof StorageError) throw error
      if (!(error instanceof UnplayableError)) this.#fault(id, error)
    }
    await archiveTable(this.#store, id, before, now)
  }

  /** Finishes what is under way. */
  async close(): Promise<void> {
    this.#closed = true
    clearInterval(this.#interval)
    await this.#busy
  }
}
