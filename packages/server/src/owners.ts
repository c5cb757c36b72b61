import type { ServiceClock } from './service-clock.ts'
import { CLOSING, type Owner, ownerOf, release, takeOver } from './store/owners.ts'
import type { Store } from './store/store.ts'

/** Another process that serves a table, and where it can be reached. */
export interface Peer {
  readonly process: string
  readonly address: string
}

/** When others were first this often, the table is served here too: the log allows only one of them to go on. */
const MOST_TRIES = 5

/**
 * Which of several processes serves a table. The first that is asked for it becomes its owner, by compare-and-set of `tables.owner`, and
 * stays it while the table is in memory there. When an owner is gone (its connection to the database has ended, its heartbeat stays the same,
 * or it closes), whoever is asked next takes its place.
 *
 * Owners save work; they do not keep anything safe. Wherever a move is decided, it is stored only if nobody else was first: so a table can
 * be served without being its owner when that one cannot be reached. A SQLite file belongs to one process, which owns all of it.
 */
export class Owners {
  readonly #store: Store
  readonly #clock: ServiceClock
  readonly #mine = new Set<string>()
  /** Tables taken over from a process that is gone, until somebody looks after its bots. */
  readonly #inherited = new Set<string>()
  readonly #finding = new Map<string, Promise<Peer | undefined>>()
  #closed = false
  /** For the metrics. */
  readonly counts = { taken: 0, lost: 0 }

  constructor(store: Store, clock: ServiceClock) {
    this.#store = store
    this.#clock = clock
  }

  /** How many tables this process owns. */
  get size(): number {
    return this.#mine.size
  }

  /** Whether this process owns a table. */
  isMine(table: string): boolean {
    return !this.#store.isShared || this.#mine.has(table)
  }

  /** The other process that serves a table. When there is none, this one becomes its owner, unless there is nothing left to do at the table. */
  elsewhere(table: string): Promise<Peer | undefined> {
    if (this.isMine(table) || this.#closed) return Promise.resolve(undefined)
    const known = this.#finding.get(table)
    if (known !== undefined) return known
    const finding = this.#find(table).finally(() => this.#finding.delete(table))
    this.#finding.set(table, finding)
    return finding
  }

  async #find(table: string): Promise<Peer | undefined> {
    for (let tries = 0; tries < MOST_TRIES; tries++) {
      const owner = await ownerOf(this.#store, table)
      if (owner === undefined || this.isMine(table)) return undefined
      const { process, address } = owner
      if (process !== this.#store.self) {
        if (this.#isThere(owner)) return { process, address }
        if (owner.over) return undefined
        // Others believe that this process is alive as long as its heartbeat changes.
        await this.#clock.beat()
        if (!(await takeOver(this.#store, table, process))) continue
        this.counts.taken++
        if (process !== '') this.#inherited.add(table)
      }
      this.#mine.add(table)
      return undefined
    }
    return undefined
  }

  #isThere({ alive, process }: Owner): boolean {
    return alive && !this.#clock.isSilent(process)
  }

  /** Whether a table came from a process that is gone and took its bots with it; asked once. */
  inherits(table: string): boolean {
    return this.#inherited.delete(table)
  }

  /** Another process is the owner of a table that was owned here. */
  lost(table: string): void {
    if (this.#mine.delete(table)) this.counts.lost++
    this.#inherited.delete(table)
  }

  /** Gives up tables that nobody needs here. */
  async release(tables: readonly string[]): Promise<void> {
    const mine = tables.filter((table) => this.#mine.has(table))
    if (mine.length === 0) return
    await release(this.#store, mine)
    for (const table of mine) this.lost(table)
  }

  /** A table was created here. */
  created(table: string): void {
    if (this.#store.isShared) this.#mine.add(table)
  }

  /** Lets others take over all tables. */
  async close(): Promise<void> {
    this.#closed = true
    if (!this.#store.isShared) return
    this.#store.address = CLOSING
    await this.#clock.beat(true)
  }
}
